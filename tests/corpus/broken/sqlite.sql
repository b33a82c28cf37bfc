### a column of a table that the query does not use: city
#: code=unknown_column
#: identifier=city
#: found_in=customers
#: engine=no such column: city
#: engine_code=1
SELECT o.id, city FROM orders o WHERE o.status = 'open'
### a column of a table that the query does not use: method
#: code=unknown_column
#: identifier=method
#: found_in=payments
#: engine=no such column: method
#: engine_code=1
SELECT method, count(*) FROM orders GROUP BY method
### a column of a table that the query does not use, in where
#: code=unknown_column
#: identifier=country
#: found_in=customers
#: engine=no such column: country
#: engine_code=1
SELECT sum(total) FROM orders WHERE country = 'PT'
### a column of a table that the query does not use, qualified
#: code=unknown_column
#: identifier=o.sku
#: found_in=products
#: engine=no such column: o.sku
#: engine_code=1
SELECT o.sku FROM orders o
### a column of a table two foreign keys away
#: code=unknown_column
#: identifier=price
#: found_in=products
#: engine=no such column: price
#: engine_code=1
SELECT c.name, sum(price) FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.name
### the department's name without its join
#: code=unknown_column
#: identifier=budget
#: found_in=departments
#: engine=no such column: budget
#: engine_code=1
SELECT first_name, last_name FROM employees WHERE budget > 1000
### the amount without its join
#: code=unknown_column
#: identifier=amount
#: found_in=payments
#: engine=no such column: amount
#: engine_code=1
SELECT customer_id, sum(amount) AS paid FROM orders GROUP BY customer_id ORDER BY paid DESC
### the quantity without its join
#: code=unknown_column
#: identifier=quantity
#: found_in=order_items
#: engine=no such column: quantity
#: engine_code=1
SELECT name, sum(quantity) FROM products GROUP BY name
### a joined table that has not the column either
#: code=unknown_column
#: identifier=seconds
#: found_in=call_log
#: engine=no such column: seconds
#: engine_code=1
SELECT c.name, sum(seconds) FROM customers c JOIN events e ON e.customer_id = c.id GROUP BY c.name
### a column of a missing join in order by
#: code=unknown_column
#: identifier=salary
#: found_in=employees
#: engine=no such column: salary
#: engine_code=1
SELECT d.name FROM departments d ORDER BY salary DESC
### a column of a missing join inside a case
#: code=unknown_column
#: identifier=discontinued
#: found_in=products
#: engine=no such column: discontinued
#: engine_code=1
SELECT order_id, CASE WHEN discontinued THEN 1 ELSE 0 END FROM order_items
### a column of a missing join in having
#: code=unknown_column
#: identifier=rating
#: found_in=customers
#: engine=no such column: rating
#: engine_code=1
SELECT customer_id, count(*) FROM orders GROUP BY customer_id HAVING max(rating) > 3
### a column of a missing join in a CTE
#: code=unknown_column
#: identifier=hired_on
#: found_in=employees
#: engine=no such column: hired_on
#: engine_code=1
WITH d AS (SELECT id, hired_on FROM departments) SELECT * FROM d
### the wrong qualifier of two
#: code=unknown_column
#: identifier=o.name
#: found_in=c
#: engine=no such column: o.name
#: engine_code=1
SELECT o.name, o.total FROM orders o JOIN customers c ON c.id = o.customer_id
### the wrong qualifier in a join condition
#: code=unknown_column
#: identifier=c.customer_id
#: found_in=o
#: engine=no such column: c.customer_id
#: engine_code=1
SELECT c.name FROM customers c JOIN orders o ON c.customer_id = o.id
### the wrong qualifier in where
#: code=unknown_column
#: identifier=c.status
#: found_in=o
#: engine=no such column: c.status
#: engine_code=1
SELECT c.name FROM customers c JOIN orders o ON c.id = o.customer_id WHERE c.status = 'open'
### the wrong qualifier in an aggregate
#: code=unknown_column
#: identifier=o.amount
#: found_in=p
#: engine=no such column: o.amount
#: engine_code=1
SELECT sum(o.amount) FROM orders o JOIN payments p ON p.order_id = o.id
### the wrong qualifier in group by
#: code=unknown_column
#: identifier=o.city
#: found_in=c
#: engine=no such column: o.city
#: engine_code=1
SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY o.city
### the wrong qualifier in order by
#: code=unknown_column
#: identifier=p.quantity
#: found_in=i
#: engine=no such column: p.quantity
#: engine_code=1
SELECT p.name FROM products p JOIN order_items i ON i.product_id = p.id ORDER BY p.quantity DESC
### the wrong qualifier of three, as models number them
#: code=unknown_column
#: identifier=T2.price
#: found_in=T3
#: engine=no such column: T2.price
#: engine_code=1
SELECT T3.name, T2.price FROM orders AS T1 JOIN order_items AS T2 ON T2.order_id = T1.id JOIN products AS T3 ON T3.id = T2.product_id
### a table's own name as the wrong qualifier
#: code=unknown_column
#: identifier=customers.total
#: found_in=orders
#: engine=no such column: customers.total
#: engine_code=1
SELECT customers.name, customers.total FROM customers JOIN orders ON orders.customer_id = customers.id
### the wrong qualifier in a subquery
#: code=unknown_column
#: identifier=o.country
#: found_in=c
#: engine=no such column: o.country
#: engine_code=1
SELECT c.name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.country = 'PT')
### the wrong qualifier in a window
#: code=unknown_column
#: identifier=e.budget
#: found_in=d
#: engine=no such column: e.budget
#: engine_code=1
SELECT rank() OVER (ORDER BY e.budget) FROM employees e JOIN departments d ON d.id = e.department_id
### a separator where there is none
#: code=unknown_column
#: identifier=e.hiredon
#: suggest=hired_on
#: engine=no such column: e.hiredon
#: engine_code=1
SELECT e.hiredon FROM employees e
### camel case for a name with underscores
#: code=unknown_column
#: identifier=firstName
#: suggest=first_name
#: engine=no such column: firstName
#: engine_code=1
SELECT firstName FROM employees
### camel case in a join
#: code=unknown_column
#: identifier=o.customerId
#: suggest=customer_id
#: engine=no such column: o.customerId
#: engine_code=1
SELECT c.name FROM customers c JOIN orders o ON o.customerId = c.id
### blanks for underscores
#: code=unknown_column
#: identifier=o.orderdate
#: suggest=order_date
#: engine=no such column: o.orderdate
#: engine_code=1
SELECT o.orderdate FROM orders o
### a letter is missing
#: code=unknown_column
#: identifier=quantty
#: suggest=quantity
#: engine=no such column: quantty
#: engine_code=1
SELECT sum(quantty) FROM order_items
### two letters have changed places
#: code=unknown_column
#: identifier=slaary
#: suggest=salary
#: engine=no such column: slaary
#: engine_code=1
SELECT max(slaary) FROM employees
### a plural
#: code=unknown_column
#: identifier=p.prices
#: suggest=price
#: engine=no such column: p.prices
#: engine_code=1
SELECT p.prices FROM products p
### a shared word: date
#: code=unknown_column
#: identifier=o.date
#: suggest=order_date
#: engine=no such column: o.date
#: engine_code=1
SELECT o.date FROM orders o
### a shared word: shipped
#: code=unknown_column
#: identifier=shipped_date
#: suggest=shipped_at
#: engine=no such column: shipped_date
#: engine_code=1
SELECT shipped_date FROM orders
### a shared word: unit
#: code=unknown_column
#: identifier=i.unit_cost
#: suggest=unit_price
#: engine=no such column: i.unit_cost
#: engine_code=1
SELECT i.unit_cost FROM order_items i
### a qualifier that the query does not define
#: code=unknown_alias
#: identifier=c
#: classify=unknown_column|unknown_alias
#: engine=no such column: c.name
#: engine_code=1
SELECT c.name FROM orders o
### a qualifier that the query does not define, in a condition
#: code=unknown_alias
#: identifier=p
#: classify=unknown_column|unknown_alias
#: engine=no such column: p.amount
#: engine_code=1
SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE p.amount > 5
### a table that the columns name but from does not
#: code=unknown_alias|unknown_column
#: identifier=orders
#: engine=no such column: orders.total
#: engine_code=1
SELECT orders.total FROM customers c WHERE c.id = orders.customer_id
### a column of an inner query used outside
#: code=unknown_column|unknown_alias
#: identifier=o.total
#: engine=no such column: o.total
#: engine_code=1
SELECT c.name, o.total FROM customers c WHERE c.id IN (SELECT o.customer_id FROM orders o)
### a column that the derived table does not hand out
#: code=unknown_column
#: identifier=t.status
#: engine=no such column: t.status
#: engine_code=1
SELECT t.id, t.status FROM (SELECT id, total FROM orders) AS t
### a column that the CTE does not hand out
#: code=unknown_column
#: identifier=city
#: engine=no such column: city
#: engine_code=1
WITH big AS (SELECT id, name FROM customers) SELECT city FROM big
### a column that resembles nothing
#: code=unknown_column
#: identifier=zodiac
#: engine=no such column: zodiac
#: engine_code=1
SELECT zodiac FROM customers
### another column that resembles nothing
#: code=unknown_column
#: identifier=c.loyalty_tier
#: engine=no such column: c.loyalty_tier
#: engine_code=1
SELECT c.name FROM customers c WHERE c.loyalty_tier = 'gold'
### a table in the singular
#: code=unknown_table
#: identifier=customer
#: suggest=customers
#: engine=no such table: customer
#: engine_code=1
SELECT name FROM customer
### a table in the plural of another word
#: code=unknown_table
#: identifier=order_item
#: suggest=order_items
#: engine=no such table: order_item
#: engine_code=1
SELECT sum(quantity) FROM order_item
### a table without its underscore
#: code=unknown_table
#: identifier=orderitems
#: suggest=order_items
#: engine=no such table: orderitems
#: engine_code=1
SELECT * FROM orders o JOIN orderitems i ON i.order_id = o.id
### a table that does not exist at all
#: code=unknown_table
#: identifier=suppliers
#: engine=no such table: suppliers
#: engine_code=1
SELECT s.name FROM suppliers s
### a CTE that was never defined
#: code=unknown_table
#: identifier=it
#: engine=no such table: it
#: engine_code=1
WITH item_totals AS (SELECT product_id, sum(quantity) AS n FROM order_items GROUP BY product_id) SELECT n FROM it
### a CTE misspelled
#: code=unknown_table
#: identifier=monthly_total
#: suggest=monthly_totals
#: engine=no such table: monthly_total
#: engine_code=1
WITH monthly_totals AS (SELECT sum(total) AS t FROM orders) SELECT t FROM monthly_total
### an alias used as a table in a subquery
#: code=unknown_table
#: identifier=c
#: engine=no such table: c
#: engine_code=1
SELECT name FROM customers c WHERE id IN (SELECT id FROM c)
### an ambiguous id
#: code=ambiguous_column
#: identifier=id
#: engine=ambiguous column name: id
#: engine_code=1
SELECT id FROM orders o JOIN customers c ON c.id = o.customer_id
### an ambiguous name in where
#: code=ambiguous_column
#: identifier=name
#: engine=ambiguous column name: name
#: engine_code=1
SELECT p.price FROM products p JOIN categories g ON g.id = p.category_id WHERE name = 'Tea'
### an ambiguous column in an aggregate
#: code=ambiguous_column
#: identifier=order_id
#: engine=ambiguous column name: order_id
#: engine_code=1
SELECT count(order_id) FROM order_items i JOIN payments p ON p.order_id = i.order_id
### select misspelled
#: code=syntax
#: engine=near "SELCT": syntax error
#: engine_code=1
SELCT id FROM customers
### from misspelled
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "customers": syntax error
#: engine_code=1
SELECT id FORM customers
### a missing comma before a function
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "(": syntax error
#: engine_code=1
SELECT name count(*) FROM customers
### a parenthesis that is never closed
#: code=unbalanced|syntax|not_understood
#: classify=syntax
#: engine=near "FROM": syntax error
#: engine_code=1
SELECT count(* FROM customers
### a parenthesis too many
#: code=unbalanced|syntax|not_understood
#: classify=syntax
#: engine=near ")": syntax error
#: engine_code=1
SELECT count(*)) FROM customers
### where twice
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "WHERE": syntax error
#: engine_code=1
SELECT id FROM orders WHERE total > 5 WHERE status = 'open'
### where after group by
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "WHERE": syntax error
#: engine_code=1
SELECT status, count(*) FROM orders GROUP BY status WHERE total > 5
### order by before where
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "WHERE": syntax error
#: engine_code=1
SELECT id FROM orders ORDER BY id WHERE total > 5
### an operator without an operand
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "AND": syntax error
#: engine_code=1
SELECT id FROM orders WHERE total > AND status = 'open'
### a literal that is never closed
#: code=unterminated_literal
#: classify=unterminated_literal|syntax
#: engine=unrecognized token: "'open"
#: engine_code=1
SELECT id FROM orders WHERE status = 'open
### a reserved word as an alias
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "FROM": syntax error
#: engine_code=1
SELECT count(*) group FROM orders
### two statements
#: code=multiple_statements
#: statements=2
SELECT id FROM customers; SELECT id FROM orders
### an alias given twice
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "AS": syntax error
#: engine_code=1
SELECT total AS t AS u FROM orders
### join without a table
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "ON": syntax error
#: engine_code=1
SELECT o.id FROM orders o JOIN ON o.id = 1
### the year function of other dialects
#: code=unknown_function
#: identifier=YEAR
#: engine=no such function: YEAR
#: engine_code=1
SELECT YEAR(order_date), count(*) FROM orders GROUP BY YEAR(order_date)
### the year function in where
#: code=unknown_function
#: identifier=year
#: engine=no such function: year
#: engine_code=1
SELECT id FROM orders WHERE year(order_date) = 2023
### the month function
#: code=unknown_function
#: identifier=MONTH
#: engine=no such function: MONTH
#: engine_code=1
SELECT MONTH(order_date) FROM orders
### divide as a function
#: code=unknown_function
#: identifier=DIVIDE
#: engine=no such function: DIVIDE
#: engine_code=1
SELECT DIVIDE(sum(total), count(*)) FROM orders
### concat
#: code=unknown_function
#: identifier=CONCAT
#: engine=no such function: CONCAT
#: engine_code=1
SELECT CONCAT(first_name, ' ', last_name) FROM employees
### datediff
#: code=unknown_function
#: identifier=DATEDIFF
#: engine=no such function: DATEDIFF
#: engine_code=1
SELECT DATEDIFF(shipped_at, order_date) FROM orders
### now
#: code=unknown_function
#: identifier=NOW
#: engine=no such function: NOW
#: engine_code=1
SELECT id FROM orders WHERE order_date > NOW()
### left
#: code=unknown_function|syntax|not_understood
#: classify=syntax
#: engine=near "(": syntax error
#: engine_code=1
SELECT LEFT(name, 1) FROM customers
### extract
#: code=unknown_function|syntax|not_understood
#: classify=syntax
#: engine=near "FROM": syntax error
#: engine_code=1
SELECT EXTRACT(YEAR FROM order_date) FROM orders
### an interval
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "30": syntax error
#: engine_code=1
SELECT date('now') - INTERVAL 30 DAY
### a cast with two colons
#: code=syntax|not_understood
#: classify=unterminated_literal|syntax
#: engine=unrecognized token: ":"
#: engine_code=1
SELECT total::integer FROM orders
### top
#: code=syntax|not_understood|unknown_column|sanitize_failed
#: rung=sanitize
#: classify=syntax
#: engine=near "5": syntax error
#: engine_code=1
SELECT TOP 5 name FROM customers
### date_trunc
#: code=unknown_function
#: identifier=date_trunc
#: engine=no such function: date_trunc
#: engine_code=1
SELECT date_trunc('month', order_date) FROM orders
### string_agg
#: code=unknown_function
#: identifier=string_agg
#: engine=no such function: string_agg
#: engine_code=1
SELECT string_agg(name, ',') FROM customers
### stddev
#: code=unknown_function
#: identifier=STDDEV
#: engine=no such function: STDDEV
#: engine_code=1
SELECT STDDEV(total) FROM orders
### if as a function
#: code=unknown_function|syntax
#: identifier=IF
#: engine=no such function: IF
#: engine_code=1
SELECT IF(total > 5, 1, 0) FROM orders
### a wrong number of arguments
#: code=wrong_arguments
#: identifier=substr
#: engine=wrong number of arguments to function substr()
#: engine_code=1
SELECT substr(name) FROM customers
### an aggregate in where
#: code=aggregate_misuse
#: engine=misuse of aggregate function sum()
#: engine_code=1
SELECT id FROM orders WHERE sum(total) > 5
### an aggregate in an aggregate
#: code=aggregate_misuse
#: rung=explain
#: engine=misuse of aggregate function sum()
#: engine_code=1
SELECT max(sum(total)) FROM orders
### a window function in where
#: code=aggregate_misuse
#: engine=misuse of window function row_number()
#: engine_code=1
SELECT id FROM orders WHERE row_number() OVER (ORDER BY id) = 1
### arms of different widths
#: code=set_operation_mismatch
#: engine=SELECTs to the left and right of UNION do not have the same number of result columns
#: engine_code=1
SELECT id, name FROM customers UNION SELECT id FROM orders
### a subquery of two columns
#: code=set_operation_mismatch|wrong_arguments|syntax
#: rung=explain
#: engine=sub-select returns 2 columns - expected 1
#: engine_code=1
SELECT name FROM customers WHERE id IN (SELECT id, customer_id FROM orders)
### order by inside a union's arm
#: code=syntax|not_understood
#: engine=ORDER BY clause should come after UNION not before
#: engine_code=1
SELECT id FROM customers ORDER BY id UNION SELECT id FROM orders
### parentheses around a union's arm
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "(": syntax error
#: engine_code=1
(SELECT id FROM customers) UNION (SELECT id FROM orders)
### a group by position that is not there
#: code=grouping|syntax|unknown_column
#: rung=explain
#: engine=1st GROUP BY term out of range - should be between 1 and 2
#: engine_code=1
SELECT status, count(*) FROM orders GROUP BY 3
### lateral
#: code=syntax|not_understood
#: classify=syntax
#: engine=near "SELECT": syntax error
#: engine_code=1
SELECT c.name FROM customers c, LATERAL (SELECT 1) x
### a column missing between two joins
#: code=unknown_column
#: identifier=p.category
#: suggest=category_id
#: engine=no such column: p.category
#: engine_code=1
SELECT p.category, count(*) FROM products p GROUP BY p.category
### using with a column that only one side has
#: code=unknown_column|join
#: identifier=customer_id
#: engine=cannot join using column customer_id - column not present in both tables
#: engine_code=1
SELECT o.id FROM orders o JOIN customers c USING (customer_id)
### a schema that does not exist
#: code=unknown_table
#: identifier=sales.orders
#: engine=no such table: sales.orders
#: engine_code=1
SELECT id FROM sales.orders
