### a column of a table that the query does not use: city
#: code=unknown_column
#: identifier=city
#: found_in=customers
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'city' in 'SELECT'
#: engine_code=1054
SELECT o.id, city FROM orders o WHERE o.status = 'open'
### a column of a table that the query does not use: method
#: code=unknown_column
#: identifier=method
#: found_in=payments
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'method' in 'SELECT'
#: engine_code=1054
SELECT method, count(*) FROM orders GROUP BY method
### a column of a table that the query does not use, in where
#: code=unknown_column
#: identifier=country
#: found_in=customers
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'country' in 'WHERE'
#: engine_code=1054
SELECT sum(total) FROM orders WHERE country = 'PT'
### a column of a table that the query does not use, qualified
#: code=unknown_column
#: identifier=o.sku
#: found_in=products
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'o.sku' in 'SELECT'
#: engine_code=1054
SELECT o.sku FROM orders o
### a column of a table two foreign keys away
#: code=unknown_column
#: identifier=price
#: found_in=products
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'price' in 'SELECT'
#: engine_code=1054
SELECT c.name, sum(price) FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.name
### the department's name without its join
#: code=unknown_column
#: identifier=budget
#: found_in=departments
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'budget' in 'WHERE'
#: engine_code=1054
SELECT first_name, last_name FROM employees WHERE budget > 1000
### the amount without its join
#: code=unknown_column
#: identifier=amount
#: found_in=payments
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'amount' in 'SELECT'
#: engine_code=1054
SELECT customer_id, sum(amount) AS paid FROM orders GROUP BY customer_id ORDER BY paid DESC
### the quantity without its join
#: code=unknown_column
#: identifier=quantity
#: found_in=order_items
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'quantity' in 'SELECT'
#: engine_code=1054
SELECT name, sum(quantity) FROM products GROUP BY name
### a joined table that has not the column either
#: code=unknown_column
#: identifier=seconds
#: found_in=call_log
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'seconds' in 'SELECT'
#: engine_code=1054
SELECT c.name, sum(seconds) FROM customers c JOIN events e ON e.customer_id = c.id GROUP BY c.name
### a column of a missing join in order by
#: code=unknown_column
#: identifier=salary
#: found_in=employees
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'salary' in 'ORDER BY'
#: engine_code=1054
SELECT d.name FROM departments d ORDER BY salary DESC
### a column of a missing join inside a case
#: code=unknown_column
#: identifier=discontinued
#: found_in=products
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'discontinued' in 'SELECT'
#: engine_code=1054
SELECT order_id, CASE WHEN discontinued THEN 1 ELSE 0 END FROM order_items
### a column of a missing join in having
#: code=unknown_column
#: identifier=rating
#: found_in=customers
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'rating' in 'HAVING'
#: engine_code=1054
SELECT customer_id, count(*) FROM orders GROUP BY customer_id HAVING max(rating) > 3
### a column of a missing join in a CTE
#: code=unknown_column
#: identifier=hired_on
#: found_in=employees
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'hired_on' in 'SELECT'
#: engine_code=1054
WITH d AS (SELECT id, hired_on FROM departments) SELECT * FROM d
### the wrong qualifier of two
#: code=unknown_column
#: identifier=o.name
#: found_in=c
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'o.name' in 'SELECT'
#: engine_code=1054
SELECT o.name, o.total FROM orders o JOIN customers c ON c.id = o.customer_id
### the wrong qualifier in a join condition
#: code=unknown_column
#: identifier=c.customer_id
#: found_in=o
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'c.customer_id' in 'ON'
#: engine_code=1054
SELECT c.name FROM customers c JOIN orders o ON c.customer_id = o.id
### the wrong qualifier in where
#: code=unknown_column
#: identifier=c.status
#: found_in=o
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'c.status' in 'WHERE'
#: engine_code=1054
SELECT c.name FROM customers c JOIN orders o ON c.id = o.customer_id WHERE c.status = 'open'
### the wrong qualifier in an aggregate
#: code=unknown_column
#: identifier=o.amount
#: found_in=p
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'o.amount' in 'SELECT'
#: engine_code=1054
SELECT sum(o.amount) FROM orders o JOIN payments p ON p.order_id = o.id
### the wrong qualifier in group by
#: code=unknown_column
#: identifier=o.city
#: found_in=c
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'o.city' in 'GROUP BY'
#: engine_code=1054
SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY o.city
### the wrong qualifier in order by
#: code=unknown_column
#: identifier=p.quantity
#: found_in=i
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'p.quantity' in 'ORDER BY'
#: engine_code=1054
SELECT p.name FROM products p JOIN order_items i ON i.product_id = p.id ORDER BY p.quantity DESC
### the wrong qualifier of three, as models number them
#: code=unknown_column
#: identifier=T2.price
#: found_in=T3
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'T2.price' in 'SELECT'
#: engine_code=1054
SELECT T3.name, T2.price FROM orders AS T1 JOIN order_items AS T2 ON T2.order_id = T1.id JOIN products AS T3 ON T3.id = T2.product_id
### a table's own name as the wrong qualifier
#: code=unknown_column
#: identifier=customers.total
#: found_in=orders
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'customers.total' in 'SELECT'
#: engine_code=1054
SELECT customers.name, customers.total FROM customers JOIN orders ON orders.customer_id = customers.id
### the wrong qualifier in a subquery
#: code=unknown_column
#: identifier=o.country
#: found_in=c
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'o.country' in 'WHERE'
#: engine_code=1054
SELECT c.name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.country = 'PT')
### the wrong qualifier in a window
#: code=unknown_column
#: identifier=e.budget
#: found_in=d
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'e.budget' in 'ORDER BY'
#: engine_code=1054
SELECT rank() OVER (ORDER BY e.budget) FROM employees e JOIN departments d ON d.id = e.department_id
### a separator where there is none
#: code=unknown_column
#: identifier=e.hiredon
#: suggest=hired_on
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'e.hiredon' in 'SELECT'
#: engine_code=1054
SELECT e.hiredon FROM employees e
### camel case for a name with underscores
#: code=unknown_column
#: identifier=firstName
#: suggest=first_name
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'firstName' in 'SELECT'
#: engine_code=1054
SELECT firstName FROM employees
### camel case in a join
#: code=unknown_column
#: identifier=o.customerId
#: suggest=customer_id
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'o.customerId' in 'ON'
#: engine_code=1054
SELECT c.name FROM customers c JOIN orders o ON o.customerId = c.id
### blanks for underscores
#: code=unknown_column
#: identifier=o.orderdate
#: suggest=order_date
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'o.orderdate' in 'SELECT'
#: engine_code=1054
SELECT o.orderdate FROM orders o
### a letter is missing
#: code=unknown_column
#: identifier=quantty
#: suggest=quantity
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'quantty' in 'SELECT'
#: engine_code=1054
SELECT sum(quantty) FROM order_items
### two letters have changed places
#: code=unknown_column
#: identifier=slaary
#: suggest=salary
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'slaary' in 'SELECT'
#: engine_code=1054
SELECT max(slaary) FROM employees
### a plural
#: code=unknown_column
#: identifier=p.prices
#: suggest=price
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'p.prices' in 'SELECT'
#: engine_code=1054
SELECT p.prices FROM products p
### a shared word: date
#: code=unknown_column
#: identifier=o.date
#: suggest=order_date
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'o.date' in 'SELECT'
#: engine_code=1054
SELECT o.date FROM orders o
### a shared word: shipped
#: code=unknown_column
#: identifier=shipped_date
#: suggest=shipped_at
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'shipped_date' in 'SELECT'
#: engine_code=1054
SELECT shipped_date FROM orders
### a shared word: unit
#: code=unknown_column
#: identifier=i.unit_cost
#: suggest=unit_price
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'i.unit_cost' in 'SELECT'
#: engine_code=1054
SELECT i.unit_cost FROM order_items i
### a qualifier that the query does not define
#: code=unknown_alias
#: identifier=c
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'c.name' in 'SELECT'
#: engine_code=1054
SELECT c.name FROM orders o
### a qualifier that the query does not define, in a condition
#: code=unknown_alias
#: identifier=p
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'p.amount' in 'WHERE'
#: engine_code=1054
SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE p.amount > 5
### a table that the columns name but from does not
#: code=unknown_alias|unknown_column
#: identifier=orders
#: engine=Unknown column 'orders.total' in 'SELECT'
#: engine_code=1054
SELECT orders.total FROM customers c WHERE c.id = orders.customer_id
### a column of an inner query used outside
#: code=unknown_column|unknown_alias
#: identifier=o.total
#: engine=Unknown column 'o.total' in 'SELECT'
#: engine_code=1054
SELECT c.name, o.total FROM customers c WHERE c.id IN (SELECT o.customer_id FROM orders o)
### a column that the derived table does not hand out
#: code=unknown_column
#: identifier=t.status
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 't.status' in 'SELECT'
#: engine_code=1054
SELECT t.id, t.status FROM (SELECT id, total FROM orders) AS t
### a column that the CTE does not hand out
#: code=unknown_column
#: identifier=city
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'city' in 'SELECT'
#: engine_code=1054
WITH big AS (SELECT id, name FROM customers) SELECT city FROM big
### a column that resembles nothing
#: code=unknown_column
#: identifier=zodiac
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'zodiac' in 'SELECT'
#: engine_code=1054
SELECT zodiac FROM customers
### another column that resembles nothing
#: code=unknown_column
#: identifier=c.loyalty_tier
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'c.loyalty_tier' in 'WHERE'
#: engine_code=1054
SELECT c.name FROM customers c WHERE c.loyalty_tier = 'gold'
### a table in the singular
#: code=unknown_table
#: identifier=customer
#: suggest=customers
#: engine=Table 'shop.customer' doesn't exist
#: engine_code=1146
SELECT name FROM customer
### a table in the plural of another word
#: code=unknown_table
#: identifier=order_item
#: suggest=order_items
#: engine=Table 'shop.order_item' doesn't exist
#: engine_code=1146
SELECT sum(quantity) FROM order_item
### a table without its underscore
#: code=unknown_table
#: identifier=orderitems
#: suggest=order_items
#: engine=Table 'shop.orderitems' doesn't exist
#: engine_code=1146
SELECT * FROM orders o JOIN orderitems i ON i.order_id = o.id
### a table that does not exist at all
#: code=unknown_table
#: identifier=suppliers
#: engine=Table 'shop.suppliers' doesn't exist
#: engine_code=1146
SELECT s.name FROM suppliers s
### a CTE that was never defined
#: code=unknown_table
#: identifier=it
#: engine=Table 'shop.it' doesn't exist
#: engine_code=1146
WITH item_totals AS (SELECT product_id, sum(quantity) AS n FROM order_items GROUP BY product_id) SELECT n FROM it
### a CTE misspelled
#: code=unknown_table
#: identifier=monthly_total
#: suggest=monthly_totals
#: engine=Table 'shop.monthly_total' doesn't exist
#: engine_code=1146
WITH monthly_totals AS (SELECT sum(total) AS t FROM orders) SELECT t FROM monthly_total
### an alias used as a table in a subquery
#: code=unknown_table
#: identifier=c
#: engine=Table 'shop.c' doesn't exist
#: engine_code=1146
SELECT name FROM customers c WHERE id IN (SELECT id FROM c)
### an ambiguous id
#: code=ambiguous_column
#: identifier=id
#: engine=Column 'id' in SELECT is ambiguous
#: engine_code=1052
SELECT id FROM orders o JOIN customers c ON c.id = o.customer_id
### an ambiguous name in where
#: code=ambiguous_column
#: identifier=name
#: engine=Column 'name' in WHERE is ambiguous
#: engine_code=1052
SELECT p.price FROM products p JOIN categories g ON g.id = p.category_id WHERE name = 'Tea'
### an ambiguous column in an aggregate
#: code=ambiguous_column
#: identifier=order_id
#: engine=Column 'order_id' in SELECT is ambiguous
#: engine_code=1052
SELECT count(order_id) FROM order_items i JOIN payments p ON p.order_id = i.order_id
### select misspelled
#: code=syntax
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'SELCT id FROM customers' at line 1
#: engine_code=1064
SELCT id FROM customers
### from misspelled
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'customers' at line 1
#: engine_code=1064
SELECT id FORM customers
### a missing comma before a function
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'count(*) FROM customers' at line 1
#: engine_code=1064
SELECT name count(*) FROM customers
### a parenthesis that is never closed
#: code=unbalanced|syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'FROM customers' at line 1
#: engine_code=1064
SELECT count(* FROM customers
### a parenthesis too many
#: code=unbalanced|syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near ') FROM customers' at line 1
#: engine_code=1064
SELECT count(*)) FROM customers
### where twice
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'WHERE status = 'open'' at line 1
#: engine_code=1064
SELECT id FROM orders WHERE total > 5 WHERE status = 'open'
### where after group by
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'WHERE total > 5' at line 1
#: engine_code=1064
SELECT status, count(*) FROM orders GROUP BY status WHERE total > 5
### order by before where
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'WHERE total > 5' at line 1
#: engine_code=1064
SELECT id FROM orders ORDER BY id WHERE total > 5
### an operator without an operand
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'AND status = 'open'' at line 1
#: engine_code=1064
SELECT id FROM orders WHERE total > AND status = 'open'
### a literal that is never closed
#: code=unterminated_literal
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near ''open' at line 1
#: engine_code=1064
SELECT id FROM orders WHERE status = 'open
### a reserved word as an alias
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'FROM orders' at line 1
#: engine_code=1064
SELECT count(*) group FROM orders
### two statements
#: code=multiple_statements
#: statements=2
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'SELECT id FROM orders' at line 1
#: engine_code=1064
SELECT id FROM customers; SELECT id FROM orders
### an alias given twice
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'AS u FROM orders' at line 1
#: engine_code=1064
SELECT total AS t AS u FROM orders
### join without a table
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'ON o.id = 1' at line 1
#: engine_code=1064
SELECT o.id FROM orders o JOIN ON o.id = 1
### double colons
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '::int FROM orders' at line 1
#: engine_code=1064
SELECT total::int FROM orders
### ilike
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'ILIKE 'i%'' at line 1
#: engine_code=1064
SELECT name FROM customers WHERE name ILIKE 'i%'
### a full outer join
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'FULL OUTER JOIN orders o ON o.customer_id = c.id' at line 1
#: engine_code=1064
SELECT c.name FROM customers c FULL OUTER JOIN orders o ON o.customer_id = c.id
### the filter clause
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '(WHERE status = 'open') FROM orders' at line 1
#: engine_code=1064
SELECT count(*) FILTER (WHERE status = 'open') FROM orders
### distinct on
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'ON (customer_id) * FROM orders' at line 1
#: engine_code=1064
SELECT DISTINCT ON (customer_id) * FROM orders
### nulls last
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'NULLS LAST' at line 1
#: engine_code=1064
SELECT name FROM customers ORDER BY rating DESC NULLS LAST
### an interval in quotes as PostgreSQL has it
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '' at line 1
#: engine_code=1064
SELECT id FROM orders WHERE order_date > NOW() - INTERVAL '30 days'
### qualify
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'row_number() OVER (ORDER BY id) = 1' at line 1
#: engine_code=1064
SELECT id FROM orders QUALIFY row_number() OVER (ORDER BY id) = 1
### names in double quotes with a blank
#: code=syntax|not_understood
#: rung=sanitize
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '"Order Details"' at line 1
#: engine_code=1064
SELECT "Order ID" FROM "Order Details"
### names in brackets
#: code=syntax|not_understood
#: rung=sanitize
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '[name] FROM customers' at line 1
#: engine_code=1064
SELECT [name] FROM customers
### top
#: code=syntax|not_understood
#: rung=sanitize
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '5 name FROM customers' at line 1
#: engine_code=1064
SELECT TOP 5 name FROM customers
### rank as an alias of a reserved word
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'key FROM orders' at line 1
#: engine_code=1064
SELECT total AS key FROM orders
### limit inside an in subquery
#: code=syntax|not_understood|unclassified
#: rung=explain
#: engine=This version of MariaDB doesn't yet support 'LIMIT & IN/ALL/ANY/SOME subquery'
#: engine_code=1235
SELECT name FROM customers WHERE id IN (SELECT customer_id FROM orders LIMIT 1)
### a blank between count and its parenthesis
#: code=syntax|not_understood|unknown_function
#: rung=explain
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '*) FROM customers' at line 1
#: engine_code=1064
SELECT COUNT (*) FROM customers
### substring with a blank before the parenthesis
#: code=syntax|not_understood|unknown_function
#: rung=explain
#: engine=FUNCTION shop.SUBSTRING does not exist. Check the 'Function Name Parsing and Resolution' section in the Reference Manual
#: engine_code=1630
SELECT SUBSTRING (name, 1, 2), MAX (id) FROM customers
### strftime
#: code=unknown_function
#: identifier=strftime
#: engine=FUNCTION shop.strftime does not exist
#: engine_code=1305
SELECT strftime('%Y', order_date) FROM orders
### date_trunc
#: code=unknown_function
#: identifier=date_trunc
#: engine=FUNCTION shop.date_trunc does not exist
#: engine_code=1305
SELECT date_trunc('month', order_date) FROM orders
### string_agg
#: code=unknown_function
#: identifier=STRING_AGG
#: engine=FUNCTION shop.STRING_AGG does not exist
#: engine_code=1305
SELECT STRING_AGG(name, ',') FROM customers
### julianday
#: code=unknown_function
#: identifier=julianday
#: engine=FUNCTION shop.julianday does not exist
#: engine_code=1305
SELECT julianday(order_date) FROM orders
### to_date
#: code=unknown_function
#: identifier=TO_DATE
#: engine=FUNCTION shop.TO_DATE does not exist
#: engine_code=1305
SELECT TO_DATE('2023-01-01', 'YYYY-MM-DD')
### datediff with three arguments
#: code=unknown_column|wrong_arguments
#: classify=wrong_arguments
#: engine=Incorrect parameter count in the call to native function 'DATEDIFF'
#: engine_code=1582
SELECT DATEDIFF(day, order_date, shipped_at) FROM orders
### getdate
#: code=unknown_function
#: identifier=GETDATE
#: engine=FUNCTION shop.GETDATE does not exist
#: engine_code=1305
SELECT GETDATE()
### charindex
#: code=unknown_function
#: identifier=CHARINDEX
#: engine=FUNCTION shop.CHARINDEX does not exist
#: engine_code=1305
SELECT CHARINDEX('a', name) FROM customers
### an aggregate in where
#: code=aggregate_misuse|grouping
#: engine=Invalid use of group function
#: engine_code=1111
SELECT id FROM orders WHERE SUM(total) > 5
### an alias in where
#: code=unknown_column
#: identifier=gross
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'gross' in 'WHERE'
#: engine_code=1054
SELECT price * 1.2 AS gross FROM products WHERE gross > 5
### arms of different widths
#: code=set_operation_mismatch
#: engine=The used SELECT statements have a different number of columns
#: engine_code=1222
SELECT id, name FROM customers UNION SELECT id FROM orders
### a subquery of two columns
#: code=set_operation_mismatch|wrong_arguments
#: rung=explain
#: engine=Operand should contain 1 column(s)
#: engine_code=1241
SELECT name FROM customers WHERE id IN (SELECT id, customer_id FROM orders)
### a derived table without an alias
#: code=syntax|not_understood
#: classify=syntax|unterminated_literal|unbalanced
#: engine=You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '' at line 1
#: engine_code=1064
SELECT n FROM (SELECT COUNT(*) AS n FROM orders)
### a derived table with a column twice
#: code=ambiguous_column
#: rung=explain
#: engine=Duplicate column name 'id'
#: engine_code=1060
SELECT * FROM (SELECT c.id, o.id FROM customers c JOIN orders o ON o.customer_id = c.id) AS t
### an alias used twice
#: code=ambiguous_column|unknown_alias
#: engine=Not unique table/alias: 't'
#: engine_code=1066
SELECT 1 FROM orders t JOIN customers t ON TRUE
### a table in the wrong case
#: code=unknown_table
#: identifier=Customers
#: suggest=customers
#: engine=Table 'shop.Customers' doesn't exist
#: engine_code=1146
SELECT name FROM Customers
### an alias in the wrong case
#: code=unknown_alias|unknown_column
#: identifier=C
#: engine=Unknown column 'C.name' in 'SELECT'
#: engine_code=1054
SELECT C.name FROM customers c
### a database that does not exist
#: code=unknown_table
#: identifier=sales.orders
#: engine=Table 'sales.orders' doesn't exist
#: engine_code=1146
SELECT id FROM sales.orders
### using with a column that only one side has
#: code=unknown_column|join
#: identifier=customer_id
#: classify=unknown_column|unknown_alias
#: engine=Unknown column 'customer_id' in 'FROM'
#: engine_code=1054
SELECT o.id FROM orders o JOIN customers c USING (customer_id)
