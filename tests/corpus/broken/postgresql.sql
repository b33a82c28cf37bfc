### a column of a table that the query does not use: city
#: code=unknown_column
#: identifier=city
#: found_in=customers
#: engine=column "city" does not exist
#: engine_code=42703
SELECT o.id, city FROM orders o WHERE o.status = 'open'
### a column of a table that the query does not use: method
#: code=unknown_column
#: identifier=method
#: found_in=payments
#: engine=column "method" does not exist
#: engine_code=42703
SELECT method, count(*) FROM orders GROUP BY method
### a column of a table that the query does not use, in where
#: code=unknown_column
#: identifier=country
#: found_in=customers
#: engine=column "country" does not exist
#: engine_code=42703
SELECT sum(total) FROM orders WHERE country = 'PT'
### a column of a table that the query does not use, qualified
#: code=unknown_column
#: identifier=o.sku
#: found_in=products
#: engine=column o.sku does not exist
#: engine_code=42703
SELECT o.sku FROM orders o
### a column of a table two foreign keys away
#: code=unknown_column
#: identifier=price
#: found_in=products
#: engine=column "price" does not exist
#: engine_code=42703
SELECT c.name, sum(price) FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.name
### the department's name without its join
#: code=unknown_column
#: identifier=budget
#: found_in=departments
#: engine=column "budget" does not exist
#: engine_code=42703
SELECT first_name, last_name FROM employees WHERE budget > 1000
### the amount without its join
#: code=unknown_column
#: identifier=amount
#: found_in=payments
#: engine=column "amount" does not exist
#: engine_code=42703
SELECT customer_id, sum(amount) AS paid FROM orders GROUP BY customer_id ORDER BY paid DESC
### the quantity without its join
#: code=unknown_column
#: identifier=quantity
#: found_in=order_items
#: engine=column "quantity" does not exist
#: engine_code=42703
SELECT name, sum(quantity) FROM products GROUP BY name
### a joined table that has not the column either
#: code=unknown_column
#: identifier=seconds
#: found_in=call_log
#: engine=column "seconds" does not exist
#: engine_code=42703
SELECT c.name, sum(seconds) FROM customers c JOIN events e ON e.customer_id = c.id GROUP BY c.name
### a column of a missing join in order by
#: code=unknown_column
#: identifier=salary
#: found_in=employees
#: engine=column "salary" does not exist
#: engine_code=42703
SELECT d.name FROM departments d ORDER BY salary DESC
### a column of a missing join inside a case
#: code=unknown_column
#: identifier=discontinued
#: found_in=products
#: engine=column "discontinued" does not exist
#: engine_code=42703
SELECT order_id, CASE WHEN discontinued THEN 1 ELSE 0 END FROM order_items
### a column of a missing join in having
#: code=unknown_column
#: identifier=rating
#: found_in=customers
#: engine=column "rating" does not exist
#: engine_code=42703
SELECT customer_id, count(*) FROM orders GROUP BY customer_id HAVING max(rating) > 3
### a column of a missing join in a CTE
#: code=unknown_column
#: identifier=hired_on
#: found_in=employees
#: engine=column "hired_on" does not exist
#: engine_code=42703
WITH d AS (SELECT id, hired_on FROM departments) SELECT * FROM d
### the wrong qualifier of two
#: code=unknown_column
#: identifier=o.name
#: found_in=c
#: engine=column o.name does not exist
#: engine_code=42703
SELECT o.name, o.total FROM orders o JOIN customers c ON c.id = o.customer_id
### the wrong qualifier in a join condition
#: code=unknown_column
#: identifier=c.customer_id
#: found_in=o
#: engine=column c.customer_id does not exist
#: engine_code=42703
SELECT c.name FROM customers c JOIN orders o ON c.customer_id = o.id
### the wrong qualifier in where
#: code=unknown_column
#: identifier=c.status
#: found_in=o
#: engine=column c.status does not exist
#: engine_code=42703
SELECT c.name FROM customers c JOIN orders o ON c.id = o.customer_id WHERE c.status = 'open'
### the wrong qualifier in an aggregate
#: code=unknown_column
#: identifier=o.amount
#: found_in=p
#: engine=column o.amount does not exist
#: engine_code=42703
SELECT sum(o.amount) FROM orders o JOIN payments p ON p.order_id = o.id
### the wrong qualifier in group by
#: code=unknown_column
#: identifier=o.city
#: found_in=c
#: engine=column o.city does not exist
#: engine_code=42703
SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY o.city
### the wrong qualifier in order by
#: code=unknown_column
#: identifier=p.quantity
#: found_in=i
#: engine=column p.quantity does not exist
#: engine_code=42703
SELECT p.name FROM products p JOIN order_items i ON i.product_id = p.id ORDER BY p.quantity DESC
### the wrong qualifier of three, as models number them
#: code=unknown_column
#: identifier=T2.price
#: found_in=T3
#: engine=column t2.price does not exist
#: engine_code=42703
SELECT T3.name, T2.price FROM orders AS T1 JOIN order_items AS T2 ON T2.order_id = T1.id JOIN products AS T3 ON T3.id = T2.product_id
### a table's own name as the wrong qualifier
#: code=unknown_column
#: identifier=customers.total
#: found_in=orders
#: engine=column customers.total does not exist
#: engine_code=42703
SELECT customers.name, customers.total FROM customers JOIN orders ON orders.customer_id = customers.id
### the wrong qualifier in a subquery
#: code=unknown_column
#: identifier=o.country
#: found_in=c
#: engine=column o.country does not exist
#: engine_code=42703
SELECT c.name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.country = 'PT')
### the wrong qualifier in a window
#: code=unknown_column
#: identifier=e.budget
#: found_in=d
#: engine=column e.budget does not exist
#: engine_code=42703
SELECT rank() OVER (ORDER BY e.budget) FROM employees e JOIN departments d ON d.id = e.department_id
### a separator where there is none
#: code=unknown_column
#: identifier=e.hiredon
#: suggest=hired_on
#: engine=column e.hiredon does not exist
#: engine_code=42703
SELECT e.hiredon FROM employees e
### camel case for a name with underscores
#: code=unknown_column
#: identifier=firstName
#: suggest=first_name
#: engine=column "firstname" does not exist
#: engine_code=42703
SELECT firstName FROM employees
### camel case in a join
#: code=unknown_column
#: identifier=o.customerId
#: suggest=customer_id
#: engine=column o.customerid does not exist
#: engine_code=42703
SELECT c.name FROM customers c JOIN orders o ON o.customerId = c.id
### blanks for underscores
#: code=unknown_column
#: identifier=o.orderdate
#: suggest=order_date
#: engine=column o.orderdate does not exist
#: engine_code=42703
SELECT o.orderdate FROM orders o
### a letter is missing
#: code=unknown_column
#: identifier=quantty
#: suggest=quantity
#: engine=column "quantty" does not exist
#: engine_code=42703
SELECT sum(quantty) FROM order_items
### two letters have changed places
#: code=unknown_column
#: identifier=slaary
#: suggest=salary
#: engine=column "slaary" does not exist
#: engine_code=42703
SELECT max(slaary) FROM employees
### a plural
#: code=unknown_column
#: identifier=p.prices
#: suggest=price
#: engine=column p.prices does not exist
#: engine_code=42703
SELECT p.prices FROM products p
### a shared word: date
#: code=unknown_column
#: identifier=o.date
#: suggest=order_date
#: engine=column o.date does not exist
#: engine_code=42703
SELECT o.date FROM orders o
### a shared word: shipped
#: code=unknown_column
#: identifier=shipped_date
#: suggest=shipped_at
#: engine=column "shipped_date" does not exist
#: engine_code=42703
SELECT shipped_date FROM orders
### a shared word: unit
#: code=unknown_column
#: identifier=i.unit_cost
#: suggest=unit_price
#: engine=column i.unit_cost does not exist
#: engine_code=42703
SELECT i.unit_cost FROM order_items i
### a qualifier that the query does not define
#: code=unknown_alias
#: identifier=c
#: classify=unknown_alias|unknown_table
#: engine=missing FROM-clause entry for table "c"
#: engine_code=42P01
SELECT c.name FROM orders o
### a qualifier that the query does not define, in a condition
#: code=unknown_alias
#: identifier=p
#: classify=unknown_alias|unknown_table
#: engine=missing FROM-clause entry for table "p"
#: engine_code=42P01
SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE p.amount > 5
### a table that the columns name but from does not
#: code=unknown_alias|unknown_column
#: identifier=orders
#: classify=unknown_alias|unknown_table
#: engine=missing FROM-clause entry for table "orders"
#: engine_code=42P01
SELECT orders.total FROM customers c WHERE c.id = orders.customer_id
### a column of an inner query used outside
#: code=unknown_column|unknown_alias
#: identifier=o.total
#: classify=unknown_alias|unknown_table
#: engine=missing FROM-clause entry for table "o"
#: engine_code=42P01
SELECT c.name, o.total FROM customers c WHERE c.id IN (SELECT o.customer_id FROM orders o)
### a column that the derived table does not hand out
#: code=unknown_column
#: identifier=t.status
#: engine=column t.status does not exist
#: engine_code=42703
SELECT t.id, t.status FROM (SELECT id, total FROM orders) AS t
### a column that the CTE does not hand out
#: code=unknown_column
#: identifier=city
#: engine=column "city" does not exist
#: engine_code=42703
WITH big AS (SELECT id, name FROM customers) SELECT city FROM big
### a column that resembles nothing
#: code=unknown_column
#: identifier=zodiac
#: engine=column "zodiac" does not exist
#: engine_code=42703
SELECT zodiac FROM customers
### another column that resembles nothing
#: code=unknown_column
#: identifier=c.loyalty_tier
#: engine=column c.loyalty_tier does not exist
#: engine_code=42703
SELECT c.name FROM customers c WHERE c.loyalty_tier = 'gold'
### a table in the singular
#: code=unknown_table
#: identifier=customer
#: suggest=customers
#: engine=relation "customer" does not exist
#: engine_code=42P01
SELECT name FROM customer
### a table in the plural of another word
#: code=unknown_table
#: identifier=order_item
#: suggest=order_items
#: engine=relation "order_item" does not exist
#: engine_code=42P01
SELECT sum(quantity) FROM order_item
### a table without its underscore
#: code=unknown_table
#: identifier=orderitems
#: suggest=order_items
#: engine=relation "orderitems" does not exist
#: engine_code=42P01
SELECT * FROM orders o JOIN orderitems i ON i.order_id = o.id
### a table that does not exist at all
#: code=unknown_table
#: identifier=suppliers
#: engine=relation "suppliers" does not exist
#: engine_code=42P01
SELECT s.name FROM suppliers s
### a CTE that was never defined
#: code=unknown_table
#: identifier=it
#: engine=relation "it" does not exist
#: engine_code=42P01
WITH item_totals AS (SELECT product_id, sum(quantity) AS n FROM order_items GROUP BY product_id) SELECT n FROM it
### a CTE misspelled
#: code=unknown_table
#: identifier=monthly_total
#: suggest=monthly_totals
#: engine=relation "monthly_total" does not exist
#: engine_code=42P01
WITH monthly_totals AS (SELECT sum(total) AS t FROM orders) SELECT t FROM monthly_total
### an alias used as a table in a subquery
#: code=unknown_table
#: identifier=c
#: engine=relation "c" does not exist
#: engine_code=42P01
SELECT name FROM customers c WHERE id IN (SELECT id FROM c)
### an ambiguous id
#: code=ambiguous_column
#: identifier=id
#: engine=column reference "id" is ambiguous
#: engine_code=42702
SELECT id FROM orders o JOIN customers c ON c.id = o.customer_id
### an ambiguous name in where
#: code=ambiguous_column
#: identifier=name
#: engine=column reference "name" is ambiguous
#: engine_code=42702
SELECT p.price FROM products p JOIN categories g ON g.id = p.category_id WHERE name = 'Tea'
### an ambiguous column in an aggregate
#: code=ambiguous_column
#: identifier=order_id
#: engine=column reference "order_id" is ambiguous
#: engine_code=42702
SELECT count(order_id) FROM order_items i JOIN payments p ON p.order_id = i.order_id
### select misspelled
#: code=syntax
#: engine=syntax error at or near "SELCT"
#: engine_code=42601
SELCT id FROM customers
### from misspelled
#: code=syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near "customers"
#: engine_code=42601
SELECT id FORM customers
### a missing comma before a function
#: code=syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near "("
#: engine_code=42601
SELECT name count(*) FROM customers
### a parenthesis that is never closed
#: code=unbalanced|syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near "FROM"
#: engine_code=42601
SELECT count(* FROM customers
### a parenthesis too many
#: code=unbalanced|syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near ")"
#: engine_code=42601
SELECT count(*)) FROM customers
### where twice
#: code=syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near "WHERE"
#: engine_code=42601
SELECT id FROM orders WHERE total > 5 WHERE status = 'open'
### where after group by
#: code=syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near "WHERE"
#: engine_code=42601
SELECT status, count(*) FROM orders GROUP BY status WHERE total > 5
### order by before where
#: code=syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near "WHERE"
#: engine_code=42601
SELECT id FROM orders ORDER BY id WHERE total > 5
### an operator without an operand
#: code=syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near "AND"
#: engine_code=42601
SELECT id FROM orders WHERE total > AND status = 'open'
### a literal that is never closed
#: code=unterminated_literal
#: classify=unterminated_literal|syntax
#: engine=unterminated quoted string at or near "'open"
#: engine_code=42601
SELECT id FROM orders WHERE status = 'open
### a reserved word as an alias
#: code=syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near "FROM"
#: engine_code=42601
SELECT count(*) group FROM orders
### two statements
#: code=multiple_statements
#: statements=2
#: classify=multiple_statements|syntax
#: engine=cannot insert multiple commands into a prepared statement
#: engine_code=42601
SELECT id FROM customers; SELECT id FROM orders
### an alias given twice
#: code=syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near "AS"
#: engine_code=42601
SELECT total AS t AS u FROM orders
### join without a table
#: code=syntax|not_understood
#: classify=syntax
#: engine=syntax error at or near "ON"
#: engine_code=42601
SELECT o.id FROM orders o JOIN ON o.id = 1
### a camel case column without quotes
#: code=unknown_column
#: identifier=customerId
#: suggest="customerId"
#: engine=column "customerid" does not exist
#: engine_code=42703
SELECT customerId FROM "CustomerProfile"
### a qualified camel case column without quotes
#: code=unknown_column
#: identifier=p.fullName
#: suggest="fullName"
#: engine=column p.fullname does not exist
#: engine_code=42703
SELECT p.fullName FROM "CustomerProfile" p
### a camel case table without quotes
#: code=unknown_table
#: identifier=CustomerProfile
#: suggest="CustomerProfile"
#: engine=relation "customerprofile" does not exist
#: engine_code=42P01
SELECT * FROM CustomerProfile
### a quoted name in the wrong case
#: code=unknown_column
#: identifier="Name"
#: suggest=name
#: engine=column "Name" does not exist
#: engine_code=42703
SELECT "Name" FROM customers
### a quoted table in the wrong case
#: code=unknown_table
#: identifier="Orders"
#: suggest=orders
#: engine=relation "Orders" does not exist
#: engine_code=42P01
SELECT count(*) FROM "Orders"
### an alias in where
#: code=unknown_column
#: identifier=gross
#: engine=column "gross" does not exist
#: engine_code=42703
SELECT price * 1.2 AS gross FROM products WHERE gross > 5
### an alias in having
#: code=unknown_column
#: identifier=n
#: engine=column "n" does not exist
#: engine_code=42703
SELECT customer_id, count(*) AS n FROM orders GROUP BY customer_id HAVING n > 1
### double quotes around a literal
#: code=unknown_column
#: identifier="open"
#: engine=column "open" does not exist
#: engine_code=42703
SELECT id FROM orders WHERE status = "open"
### a select column that is not grouped
#: code=grouping
#: classify=grouping|aggregate_misuse
#: engine=column "orders.customer_id" must appear in the GROUP BY clause or be used in an aggregate function
#: engine_code=42803
SELECT status, customer_id, count(*) FROM orders GROUP BY status
### an order by column that is not grouped
#: code=grouping
#: rung=explain
#: classify=grouping|aggregate_misuse
#: engine=column "orders.total" must appear in the GROUP BY clause or be used in an aggregate function
#: engine_code=42803
SELECT status, count(*) FROM orders GROUP BY status ORDER BY total
### an aggregate in where
#: code=grouping|aggregate_misuse
#: engine=aggregate functions are not allowed in WHERE
#: engine_code=42803
SELECT id FROM orders WHERE sum(total) > 5
### an aggregate in an aggregate
#: code=grouping|aggregate_misuse
#: engine=aggregate function calls cannot be nested
#: engine_code=42803
SELECT max(sum(total)) FROM orders
### a window function in where
#: code=aggregate_misuse|grouping
#: engine=window functions are not allowed in WHERE
#: engine_code=42P20
SELECT id FROM orders WHERE row_number() OVER (ORDER BY id) = 1
### round of a double with digits
#: code=type_mismatch|unknown_function|wrong_arguments
#: rung=explain
#: engine=function round(double precision, integer) does not exist
#: engine_code=42883
SELECT round(avg(discount), 2) FROM order_items
### text compared with a number
#: code=type_mismatch
#: rung=explain
#: classify=type_mismatch|unknown_function|wrong_arguments
#: engine=operator does not exist: text = integer
#: engine_code=42883
SELECT id FROM orders WHERE status = 1
### a date minus text function
#: code=type_mismatch|unknown_function|wrong_arguments
#: rung=explain
#: classify=type_mismatch|unknown_function|wrong_arguments|unclassified
#: engine=function date_part(unknown, unknown) is not unique
#: engine_code=42725
SELECT date_part('year', '2023') + extract(day FROM total) FROM orders
### a like on a date
#: code=type_mismatch|unknown_function|wrong_arguments
#: rung=explain
#: engine=operator does not exist: date ~~ unknown
#: engine_code=42883
SELECT id FROM orders WHERE order_date LIKE '2023%'
### the year function
#: code=unknown_function
#: identifier=YEAR
#: classify=type_mismatch|unknown_function|wrong_arguments
#: engine=function year(date) does not exist
#: engine_code=42883
SELECT YEAR(order_date) FROM orders
### datediff
#: code=unknown_function
#: identifier=DATEDIFF
#: classify=type_mismatch|unknown_function|wrong_arguments
#: engine=function datediff(unknown, date, timestamp without time zone) does not exist
#: engine_code=42883
SELECT DATEDIFF('day', order_date, shipped_at) FROM orders
### strftime
#: code=unknown_function
#: identifier=strftime
#: classify=type_mismatch|unknown_function|wrong_arguments
#: engine=function strftime(unknown, date) does not exist
#: engine_code=42883
SELECT strftime('%Y', order_date) FROM orders
### ifnull
#: code=unknown_function
#: identifier=IFNULL
#: classify=type_mismatch|unknown_function|wrong_arguments
#: engine=function ifnull(text, unknown) does not exist
#: engine_code=42883
SELECT IFNULL(email, '') FROM customers
### group_concat
#: code=unknown_function
#: identifier=GROUP_CONCAT
#: classify=type_mismatch|unknown_function|wrong_arguments
#: engine=function group_concat(text) does not exist
#: engine_code=42883
SELECT GROUP_CONCAT(name) FROM customers
### julianday
#: code=unknown_function
#: identifier=julianday
#: classify=type_mismatch|unknown_function|wrong_arguments
#: engine=function julianday(unknown) does not exist
#: engine_code=42883
SELECT julianday('now') - julianday(order_date) FROM orders
### a bad date literal
#: code=bad_value
#: rung=explain
#: engine=invalid input syntax for type date: "yesterday afternoon"
#: engine_code=22007
SELECT id FROM orders WHERE order_date = 'yesterday afternoon'
### a bad number literal
#: code=bad_value
#: rung=explain
#: engine=invalid input syntax for type numeric: "ten"
#: engine_code=22P02
SELECT id FROM orders WHERE total > 'ten'
### a boolean compared with a number
#: code=type_mismatch|unknown_function
#: rung=explain
#: classify=type_mismatch|unknown_function|wrong_arguments
#: engine=operator does not exist: boolean = integer
#: engine_code=42883
SELECT id FROM customers WHERE deleted = 1
### a sum over text
#: code=type_mismatch|unknown_function|wrong_arguments
#: rung=explain
#: engine=function sum(text) does not exist
#: engine_code=42883
SELECT sum(status) FROM orders
### backticks
#: code=syntax|not_understood
#: rung=sanitize
#: classify=syntax
#: engine=syntax error at or near "FROM"
#: engine_code=42601
SELECT `name` FROM customers
### limit with a comma
#: code=syntax|not_understood
#: rung=sanitize
#: classify=syntax
#: engine=LIMIT #,# syntax is not supported
#: engine_code=42601
SELECT id FROM orders LIMIT 1, 2
### top
#: code=syntax|not_understood
#: rung=sanitize
#: classify=syntax
#: engine=syntax error at or near "5"
#: engine_code=42601
SELECT TOP 5 name FROM customers
### a derived table without an alias
#: code=syntax|not_understood
#: classify=syntax
#: engine=subquery in FROM must have an alias
#: engine_code=42601
SELECT n FROM (SELECT count(*) AS n FROM orders)
### arms of different widths
#: code=set_operation_mismatch
#: classify=set_operation_mismatch|syntax
#: engine=each UNION query must have the same number of columns
#: engine_code=42601
SELECT id, name FROM customers UNION SELECT id FROM orders
### arms of different types
#: code=set_operation_mismatch|type_mismatch
#: rung=explain
#: engine=UNION types integer and text cannot be matched
#: engine_code=42804
SELECT id FROM customers UNION SELECT name FROM customers
### a subquery of two columns
#: code=set_operation_mismatch|syntax|wrong_arguments
#: rung=explain
#: classify=set_operation_mismatch|syntax
#: engine=subquery must return only one column
#: engine_code=42601
SELECT (SELECT id, name FROM customers LIMIT 1)
### distinct with an order by of something else
#: code=grouping|syntax|aggregate_misuse
#: rung=explain
#: engine=for SELECT DISTINCT, ORDER BY expressions must appear in select list
#: engine_code=42P10
SELECT DISTINCT city FROM customers ORDER BY rating
### a table named twice
#: code=ambiguous_column|unknown_alias
#: identifier=orders
#: engine=table name "orders" specified more than once
#: engine_code=42712
SELECT 1 FROM orders JOIN orders ON true
### using with a column that only one side has
#: code=unknown_column|join
#: identifier=customer_id
#: engine=column "customer_id" specified in USING clause does not exist in right table
#: engine_code=42703
SELECT o.id FROM orders o JOIN customers c USING (customer_id)
### an outer table inside a join's condition before it is joined
#: code=unknown_alias|unknown_column
#: identifier=p
#: classify=unknown_alias|unknown_table
#: engine=missing FROM-clause entry for table "p"
#: engine_code=42P01
SELECT 1 FROM orders o JOIN customers c ON c.id = p.id JOIN products p ON true
### an earlier alias of the same from without lateral
#: code=unknown_alias|unknown_column
#: identifier=c
#: classify=unknown_alias|unknown_table
#: engine=invalid reference to FROM-clause entry for table "c"
#: engine_code=42P01
SELECT * FROM customers c, (SELECT total FROM orders WHERE customer_id = c.id) x
### a schema that does not exist
#: code=unknown_table
#: identifier=sales.orders
#: engine=relation "sales.orders" does not exist
#: engine_code=42P01
SELECT id FROM sales.orders
