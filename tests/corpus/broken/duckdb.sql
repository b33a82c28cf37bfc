### a column of a table that the query does not use: city
#: code=unknown_column
#: identifier=city
#: found_in=customers
#: engine=Binder Error: Referenced column "city" not found in FROM clause!\nCandidate bindings: "id", "customer_id"\n\nLINE 1: SELECT o.id, city FROM orders o WHERE o.status = 'open'\n                     ^
SELECT o.id, city FROM orders o WHERE o.status = 'open'
### a column of a table that the query does not use: method
#: code=unknown_column
#: identifier=method
#: found_in=payments
#: engine=Binder Error: Referenced column "method" not found in FROM clause!\nCandidate bindings: "customer_id"\n\nLINE 1: SELECT method, count(*) FROM orders GROUP BY method\n                                                     ^
SELECT method, count(*) FROM orders GROUP BY method
### a column of a table that the query does not use, in where
#: code=unknown_column
#: identifier=country
#: found_in=customers
#: engine=Binder Error: Referenced column "country" not found in FROM clause!\nCandidate bindings: "comment", "customer_id", "total"\n\nLINE 1: SELECT sum(total) FROM orders WHERE country = 'PT'\n                                            ^
SELECT sum(total) FROM orders WHERE country = 'PT'
### a column of a table that the query does not use, qualified
#: code=unknown_column
#: identifier=o.sku
#: found_in=products
#: engine=Binder Error: Table "o" does not have a column named "sku"\n\nCandidate bindings: : "customer_id", "shipped_at", "status", "id"\n\nLINE 1: SELECT o.sku FROM orders o\n               ^
SELECT o.sku FROM orders o
### a column of a table two foreign keys away
#: code=unknown_column
#: identifier=price
#: found_in=products
#: engine=Binder Error: Referenced column "price" not found in FROM clause!\nCandidate bindings: "rating", "order_date", "customer_id", "update_time", "created_at"\n\nLINE 1: SELECT c.name, sum(price) FROM customers c JOIN orders o ON o.customer_id ...\n                           ^
SELECT c.name, sum(price) FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.name
### the department's name without its join
#: code=unknown_column
#: identifier=budget
#: found_in=departments
#: engine=Binder Error: Referenced column "budget" not found in FROM clause!\nCandidate bindings: "department_id", "id", "manager_id"\n\nLINE 1: SELECT first_name, last_name FROM employees WHERE budget > 1000\n                                                          ^
SELECT first_name, last_name FROM employees WHERE budget > 1000
### the amount without its join
#: code=unknown_column
#: identifier=amount
#: found_in=payments
#: engine=Binder Error: Referenced column "amount" not found in FROM clause!\nCandidate bindings: "comment", "status", "order_date", "customer_id", "employee_id"\n\nLINE 1: SELECT customer_id, sum(amount) AS paid FROM orders GROUP BY customer_id ORDER BY...\n                                ^
SELECT customer_id, sum(amount) AS paid FROM orders GROUP BY customer_id ORDER BY paid DESC
### the quantity without its join
#: code=unknown_column
#: identifier=quantity
#: found_in=order_items
#: engine=Binder Error: Referenced column "quantity" not found in FROM clause!\nCandidate bindings: "created_at", "attributes", "category_id"\n\nLINE 1: SELECT name, sum(quantity) FROM products GROUP BY name\n                         ^
SELECT name, sum(quantity) FROM products GROUP BY name
### a joined table that has not the column either
#: code=unknown_column
#: identifier=seconds
#: found_in=call_log
#: engine=Binder Error: Referenced column "seconds" not found in FROM clause!\nCandidate bindings: "country", "kind", "deleted", "payload"\n\nLINE 1: SELECT c.name, sum(seconds) FROM customers c JOIN events e ON e.customer_id...\n                           ^
SELECT c.name, sum(seconds) FROM customers c JOIN events e ON e.customer_id = c.id GROUP BY c.name
### a column of a missing join in order by
#: code=unknown_column
#: identifier=salary
#: found_in=employees
#: engine=Binder Error: Referenced column "salary" not found in FROM clause!\nCandidate bindings: "parent_id"\n\nLINE 1: SELECT d.name FROM departments d ORDER BY salary DESC\n                                                  ^
SELECT d.name FROM departments d ORDER BY salary DESC
### a column of a missing join inside a case
#: code=unknown_column
#: identifier=discontinued
#: found_in=products
#: engine=Binder Error: Referenced column "discontinued" not found in FROM clause!\nCandidate bindings: "discount", "product_id", "unit_price", "order_id"\n\nLINE 1: SELECT order_id, CASE WHEN discontinued THEN 1 ELSE 0 END FROM order_items\n                                   ^
SELECT order_id, CASE WHEN discontinued THEN 1 ELSE 0 END FROM order_items
### a column of a missing join in having
#: code=unknown_column
#: identifier=rating
#: found_in=customers
#: engine=Binder Error: Referenced column "rating" not found in FROM clause!\nCandidate bindings: "comment"\n\nLINE 1: ...r_id, count(*) FROM orders GROUP BY customer_id HAVING max(rating) > 3\n                                                                      ^
SELECT customer_id, count(*) FROM orders GROUP BY customer_id HAVING max(rating) > 3
### a column of a missing join in a CTE
#: code=unknown_column
#: identifier=hired_on
#: found_in=employees
#: engine=Binder Error: Referenced column "hired_on" not found in FROM clause!\nCandidate bindings: "id", "parent_id"\n\nLINE 1: WITH d AS (SELECT id, hired_on FROM departments) SELECT * FROM d\n                              ^
WITH d AS (SELECT id, hired_on FROM departments) SELECT * FROM d
### the wrong qualifier of two
#: code=unknown_column
#: identifier=o.name
#: found_in=c
#: engine=Binder Error: Table "o" does not have a column named "name"\n\nCandidate bindings: : "comment"\n\nLINE 1: SELECT o.name, o.total FROM orders o JOIN customers c ON c.id ...\n               ^
SELECT o.name, o.total FROM orders o JOIN customers c ON c.id = o.customer_id
### the wrong qualifier in a join condition
#: code=unknown_column
#: identifier=c.customer_id
#: found_in=o
#: engine=Binder Error: Table "c" does not have a column named "customer_id"\n\nCandidate bindings: : "id"\n\nLINE 1: SELECT c.name FROM customers c JOIN orders o ON c.customer_id = o.id\n                                                        ^
SELECT c.name FROM customers c JOIN orders o ON c.customer_id = o.id
### the wrong qualifier in where
#: code=unknown_column
#: identifier=c.status
#: found_in=o
#: engine=Binder Error: Table "c" does not have a column named "status"\n\nCandidate bindings: : "city"\n\nLINE 1: ... FROM customers c JOIN orders o ON c.id = o.customer_id WHERE c.status = 'open'\n                                                                         ^
SELECT c.name FROM customers c JOIN orders o ON c.id = o.customer_id WHERE c.status = 'open'
### the wrong qualifier in an aggregate
#: code=unknown_column
#: identifier=o.amount
#: found_in=p
#: engine=Binder Error: Table "o" does not have a column named "amount"\n\nCandidate bindings: : "total"\n\nLINE 1: SELECT sum(o.amount) FROM orders o JOIN payments p ON p.order_id =...\n                   ^
SELECT sum(o.amount) FROM orders o JOIN payments p ON p.order_id = o.id
### the wrong qualifier in group by
#: code=unknown_column
#: identifier=o.city
#: found_in=c
#: engine=Binder Error: Table "o" does not have a column named "city"\n\nCandidate bindings: : "customer_id", "id"\n\nLINE 1: ... orders o JOIN customers c ON c.id = o.customer_id GROUP BY o.city\n                                                                       ^
SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY o.city
### the wrong qualifier in order by
#: code=unknown_column
#: identifier=p.quantity
#: found_in=i
#: engine=Binder Error: Table "p" does not have a column named "quantity"\n\nCandidate bindings: : "attributes"\n\nLINE 1: ... products p JOIN order_items i ON i.product_id = p.id ORDER BY p.quantity DESC\n                                                                          ^
SELECT p.name FROM products p JOIN order_items i ON i.product_id = p.id ORDER BY p.quantity DESC
### the wrong qualifier of three, as models number them
#: code=unknown_column
#: identifier=T2.price
#: found_in=T3
#: engine=Binder Error: Table "T2" does not have a column named "price"\n\nCandidate bindings: : "discount"\n\nLINE 1: SELECT T3.name, T2.price FROM orders AS T1 JOIN order_items AS T2 ON T2...\n                        ^
SELECT T3.name, T2.price FROM orders AS T1 JOIN order_items AS T2 ON T2.order_id = T1.id JOIN products AS T3 ON T3.id = T2.product_id
### a table's own name as the wrong qualifier
#: code=unknown_column
#: identifier=customers.total
#: found_in=orders
#: engine=Binder Error: Table "customers" does not have a column named "total"\n\nCandidate bindings: : "country"\n\nLINE 1: SELECT customers.name, customers.total FROM customers JOIN orders ON orders.custom...\n                               ^
SELECT customers.name, customers.total FROM customers JOIN orders ON orders.customer_id = customers.id
### the wrong qualifier in a subquery
#: code=unknown_column
#: identifier=o.country
#: found_in=c
#: classify=unknown_alias
#: engine=Binder Error: Referenced table "o" not found!\nCandidate tables: "c"\n\nLINE 1: ... EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.country = 'PT')\n                                                                          ^
SELECT c.name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.country = 'PT')
### the wrong qualifier in a window
#: code=unknown_column
#: identifier=e.budget
#: found_in=d
#: engine=Binder Error: Table "e" does not have a column named "budget"\n\nCandidate bindings: : "department_id"\n\nLINE 1: SELECT rank() OVER (ORDER BY e.budget) FROM employees e JOIN departments d ON d.id =...\n                                     ^
SELECT rank() OVER (ORDER BY e.budget) FROM employees e JOIN departments d ON d.id = e.department_id
### a separator where there is none
#: code=unknown_column
#: identifier=e.hiredon
#: suggest=hired_on
#: engine=Binder Error: Table "e" does not have a column named "hiredon"\n\nCandidate bindings: : "hired_on", "id"\n\nLINE 1: SELECT e.hiredon FROM employees e\n               ^
SELECT e.hiredon FROM employees e
### camel case for a name with underscores
#: code=unknown_column
#: identifier=firstName
#: suggest=first_name
#: engine=Binder Error: Referenced column "firstName" not found in FROM clause!\nCandidate bindings: "first_name", "last_name", "department_id", "id", "active"\n\nLINE 1: SELECT firstName FROM employees\n               ^
SELECT firstName FROM employees
### camel case in a join
#: code=unknown_column
#: identifier=o.customerId
#: suggest=customer_id
#: engine=Binder Error: Table "o" does not have a column named "customerId"\n\nCandidate bindings: : "customer_id"\n\nLINE 1: SELECT c.name FROM customers c JOIN orders o ON o.customerId = c.id\n                                                        ^
SELECT c.name FROM customers c JOIN orders o ON o.customerId = c.id
### blanks for underscores
#: code=unknown_column
#: identifier=o.orderdate
#: suggest=order_date
#: engine=Binder Error: Table "o" does not have a column named "orderdate"\n\nCandidate bindings: : "order_date"\n\nLINE 1: SELECT o.orderdate FROM orders o\n               ^
SELECT o.orderdate FROM orders o
### a letter is missing
#: code=unknown_column
#: identifier=quantty
#: suggest=quantity
#: engine=Binder Error: Referenced column "quantty" not found in FROM clause!\nCandidate bindings: "quantity", "unit_price", "discount"\n\nLINE 1: SELECT sum(quantty) FROM order_items\n                   ^
SELECT sum(quantty) FROM order_items
### two letters have changed places
#: code=unknown_column
#: identifier=slaary
#: suggest=salary
#: engine=Binder Error: Referenced column "slaary" not found in FROM clause!\nCandidate bindings: "salary", "last_name", "manager_id"\n\nLINE 1: SELECT max(slaary) FROM employees\n                   ^
SELECT max(slaary) FROM employees
### a plural
#: code=unknown_column
#: identifier=p.prices
#: suggest=price
#: engine=Binder Error: Table "p" does not have a column named "prices"\n\nCandidate bindings: : "price"\n\nLINE 1: SELECT p.prices FROM products p\n               ^
SELECT p.prices FROM products p
### a shared word: date
#: code=unknown_column
#: identifier=o.date
#: suggest=order_date
#: engine=Binder Error: Table "o" does not have a column named "date"\n\nCandidate bindings: : "id", "order_date", "status"\n\nLINE 1: SELECT o.date FROM orders o\n               ^
SELECT o.date FROM orders o
### a shared word: shipped
#: code=unknown_column
#: identifier=shipped_date
#: suggest=shipped_at
#: engine=Binder Error: Referenced column "shipped_date" not found in FROM clause!\nCandidate bindings: "shipped_at", "id", "order_date"\n\nLINE 1: SELECT shipped_date FROM orders\n               ^
SELECT shipped_date FROM orders
### a shared word: unit
#: code=unknown_column
#: identifier=i.unit_cost
#: suggest=unit_price
#: engine=Binder Error: Table "i" does not have a column named "unit_cost"\n\nCandidate bindings: : "unit_price"\n\nLINE 1: SELECT i.unit_cost FROM order_items i\n               ^
SELECT i.unit_cost FROM order_items i
### a qualifier that the query does not define
#: code=unknown_alias
#: identifier=c
#: engine=Binder Error: Referenced table "c" not found!\nCandidate tables: "o"\n\nLINE 1: SELECT c.name FROM orders o\n               ^
SELECT c.name FROM orders o
### a qualifier that the query does not define, in a condition
#: code=unknown_alias
#: identifier=p
#: engine=Binder Error: Referenced table "p" not found!\nCandidate tables: "c"\n\nLINE 1: ... FROM orders o JOIN customers c ON c.id = o.customer_id WHERE p.amount > 5\n                                                                         ^
SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE p.amount > 5
### a table that the columns name but from does not
#: code=unknown_alias|unknown_column
#: identifier=orders
#: classify=unknown_alias
#: engine=Binder Error: Referenced table "orders" not found!\nCandidate tables: "c"\n\nLINE 1: SELECT orders.total FROM customers c WHERE c.id = orders.customer_id\n                                                          ^
SELECT orders.total FROM customers c WHERE c.id = orders.customer_id
### a column of an inner query used outside
#: code=unknown_column|unknown_alias
#: identifier=o.total
#: classify=unknown_alias
#: engine=Binder Error: Referenced table "o" not found!\nCandidate tables: "c"\n\nLINE 1: SELECT c.name, o.total FROM customers c WHERE c.id IN (SELECT o.customer_id...\n                       ^
SELECT c.name, o.total FROM customers c WHERE c.id IN (SELECT o.customer_id FROM orders o)
### a column that the derived table does not hand out
#: code=unknown_column
#: identifier=t.status
#: engine=Binder Error: Values list "t" does not have a column named "status"\n\nLINE 1: SELECT t.id, t.status FROM (SELECT id, total FROM orders) AS t\n                     ^
SELECT t.id, t.status FROM (SELECT id, total FROM orders) AS t
### a column that the CTE does not hand out
#: code=unknown_column
#: identifier=city
#: engine=Binder Error: Referenced column "city" not found in FROM clause!\nCandidate bindings: "id"\n\nLINE 1: WITH big AS (SELECT id, name FROM customers) SELECT city FROM big\n                                                            ^
WITH big AS (SELECT id, name FROM customers) SELECT city FROM big
### a column that resembles nothing
#: code=unknown_column
#: identifier=zodiac
#: engine=Binder Error: Referenced column "zodiac" not found in FROM clause!\nCandidate bindings: "id", "update_time"\n\nLINE 1: SELECT zodiac FROM customers\n               ^
SELECT zodiac FROM customers
### another column that resembles nothing
#: code=unknown_column
#: identifier=c.loyalty_tier
#: engine=Binder Error: Table "c" does not have a column named "loyalty_tier"\n\nCandidate bindings: : "update_time"\n\nLINE 1: SELECT c.name FROM customers c WHERE c.loyalty_tier = 'gold'\n                                             ^
SELECT c.name FROM customers c WHERE c.loyalty_tier = 'gold'
### a table in the singular
#: code=unknown_table
#: identifier=customer
#: suggest=customers
#: engine=Catalog Error: Table with name customer does not exist!\nDid you mean "customers"?\n\nLINE 1: SELECT name FROM customer\n                         ^
SELECT name FROM customer
### a table in the plural of another word
#: code=unknown_table
#: identifier=order_item
#: suggest=order_items
#: engine=Catalog Error: Table with name order_item does not exist!\nDid you mean "order_items"?\n\nLINE 1: SELECT sum(quantity) FROM order_item\n                                  ^
SELECT sum(quantity) FROM order_item
### a table without its underscore
#: code=unknown_table
#: identifier=orderitems
#: suggest=order_items
#: engine=Catalog Error: Table with name orderitems does not exist!\nDid you mean "order_items"?\n\nLINE 1: SELECT * FROM orders o JOIN orderitems i ON i.order_id = o.id\n                                    ^
SELECT * FROM orders o JOIN orderitems i ON i.order_id = o.id
### a table that does not exist at all
#: code=unknown_table
#: identifier=suppliers
#: engine=Catalog Error: Table with name suppliers does not exist!\nDid you mean "prices"?\n\nLINE 1: SELECT s.name FROM suppliers s\n                           ^
SELECT s.name FROM suppliers s
### a CTE that was never defined
#: code=unknown_table
#: identifier=it
#: engine=Catalog Error: Table with name it does not exist!\nDid you mean "sqlite_master"?\n\nLINE 1: ...) AS n FROM order_items GROUP BY product_id) SELECT n FROM it\n                                                                      ^
WITH item_totals AS (SELECT product_id, sum(quantity) AS n FROM order_items GROUP BY product_id) SELECT n FROM it
### a CTE misspelled
#: code=unknown_table
#: identifier=monthly_total
#: suggest=monthly_totals
#: engine=Catalog Error: Table with name monthly_total does not exist!\nDid you mean "customer_totals"?\n\nLINE 1: ...tals AS (SELECT sum(total) AS t FROM orders) SELECT t FROM monthly_total\n                                                                      ^
WITH monthly_totals AS (SELECT sum(total) AS t FROM orders) SELECT t FROM monthly_total
### an alias used as a table in a subquery
#: code=unknown_table
#: identifier=c
#: engine=Catalog Error: Table with name c does not exist!\nDid you mean "call_log"?\n\nLINE 1: SELECT name FROM customers c WHERE id IN (SELECT id FROM c)\n                                                                 ^
SELECT name FROM customers c WHERE id IN (SELECT id FROM c)
### an ambiguous id
#: code=ambiguous_column
#: identifier=id
#: engine=Binder Error: Ambiguous reference to column name "id" (use: "o.id" or "c.id")\n\nLINE 1: SELECT id FROM orders o JOIN customers c ON c.id = o.customer_id\n               ^
SELECT id FROM orders o JOIN customers c ON c.id = o.customer_id
### an ambiguous name in where
#: code=ambiguous_column
#: identifier=name
#: engine=Binder Error: Ambiguous reference to column name "name" (use: "p.name" or "g.name")\n\nLINE 1: ... products p JOIN categories g ON g.id = p.category_id WHERE name = 'Tea'\n                                                                       ^
SELECT p.price FROM products p JOIN categories g ON g.id = p.category_id WHERE name = 'Tea'
### an ambiguous column in an aggregate
#: code=ambiguous_column
#: identifier=order_id
#: engine=Binder Error: Ambiguous reference to column name "order_id" (use: "i.order_id" or "p.order_id")\n\nLINE 1: SELECT count(order_id) FROM order_items i JOIN payments p ON p.order_id...\n                     ^
SELECT count(order_id) FROM order_items i JOIN payments p ON p.order_id = i.order_id
### select misspelled
#: code=syntax
#: engine=Parser Error: syntax error at or near "SELCT"\n\nLINE 1: SELCT id FROM customers\n        ^
SELCT id FROM customers
### from misspelled
#: code=syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "customers"\n\nLINE 1: SELECT id FORM customers\n                       ^
SELECT id FORM customers
### a missing comma before a function
#: code=syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "("\n\nLINE 1: SELECT name count(*) FROM customers\n                         ^
SELECT name count(*) FROM customers
### a parenthesis that is never closed
#: code=unbalanced|syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "FROM"\n\nLINE 1: SELECT count(* FROM customers\n                       ^
SELECT count(* FROM customers
### a parenthesis too many
#: code=unbalanced|syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near ")"\n\nLINE 1: SELECT count(*)) FROM customers\n                       ^
SELECT count(*)) FROM customers
### where twice
#: code=syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "WHERE"\n\nLINE 1: SELECT id FROM orders WHERE total > 5 WHERE status = 'open'\n                                              ^
SELECT id FROM orders WHERE total > 5 WHERE status = 'open'
### where after group by
#: code=syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "WHERE"\n\nLINE 1: SELECT status, count(*) FROM orders GROUP BY status WHERE total > 5\n                                                            ^
SELECT status, count(*) FROM orders GROUP BY status WHERE total > 5
### order by before where
#: code=syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "WHERE"\n\nLINE 1: SELECT id FROM orders ORDER BY id WHERE total > 5\n                                          ^
SELECT id FROM orders ORDER BY id WHERE total > 5
### an operator without an operand
#: code=syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "AND"\n\nLINE 1: SELECT id FROM orders WHERE total > AND status = 'open'\n                                            ^
SELECT id FROM orders WHERE total > AND status = 'open'
### a literal that is never closed
#: code=unterminated_literal
#: classify=unterminated_literal|syntax
#: engine=Parser Error: unterminated quoted string at or near "'open"\n\nLINE 1: SELECT id FROM orders WHERE status = 'open\n                                             ^
SELECT id FROM orders WHERE status = 'open
### a reserved word as an alias
#: code=syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "FROM"\n\nLINE 1: SELECT count(*) group FROM orders\n                              ^
SELECT count(*) group FROM orders
### two statements
#: code=multiple_statements
#: statements=2
#: engine=2 statements
SELECT id FROM customers; SELECT id FROM orders
### an alias given twice
#: code=syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "AS"\n\nLINE 1: SELECT total AS t AS u FROM orders\n                          ^
SELECT total AS t AS u FROM orders
### join without a table
#: code=syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "ON"\n\nLINE 1: SELECT o.id FROM orders o JOIN ON o.id = 1\n                                       ^
SELECT o.id FROM orders o JOIN ON o.id = 1
### a select column that is not grouped
#: code=grouping
#: engine=Binder Error: column "customer_id" must appear in the GROUP BY clause or must be part of an aggregate function.\nEither add it to the GROUP BY list, or use "ANY_VALUE(customer_id)" if the exact value of "customer_id" is not important.\n\nLINE 1: SELECT status, customer_id, count(*) FROM orders GROUP BY status\n                       ^
SELECT status, customer_id, count(*) FROM orders GROUP BY status
### an aggregate in where
#: code=aggregate_misuse|grouping
#: engine=Binder Error: WHERE clause cannot contain aggregates!\n\nLINE 1: SELECT id FROM orders WHERE sum(total) > 5\n                                    ^
SELECT id FROM orders WHERE sum(total) > 5
### an aggregate in an aggregate
#: code=aggregate_misuse|grouping
#: engine=Binder Error: aggregate function calls cannot be nested\n\nLINE 1: SELECT max(sum(total)) FROM orders\n                   ^
SELECT max(sum(total)) FROM orders
### a window function in where
#: code=aggregate_misuse|grouping
#: engine=Binder Error: WHERE clause cannot contain window functions!\n\nLINE 1: SELECT id FROM orders WHERE row_number() OVER (ORDER BY id) = 1\n                                    ^
SELECT id FROM orders WHERE row_number() OVER (ORDER BY id) = 1
### julianday
#: code=unknown_function
#: identifier=julianday
#: engine=Catalog Error: Scalar Function with name julianday does not exist!\nDid you mean "julian"?\n\nLINE 1: SELECT julianday(order_date) FROM orders\n               ^
SELECT julianday(order_date) FROM orders
### date_format
#: code=unknown_function
#: identifier=DATE_FORMAT
#: engine=Catalog Error: Scalar Function with name date_format does not exist!\nDid you mean "date_part"?\n\nLINE 1: SELECT DATE_FORMAT(order_date, '%Y') FROM orders\n               ^
SELECT DATE_FORMAT(order_date, '%Y') FROM orders
### getdate
#: code=unknown_function
#: identifier=GETDATE
#: engine=Catalog Error: Scalar Function with name getdate does not exist!\nDid you mean "get_type"?\n\nLINE 1: SELECT GETDATE()\n               ^
SELECT GETDATE()
### to_date
#: code=unknown_function
#: identifier=TO_DATE
#: engine=Catalog Error: Scalar Function with name to_date does not exist!\nDid you mean "to_days"?\n\nLINE 1: SELECT TO_DATE('2023', 'YYYY')\n               ^
SELECT TO_DATE('2023', 'YYYY')
### charindex
#: code=unknown_function
#: identifier=CHARINDEX
#: engine=Catalog Error: Scalar Function with name charindex does not exist!\nDid you mean "chr"?\n\nLINE 1: SELECT CHARINDEX('a', name) FROM customers\n               ^
SELECT CHARINDEX('a', name) FROM customers
### nvl
#: code=unknown_function
#: identifier=NVL
#: engine=Catalog Error: Scalar Function with name nvl does not exist!\nDid you mean "nullif"?\n\nLINE 1: SELECT NVL(email, '') FROM customers\n               ^
SELECT NVL(email, '') FROM customers
### to_char
#: code=unknown_function
#: identifier=TO_CHAR
#: engine=Catalog Error: Scalar Function with name to_char does not exist!\nDid you mean "to_hours"?\n\nLINE 1: SELECT TO_CHAR(order_date, 'YYYY') FROM orders\n               ^
SELECT TO_CHAR(order_date, 'YYYY') FROM orders
### upper of a number
#: code=type_mismatch|wrong_arguments|unknown_function
#: rung=explain
#: engine=Binder Error: No function matches the given name and argument types 'upper(INTEGER)'. You might need to add explicit type casts.\n	Candidate functions:\n	upper(VARCHAR) -> VARCHAR\n\n\nLINE 1: SELECT upper(id) FROM orders\n               ^
SELECT upper(id) FROM orders
### a sum over text
#: code=type_mismatch|wrong_arguments|unknown_function
#: rung=explain
#: engine=Binder Error: No function matches the given name and argument types 'sum(VARCHAR)'. You might need to add explicit type casts.\n	Candidate functions:\n	sum(DECIMAL) -> DECIMAL\n	sum(BOOLEAN) -> HUGEINT\n	sum(SMALLINT) -> HUGEINT\n	sum(INTEGER) -> HUGEINT\n	sum(BIGINT) -> HUGEINT\n	sum(HUGEINT) -> HUGEINT\n	sum(DOUBLE) -> DOUBLE\n	sum(BIGNUM) -> BIGNUM\n\n\nLINE 1: SELECT sum(status) FROM orders\n               ^
SELECT sum(status) FROM orders
### a bad date literal
#: code=bad_value
#: rung=explain
#: engine=Conversion Error: invalid date field format: "yesterday afternoon", expected format is (YYYY-MM-DD)\n\nLINE 1: SELECT CAST('yesterday afternoon' AS DATE) = order_date FROM order...\n               ^
SELECT CAST('yesterday afternoon' AS DATE) = order_date FROM orders
### a bad number literal
#: code=bad_value
#: rung=explain
#: engine=Conversion Error: Could not convert string 'ten' to INT32\n\nLINE 1: SELECT id FROM orders WHERE id = 'ten'::INTEGER\n                                              ^
SELECT id FROM orders WHERE id = 'ten'::INTEGER
### backticks
#: code=syntax|not_understood
#: rung=sanitize
#: classify=unknown_function|syntax
#: engine=Catalog Error: Scalar Function with name `__postfix does not exist!\nDid you mean "!__postfix"?\n\nLINE 1: SELECT `name` FROM customers\n                    ^
SELECT `name` FROM customers
### top
#: code=syntax|not_understood
#: rung=sanitize
#: classify=syntax
#: engine=Parser Error: syntax error at or near "5"\n\nLINE 1: SELECT TOP 5 name FROM customers\n                   ^
SELECT TOP 5 name FROM customers
### limit with a comma
#: code=syntax|not_understood
#: rung=sanitize
#: classify=syntax
#: engine=Parser Error: errhint NOT IMPLEMENTED
SELECT id FROM orders LIMIT 1, 2
### double quotes around a literal
#: code=unknown_column
#: identifier="open"
#: engine=Binder Error: Referenced column "open" not found in FROM clause!\nCandidate bindings: "comment", "order_date", "shipped_at", "employee_id", "customer_id"\n\nLINE 1: SELECT id FROM orders WHERE status = "open"\n                                             ^
SELECT id FROM orders WHERE status = "open"
### arms of different widths
#: code=set_operation_mismatch
#: engine=Binder Error: Set operations can only apply to expressions with the same number of result columns
SELECT id, name FROM customers UNION SELECT id FROM orders
### a subquery of two columns
#: code=set_operation_mismatch|wrong_arguments|syntax
#: rung=explain
#: engine=Binder Error: Subquery returns 2 columns - expected 1\n\nLINE 1: SELECT name FROM customers WHERE id IN (SELECT id, customer_id FROM orders)\n                                            ^
SELECT name FROM customers WHERE id IN (SELECT id, customer_id FROM orders)
### a struct field that is not there
#: code=unknown_column|wrong_arguments|unclassified
#: rung=explain
#: engine=Binder Error: Could not find key "b" in struct\n\nCandidate Entries: "a"
SELECT s.b FROM (SELECT {'a': 1} AS s)
### an excluded column that is not there
#: rung=explain
#: code=unknown_column
#: identifier=phone
#: engine=Binder Error: Column "phone" in EXCLUDE list not found in FROM clause
SELECT * EXCLUDE (phone) FROM customers
### a reserved word as a table alias
#: code=syntax|not_understood
#: classify=syntax
#: engine=Parser Error: syntax error at or near "order"\n\nLINE 1: SELECT 1 FROM orders AS order\n                                ^
SELECT 1 FROM orders AS order
### an alias used twice
#: code=ambiguous_column|unknown_alias
#: engine=Binder Error: Ambiguous reference to table "t" (duplicate alias "t", explicitly alias one of the tables using "AS my_alias")
SELECT t.id FROM orders t JOIN customers t ON t.id = t.id
### using with a column that only one side has
#: code=unknown_column|join
#: identifier=customer_id
#: engine=Binder Error: Column "customer_id" does not exist on right side of join!
SELECT o.id FROM orders o JOIN customers c USING (customer_id)
### a schema that does not exist
#: code=unknown_table
#: identifier=sales.orders
#: engine=Catalog Error: Table with name "sales.orders" does not exist because schema "sales" does not exist.\n\nLINE 1: SELECT id FROM sales.orders\n                       ^
SELECT id FROM sales.orders
### qualify without a window
#: code=aggregate_misuse|syntax|grouping
#: rung=explain
#: engine=Binder Error: at least one window function must appear in the SELECT column or QUALIFY clause
SELECT id FROM orders QUALIFY total > 5
