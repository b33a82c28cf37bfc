### a plain select
SELECT id, name FROM customers
### a closing semicolon
SELECT id FROM customers;
### everything in upper case
SELECT ID, NAME FROM CUSTOMERS WHERE DELETED = 0
### columns that contain keywords
SELECT created_at, update_time, deleted FROM customers
### a literal that holds a statement
SELECT 'DROP TABLE x; --' AS advice FROM dual
### a LIKE pattern with a semicolon
SELECT * FROM orders WHERE "COMMENT" LIKE '%;%'
### a literal with comment marks
SELECT 'a--b', '/* not a comment */' FROM dual
### keyword columns in quotes
SELECT "DROP", "GRANT", "CALL", "RENAME", attach FROM call_log
### a table merge
SELECT m.source, merge.target FROM merge, merge m
### names with blanks
SELECT "Order ID", d."Unit Price" FROM "Order Details" d
### names in another script
SELECT номер, "сумма" FROM "заказы" з
### names in camel case
SELECT "customerId", p."fullName" FROM "CustomerProfile" p
### names with dollar and number signs
SELECT a$b, c#d FROM (SELECT 1 AS a$b, 2 AS c#d FROM dual)
### an alias without AS on a table
SELECT c.name customer_name FROM customers c
### quoted literals with every delimiter
SELECT q'[it's; -- x]', q'{a}', q'<b>', q'(c)', q'!d!', Q'|e|', nq'[f]', N'g' FROM dual
### a quoted literal with a letter as its delimiter
SELECT q'XaX', q'"b"' FROM dual
### dual
SELECT SYSDATE, SYSTIMESTAMP, CURRENT_DATE, CURRENT_TIMESTAMP(3), LOCALTIMESTAMP, USER, UID FROM dual
### rownum
SELECT * FROM (SELECT * FROM orders ORDER BY total DESC) WHERE ROWNUM <= 5
### paging by rownum
SELECT * FROM (SELECT t.*, ROWNUM rn FROM (SELECT id FROM orders ORDER BY id) t WHERE ROWNUM <= 20) WHERE rn > 10
### rowid and level
SELECT ROWID, ORA_ROWSCN, c.id FROM customers c
### fetch first
SELECT * FROM orders ORDER BY id FETCH FIRST 5 ROWS ONLY
### fetch first with ties and percent
SELECT * FROM orders ORDER BY total OFFSET 1 ROW FETCH NEXT 10 PERCENT ROWS WITH TIES
### the old outer join
SELECT c.name, o.id FROM customers c, orders o WHERE c.id = o.customer_id (+)
### the old outer join with a constant
SELECT c.name FROM customers c, orders o WHERE c.id = o.customer_id(+) AND o.status(+) = 'open'
### joins of every kind
SELECT 1 AS one FROM customers c INNER JOIN orders o ON o.customer_id = c.id LEFT OUTER JOIN payments p ON p.order_id = o.id RIGHT JOIN employees e ON e.id = o.employee_id FULL OUTER JOIN departments d ON d.id = e.department_id CROSS JOIN categories
### natural and using joins
SELECT order_id, amount FROM order_items JOIN payments USING (order_id) NATURAL JOIN merge
### a partitioned outer join
SELECT t.d, o.status FROM orders o PARTITION BY (o.status) RIGHT OUTER JOIN (SELECT DATE '2023-01-01' d FROM dual) t ON t.d = o.order_date
### lateral, cross apply and outer apply
SELECT c.name, l.t, x.u FROM customers c, LATERAL (SELECT MAX(total) t FROM orders o WHERE o.customer_id = c.id) l CROSS APPLY (SELECT 1 u FROM dual) x OUTER APPLY (SELECT 2 v FROM dual) y
### connect by
SELECT LEVEL, LPAD(' ', 2 * (LEVEL - 1)) || last_name, SYS_CONNECT_BY_PATH(last_name, '/'), CONNECT_BY_ROOT last_name, CONNECT_BY_ISLEAF FROM employees START WITH manager_id IS NULL CONNECT BY NOCYCLE PRIOR id = manager_id ORDER SIBLINGS BY last_name
### connect by before start with
SELECT id FROM employees CONNECT BY manager_id = PRIOR id START WITH id = 1
### a number generator
SELECT LEVEL n FROM dual CONNECT BY LEVEL <= 10
### a date generator
SELECT DATE '2023-01-01' + LEVEL - 1 AS d FROM dual CONNECT BY LEVEL <= 31
### a CTE
WITH big AS (SELECT * FROM orders WHERE total > 10) SELECT COUNT(*) FROM big
### two CTEs with columns
WITH a (x) AS (SELECT 1 FROM dual), b (y) AS (SELECT x + 1 FROM a) SELECT a.x, b.y FROM a, b
### a CTE named like a table
WITH orders AS (SELECT * FROM shop.orders WHERE total > 1) SELECT id FROM orders
### a recursive CTE with search and cycle
WITH t (id, parent_id, depth) AS (SELECT id, parent_id, 0 FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.id, c.parent_id, t.depth + 1 FROM categories c JOIN t ON c.parent_id = t.id) SEARCH DEPTH FIRST BY id SET ord CYCLE id SET is_cycle TO 'Y' DEFAULT 'N' SELECT * FROM t ORDER BY ord
### a CTE called function-like
WITH functions AS (SELECT 1 AS x FROM dual), procedures AS (SELECT 2 AS x FROM dual) SELECT f.x, p.x FROM functions f, procedures p
### minus, intersect and union all
SELECT id FROM customers MINUS SELECT customer_id FROM orders INTERSECT SELECT 1 FROM dual UNION ALL (SELECT 2 FROM dual)
### date literals and intervals
SELECT DATE '2023-01-01', TIMESTAMP '2023-01-01 10:00:00 +02:00', INTERVAL '1' DAY, INTERVAL '1-2' YEAR TO MONTH, INTERVAL '3 04:05:06' DAY(2) TO SECOND(3), NUMTODSINTERVAL(5, 'HOUR') FROM dual
### date arithmetic
SELECT order_date + 7, order_date - DATE '2023-01-01', ADD_MONTHS(order_date, 1), MONTHS_BETWEEN(shipped_at, order_date), TRUNC(order_date, 'MM'), ROUND(order_date, 'YEAR'), LAST_DAY(order_date), NEXT_DAY(order_date, 'MONDAY'), SYSDATE - 30, shipped_at - INTERVAL '1' HOUR FROM orders
### extract and time zones
SELECT EXTRACT(YEAR FROM order_date), EXTRACT(HOUR FROM CAST(shipped_at AS TIMESTAMP)), FROM_TZ(CAST(shipped_at AS TIMESTAMP), 'UTC') AT TIME ZONE 'Europe/Lisbon', SYSTIMESTAMP AT LOCAL FROM orders
### conversions
SELECT TO_CHAR(order_date, 'YYYY-MM-DD HH24:MI:SS'), TO_DATE('2023-01-01', 'YYYY-MM-DD'), TO_NUMBER('1.5', '9.9'), TO_TIMESTAMP('2023-01-01', 'YYYY-MM-DD'), CAST(id AS VARCHAR2(10)), CAST('1' AS NUMBER(10, 2)), TO_NUMBER('x' DEFAULT 0 ON CONVERSION ERROR), HEXTORAW('FF') FROM orders
### conditional functions
SELECT NVL(email, 'none'), NVL2(email, 'yes', 'no'), COALESCE(email, city), NULLIF(city, 'x'), DECODE(rating, 5, 'best', 4, 'good', 'other'), GREATEST(1, 2), LEAST(1, 2) FROM customers WHERE LNNVL(rating > 4)
### string functions
SELECT UPPER(name), LOWER(name), INITCAP(name), LENGTH(name), LENGTHB(name), SUBSTR(name, 1, 2), INSTR(name, 'a', 1, 1), REPLACE(name, 'x', 'y'), TRANSLATE(name, 'ab', 'xy'), TRIM(BOTH 'x' FROM name), TRIM(name), LTRIM(name), RPAD(name, 9, '*'), CONCAT(name, city), ASCII('a'), CHR(65), REGEXP_REPLACE(name, 'a', 'b'), REGEXP_SUBSTR(name, '[a-z]+', 1, 1, 'i'), REGEXP_COUNT(name, 'a'), REGEXP_INSTR(name, 'e'), SOUNDEX(name), DUMP(name), STANDARD_HASH(name, 'SHA256') FROM customers
### number functions
SELECT ABS(-1), CEIL(1.2), FLOOR(1.8), ROUND(1.25, 1), TRUNC(1.25, 1), MOD(7, 3), REMAINDER(7, 3), POWER(2, 3), SQRT(4), EXP(1), LN(2), LOG(10, 100), SIGN(-2), BITAND(5, 3), WIDTH_BUCKET(5, 0, 10, 5), NANVL(1, 2) FROM dual
### concatenation and operators
SELECT first_name || ' ' || last_name, 7 / 2, -(-1), 2 * 3 FROM employees WHERE 1 <> 2 AND 1 != 2 AND 1 ^= 2 AND NOT 1 = 2
### numbers of every spelling
SELECT 1, 1.5, .5, 5., 1e10, 1.5E-3, 1.5f, 2d FROM dual
### like, regexp_like, between and in
SELECT id FROM customers WHERE name LIKE '50!%%' ESCAPE '!' AND REGEXP_LIKE(name, '^I', 'i') AND id BETWEEN 1 AND 9 AND (id, city) IN ((1, 'Porto'), (2, 'Tunis')) AND name NOT LIKE '%x'
### any, some, all, exists
SELECT id FROM orders o WHERE total > ALL (SELECT amount FROM payments) OR id = ANY (1, 2) OR EXISTS (SELECT NULL FROM payments p WHERE p.order_id = o.id)
### aggregates
SELECT COUNT(*), COUNT(DISTINCT city), SUM(rating), AVG(rating), MEDIAN(rating), STDDEV(rating), VARIANCE(rating), STATS_MODE(city), CORR(id, rating), APPROX_COUNT_DISTINCT(city), ANY_VALUE(city) FROM customers
### listagg
SELECT LISTAGG(name, '; ') WITHIN GROUP (ORDER BY name) FROM customers
### listagg with overflow and distinct
SELECT city, LISTAGG(DISTINCT name, ', ' ON OVERFLOW TRUNCATE '...' WITH COUNT) WITHIN GROUP (ORDER BY name DESC NULLS LAST) AS names FROM customers GROUP BY city
### listagg as an analytic function
SELECT id, LISTAGG(name, ',') WITHIN GROUP (ORDER BY id) OVER (PARTITION BY city) FROM customers
### keep dense_rank
SELECT customer_id, MAX(total) KEEP (DENSE_RANK LAST ORDER BY order_date) AS latest, MIN(id) KEEP (DENSE_RANK FIRST ORDER BY total NULLS LAST) FROM orders GROUP BY customer_id
### percentiles
SELECT PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY total), PERCENTILE_DISC(0.9) WITHIN GROUP (ORDER BY total DESC), RANK(10) WITHIN GROUP (ORDER BY total) FROM orders
### rollup, cube and grouping sets
SELECT status, customer_id, SUM(total), GROUPING(status), GROUPING_ID(status, customer_id), GROUP_ID() FROM orders GROUP BY GROUPING SETS (ROLLUP (status, customer_id), CUBE (status), ())
### group by and having, having first
SELECT customer_id, SUM(total) FROM orders HAVING SUM(total) > 10 GROUP BY customer_id
### analytic functions
SELECT ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY total DESC), RANK() OVER (ORDER BY total), NTILE(4) OVER (ORDER BY total), LAG(total, 1, 0) OVER (ORDER BY id), LEAD(total IGNORE NULLS) OVER (ORDER BY id), FIRST_VALUE(total) IGNORE NULLS OVER (ORDER BY id ROWS UNBOUNDED PRECEDING), NTH_VALUE(total, 2) FROM FIRST RESPECT NULLS OVER (ORDER BY id), RATIO_TO_REPORT(total) OVER (), SUM(total) OVER (ORDER BY order_date RANGE BETWEEN INTERVAL '7' DAY PRECEDING AND CURRENT ROW), CUME_DIST() OVER (ORDER BY total) FROM orders
### a named window
SELECT SUM(total) OVER w FROM orders WINDOW w AS (PARTITION BY customer_id ORDER BY id)
### pivot
SELECT * FROM (SELECT customer_id, status, total FROM orders) PIVOT (SUM(total) AS s, COUNT(*) AS n FOR status IN ('open' AS o, 'shipped' AS s))
### unpivot
SELECT symbol, field, price FROM prices UNPIVOT INCLUDE NULLS (price FOR field IN (open AS 'o', high AS 'h', low AS 'l', close AS 'c'))
### json functions
SELECT JSON_VALUE(payload, '$.device.os'), JSON_QUERY(payload, '$.items' WITH WRAPPER), e.payload.device.os, JSON_OBJECT('a' VALUE 1, KEY 'b' VALUE 2), JSON_ARRAY(1, 2) FROM events e WHERE JSON_EXISTS(payload, '$.ok')
### json aggregates
SELECT JSON_ARRAYAGG(id ORDER BY id), JSON_OBJECTAGG(KEY name VALUE id) FROM customers
### json_table
SELECT e.id, j.os, j.item FROM events e, JSON_TABLE(e.payload, '$' COLUMNS (os VARCHAR2(20) PATH '$.device.os', NESTED PATH '$.items[*]' COLUMNS (item NUMBER PATH '$', n FOR ORDINALITY))) j
### is json
SELECT id FROM events WHERE payload IS JSON AND 'x' IS NOT JSON STRICT
### xmltable and xml functions
SELECT x.k, XMLELEMENT("a", XMLATTRIBUTES(x.k AS "k"), x.v), XMLAGG(XMLELEMENT("b", x.v)) FROM XMLTABLE('/r/i' PASSING XMLTYPE('<r><i k="1">a</i></r>') COLUMNS k NUMBER PATH '@k', v VARCHAR2(10) PATH '.') x GROUP BY x.k, x.v
### a collection as a table
SELECT COLUMN_VALUE FROM TABLE(sys.odcivarchar2list('a', 'b'))
### sample
SELECT id FROM orders SAMPLE (10) SEED (42)
### a partition
SELECT id FROM orders PARTITION (p1) o
### flashback query
SELECT id FROM orders AS OF TIMESTAMP SYSTIMESTAMP - INTERVAL '5' MINUTE
### versions between
SELECT id, versions_starttime FROM orders VERSIONS BETWEEN SCN MINVALUE AND MAXVALUE
### hints
SELECT /*+ INDEX(o orders_pk) LEADING(c o) USE_NL(o) */ c.name FROM customers c JOIN orders o ON o.customer_id = c.id
### order by with nulls
SELECT rating FROM customers ORDER BY rating DESC NULLS LAST, id ASC NULLS FIRST
### a scalar subquery and a derived table
SELECT name, (SELECT COUNT(*) FROM orders o WHERE o.customer_id = c.id) n FROM (SELECT * FROM customers) c
### distinct and unique
SELECT UNIQUE city FROM customers
### case
SELECT CASE status WHEN 'open' THEN 1 ELSE 0 END, CASE WHEN total > 10 THEN 'big' WHEN total > 5 THEN 'mid' END FROM orders
### a schema-qualified table
SELECT shop.customers.name FROM shop.customers
### the data dictionary
SELECT table_name FROM user_tables UNION ALL SELECT view_name FROM all_views
### system context
SELECT SYS_CONTEXT('USERENV', 'CURRENT_SCHEMA'), SYS_GUID(), ORA_HASH('x') FROM dual
### cursor expressions
SELECT name, CURSOR(SELECT id FROM orders o WHERE o.customer_id = c.id) FROM customers c
### multiset and member of
SELECT CAST(MULTISET(SELECT name FROM customers) AS sys.odcivarchar2list) FROM dual
### bind variables
SELECT name FROM customers WHERE id = :id AND city = :1
### comments of every kind
SELECT /* all */ id -- the key; DROP TABLE x
FROM customers -- done
### words of commands as names
SELECT t.purge, t.flashback, t.explain, t.call, t.merge FROM (SELECT 1 AS purge, 2 AS flashback, 3 AS explain, 4 AS call, 5 AS merge FROM dual) t
### a column whose name ends like a sequence's
SELECT t.nextvalue, t.next_val FROM (SELECT 1 AS nextvalue, 2 AS next_val FROM dual) t
### an at sign inside a literal and a quoted name
SELECT 'a@b', email AS "e@mail" FROM customers WHERE email LIKE '%@example.org'
### packages named in literals
SELECT 'DBMS_LOCK.SLEEP(10)', 'UTL_HTTP' AS "utl_http" FROM dual
### fifty parentheses
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((1)))))))))))))))))))))))))))))))))))))))))))))))))) FROM dual
### a boolean in where and a join on a function
SELECT c.id FROM customers c JOIN "CustomerProfile" p ON UPPER(SUBSTR(p."fullName", 1, 4)) = UPPER(c.name)
### the top per group
SELECT name FROM (SELECT p.*, ROW_NUMBER() OVER (PARTITION BY category_id ORDER BY price DESC) rn FROM products p) WHERE rn = 1
### a report by month
SELECT TO_CHAR(TRUNC(order_date, 'MM'), 'YYYY-MM') AS month, SUM(total) AS total FROM orders GROUP BY TRUNC(order_date, 'MM') ORDER BY TRUNC(order_date, 'MM')
### lines that end with CR LF
#: escape=c
SELECT id\x0d\x0aFROM customers\x0d\x0a
### typographic quotes inside a literal
SELECT '“quoted” ‘too’ – dash…' FROM dual
### a CTE inside a subquery
SELECT * FROM (WITH x AS (SELECT 1 AS a FROM dual) SELECT a FROM x)
### collate
SELECT name FROM customers ORDER BY name COLLATE BINARY_CI
### a value of rows as a table
SELECT v.n FROM (VALUES (1, 'a'), (2, 'b')) v (n, s)
### a select without a table in the newest versions
SELECT 1 + 1 AS two
