#pragma once

#include <array>

namespace querymend {

/// A question on which most statements are wrong in the same way. It is scripted: the statements and what is said of
/// them are written here, and no model or database is asked.
struct WrongMajority {
    const char* shape; ///< of the mistake
    const char* question;
    const char* evidence; ///< empty: the test comes from the question
    const char* test;     ///< that tells the right statement from the others
    const char* right;
    const char* wrong;
};

// clang-format off
inline constexpr std::array wrongMajorities{
    WrongMajority{"a join multiplies", "What did each customer pay in all?", "", "No payment counts twice.", "SELECT customer_id, SUM(paid) FROM payments GROUP BY customer_id", "SELECT p.customer_id, SUM(p.paid) FROM payments p JOIN orders o ON o.customer_id = p.customer_id GROUP BY 1"},
    WrongMajority{"a join multiplies", "How many credits does each student have?", "", "A course counts once, however many lessons it has.", "SELECT student_id, SUM(credits) FROM passed GROUP BY student_id", "SELECT p.student_id, SUM(p.credits) FROM passed p JOIN lessons l ON l.course_id = p.course_id GROUP BY 1"},
    WrongMajority{"a join multiplies", "What is the payroll of each clinic?", "", "Each doctor's salary is in the sum once.", "SELECT clinic_id, SUM(salary) FROM doctors GROUP BY clinic_id", "SELECT d.clinic_id, SUM(d.salary) FROM doctors d JOIN shifts s ON s.doctor_id = d.id GROUP BY 1"},
    WrongMajority{"a status is not left out", "How many orders were placed in May?", "Cancelled orders do not count.", "Cancelled orders are left out.", "SELECT COUNT(*) FROM orders WHERE month = 5 AND status <> 'cancelled'", "SELECT COUNT(*) FROM orders WHERE month = 5"},
    WrongMajority{"a status is not left out", "How many students are in each class?", "A student who has left is not in a class.", "Students who have left are not counted.", "SELECT class, COUNT(*) FROM students WHERE left_on IS NULL GROUP BY class", "SELECT class, COUNT(*) FROM students GROUP BY class"},
    WrongMajority{"a status is not left out", "Which beds are taken?", "A reserved bed is not taken.", "No reserved bed is listed.", "SELECT id FROM beds WHERE state = 'occupied'", "SELECT id FROM beds WHERE state <> 'free'"},
    WrongMajority{"what has no value is counted", "How many customers gave an address?", "", "Customers without an address do not count.", "SELECT COUNT(address) FROM customers", "SELECT COUNT(*) FROM customers"},
    WrongMajority{"what has no value is counted", "How many exams have a mark?", "", "Exams without a mark do not count.", "SELECT COUNT(mark) FROM exams", "SELECT COUNT(id) FROM exams"},
    WrongMajority{"what has no value is counted", "How many patients have a discharge date?", "", "Patients who are still there do not count.", "SELECT COUNT(discharged) FROM stays", "SELECT COUNT(admitted) FROM stays"},
    WrongMajority{"the same is counted again", "How many different products were sold?", "", "A product that was sold twice counts once.", "SELECT COUNT(DISTINCT product_id) FROM sales", "SELECT COUNT(product_id) FROM sales"},
    WrongMajority{"the same is counted again", "How many teachers gave a course this year?", "", "A teacher of two courses counts once.", "SELECT COUNT(DISTINCT teacher_id) FROM courses WHERE year = 2024", "SELECT COUNT(teacher_id) FROM courses WHERE year = 2024"},
    WrongMajority{"the same is counted again", "How many patients came in March?", "", "A patient who came twice counts once.", "SELECT COUNT(DISTINCT patient_id) FROM visits WHERE month = 3", "SELECT COUNT(*) FROM visits WHERE month = 3"},
    WrongMajority{"the last day is lost", "Which orders were placed until 31 March?", "", "Orders of 31 March are listed.", "SELECT id FROM orders WHERE placed < '2024-04-01'", "SELECT id FROM orders WHERE placed < '2024-03-31'"},
    WrongMajority{"the last day is lost", "Which essays came in by 15 June?", "", "Essays of 15 June are listed.", "SELECT id FROM essays WHERE handed_in < '2024-06-16'", "SELECT id FROM essays WHERE handed_in < '2024-06-15'"},
    WrongMajority{"the last day is lost", "Which stays ended in February?", "", "Stays that ended on 29 February are listed.", "SELECT id FROM stays WHERE ended >= '2024-02-01' AND ended < '2024-03-01'", "SELECT id FROM stays WHERE ended BETWEEN '2024-02-01' AND '2024-02-28'"},
    WrongMajority{"one of several is dropped", "Which product sold best?", "", "Products that sold equally well are all listed.", "SELECT name FROM sold WHERE n = (SELECT MAX(n) FROM sold)", "SELECT name FROM sold ORDER BY n DESC LIMIT 1"},
    WrongMajority{"one of several is dropped", "Who has the best mark?", "", "All students with the best mark are listed.", "SELECT student FROM marks WHERE mark = (SELECT MIN(mark) FROM marks)", "SELECT student FROM marks ORDER BY mark LIMIT 1"},
    WrongMajority{"one of several is dropped", "Which ward has the most beds?", "", "Wards with equally many beds are all listed.", "SELECT name FROM wards WHERE beds = (SELECT MAX(beds) FROM wards)", "SELECT name FROM wards ORDER BY beds DESC LIMIT 1"},
    WrongMajority{"what has no match is lost", "How many orders does each customer have?", "", "Customers without an order are listed with 0.", "SELECT c.name, COUNT(o.id) FROM customers c LEFT JOIN orders o ON o.customer_id = c.id GROUP BY c.name", "SELECT c.name, COUNT(o.id) FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.name"},
    WrongMajority{"what has no match is lost", "How many books has each pupil borrowed?", "", "Pupils who borrowed nothing are listed with 0.", "SELECT p.name, COUNT(l.id) FROM pupils p LEFT JOIN loans l ON l.pupil_id = p.id GROUP BY p.name", "SELECT p.name, COUNT(l.id) FROM pupils p JOIN loans l ON l.pupil_id = p.id GROUP BY p.name"},
    WrongMajority{"what has no match is lost", "What does each doctor earn from visits?", "", "Doctors without visits are listed with 0.", "SELECT d.name, COALESCE(SUM(v.fee), 0) FROM doctors d LEFT JOIN visits v ON v.doctor_id = d.id GROUP BY d.name", "SELECT d.name, SUM(v.fee) FROM doctors d, visits v WHERE v.doctor_id = d.id GROUP BY d.name"},
    WrongMajority{"an average of averages", "What is the average price of all items sold?", "", "Each item weighs the same.", "SELECT AVG(price) FROM items", "SELECT AVG(a) FROM (SELECT AVG(price) AS a FROM items GROUP BY order_id)"},
    WrongMajority{"an average of averages", "What is the average mark of the school?", "", "Each mark weighs the same, whatever the class.", "SELECT AVG(mark) FROM marks", "SELECT AVG(a) FROM (SELECT AVG(mark) AS a FROM marks GROUP BY class)"},
    WrongMajority{"an average of averages", "How long is the average stay?", "", "Each stay weighs the same, whatever the ward.", "SELECT AVG(days) FROM stays", "SELECT AVG(a) FROM (SELECT AVG(days) AS a FROM stays GROUP BY ward_id)"},
    WrongMajority{"a word has its own meaning", "How many customers are active?", "An active customer has ordered this year.", "A customer without an order this year is not active.", "SELECT COUNT(DISTINCT customer_id) FROM orders WHERE year = 2024", "SELECT COUNT(*) FROM customers WHERE is_active"},
    WrongMajority{"a word has its own meaning", "Who passed the course?", "A course is passed with 60 points.", "Students with 60 points are listed.", "SELECT student FROM results WHERE points >= 60", "SELECT student FROM results WHERE points > 50"},
    WrongMajority{"a word has its own meaning", "Which patients are at risk?", "At risk are those over 70 with two diagnoses.", "Patients of 80 with one diagnosis are left out.", "SELECT name FROM patients WHERE age > 70 AND diagnoses >= 2", "SELECT name FROM patients WHERE age > 70"},
    WrongMajority{"a unit is overlooked", "What is the revenue in euros?", "Amounts are in cents.", "The sum is divided by 100.", "SELECT SUM(amount) / 100.0 FROM payments", "SELECT SUM(amount) FROM payments"},
    WrongMajority{"a unit is overlooked", "How many hours does a lesson last on average?", "Durations are in minutes.", "The average is divided by 60.", "SELECT AVG(duration) / 60.0 FROM lessons", "SELECT AVG(duration) FROM lessons"},
    WrongMajority{"a unit is overlooked", "What does the heaviest patient weigh, in kilograms?", "Weights are in grams.", "The weight is divided by 1000.", "SELECT MAX(weight) / 1000.0 FROM measured", "SELECT MAX(weight) FROM measured"},
    WrongMajority{"a year begins elsewhere", "What was the profit of the year 2023?", "The business year begins in April.", "March 2024 belongs to the year 2023.", "SELECT SUM(profit) FROM books WHERE day >= '2023-04-01' AND day < '2024-04-01'", "SELECT SUM(profit) FROM books WHERE day >= '2023-01-01' AND day < '2024-01-01'"},
    WrongMajority{"a year begins elsewhere", "How many pupils joined in the school year 2023?", "A school year begins in September.", "A pupil who joined in February 2024 counts.", "SELECT COUNT(*) FROM pupils WHERE joined >= '2023-09-01' AND joined < '2024-09-01'", "SELECT COUNT(*) FROM pupils WHERE joined LIKE '2023%'"},
    WrongMajority{"a year begins elsewhere", "How many flu shots were given in the season 2023?", "A season begins in July.", "Shots of January 2024 count.", "SELECT COUNT(*) FROM shots WHERE given >= '2023-07-01' AND given < '2024-07-01'", "SELECT COUNT(*) FROM shots WHERE given LIKE '2023-%'"},
    WrongMajority{"AND where OR is meant", "Which products are red or blue?", "", "Red products are listed, and blue ones.", "SELECT name FROM products WHERE colour = 'red' OR colour = 'blue'", "SELECT name FROM products WHERE colour = 'red' AND colour = 'blue'"},
    WrongMajority{"AND where OR is meant", "Who teaches physics or chemistry?", "", "A teacher of one of the two is listed.", "SELECT name FROM teachers WHERE subject IN ('physics', 'chemistry')", "SELECT name FROM teachers WHERE subject = 'physics' AND subject = 'chemistry'"},
    WrongMajority{"AND where OR is meant", "Who had a fever or a cough?", "", "A patient with one of the two is listed.", "SELECT name FROM patients WHERE fever OR cough", "SELECT name FROM patients WHERE fever AND cough"},
    WrongMajority{"the bound itself is lost", "Which products cost at least 10?", "", "A product for exactly 10 is listed.", "SELECT name FROM products WHERE price >= 10", "SELECT name FROM products WHERE price > 10"},
    WrongMajority{"the bound itself is lost", "Which classes have at most 25 pupils?", "", "A class of exactly 25 is listed.", "SELECT name FROM classes WHERE pupils <= 25", "SELECT name FROM classes WHERE pupils < 25"},
    WrongMajority{"the bound itself is lost", "Who is 18 or older?", "", "A patient of exactly 18 is listed.", "SELECT name FROM patients WHERE age >= 18", "SELECT name FROM patients WHERE age > 18"},
    WrongMajority{"all in place of each", "What does each customer spend on average?", "", "There is a row for each customer.", "SELECT customer_id, AVG(total) FROM orders GROUP BY customer_id", "SELECT AVG(total) FROM orders"},
    WrongMajority{"all in place of each", "What is the best time of each runner?", "", "There is a row for each runner.", "SELECT runner, MIN(seconds) FROM races GROUP BY runner", "SELECT runner, seconds FROM races WHERE seconds = (SELECT MIN(seconds) FROM races)"},
    WrongMajority{"all in place of each", "How long is the longest stay on each ward?", "", "There is a row for each ward.", "SELECT ward_id, MAX(days) FROM stays GROUP BY ward_id", "SELECT MAX(days) FROM stays"},
    WrongMajority{"any in place of the latest", "What is the current price of each product?", "", "Each product is there once, with its last price.", "SELECT product_id, price FROM prices p WHERE since = (SELECT MAX(since) FROM prices WHERE product_id = p.product_id)", "SELECT product_id, price FROM prices"},
    WrongMajority{"any in place of the latest", "In which class is each pupil now?", "", "Each pupil is there once, with the last class.", "SELECT pupil_id, class FROM moves m WHERE day = (SELECT MAX(day) FROM moves WHERE pupil_id = m.pupil_id)", "SELECT pupil_id, MAX(class) FROM moves GROUP BY pupil_id"},
    WrongMajority{"any in place of the latest", "What is the last blood pressure of each patient?", "", "Each patient is there once, with the last value.", "SELECT patient_id, pressure FROM readings r WHERE at = (SELECT MAX(at) FROM readings WHERE patient_id = r.patient_id)", "SELECT patient_id, MAX(pressure) FROM readings GROUP BY patient_id"},
    WrongMajority{"rows in place of groups", "Which customers spent more than 1000 in all?", "", "A customer with two orders of 600 is listed.", "SELECT customer_id FROM orders GROUP BY customer_id HAVING SUM(total) > 1000", "SELECT DISTINCT customer_id FROM orders WHERE total > 1000"},
    WrongMajority{"rows in place of groups", "Who missed more than 10 days?", "", "Absences of 6 and 5 days make 11.", "SELECT pupil_id FROM absences GROUP BY pupil_id HAVING SUM(days) > 10", "SELECT pupil_id FROM absences WHERE days > 10"},
    WrongMajority{"rows in place of groups", "Which drugs were given more than 50 times?", "", "It is the number of rows that is compared.", "SELECT drug FROM given GROUP BY drug HAVING COUNT(*) > 50", "SELECT drug FROM given WHERE dose > 50"},
    WrongMajority{"letter case", "How many customers live in Rome?", "Cities are stored in capitals.", "Customers in ROME count.", "SELECT COUNT(*) FROM customers WHERE city = 'ROME'", "SELECT COUNT(*) FROM customers WHERE city = 'Rome'"},
    WrongMajority{"letter case", "Which courses are about Art?", "Subjects are stored in small letters.", "Courses with the subject art are listed.", "SELECT name FROM courses WHERE subject = 'art'", "SELECT name FROM courses WHERE subject = 'Art'"},
    WrongMajority{"letter case", "Who has blood group AB?", "Blood groups are stored as ab, a, b and o.", "Patients with ab are listed.", "SELECT name FROM patients WHERE blood = 'ab'", "SELECT name FROM patients WHERE blood = 'AB'"},
    WrongMajority{"a share of the wrong whole", "Which share of orders was returned, in percent?", "", "It is a number from 0 to 100 of all orders.", "SELECT 100.0 * COUNT(returned) / COUNT(*) FROM orders", "SELECT COUNT(returned) / COUNT(*) FROM orders"},
    WrongMajority{"a share of the wrong whole", "Which share of pupils passed, in percent?", "", "Pupils who failed are in the whole.", "SELECT 100.0 * SUM(passed) / COUNT(*) FROM exam", "SELECT 100.0 * SUM(passed) / COUNT(*) FROM exam WHERE passed = 1"},
    WrongMajority{"a share of the wrong whole", "Which share of beds is free, in percent?", "", "The share is not rounded to 0.", "SELECT 100.0 * SUM(free) / COUNT(*) FROM beds", "SELECT SUM(free) / COUNT(*) * 100 FROM beds"},
    WrongMajority{"NOT IN with nothing", "Which products were never ordered?", "", "It is not empty because one order has no product.", "SELECT name FROM products p WHERE NOT EXISTS (SELECT 1 FROM items WHERE product_id = p.id)", "SELECT name FROM products WHERE id NOT IN (SELECT product_id FROM items)"},
    WrongMajority{"NOT IN with nothing", "Which rooms have no lesson?", "", "Lessons without a room change nothing.", "SELECT name FROM rooms r WHERE NOT EXISTS (SELECT 1 FROM lessons WHERE room_id = r.id)", "SELECT name FROM rooms WHERE id NOT IN (SELECT room_id FROM lessons)"},
    WrongMajority{"NOT IN with nothing", "Which doctors have no patients?", "", "Patients without a doctor change nothing.", "SELECT name FROM doctors d WHERE NOT EXISTS (SELECT 1 FROM patients WHERE doctor_id = d.id)", "SELECT name FROM doctors WHERE id NOT IN (SELECT doctor_id FROM patients)"},
    WrongMajority{"the order is turned round", "Which three products are the cheapest?", "", "The cheapest comes first.", "SELECT name FROM products ORDER BY price LIMIT 3", "SELECT name FROM products ORDER BY price DESC LIMIT 3"},
    WrongMajority{"the order is turned round", "Which five pupils have the best marks?", "Mark 1 is the best.", "Pupils with mark 1 come first.", "SELECT name FROM pupils ORDER BY mark LIMIT 5", "SELECT name FROM pupils ORDER BY mark DESC LIMIT 5"},
    WrongMajority{"the order is turned round", "Which two patients have waited longest?", "", "The earliest arrival comes first.", "SELECT name FROM waiting ORDER BY arrived LIMIT 2", "SELECT name FROM waiting ORDER BY arrived DESC LIMIT 2"},
};
// clang-format on

} // namespace querymend
