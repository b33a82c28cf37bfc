### a plain select
SELECT id, name FROM customers
### a closing semicolon
SELECT id FROM customers;
### everything in upper case but the table
SELECT ID, NAME FROM customers WHERE DELETED = FALSE
### columns that contain keywords
SELECT created_at, update_time, deleted FROM customers
### a literal that holds a statement
SELECT 'DROP TABLE x; --' AS advice, "DELETE FROM y; #"
### a LIKE pattern with a semicolon
SELECT * FROM orders WHERE comment LIKE '%;%'
### a literal with comment marks
SELECT 'a--b', 'a#b', '/* not a comment */', "-- neither"
### keyword columns in backticks
SELECT `drop`, `grant`, `call`, `rename`, attach FROM call_log
### a table merge
SELECT m.source, merge.target FROM merge, merge AS m
### names with blanks and quotes
SELECT `Order ID`, `say "hi"` FROM `Order Details`
### a backtick inside backticks
SELECT 1 AS `a``b`, 2 AS `c;d -- e`
### names in another script
SELECT номер, `сумма` FROM заказы AS з
### names in camel case
SELECT customerId, p.`fullName` FROM CustomerProfile p
### a name that starts with a digit
SELECT 1 AS 1st, 2 AS 2nd
### a name with a dollar sign
SELECT 1 AS a$b, 2 AS $c
### replace as a function
SELECT REPLACE(name, 'x', 'y') FROM customers
### insert as a function
SELECT INSERT('abc', 1, 1, 'x')
### truncate as a function
SELECT TRUNCATE(1.2, 1), truncate(total, 0) FROM orders
### left, right, repeat, if and mod as functions
SELECT LEFT(name, 1), RIGHT(name, 1), REPEAT('x', 3), IF(id > 1, 'a', 'b'), MOD(7, 3), REVERSE(name), CHAR(65), ASCII('a') FROM customers
### values as a function-like word
VALUES (1, 'a'), (2, 'b')
### a derived table of values
SELECT * FROM (VALUES (1, 'a'), (2, 'b')) AS v
### a CTE of values with columns
WITH v(n, s) AS (VALUES (1, 'a'), (2, 'b')) SELECT n, s FROM v
### extract
SELECT EXTRACT(YEAR FROM order_date), EXTRACT(YEAR_MONTH FROM order_date), EXTRACT(DAY_HOUR FROM shipped_at) FROM orders
### substring with FROM and FOR
SELECT SUBSTRING(name FROM 1 FOR 2), SUBSTRING(name, 2), SUBSTR(name, 1, 2), MID(name, 2, 1), SUBSTRING_INDEX(email, '@', 1) FROM customers
### trim of every kind
SELECT TRIM(name), TRIM(BOTH 'x' FROM name), TRIM(LEADING FROM name), TRIM('a' FROM name), LTRIM(name), RTRIM(name) FROM customers
### position and locate
SELECT POSITION('a' IN name), LOCATE('a', name), INSTR(name, 'a'), FIND_IN_SET('b', 'a,b'), FIELD(name, 'x', 'Ines'), ELT(1, 'a', 'b') FROM customers
### concatenation
SELECT CONCAT(name, ' ', city), CONCAT_WS(', ', name, city), 'a' 'b', name || city FROM customers
### string functions
SELECT UPPER(name), LCASE(name), LENGTH(name), CHAR_LENGTH(name), LPAD(name, 9, '*'), RPAD(name, 9, ' '), SPACE(2), HEX(name), UNHEX('41'), QUOTE(name), FORMAT(1234.5, 2), SOUNDEX(name), STRCMP(name, 'a'), MD5(name), SHA2(name, 256), TO_BASE64(name), REGEXP_REPLACE(name, 'a', 'b'), REGEXP_SUBSTR(name, '[a-z]+'), REGEXP_INSTR(name, 'e') FROM customers
### number functions
SELECT ABS(-1), CEIL(1.2), FLOOR(1.8), ROUND(1.25, 1), POW(2, 3), SQRT(4), EXP(1), LN(2), LOG10(10), LOG2(8), SIGN(-2), GREATEST(1, 2), LEAST(1, 2), PI(), RAND(3), CONV('ff', 16, 10), BIN(5), OCT(8), CRC32('a'), DEGREES(1)
### operators of every kind
SELECT 7 DIV 2, 7 MOD 2, 7 % 2, 5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 2, 8 >> 1, !0, NOT 1, 1 <=> NULL, 1 <> 2, 1 != 2, 1 AND 0, 1 && 0, 1 OR 0, 1 XOR 1, -(-1), 1 - -1, 8/2
### numbers of every spelling
SELECT 1, 1.5, .5, 5., 1e10, 1.5E-3, 0x1F, x'1F', b'101', 0b101, 007
### literals of every kind
SELECT 'it''s', 'it\'s', "say ""hi""", "it's", 'tab\t', N'name', _utf8mb4'x', _utf8mb4 X'41', 'a' COLLATE utf8mb4_bin
### a backslash at the end of an escaped literal
SELECT 'C:\\', 'a\\'
### backslashes are plain with NO_BACKSLASH_ESCAPES
#: settings=sql_mode=NO_BACKSLASH_ESCAPES
SELECT 'C:\', 'it''s'
### double quotes are identifiers with ANSI_QUOTES
#: settings=sql_mode=ANSI_QUOTES
SELECT "name", "c"."city" AS "a;b" FROM "customers" AS "c"
### typed literals
SELECT DATE '2023-01-01', TIME '10:00:00', TIMESTAMP '2023-01-01 10:00:00'
### true, false, null and unknown
SELECT TRUE, FALSE, NULL, 1 IS TRUE, NULL IS UNKNOWN, 1 IS NOT FALSE, NULL IS NULL
### date functions
SELECT NOW(), CURDATE(), CURTIME(), CURRENT_TIMESTAMP(3), UTC_TIMESTAMP(), YEAR(order_date), MONTH(order_date), DAYOFWEEK(order_date), WEEK(order_date, 1), QUARTER(order_date), DATE(shipped_at), TIME(shipped_at), DATE_FORMAT(order_date, '%Y-%m'), STR_TO_DATE('2023', '%Y'), LAST_DAY(order_date), MAKEDATE(2023, 32), UNIX_TIMESTAMP(order_date), FROM_UNIXTIME(1700000000), DATEDIFF(order_date, '2023-01-01'), TIMESTAMPDIFF(MONTH, order_date, NOW()), TIMESTAMPADD(WEEK, 1, order_date), TO_DAYS(order_date), PERIOD_DIFF(202302, 202301), CONVERT_TZ(shipped_at, '+00:00', '+01:00'), MONTHNAME(order_date), SEC_TO_TIME(90) FROM orders
### date arithmetic with intervals
SELECT order_date + INTERVAL 1 DAY, INTERVAL 2 MONTH + order_date, order_date - INTERVAL '1-2' YEAR_MONTH, DATE_ADD(order_date, INTERVAL 1 WEEK), DATE_SUB(order_date, INTERVAL id HOUR), ADDDATE(order_date, 3) FROM orders
### interval as a function
SELECT INTERVAL(5, 1, 10), INTERVAL (23, 1, 15, 17)
### interval as a function with a word after it
SELECT INTERVAL(id, 10, 100) AS band, INTERVAL(id, 10, 100) range_of FROM orders WHERE INTERVAL(id, 10, 100) IN (1, 2) AND INTERVAL(id, 5, (6)) > 0
### interval as a function beside an interval
SELECT INTERVAL(id, 10, 100) + 1, order_date + INTERVAL (id) DAY FROM orders GROUP BY INTERVAL(id, 10, 100), order_date, id
### a table of the sequence engine
SELECT s.seq, o.id FROM seq_1_to_10 AS s LEFT JOIN orders o ON o.id = s.seq
### a table of the sequence engine with a step
SELECT seq FROM seq_1_to_10_step_3
### last thirty days
SELECT COUNT(*) FROM orders WHERE order_date >= CURDATE() - INTERVAL 30 DAY
### conditional functions
SELECT IFNULL(email, 'none'), COALESCE(email, city), NULLIF(city, ''), ISNULL(email), IF(email IS NULL, 1, 0), NVL(email, 'x'), NVL2(email, 1, 2), DECODE_ORACLE(1, 1, 'a', 'b') FROM customers
### case
SELECT CASE status WHEN 'open' THEN 1 ELSE 0 END, CASE WHEN total > 10 THEN 'big' WHEN total > 5 THEN 'mid' END FROM orders
### casts and conversions
SELECT CAST(id AS CHAR), CAST('1' AS SIGNED), CAST(1 AS UNSIGNED INTEGER), CAST('1.5' AS DECIMAL(10, 2)), CONVERT('1', SIGNED), CONVERT(name USING utf8mb4), CAST(name AS CHAR(10) CHARACTER SET utf8mb4), BINARY name, CAST('2023-01-01' AS DATE), CAST(1 AS DOUBLE) FROM customers
### like, regexp and rlike
SELECT name FROM customers WHERE name LIKE 'I%' AND name NOT LIKE 'x|_%' ESCAPE '|' AND name REGEXP '^I' AND name NOT RLIKE 'z$' AND name SOUNDS LIKE 'Ines'
### between and in
SELECT id FROM orders WHERE total BETWEEN 5 AND 50 AND id NOT IN (7, 8) AND (id, status) IN ((1, 'shipped'), (2, 'open'))
### match against
SELECT id FROM products WHERE name LIKE '%tea%' OR 'MATCH (name) AGAINST (1)' = ''
### joins of every kind
SELECT 1 FROM customers c INNER JOIN orders o ON o.customer_id = c.id LEFT JOIN payments p ON p.order_id = o.id RIGHT OUTER JOIN employees e ON e.id = o.employee_id CROSS JOIN departments STRAIGHT_JOIN categories g
### natural and using joins
SELECT order_id FROM order_items JOIN payments USING (order_id) NATURAL LEFT JOIN merge
### nested joins in parentheses
SELECT c.name FROM customers c LEFT JOIN (orders o, payments p) ON o.customer_id = c.id AND p.order_id = o.id
### the ODBC form of a join
SELECT 1 FROM { OJ customers c LEFT OUTER JOIN orders o ON o.customer_id = c.id }
### select options
SELECT STRAIGHT_JOIN DISTINCT SQL_SMALL_RESULT SQL_BUFFER_RESULT c.id FROM customers c JOIN orders o ON o.customer_id = c.id
### distinctrow, all and high priority
SELECT DISTINCTROW city FROM customers
### sql_no_cache
SELECT SQL_NO_CACHE id FROM customers
### index hints
SELECT id FROM customers USE INDEX FOR ORDER BY () IGNORE INDEX FOR GROUP BY (PRIMARY) WHERE id = 1
### force index and an alias
SELECT p.id FROM products AS p FORCE INDEX FOR JOIN (sku) WHERE p.sku = 'T-1'
### from dual
SELECT 1 FROM DUAL WHERE 1 = 1
### group_concat with everything
SELECT GROUP_CONCAT(DISTINCT name ORDER BY name DESC, id SEPARATOR '; ') FROM customers
### group_concat with a limit
SELECT GROUP_CONCAT(name ORDER BY id LIMIT 1) FROM customers
### aggregates
SELECT COUNT(*), COUNT(DISTINCT city, country), SUM(rating), AVG(rating), MIN(name), MAX(name), STD(rating), STDDEV_POP(rating), VAR_SAMP(rating), BIT_OR(id), BIT_XOR(id), JSON_ARRAYAGG(name), JSON_OBJECTAGG(id, name) FROM customers
### group by with rollup
SELECT country, city, COUNT(*) FROM customers GROUP BY country, city WITH ROLLUP
### group by with an order and having on an alias
SELECT customer_id, SUM(total) AS t FROM orders GROUP BY customer_id ASC HAVING t > 5 ORDER BY t DESC
### sum of a condition
SELECT SUM(status = 'open'), AVG(total > 10), COUNT(status = 'open' OR NULL) FROM orders
### windows
SELECT ROW_NUMBER() OVER w, RANK() OVER (PARTITION BY customer_id ORDER BY total DESC), LAG(total, 1) OVER w, NTILE(2) OVER w, SUM(total) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), FIRST_VALUE(total) OVER (w ROWS UNBOUNDED PRECEDING) FROM orders WINDOW w AS (ORDER BY id)
### range frames and percentile functions
SELECT SUM(volume) OVER (ORDER BY volume RANGE BETWEEN 100 PRECEDING AND UNBOUNDED FOLLOWING), PERCENT_RANK() OVER (ORDER BY volume), MEDIAN(volume) OVER (PARTITION BY symbol), PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY volume) OVER (PARTITION BY symbol) FROM prices
### a CTE
WITH big AS (SELECT * FROM orders WHERE total > 10) SELECT COUNT(*) FROM big
### CTEs nested and shadowing
WITH a AS (SELECT 1 AS x), b AS (WITH a AS (SELECT 2 AS x) SELECT x FROM a) SELECT a.x, b.x FROM a, b
### a CTE named like a table
WITH orders AS (SELECT * FROM orders_archive) SELECT total FROM orders
### a recursive CTE
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10) SELECT i FROM n
### a recursive CTE with a cycle clause
WITH RECURSIVE t AS (SELECT id, parent_id FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.id, c.parent_id FROM categories c, t WHERE c.parent_id = t.id) CYCLE id RESTRICT SELECT * FROM t
### union of several kinds
(SELECT id FROM customers ORDER BY id LIMIT 1) UNION ALL (SELECT id FROM orders) UNION DISTINCT SELECT 5 ORDER BY 1 LIMIT 3
### except and intersect
SELECT id FROM customers EXCEPT SELECT customer_id FROM orders INTERSECT SELECT 1
### except all and intersect all in parentheses
(SELECT id FROM customers EXCEPT ALL SELECT 1) INTERSECT ALL (SELECT 2 UNION SELECT 3)
### limit forms
SELECT * FROM orders ORDER BY id LIMIT 1, 2
### limit with offset
SELECT * FROM orders ORDER BY id LIMIT 2 OFFSET 1
### fetch first with ties
SELECT * FROM orders ORDER BY total OFFSET 1 ROW FETCH NEXT 1 ROWS WITH TIES
### rows examined
SELECT * FROM orders LIMIT 2 ROWS EXAMINED 1000
### subqueries everywhere
SELECT name, (SELECT COUNT(*) FROM orders o WHERE o.customer_id = c.id) AS n FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id) AND c.id = ANY (SELECT customer_id FROM orders) AND c.id IN (SELECT customer_id FROM orders) HAVING n >= (SELECT 0) ORDER BY (SELECT 1)
### a row subquery
SELECT id FROM orders WHERE (customer_id, employee_id) = (SELECT 1, 2) OR ROW(id, 1) = ROW(1, 1)
### a derived table with columns
SELECT d.a FROM (SELECT id AS a FROM customers) d
### json_table
SELECT j.* FROM JSON_TABLE('[{"a": 1}, {"a": 2}]', '$[*]' COLUMNS (n FOR ORDINALITY, a INT PATH '$.a' DEFAULT '0' ON EMPTY NULL ON ERROR, has_b INT EXISTS PATH '$.b')) AS j
### json_table with nested columns over a column
SELECT e.id, j.item FROM events e, JSON_TABLE(e.payload, '$' COLUMNS (ok VARCHAR(10) PATH '$.ok', NESTED PATH '$.items[*]' COLUMNS (item INT PATH '$'))) AS j
### json functions
SELECT JSON_EXTRACT(payload, '$.device.os'), JSON_UNQUOTE(JSON_EXTRACT(payload, '$.ok')), JSON_VALUE(payload, '$.ok'), JSON_QUERY(payload, '$.device'), JSON_LENGTH(payload), JSON_KEYS(payload), JSON_CONTAINS(payload, '1', '$.items'), JSON_OBJECT('a', 1), JSON_ARRAY(1, 2), JSON_SET('{}', '$.a', 1), JSON_TYPE(payload), JSON_VALID(payload), JSON_SEARCH(payload, 'one', 'linux'), JSON_MERGE_PATCH('{}', '{"a": 1}') FROM events
### the information schema
SELECT TABLE_NAME, COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = 'shop' LIMIT 3
### a database-qualified table and column
SELECT shop.customers.name, `shop`.`orders`.`total` FROM shop.customers, shop.orders
### a column after a leading dot
SELECT c.id FROM .customers AS c
### comments of every kind
SELECT /* all */ id -- the key; DROP TABLE x
, name # the name; DROP TABLE y
FROM customers /* done */
### two minus signs without a blank are an expression
SELECT 5--1, 5 - -1, 5--id FROM customers
### a line comment with a tab after it
#: escape=c
SELECT 1 --\x09x
### a line comment at the end of the text
SELECT 1 --
### a line comment of two dashes and a line break
SELECT 1 --
, 2
### a semicolon in a hash comment
SELECT 1 # ; DELETE FROM customers
### comments between words
SELECT/**/id/**/FROM/**/customers/**/WHERE/**/id/**/=/**/1
### string aliases
SELECT name AS 'Customer Name', city AS "City" FROM customers
### keyword aliases
SELECT id AS `order`, name AS value, city status, email AS type, rating AS level FROM customers
### unreserved commands as names
SELECT t.flush, t.handler, t.execute, t.prepare, t.install, t.backup, t.shutdown, t.truncate, t.do FROM (SELECT 1 AS flush, 2 AS handler, 3 AS `execute`, 4 AS `prepare`, 5 AS install, 6 AS backup, 7 AS shutdown, 8 AS `truncate`, 9 AS `do`) t
### dangerous names as aliases and columns
SELECT t.sleep, t.load_file, t.benchmark FROM (SELECT 1 AS sleep, 2 AS load_file, 3 AS benchmark) t
### a session variable that is only read by name of the system
SELECT @@version, @@session.sql_mode
### a version, a database and a user
SELECT VERSION(), DATABASE(), SCHEMA(), CURRENT_USER, USER(), CONNECTION_ID()
### parameters
#: run=no
SELECT * FROM customers WHERE id = ? AND name LIKE ?
### uuid and random order
SELECT UUID() IS NOT NULL, id FROM orders ORDER BY RAND() LIMIT 1
### an asterisk beside columns
SELECT c.*, o.id AS order_id FROM customers c JOIN orders o ON o.customer_id = c.id
### fifty parentheses
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))
### a long in list
SELECT id FROM orders WHERE id IN (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50)
### blanks before the parenthesis of a function
SELECT COUNT(*), CONCAT ('a', 'b'), COALESCE (NULL, 1) FROM customers
### convert and default inside expressions
SELECT DEFAULT(deleted), CONVERT(total, CHAR) FROM customers, orders
### a report with a pivot
SELECT DATE_FORMAT(order_date, '%Y-%m') AS month, SUM(IF(status = 'open', total, 0)) AS open_total, SUM(CASE WHEN status = 'shipped' THEN total ELSE 0 END) AS shipped_total FROM orders GROUP BY month WITH ROLLUP
### the top per group
SELECT * FROM (SELECT p.*, ROW_NUMBER() OVER (PARTITION BY category_id ORDER BY price DESC) AS rn FROM products p) AS ranked WHERE rn <= 2
### typographic quotes inside a literal
SELECT '“quoted” ‘too’ – dash…' AS `“x”`
### a no-break space as part of a name
#: escape=c
SELECT 1 AS a\xc2\xa0b
### lines that end with CR LF
#: escape=c
SELECT id\x0d\x0aFROM customers\x0d\x0a
### a select in parentheses
(SELECT id FROM customers)
### a select in two parentheses with a limit
((SELECT id FROM customers ORDER BY id) LIMIT 1)
### an escaped percent sign and underscore
SELECT name FROM customers WHERE name LIKE '50\%' OR name LIKE 'a\_b'
### exists in the select list
SELECT EXISTS (SELECT 1 FROM orders WHERE customer_id = 1) AS has_orders
### get_format, charset and collation
SELECT GET_FORMAT(DATE, 'ISO'), CHARSET('a'), COLLATION('a'), COERCIBILITY('a')
### match against in natural language
#: run=no
SELECT id, MATCH (name) AGAINST ('green tea') AS score FROM products WHERE MATCH (name) AGAINST ('green tea' IN NATURAL LANGUAGE MODE)
### match against in boolean mode
#: run=no
SELECT id FROM products WHERE MATCH (name) AGAINST ('+tea -pot; "iron"' IN BOOLEAN MODE)
