### a plain select
SELECT id, name FROM customers
### a closing semicolon
SELECT id FROM customers;
### a closing semicolon with blanks after it
SELECT id FROM customers ; 
### several closing semicolons
SELECT id FROM customers;;;
### a semicolon before the statement
;SELECT id FROM customers
### everything in upper case
SELECT ID, NAME FROM CUSTOMERS WHERE DELETED = FALSE
### keywords in mixed case
sElEcT name FrOm customers wHeRe rating Is Not Null
### a select without a table
SELECT 1
### a column created_at
SELECT created_at FROM customers ORDER BY created_at DESC
### a column update_time
SELECT update_time FROM customers WHERE update_time > '2022-01-01'
### a column deleted
SELECT * FROM customers WHERE NOT deleted
### a literal that holds a statement
SELECT 'DROP TABLE customers' AS advice
### a literal that holds a stacked statement
SELECT * FROM orders WHERE comment = '; DELETE FROM orders; --'
### a LIKE pattern with a semicolon
SELECT * FROM orders WHERE comment LIKE '%;%'
### a literal with a line comment in it
SELECT 'a--b', '/* not a comment */'
### a quoted identifier that is a keyword
SELECT "drop" FROM call_log
### a keyword column in brackets and backticks
SELECT [grant], `call`, "drop" FROM call_log
### columns rename and attach
SELECT rename, attach FROM call_log
### a table call_log
SELECT count(*) FROM call_log
### a table merge
SELECT merge.source, merge.target FROM merge
### a table merge with an alias
SELECT m.note FROM merge AS m WHERE m.note <> ''
### a table name with a blank
SELECT "Order ID", "Product Name" FROM "Order Details"
### a table name with a blank in brackets
SELECT [Order ID] FROM [Order Details] WHERE [Unit Price] > 1
### a table name with a blank in backticks
SELECT `Order ID` FROM `Order Details`
### a table name in single quotes
SELECT "Order ID" FROM 'Order Details'
### a column name with quotes inside
SELECT "say ""hi""" FROM "Order Details"
### a qualified column with quotes inside
SELECT d."say ""hi""", "Order Details"."Unit Price" FROM "Order Details" AS d, "Order Details"
### a backtick inside backticks
SELECT 1 AS `a``b`
### brackets that hold everything
SELECT 1 AS [a;b "c" -- d /* e]
### names in camel case
SELECT p.customerId, P.FULLNAME FROM CustomerProfile p WHERE p."birthDate" < '2000-01-01'
### names in another script
SELECT "номер", "сумма" FROM "заказы" WHERE "сумма" > 10
### names in another script without quotes
SELECT номер, сумма FROM заказы AS з WHERE з.сумма > 10
### an alias with a semicolon and quotes
SELECT name AS "a;b ""c"" -- d" FROM customers
### an alias in Chinese
SELECT name AS 姓名, city AS "城市" FROM customers
### an alias in single quotes
SELECT name AS 'Customer Name' FROM customers
### a string alias without AS
SELECT name 'Customer Name', count(*) "n" FROM customers
### an alias without AS
SELECT name customer_name FROM customers c
### fallback keywords as aliases
SELECT id AS key, name AS "order", city AS plan, email AS replace, rating AS row FROM customers
### fallback keywords as bare aliases
SELECT id action, name after, city begin, country conflict, rating desc_ FROM customers
### a function name as a column alias
SELECT count(*) AS count, sum(total) AS sum, max(total) AS max FROM orders
### replace with three arguments
SELECT REPLACE(name, 'a', 'b') FROM customers
### replace in lower case, nested
SELECT replace(replace(name, 'a', 'b'), 'b', 'c') FROM customers
### VALUES alone
VALUES (1)
### VALUES with several rows
VALUES (1, 'one'), (2, 'two')
### VALUES as a derived table
SELECT column1, column2 FROM (VALUES (1, 'a'), (2, 'b')) ORDER BY column1
### union of two selects
SELECT id FROM customers UNION SELECT id FROM employees
### union all, except and intersect in one row
SELECT id FROM customers UNION ALL SELECT id FROM employees EXCEPT SELECT id FROM products INTERSECT SELECT id FROM orders ORDER BY 1 LIMIT 5
### a union with VALUES
SELECT 1, 'a' UNION ALL VALUES (2, 'b'), (3, 'c')
### a union as a derived table
SELECT * FROM (SELECT id FROM customers UNION SELECT id FROM orders) AS both_ids
### a union of two limited derived tables
SELECT * FROM (SELECT id FROM customers ORDER BY id LIMIT 1) UNION ALL SELECT * FROM (SELECT id FROM employees ORDER BY id DESC LIMIT 1)
### a CTE
WITH big AS (SELECT * FROM orders WHERE total > 10) SELECT count(*) FROM big
### two CTEs, the second reads the first
WITH a AS (SELECT id, total FROM orders), b AS (SELECT avg(total) AS mean FROM a) SELECT a.id FROM a, b WHERE a.total > b.mean
### a CTE named like a table
WITH orders AS (SELECT * FROM orders_archive) SELECT total FROM orders
### a CTE with column names
WITH t(a, b) AS (SELECT id, name FROM customers) SELECT b, a FROM t
### a CTE materialized and one not
WITH t AS MATERIALIZED (SELECT 1 AS x), u AS NOT MATERIALIZED (SELECT 2 AS x) SELECT t.x, u.x FROM t, u
### a CTE of VALUES
WITH v(n) AS (VALUES (1), (2), (3)) SELECT sum(n) FROM v
### a CTE inside a CTE
WITH outer_cte AS (WITH inner_cte AS (SELECT 1 AS x) SELECT x + 1 AS y FROM inner_cte) SELECT y FROM outer_cte
### a nested CTE shadows an outer one
WITH t AS (SELECT 1 AS x) SELECT (WITH t AS (SELECT 2 AS x) SELECT x FROM t), x FROM t
### a CTE inside a subquery in FROM
SELECT s.n FROM (WITH c AS (SELECT count(*) AS n FROM orders) SELECT n FROM c) AS s
### a CTE with a quoted odd name
WITH "insert into" AS (SELECT 1 AS "delete from") SELECT "delete from" FROM "insert into"
### a CTE called temp and one called view
WITH temp AS (SELECT 1 AS x), view AS (SELECT x FROM temp) SELECT view.x FROM view
### a CTE that is never used
WITH unused AS (SELECT 1) SELECT 2
### a CTE read before its definition
WITH b AS (SELECT x FROM a), a AS (SELECT 1 AS x) SELECT x FROM b
### a recursive counter
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10) SELECT i FROM n
### a recursive counter that starts with VALUES
WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i+1 FROM n LIMIT 10) SELECT group_concat(i) FROM n
### recursive without the word
WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT i FROM n
### a recursive tree of departments
WITH RECURSIVE tree AS (SELECT id, name, 0 AS depth FROM departments WHERE parent_id IS NULL UNION ALL SELECT d.id, d.name, t.depth + 1 FROM departments d JOIN tree t ON d.parent_id = t.id ORDER BY 3) SELECT substr('........', 1, depth * 2) || name FROM tree
### recursive with two recursive arms
WITH RECURSIVE r(x) AS (VALUES (1) UNION SELECT x + 1 FROM r WHERE x < 5 UNION SELECT x + 2 FROM r WHERE x < 5) SELECT x FROM r
### a calendar
WITH RECURSIVE days(d) AS (SELECT date('2023-01-01') UNION ALL SELECT date(d, '+1 day') FROM days WHERE d < '2023-01-31') SELECT d, (SELECT count(*) FROM orders WHERE order_date = d) AS n FROM days
### inner join
SELECT o.id, c.name FROM orders o JOIN customers c ON c.id = o.customer_id
### left, right and full joins
SELECT c.name, o.id, p.id FROM customers c LEFT OUTER JOIN orders o ON o.customer_id = c.id FULL OUTER JOIN payments p ON p.order_id = o.id RIGHT JOIN employees e ON e.id = o.employee_id
### cross join and comma join
SELECT 1 FROM customers CROSS JOIN products, departments
### natural join
SELECT * FROM orders NATURAL LEFT JOIN order_items
### join using
SELECT order_id, product_id, amount FROM order_items INNER JOIN payments USING (order_id)
### join without a condition
SELECT count(*) FROM customers JOIN products
### nested joins in parentheses
SELECT c.name FROM customers c LEFT JOIN (orders o JOIN order_items i ON i.order_id = o.id) ON o.customer_id = c.id
### tables in parentheses
SELECT c.name FROM (customers c, orders o) WHERE o.customer_id = c.id
### a self join
SELECT e.first_name, m.first_name AS manager FROM employees e LEFT JOIN employees m ON m.id = e.manager_id
### a join with conditions of many kinds
SELECT * FROM orders o JOIN customers c ON o.customer_id = c.id AND (c.country IN ('PT', 'TN') OR c.rating BETWEEN 2 AND 4) AND NOT c.deleted
### three joins as models write them
SELECT T1.name, SUM(T3.quantity * T3.unit_price) AS revenue FROM customers AS T1 INNER JOIN orders AS T2 ON T1.id = T2.customer_id INNER JOIN order_items AS T3 ON T2.id = T3.order_id WHERE T2.status = 'shipped' GROUP BY T1.id ORDER BY revenue DESC LIMIT 1
### indexed by nothing
SELECT id FROM customers NOT INDEXED WHERE id = 1
### indexed by an automatic index
SELECT id FROM products INDEXED BY sqlite_autoindex_products_1 WHERE sku = 'T-1'
### a schema-qualified table
SELECT main.customers.name FROM main.customers
### a schema-qualified table with an alias
SELECT c.name FROM "main"."customers" AS c
### the catalog
SELECT name, sql FROM sqlite_master WHERE type = 'table'
### the catalog by its newer name
SELECT name FROM main.sqlite_schema ORDER BY name
### columns of a table by the pragma function
SELECT name, type FROM pragma_table_info('customers')
### json_each in FROM
SELECT e.kind, j.key, j.value FROM events e, json_each(e.payload) j
### json_each with a path and a join condition
SELECT e.id, j.value FROM events e JOIN json_each(e.payload, '$.items') AS j ON j.value > 1
### json_tree
SELECT fullkey, atom FROM events, json_tree(events.payload) WHERE atom IS NOT NULL
### json_each in a subquery
SELECT name FROM products WHERE EXISTS (SELECT 1 FROM json_each(tags) WHERE value = 'leaf')
### json_each in an in list
SELECT name FROM products WHERE 'green' IN (SELECT value FROM json_each(products.tags))
### json functions
SELECT json_extract(payload, '$.device.os'), json_type(payload), json_array_length(payload, '$.items'), json_valid(payload), json_quote('a'), json('{}'), json_patch('{}', '{"a": 1}'), json_set('{}', '$.a', 1), json_insert('{}', '$.a', 1), json_replace('{}', '$.a', 1), json_remove('{"a": 1}', '$.a') FROM events
### json arrows
SELECT payload -> '$.device', payload ->> '$.device.os', payload -> 'device' ->> 'os' FROM events
### json builders
SELECT json_object('id', id, 'name', name), json_array(id, name, NULL) FROM customers
### json aggregates
SELECT json_group_array(name), json_group_object(id, name) FROM customers
### distinct
SELECT DISTINCT city FROM customers
### select all
SELECT ALL city FROM customers
### group by a column
SELECT city, count(*) FROM customers GROUP BY city
### group by position and alias
SELECT strftime('%Y-%m', order_date) AS month, sum(total) FROM orders GROUP BY month ORDER BY 1
### group by having
SELECT customer_id FROM orders GROUP BY customer_id HAVING count(*) > 1 AND sum(total) > 10
### having with an alias
SELECT customer_id, count(*) AS n FROM orders GROUP BY customer_id HAVING n > 1
### a bare column beside an aggregate
SELECT name, max(rating) FROM customers
### filter
SELECT count(*) FILTER (WHERE status = 'open') AS open_orders, count(*) FROM orders
### filter with window
SELECT id, sum(total) FILTER (WHERE status = 'shipped') OVER (PARTITION BY customer_id) FROM orders
### group_concat with a separator
SELECT group_concat(name, ', '), group_concat(DISTINCT city) FROM customers
### every aggregate
SELECT count(*), count(id), count(DISTINCT city), sum(id), total(id), avg(id), min(id), max(id) FROM customers
### an aggregate without group and with a where
SELECT avg(total) FROM orders WHERE status <> 'open'
### max of two values
SELECT max(id, 5), min(id, 5, 7) FROM customers
### a window
SELECT first_name, salary, rank() OVER (PARTITION BY department_id ORDER BY salary DESC) FROM employees
### every ranking function
SELECT row_number() OVER w, dense_rank() OVER w, percent_rank() OVER w, cume_dist() OVER w, ntile(4) OVER w FROM orders WINDOW w AS (ORDER BY total)
### a named window refined
SELECT sum(total) OVER (w ORDER BY id ROWS UNBOUNDED PRECEDING), avg(total) OVER w FROM orders WINDOW w AS (PARTITION BY customer_id)
### several named windows
SELECT first_value(total) OVER a, last_value(total) OVER b FROM orders WINDOW a AS (ORDER BY id), b AS (ORDER BY id RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
### an empty window
SELECT count(*) OVER () FROM orders
### lag and lead with defaults
SELECT id, lag(total, 1, 0) OVER (ORDER BY id), lead(total, 2) OVER (ORDER BY id), nth_value(total, 2) OVER (ORDER BY id) FROM orders
### a rows frame
SELECT avg(close) OVER (PARTITION BY symbol ORDER BY ts ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM prices
### a range frame with numbers
SELECT sum(volume) OVER (ORDER BY volume RANGE BETWEEN 100 PRECEDING AND 100 FOLLOWING) FROM prices
### a groups frame with exclude
SELECT sum(volume) OVER (ORDER BY ts GROUPS BETWEEN 1 PRECEDING AND 1 FOLLOWING EXCLUDE TIES) FROM prices
### the other excludes
SELECT sum(volume) OVER (ORDER BY ts ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW), sum(volume) OVER (ORDER BY ts ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE GROUP), sum(volume) OVER (ORDER BY ts ROWS 1 PRECEDING EXCLUDE NO OTHERS) FROM prices
### a window over an aggregate
SELECT customer_id, sum(total), sum(sum(total)) OVER (ORDER BY customer_id) FROM orders GROUP BY customer_id
### group_concat as a window function
SELECT group_concat(name, '>') OVER (ORDER BY id) FROM customers
### order by with nulls
SELECT rating FROM customers ORDER BY rating DESC NULLS LAST, id ASC NULLS FIRST
### order by with a collation
SELECT name FROM customers ORDER BY name COLLATE NOCASE, city COLLATE BINARY DESC, email COLLATE RTRIM
### order by expression and case
SELECT name FROM customers ORDER BY CASE WHEN country = 'PT' THEN 0 ELSE 1 END, lower(name)
### order by random
SELECT id FROM orders ORDER BY random() LIMIT 1
### limit and offset
SELECT * FROM orders ORDER BY id LIMIT 10 OFFSET 1
### limit with a comma
SELECT * FROM orders ORDER BY id LIMIT 1, 10
### limit by an expression
SELECT * FROM orders LIMIT (SELECT count(*) / 2 FROM orders) OFFSET 1 + 0
### limit minus one
SELECT * FROM orders LIMIT -1 OFFSET 1
### a scalar subquery
SELECT name, (SELECT count(*) FROM orders o WHERE o.customer_id = c.id) FROM customers c
### exists
SELECT name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id)
### exists as a value
SELECT name, EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id) AS has_orders FROM customers c
### not exists with star
SELECT name FROM customers c WHERE NOT EXISTS (SELECT * FROM orders o WHERE o.customer_id = c.id AND o.total > 100)
### in a subquery
SELECT name FROM customers WHERE id IN (SELECT customer_id FROM orders)
### not in
SELECT name FROM customers WHERE id NOT IN (SELECT customer_id FROM orders WHERE customer_id IS NOT NULL)
### in a table name
SELECT 1 WHERE 'a' IN (SELECT source FROM merge)
### in a table directly
WITH ids(n) AS (VALUES (1), (2)) SELECT name FROM customers WHERE id IN ids
### in a table function
SELECT name FROM customers WHERE id IN (SELECT value FROM json_each('[1, 2]'))
### in an empty list
SELECT name FROM customers WHERE id IN ()
### a row in a subquery
SELECT id FROM orders WHERE (customer_id, employee_id) IN (SELECT id, 2 FROM customers)
### a row in VALUES
SELECT id FROM orders WHERE (id, status) IN (VALUES (1, 'shipped'), (2, 'open'))
### row comparisons
SELECT id FROM orders WHERE (order_date, id) > ('2023-01-01', 1) AND (id, status) = (1, 'shipped')
### correlated two levels deep
SELECT c.name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.quantity > c.rating - 5))
### a derived table in a derived table
SELECT x.m FROM (SELECT max(y.t) AS m FROM (SELECT total AS t FROM orders) AS y) AS x
### a derived table without an alias
SELECT m FROM (SELECT max(total) AS m FROM orders)
### a subquery in select, where, having and order
SELECT city, count(*) FROM customers WHERE id < (SELECT max(id) FROM customers) GROUP BY city HAVING count(*) <= (SELECT count(*) FROM orders) ORDER BY (SELECT 1)
### case simple
SELECT CASE status WHEN 'open' THEN 1 WHEN 'shipped' THEN 2 END FROM orders
### case searched and nested
SELECT CASE WHEN total > 30 THEN 'big' WHEN total > 10 THEN CASE WHEN status = 'open' THEN 'mid open' ELSE 'mid' END ELSE 'small' END FROM orders
### case inside an aggregate
SELECT sum(CASE WHEN status = 'open' THEN total ELSE 0 END) AS open_total FROM orders
### iif
SELECT IIF(total > 10, 'big', 'small') FROM orders
### casts
SELECT CAST(id AS TEXT), CAST('7' AS INTEGER), CAST(1 AS REAL), CAST('a' AS BLOB), CAST('1.5' AS NUMERIC), CAST(1 AS VARCHAR(10)), CAST(1 AS DOUBLE PRECISION), CAST(1 AS DECIMAL(10, 2)), CAST(1 AS UNSIGNED BIG INT) FROM customers
### a percentage by cast
SELECT CAST(SUM(CASE WHEN status = 'open' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(*) FROM orders
### date functions
SELECT date('now'), time('now'), datetime('now', 'localtime'), julianday('now') - julianday(order_date), strftime('%Y', order_date), unixepoch('now') FROM orders
### date modifiers
SELECT date('now', 'start of month', '+1 month', '-1 day'), date(order_date, 'weekday 1', '-7 days'), datetime(1700000000, 'unixepoch'), date('now', '-30 days') FROM orders
### a year by strftime with cast
SELECT CAST(strftime('%Y', order_date) AS INTEGER) AS y, count(*) FROM orders GROUP BY y HAVING y BETWEEN 2020 AND 2030
### current date and time
SELECT CURRENT_DATE, CURRENT_TIME, CURRENT_TIMESTAMP
### comparing dates as text
SELECT * FROM orders WHERE order_date >= '2023-01-01' AND order_date < date('2023-02-01', '+1 month')
### string functions
SELECT upper(name), lower(name), length(name), substr(name, 1, 2), substring(name, 2), trim(name), ltrim(name, 'I'), rtrim(name), instr(name, 'e'), hex(name), quote(name), unicode(name), char(65, 66), printf('%05.2f', 1.5), format('%s', name), soundex(name) IS NULL OR 1 FROM customers
### string functions with dangerous literals
SELECT instr('a;b', ';'), replace('x--y', '--', ';'), trim('/*x*/', '/*')
### concatenation
SELECT first_name || ' ' || last_name AS full_name FROM employees
### number functions
SELECT abs(-1), round(1.234, 2), round(2.5), sign(-3), random() IS NOT NULL, max(1, 2), min(1, 2), typeof(1), zeroblob(4)
### mathematical functions
SELECT ceil(1.2), floor(1.8), trunc(1.9), mod(7, 3), pow(2, 3), power(2, 3), sqrt(4), exp(1), ln(2), log10(10), log(2, 8), pi(), sin(0), degrees(1)
### conditional functions
SELECT COALESCE(email, 'none'), IFNULL(email, 'none'), NULLIF(city, ''), likely(1), unlikely(0), likelihood(1, 0.5) FROM customers
### like with escape
SELECT name FROM customers WHERE name LIKE '50!%%' ESCAPE '!'
### not like and glob
SELECT name FROM customers WHERE name NOT LIKE '%x' AND name GLOB 'I*' AND name NOT GLOB '[a-c]*'
### like and glob as functions
SELECT like('a%', name), glob('a*', name) FROM customers
### between
SELECT id FROM orders WHERE total BETWEEN 5 AND 50 AND id NOT BETWEEN 7 AND 8
### is tests
SELECT deleted IS TRUE, deleted IS NOT FALSE, email ISNULL, email NOTNULL, email NOT NULL, email IS NULL, city IS 'Porto', city IS NOT 'Porto' FROM customers
### is distinct from
SELECT id FROM customers WHERE email IS DISTINCT FROM 'x' AND city IS NOT DISTINCT FROM 'Porto'
### equality spellings
SELECT id FROM orders WHERE id == 1 OR id = 2 OR id <> 3 OR id != 4
### operators of every kind
SELECT 1 + 2 * 3 / 4 % 5, 1 << 2, 8 >> 1, 5 & 3, 5 | 3, ~5, -5, +5, NOT 1, 1 < 2, 1 <= 2, 1 > 2, 1 >= 2, 1 AND 0 OR 1
### a minus sign that is no comment
SELECT 1 - -1, 2 - - 3, -(-4)
### division that is no comment
SELECT 8 / 2, 8/2, total/2 FROM orders
### an asterisk with a product
SELECT 2*3, 2 *3, quantity*unit_price FROM order_items
### numbers of every spelling
SELECT 1, 1.5, .5, 5., 1e10, 1.5E-3, 1e+2, 00012, 0x1F, 0XFF, 9223372036854775807, 123456789012345678901234567890
### blob literals
SELECT X'1F', x'', X'deadBEEF'
### boolean literals
SELECT TRUE, false, NOT true
### a literal with a doubled quote
SELECT 'it''s', '''', '''quoted'''
### a literal with a backslash at its end
SELECT 'C:\', 'a\\b', '\'
### a literal over several lines
SELECT 'first
; second
-- third' AS text
### empty literals
SELECT '', '' || '', length('')
### parameters
SELECT name FROM customers WHERE id = ? AND city = ?2 AND country = :country AND email = @email AND rating = $rating
### a line comment
SELECT id -- the key
FROM customers
### a line comment that holds a statement
SELECT id -- ; DROP TABLE customers
FROM customers
### a block comment
SELECT /* all of them */ id FROM customers
### a block comment does not nest
SELECT /* a /* b */ id FROM customers
### a comment that looks like one of MySQL
SELECT /*! id */ name FROM customers
### a comment at the start
-- Which customers are there?
SELECT id FROM customers
### a comment at the end
SELECT id FROM customers -- done
### a comment after the semicolon
SELECT id FROM customers; -- done
### a block comment after the semicolon
SELECT id FROM customers; /* done; really */
### a block comment that is never closed after the semicolon
SELECT id FROM customers; /* the text ends here
### comments between every word
SELECT/**/id/**/FROM/**/customers/**/WHERE/**/id/**/=/**/1
### a comment between a function and its parenthesis
SELECT count /* all */ (*) FROM customers
### a comment with quotes in it
SELECT id /* it's "odd" */ FROM customers
### lines that end with CR LF
#: escape=c
SELECT id\x0d\x0aFROM customers\x0d\x0aWHERE id = 1\x0d\x0a
### tabs and form feeds as blanks
#: escape=c
SELECT\x09id\x0cFROM\x0acustomers
### a carriage return does not end a line comment
#: escape=c
SELECT 1 -- one\x0d, 2 FROM nowhere
### typographic quotes inside a literal
SELECT '“quoted” ‘too’ – dash… and a no-break space'
### typographic quotes inside an identifier
SELECT name AS "“name”" FROM customers
### zero-width characters inside a literal
#: escape=c
SELECT 'a\xe2\x80\x8bb' AS x
### a no-break space inside a quoted alias
#: escape=c
SELECT 1 AS "a\xc2\xa0b"
### a no-break space as a letter of a name
#: escape=c
SELECT 1 AS a\xc2\xa0b
### a byte order mark as a blank
#: escape=c
\xef\xbb\xbfSELECT \xef\xbb\xbf 1
### an emoji in a literal and an alias
SELECT '🙂' AS "🙂", 1 AS 🙂
### a very long in list
SELECT id FROM orders WHERE id IN (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120)
### fifty parentheses
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))
### twelve nested derived tables
SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT 1 AS x) a) b) c) d) e) f) g) h) i) j) k
### nested function calls
SELECT upper(lower(upper(lower(trim(coalesce(name, nullif(city, ''))))))) FROM customers
### a view
SELECT name, total FROM customer_totals WHERE order_count > 0
### bare columns called like functions
SELECT open, high, low, close, volume FROM prices WHERE close > open
### the rowid
SELECT rowid, oid, _rowid_, c.rowid FROM customers AS c WHERE rowid = 1
### a moving average by day
WITH daily AS (SELECT symbol, date(ts) AS day, avg(close) AS close FROM prices GROUP BY 1, 2), prev AS (SELECT *, lag(close) OVER (PARTITION BY symbol ORDER BY day) AS before FROM daily) SELECT symbol, day, round((close - before) / NULLIF(before, 0) * 100, 2) AS change_pct FROM prev WHERE before IS NOT NULL ORDER BY abs(close - before) DESC
### a cohort report
WITH firsts AS (SELECT customer_id, min(strftime('%Y-%m', order_date)) AS cohort FROM orders GROUP BY customer_id) SELECT f.cohort, strftime('%Y-%m', o.order_date) AS month, count(DISTINCT o.customer_id) FROM orders o JOIN firsts f USING (customer_id) GROUP BY 1, 2 ORDER BY 1, 2
### a running total and share
SELECT o.id, o.total, sum(o.total) OVER (PARTITION BY o.customer_id ORDER BY o.order_date, o.id) AS running, round(100.0 * o.total / sum(o.total) OVER (), 1) AS pct FROM orders AS o ORDER BY o.customer_id, o.order_date
### gaps and islands
SELECT min(id) AS first, max(id) AS last FROM (SELECT id, id - row_number() OVER (ORDER BY id) AS grp FROM orders) t GROUP BY grp
### the top per group
SELECT * FROM (SELECT p.*, row_number() OVER (PARTITION BY category_id ORDER BY price DESC) AS rn FROM products p) ranked WHERE rn <= 2
### a pivot by case
SELECT customer_id, SUM(CASE WHEN strftime('%m', order_date) = '01' THEN total END) AS jan, SUM(CASE WHEN strftime('%m', order_date) = '02' THEN total END) AS feb FROM orders GROUP BY customer_id
### an anti join
SELECT c.* FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id WHERE o.id IS NULL
### the row of a maximum
SELECT name FROM customers WHERE rating = (SELECT MAX(rating) FROM customers)
### the second highest
SELECT DISTINCT salary FROM employees ORDER BY salary DESC LIMIT 1 OFFSET 1
### statements' words as column names
SELECT c."delete", c."insert", c."update" FROM (SELECT 1 AS "delete", 2 AS "insert", 3 AS "update") c
### aliases named after commands
SELECT attach.x, detach.x, pragma.x, vacuum.x FROM (SELECT 1 AS x) attach, (SELECT 2 AS x) detach, (SELECT 3 AS x) pragma, (SELECT 4 AS x) vacuum
### more commands as names
SELECT t.explain, t.analyze, t.reindex, t.release, t.savepoint, t.rollback, t.trigger, t.begin, t.end FROM (SELECT 1 AS explain, 2 AS analyze, 3 AS reindex, 4 AS release, 5 AS savepoint, 6 AS rollback, 7 AS trigger, 8 AS begin, 9 AS end) t
### window words as names
SELECT t.rows, t.range, t.groups, t.filter, t.over, t.window, t.partition, t.following, t.preceding, t.unbounded, t.current, t.exclude, t.ties, t.others FROM (SELECT 1 AS rows, 2 AS range, 3 AS groups, 4 AS filter, 5 AS over, 6 AS window, 7 AS partition, 8 AS following, 9 AS preceding, 10 AS unbounded, 11 AS current, 12 AS exclude, 13 AS ties, 14 AS others) t
### a column named like a dangerous function
SELECT t.load_extension, t."readfile" FROM (SELECT 1 AS load_extension, 2 AS "readfile") t
### dangerous names as aliases
SELECT 1 AS load_extension, 2 AS writefile, 3 AS fts3_tokenizer
### a dangerous call in a literal
SELECT 'load_extension(''x'')' AS hint, 'PRAGMA writable_schema = 1' AS other
### a table alias with the name of a function
SELECT count.id FROM customers AS count
### a column and an alias of one name
SELECT name AS city, city AS name FROM customers ORDER BY name
### a boolean expression as a column
SELECT rating > 3 AND NOT deleted OR city = 'Porto' AS good FROM customers
### an alias used in where
SELECT price * 1.2 AS gross FROM products WHERE gross > 5
### a condition without a comparison
SELECT * FROM customers WHERE deleted
### integer division guarded
SELECT sum(total) / NULLIF(count(*), 0), sum(total) * 1.0 / max(count(*), 1) FROM orders
### a percentage by subquery
SELECT status, 100.0 * count(*) / (SELECT count(*) FROM orders) FROM orders GROUP BY status
### a select list over many lines
SELECT
    c.id
  , c.name
  , (
        SELECT
            max(o.order_date)
        FROM
            orders o
        WHERE
            o.customer_id = c.id
    ) AS last_order
FROM
    customers c
WHERE
    c.deleted = 0
ORDER BY
    last_order DESC NULLS LAST
;
### no blanks where none are needed
SELECT(1)AS"a",id+1,"name"FROM"customers"WHERE(id)IN(1,2)AND"name"<>''
### a trailing comment without a newline
SELECT 1 --
### a star among columns
SELECT c.*, o.id AS order_id, 1 AS one, * FROM customers c JOIN orders o ON o.customer_id = c.id
### set operations inside exists
SELECT 1 WHERE EXISTS (SELECT id FROM customers INTERSECT SELECT id FROM orders)
### set operation inside in
SELECT name FROM customers WHERE id IN (SELECT customer_id FROM orders UNION SELECT customer_id FROM events)
### set operation inside a scalar subquery
SELECT (SELECT 1 UNION SELECT 1) + (VALUES (2))
### order by inside a subquery of a union
SELECT * FROM (SELECT id, 'c' AS kind FROM customers UNION ALL SELECT id, 'e' FROM employees ORDER BY kind, id) u LIMIT 5
### union of different widths by null
SELECT id, name, NULL AS sku FROM customers UNION ALL SELECT id, name, sku FROM products
### a quoted alias used in order by
SELECT name AS "Customer Name" FROM customers ORDER BY "Customer Name"
### order by alias and ordinal together
SELECT city AS c, count(*) AS n FROM customers GROUP BY c ORDER BY n DESC, 1
### json-like literal with braces and semicolons
SELECT json_extract('{"sql": "DELETE FROM x;"}', '$.sql')
### trailing blanks and blank lines

SELECT 1

### a literal of many keywords
SELECT 'insert update delete drop alter create truncate grant revoke execute exec copy vacuum analyze attach detach pragma call do lock notify listen load import export into outfile set reset begin commit rollback' AS words
### names that contain keywords
SELECT selected.inserted_by, updated_rows, droplet, grantee FROM (SELECT 1 AS inserted_by, 2 AS updated_rows, 3 AS droplet, 4 AS grantee) AS selected
### a column named date and time
SELECT t.date, t."time", t.timestamp FROM (SELECT order_date AS date, 1 AS "time", 2 AS timestamp FROM orders) t
### a table alias that is a keyword in quotes
SELECT "order".id FROM orders AS "order"
### a collation in a comparison
SELECT name FROM customers WHERE name = 'INES' COLLATE NOCASE
### a fibonacci by recursion
WITH RECURSIVE fib(a, b) AS (VALUES (0, 1) UNION ALL SELECT b, a + b FROM fib WHERE b < 100) SELECT a FROM fib
### a split by recursion
WITH RECURSIVE split(word, rest) AS (SELECT '', 'a;b;c' || ';' UNION ALL SELECT substr(rest, 1, instr(rest, ';') - 1), substr(rest, instr(rest, ';') + 1) FROM split WHERE rest <> '') SELECT word FROM split WHERE word <> ''
### a table valued function with hidden argument columns
SELECT value FROM json_each WHERE json = '[1, 2, 3]'
### count distinct with case
SELECT COUNT(DISTINCT CASE WHEN total > 10 THEN customer_id END) * 1.0 / COUNT(DISTINCT customer_id) FROM orders
### nested aggregates by subquery
SELECT avg(n) FROM (SELECT count(*) AS n FROM orders GROUP BY customer_id)
### two levels of group by
SELECT country, max(n) FROM (SELECT c.country, c.id, count(o.id) AS n FROM customers c LEFT JOIN orders o ON o.customer_id = c.id GROUP BY c.country, c.id) GROUP BY country
### difference of two sums
SELECT (SELECT sum(total) FROM orders WHERE status = 'open') - (SELECT sum(total) FROM orders WHERE status = 'shipped') AS difference
### compare with the average
SELECT id FROM orders WHERE total > (SELECT avg(total) FROM orders) ORDER BY total DESC
### intersect by a join on itself
SELECT customer_id FROM orders WHERE status = 'open' INTERSECT SELECT customer_id FROM orders WHERE status = 'shipped'
### except for customers without orders
SELECT id FROM customers EXCEPT SELECT customer_id FROM orders
### age in years
SELECT CAST((julianday('2024-01-01') - julianday(birthDate)) / 365.25 AS INTEGER) AS age FROM CustomerProfile
### like on a number
SELECT id FROM orders WHERE order_date LIKE '2023%' AND total LIKE '%.5%'
### substr of a date
SELECT SUBSTR(order_date, 1, 4) AS year, SUBSTR(order_date, -2) AS day FROM orders GROUP BY year
### a where with many parentheses
SELECT * FROM orders WHERE (((status = 'open') OR ((status = 'shipped') AND (total > 5))) AND (NOT (id = 9)))
### a join of derived tables
SELECT a.customer_id, a.n, b.m FROM (SELECT customer_id, count(*) AS n FROM orders GROUP BY customer_id) AS a JOIN (SELECT customer_id, max(total) AS m FROM orders GROUP BY customer_id) AS b ON a.customer_id = b.customer_id
### a join on a CTE and a table of one name in another scope
SELECT * FROM (WITH customers AS (SELECT 1 AS id) SELECT id FROM customers) x JOIN customers ON customers.id = x.id
### a left join chain with coalesce
SELECT c.name, COALESCE(SUM(p.amount), 0) AS paid FROM customers c LEFT JOIN orders o ON o.customer_id = c.id LEFT JOIN payments p ON p.order_id = o.id GROUP BY c.id, c.name HAVING paid >= 0 ORDER BY paid DESC
### distinct in several aggregates
SELECT count(DISTINCT status), sum(DISTINCT total), group_concat(DISTINCT status) FROM orders
### an unusual but legal case of blanks
  SELECT   id   ,name   FROM   customers   WHERE   id   =   1   ;   
### a statement that starts with a line break and a comment

-- first
/* second */ SELECT 1
### a star in parentheses of count with blanks
SELECT count( * ), COUNT( DISTINCT city ) FROM customers
### a cast of a subquery
SELECT CAST((SELECT count(*) FROM orders) AS REAL) / 2
### a not operator before like, in and between
SELECT name FROM customers WHERE NOT name LIKE 'x%' AND NOT id IN (7) AND NOT id BETWEEN 8 AND 9
### match as a word in a literal
SELECT 'MATCH' AS "match", 'REGEXP' AS "regexp"
### an expression as a table argument
SELECT value FROM json_each(json_array(1, 2, 3)) WHERE value > 1
### a window in order by
SELECT id FROM orders ORDER BY row_number() OVER (ORDER BY total DESC)
### a window partition by an expression
SELECT id, count(*) OVER (PARTITION BY strftime('%Y', order_date), status IS NULL) FROM orders
### ranking with a filter outside
SELECT name FROM (SELECT name, DENSE_RANK() OVER (ORDER BY rating DESC) AS place FROM customers WHERE rating IS NOT NULL) WHERE place = 1
### a subquery as a limit of a compound
SELECT id FROM customers UNION ALL SELECT id FROM orders ORDER BY id LIMIT (SELECT 2)
### the first statement word in a comment
/* DELETE */ SELECT id FROM customers
### an identifier in single quotes as a column alias in order by
SELECT count(*) AS 'n' FROM orders ORDER BY n
### arithmetic on dates
SELECT julianday(shipped_at) - julianday(order_date) AS days FROM orders WHERE shipped_at IS NOT NULL AND julianday(shipped_at) - julianday(order_date) > 1
### a hexadecimal mask
SELECT id & 0x0F, id | 0xF0, ~id FROM orders
### a long concatenation
SELECT 'a' || 'b' || 'c' || 'd' || 'e' || 'f' || id || '-' || coalesce(status, '?') || ';' FROM orders
### the same table three times
SELECT a.id, b.id, c.id FROM orders a, orders b, orders c WHERE a.id < b.id AND b.id < c.id
### a literal compared with a keyword
SELECT id FROM orders WHERE status = 'delete' OR status IN ('drop', 'insert', 'update')
### unicode escapes are plain text
SELECT '\u0041', 'U&"x"'
### an alias that starts with an underscore and a dollar sign inside
SELECT 1 AS _x, 2 AS a$b, 3 AS x1
### a schema-qualified function-like table
SELECT key FROM json_each('{"a": 1}') AS main
### last row without semicolon but with a blank line after it
SELECT max(id) FROM orders

### the least common date spellings
SELECT date('2023-01-10', '+1 year', 'start of year'), time('10:00', '+5 minutes'), strftime('%s', 'now') - strftime('%s', '2023-01-01'), strftime('%w %j %W %H:%M:%f', 'now')
### a case without else inside max
SELECT max(CASE WHEN method = 'card' THEN amount END) AS card, max(CASE method WHEN 'cash' THEN amount END) AS cash FROM payments
### an order by with a limit of zero
SELECT id FROM orders ORDER BY total DESC, id ASC LIMIT 0
### nulls in comparisons
SELECT NULL, NULL IS NULL, NULL = NULL, NULL IN (1), COALESCE(NULL, NULL, 1)
### a like with a concatenated pattern
SELECT c.name FROM customers c JOIN merge m ON c.email LIKE '%' || m.source || '%'
### a group by on two tables with an alias of each
SELECT d.name AS department, COUNT(e.id) AS headcount, ROUND(AVG(e.salary), 2) AS average FROM departments d LEFT JOIN employees e ON e.department_id = d.id GROUP BY d.id, d.name ORDER BY headcount DESC
### a ratio of two filtered counts
SELECT 1.0 * count(*) FILTER (WHERE status = 'shipped') / count(*) FROM orders
### in with strings that hold quotes
SELECT id FROM customers WHERE name IN ('O''Brien', 'D"Angelo', '`x`', '[y]')
### a bracket name that ends with a blank
SELECT 1 AS [x ], 2 AS " y"
### a mixture of all quotes
SELECT "c".[name] AS `n` FROM 'customers' AS "c" WHERE c."id" = 1
### a qualified star of a quoted alias
SELECT "Order Details".* FROM "Order Details"
### a correlated subquery in an order by
SELECT name FROM customers c ORDER BY (SELECT count(*) FROM orders WHERE customer_id = c.id) DESC
### a correlated subquery in a case
SELECT name, CASE WHEN (SELECT count(*) FROM orders WHERE customer_id = c.id) > 1 THEN 'regular' ELSE 'new' END FROM customers c
### a join on between
SELECT e.id, o.id FROM events e JOIN orders o ON date(e.at) BETWEEN date(o.order_date, '-1 day') AND o.order_date
### max by a subquery with ties
SELECT product_id FROM order_items GROUP BY product_id HAVING sum(quantity) = (SELECT max(q) FROM (SELECT sum(quantity) AS q FROM order_items GROUP BY product_id))
### division in a group that had no rows
SELECT customer_id, sum(total) / count(total) FROM orders WHERE total IS NOT NULL GROUP BY 1
### a hash-like comment mark in a literal
SELECT '# not a comment', '#' AS "#"
### printf with many arguments
SELECT printf('%d%% of %s is %.1f', 50, 'x''y', 1.25)
### the last insert row in a word
SELECT 'last_insert_rowid()' AS hint, changes AS changes FROM (SELECT 1 AS changes)
### a CTE that joins itself
WITH m AS (SELECT strftime('%Y-%m', order_date) AS month, sum(total) AS t FROM orders GROUP BY 1) SELECT a.month, a.t - b.t AS growth FROM m AS a LEFT JOIN m AS b ON b.month < a.month
### a compound CTE body with a limit outside
WITH everyone(id, kind) AS (SELECT id, 'c' FROM customers UNION ALL SELECT id, 'e' FROM employees) SELECT kind, count(*) FROM everyone GROUP BY kind LIMIT 2
### an exists over json in having
SELECT category_id FROM products GROUP BY category_id HAVING EXISTS (SELECT 1 FROM json_each('[2, 3]') WHERE value = category_id)
