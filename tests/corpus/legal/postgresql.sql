### a plain select
SELECT id, name FROM customers
### a closing semicolon
SELECT id FROM customers;
### a closing semicolon with blanks after it
SELECT id FROM customers  ;  
### two closing semicolons are one statement
SELECT id FROM customers;;
### everything in upper case
SELECT ID, NAME FROM CUSTOMERS WHERE DELETED = FALSE
### keywords in mixed case
sElEcT name FrOm customers wHeRe rating Is Not Null
### a select without a table
SELECT 1
### a select without target list
SELECT FROM customers
### a column called like a keyword part: created_at
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
### a column that must be quoted: grant
SELECT "grant", "call" FROM call_log
### a column rename
SELECT rename FROM call_log
### a column attach
SELECT attach, rename AS renamed FROM call_log
### a table call_log
SELECT count(*) FROM call_log
### a table merge
SELECT merge.source, merge.target FROM merge
### a table merge with an alias
SELECT m.note FROM merge AS m WHERE m.note <> ''
### a table name with a blank
SELECT "Order ID", "Product Name" FROM "Order Details"
### a column name with quotes inside
SELECT "say ""hi""" FROM "Order Details"
### a qualified column with quotes inside
SELECT d."say ""hi""", "Order Details"."Unit Price" FROM "Order Details" AS d, "Order Details"
### names in camel case
SELECT p."customerId", p."fullName" FROM "CustomerProfile" p WHERE p."birthDate" < DATE '2000-01-01'
### names in another script
SELECT "номер", "сумма" FROM "заказы" WHERE "сумма" > 10
### names in another script without quotes
SELECT номер, сумма FROM заказы AS з WHERE з.сумма > 10
### an alias with a semicolon and quotes
SELECT name AS "a;b ""c"" -- d" FROM customers
### an alias in Chinese
SELECT name AS 姓名, city AS "城市" FROM customers
### an emoji in a literal and an alias
SELECT '🙂' AS "🙂"
### an alias without AS
SELECT name customer_name FROM customers c
### a keyword as an alias with AS
SELECT id AS order, name AS select, city AS table FROM customers
### a keyword as a bare alias that is not reserved
SELECT id value, name type, city data FROM customers
### a function name as a column alias
SELECT count(*) AS count, sum(total) AS sum, max(total) AS max FROM orders
### replace with three arguments
SELECT REPLACE(name, 'a', 'b') FROM customers
### extract year
SELECT EXTRACT(YEAR FROM order_date) FROM orders
### extract epoch from an interval
SELECT EXTRACT(EPOCH FROM (shipped_at - order_date)) FROM orders
### extract with a quoted field
SELECT EXTRACT('dow' FROM order_date), date_part('week', order_date) FROM orders
### substring with FROM and FOR
SELECT SUBSTRING(name FROM 1 FOR 2) FROM customers
### substring with FROM alone
SELECT SUBSTRING(name FROM 2), substring(name, 2, 3) FROM customers
### substring with a regular expression
SELECT SUBSTRING(email FROM '@(.*)$') FROM customers
### substring SIMILAR ESCAPE
SELECT SUBSTRING('foobar' SIMILAR '%#"o_b#"%' ESCAPE '#')
### trim both
SELECT TRIM(BOTH FROM name), TRIM(LEADING 'x' FROM name), TRIM(TRAILING FROM name) FROM customers
### trim with characters before FROM
SELECT TRIM(BOTH 'ab' FROM name), trim(name), trim('a' FROM name) FROM customers
### overlay and position
SELECT OVERLAY(name PLACING 'XX' FROM 2 FOR 3), POSITION('a' IN name) FROM customers
### at time zone
SELECT created_at AT TIME ZONE 'UTC' FROM customers
### at time zone twice
SELECT created_at AT TIME ZONE 'UTC' AT TIME ZONE 'Europe/Lisbon' FROM customers
### collate in an expression
SELECT name COLLATE "C" FROM customers ORDER BY name COLLATE "C"
### VALUES alone
VALUES (1)
### VALUES with several rows and order
VALUES (1, 'one'), (2, 'two') ORDER BY 1 DESC LIMIT 1
### VALUES as a derived table
SELECT v.n, v.label FROM (VALUES (1, 'a'), (2, 'b')) AS v(n, label)
### TABLE as a statement
TABLE customers
### TABLE with order and limit
TABLE orders ORDER BY id LIMIT 2
### a parenthesised select
(SELECT id FROM customers)
### nested parentheses around a select
((SELECT id FROM customers))
### union of two selects
SELECT id FROM customers UNION SELECT id FROM employees
### union all with parentheses, order and limits
(SELECT id FROM customers ORDER BY id LIMIT 1) UNION ALL (SELECT id FROM employees ORDER BY id DESC LIMIT 1) ORDER BY 1
### intersect binds tighter than except
SELECT id FROM customers EXCEPT SELECT id FROM employees INTERSECT SELECT id FROM products
### except all and intersect all
SELECT city FROM customers EXCEPT ALL (SELECT city FROM customers INTERSECT ALL SELECT country FROM customers)
### union distinct
SELECT 1 UNION DISTINCT SELECT 2
### a set operation with VALUES and TABLE
SELECT id, source, target, note FROM merge UNION ALL VALUES (9, 'x', 'y', 'z') UNION ALL TABLE merge
### a set operation in parentheses as a derived table
SELECT * FROM ((SELECT id FROM customers) UNION (SELECT id FROM orders)) AS both_ids
### a CTE
WITH big AS (SELECT * FROM orders WHERE total > 10) SELECT count(*) FROM big
### two CTEs, the second reads the first
WITH a AS (SELECT id, total FROM orders), b AS (SELECT avg(total) AS mean FROM a) SELECT a.id FROM a, b WHERE a.total > b.mean
### a CTE named like a table
WITH orders AS (SELECT * FROM archive.orders) SELECT total FROM orders
### a CTE named like a table that reads the table
WITH customers AS (SELECT * FROM customers WHERE NOT deleted) SELECT name FROM customers
### a CTE with column names
WITH t(a, b) AS (SELECT id, name FROM customers) SELECT b, a FROM t
### a CTE materialized
WITH t AS MATERIALIZED (SELECT 1 AS x) SELECT x FROM t
### a CTE not materialized
WITH t AS NOT MATERIALIZED (SELECT 1 AS x) SELECT x FROM t
### a CTE of VALUES
WITH v(n) AS (VALUES (1), (2), (3)) SELECT sum(n) FROM v
### a CTE of TABLE
WITH v AS (TABLE customers) SELECT count(*) FROM v
### a CTE inside a CTE
WITH outer_cte AS (WITH inner_cte AS (SELECT 1 AS x) SELECT x + 1 AS y FROM inner_cte) SELECT y FROM outer_cte
### a nested CTE shadows an outer one
WITH t AS (SELECT 1 AS x) SELECT (WITH t AS (SELECT 2 AS x) SELECT x FROM t), x FROM t
### a CTE inside a subquery in FROM
SELECT s.n FROM (WITH c AS (SELECT count(*) AS n FROM orders) SELECT n FROM c) AS s
### a CTE with a quoted odd name
WITH "insert into" AS (SELECT 1 AS "delete from") SELECT "delete from" FROM "insert into"
### a CTE called delete
WITH delete AS (SELECT 1 AS x) SELECT delete.x FROM delete
### a CTE called update
WITH update AS (SELECT 1 AS set) SELECT u.set FROM update AS u
### a recursive counter
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10) SELECT i FROM n
### a recursive tree of departments
WITH RECURSIVE tree AS (SELECT id, name, 0 AS depth FROM departments WHERE parent_id IS NULL UNION ALL SELECT d.id, d.name, t.depth + 1 FROM departments d JOIN tree t ON d.parent_id = t.id) SELECT repeat('  ', depth) || name FROM tree
### a recursive CTE with SEARCH
WITH RECURSIVE tree AS (SELECT id, parent_id FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.id, c.parent_id FROM categories c JOIN tree t ON c.parent_id = t.id) SEARCH DEPTH FIRST BY id SET ordering SELECT * FROM tree ORDER BY ordering
### a recursive CTE with CYCLE
WITH RECURSIVE tree AS (SELECT id, parent_id FROM categories UNION ALL SELECT c.id, c.parent_id FROM categories c JOIN tree t ON c.parent_id = t.id) CYCLE id SET is_cycle USING path SELECT id FROM tree WHERE NOT is_cycle
### WITH RECURSIVE whose CTE is not recursive
WITH RECURSIVE plain AS (SELECT 1 AS x), other AS (SELECT x FROM plain) SELECT * FROM other
### recursive with two arms and a path array
WITH RECURSIVE up(id, path) AS (SELECT id, ARRAY[id] FROM employees WHERE manager_id IS NULL UNION SELECT e.id, up.path || e.id FROM employees e, up WHERE e.manager_id = up.id AND NOT e.id = ANY (up.path)) SELECT id, array_length(path, 1) FROM up
### with before a parenthesised union
WITH t AS (SELECT 1 AS x) (SELECT x FROM t) UNION ALL (SELECT x + 1 FROM t)
### inner join
SELECT o.id, c.name FROM orders o JOIN customers c ON c.id = o.customer_id
### all outer joins
SELECT c.name, o.id, p.id FROM customers c LEFT OUTER JOIN orders o ON o.customer_id = c.id FULL JOIN payments p ON p.order_id = o.id RIGHT JOIN employees e ON e.id = o.employee_id
### cross join and comma join
SELECT 1 FROM customers CROSS JOIN products, departments
### natural join
SELECT * FROM orders NATURAL JOIN order_items
### join using
SELECT order_id, product_id, amount FROM order_items JOIN payments USING (order_id)
### join using with an alias
SELECT j.order_id FROM order_items JOIN payments USING (order_id) AS j
### nested joins in parentheses
SELECT c.name FROM customers c LEFT JOIN (orders o JOIN order_items i ON i.order_id = o.id) ON o.customer_id = c.id
### nested joins without parentheses
SELECT c.name FROM customers c JOIN orders o JOIN order_items i ON i.order_id = o.id ON o.customer_id = c.id
### a self join
SELECT e.first_name, m.first_name AS manager FROM employees e LEFT JOIN employees m ON m.id = e.manager_id
### a join with conditions of many kinds
SELECT * FROM orders o JOIN customers c ON o.customer_id = c.id AND (c.country IN ('PT', 'TN') OR c.rating BETWEEN 2 AND 4) AND NOT c.deleted
### a lateral subquery
SELECT c.name, l.total FROM customers c, LATERAL (SELECT o.total FROM orders o WHERE o.customer_id = c.id ORDER BY o.total DESC LIMIT 1) l
### a left join lateral on true
SELECT c.name, l.n FROM customers c LEFT JOIN LATERAL (SELECT count(*) AS n FROM orders o WHERE o.customer_id = c.id) l ON TRUE
### a lateral table function
SELECT p.name, t.tag FROM products p CROSS JOIN LATERAL unnest(p.tags) AS t(tag)
### unnest in FROM without LATERAL
SELECT p.name, tag FROM products p, unnest(p.tags) tag
### unnest with ordinality
SELECT t.tag, t.n FROM products p, unnest(p.tags) WITH ORDINALITY AS t(tag, n)
### unnest of two arrays
SELECT * FROM unnest(ARRAY[1, 2], ARRAY['a', 'b', 'c']) AS t(n, s)
### generate_series of numbers
SELECT n FROM generate_series(1, 10, 2) AS n
### generate_series of dates
SELECT d::date FROM generate_series('2023-01-01'::timestamp, '2023-01-31', interval '1 day') AS g(d)
### ROWS FROM
SELECT * FROM ROWS FROM (generate_series(1, 3), unnest(ARRAY['a', 'b'])) WITH ORDINALITY AS t(n, s, row)
### json_to_record with a column list
SELECT x.a, x.b FROM json_to_record('{"a": 1, "b": "x"}') AS x(a int, b text)
### jsonb_to_recordset
SELECT * FROM jsonb_to_recordset('[{"a": 1}, {"a": 2}]'::jsonb) AS t(a int)
### jsonb_each in FROM
SELECT e.kind, j.key, j.value FROM events e, jsonb_each(e.payload) j
### jsonb_array_elements in LATERAL
SELECT e.id, item FROM events e CROSS JOIN LATERAL jsonb_array_elements(e.payload -> 'items') AS item
### jsonb_array_elements_text with ordinality
SELECT p.name, s.size, s.ord FROM products p, jsonb_array_elements_text(p.attributes -> 'sizes') WITH ORDINALITY s(size, ord)
### string_to_table and regexp_split_to_table
SELECT * FROM string_to_table('a,b', ','), regexp_split_to_table('a1b', '\d')
### ONLY
SELECT id FROM ONLY customers
### ONLY in parentheses
SELECT id FROM ONLY (customers) AS c
### a star after the table
SELECT id FROM customers *
### tablesample
SELECT * FROM orders TABLESAMPLE SYSTEM (50)
### tablesample with alias and seed
SELECT o.id FROM orders AS o TABLESAMPLE BERNOULLI (25.5) REPEATABLE (42)
### distinct
SELECT DISTINCT city FROM customers
### select all
SELECT ALL city FROM customers
### distinct on
SELECT DISTINCT ON (customer_id) customer_id, order_date, total FROM orders ORDER BY customer_id, order_date DESC
### distinct on an expression
SELECT DISTINCT ON (date_trunc('month', order_date), status) * FROM orders ORDER BY date_trunc('month', order_date), status, total DESC
### group by a column
SELECT city, count(*) FROM customers GROUP BY city
### group by position and alias
SELECT date_trunc('month', order_date) AS month, sum(total) FROM orders GROUP BY month ORDER BY 1
### group by having
SELECT customer_id FROM orders GROUP BY customer_id HAVING count(*) > 1 AND sum(total) > 10
### having without group by
SELECT max(total) FROM orders HAVING count(*) > 0
### grouping sets
SELECT country, city, count(*) FROM customers GROUP BY GROUPING SETS ((country, city), (country), ())
### rollup
SELECT country, city, count(*), GROUPING(country, city) FROM customers GROUP BY ROLLUP (country, city)
### cube
SELECT status, employee_id, sum(total) FROM orders GROUP BY CUBE (status, employee_id)
### rollup and cube and a column together
SELECT status, employee_id, customer_id, sum(total) FROM orders GROUP BY status, ROLLUP (employee_id), CUBE (customer_id)
### group by distinct
SELECT status, sum(total) FROM orders GROUP BY DISTINCT ROLLUP (status), ROLLUP (status)
### filter
SELECT count(*) FILTER (WHERE status = 'open') AS open_orders, count(*) FROM orders
### filter with window
SELECT id, sum(total) FILTER (WHERE status = 'shipped') OVER (PARTITION BY customer_id) FROM orders
### within group
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY total) FROM orders
### within group with an array and mode
SELECT percentile_disc(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY total), mode() WITHIN GROUP (ORDER BY status) FROM orders
### hypothetical set functions
SELECT rank(15) WITHIN GROUP (ORDER BY total), cume_dist(15) WITHIN GROUP (ORDER BY total) FROM orders
### aggregate with order
SELECT string_agg(name, ', ' ORDER BY name DESC) FROM products
### aggregate with distinct and order
SELECT array_agg(DISTINCT city ORDER BY city NULLS LAST) FROM customers
### json aggregates
SELECT json_agg(c), json_object_agg(c.id, c.name), jsonb_agg(c.name ORDER BY c.id) FROM customers c
### statistics functions
SELECT stddev(total), stddev_pop(total), stddev_samp(total), variance(total), var_pop(total), corr(id, total), regr_slope(total, id), covar_samp(id, total) FROM orders
### boolean aggregates
SELECT bool_and(active), bool_or(active), every(active), bit_and(id), bit_or(id) FROM employees
### count distinct of a row
SELECT count(DISTINCT (city, country)) FROM customers
### a window
SELECT name, salary, rank() OVER (PARTITION BY department_id ORDER BY salary DESC) FROM (SELECT first_name AS name, salary, department_id FROM employees) e
### every ranking function
SELECT row_number() OVER w, dense_rank() OVER w, percent_rank() OVER w, cume_dist() OVER w, ntile(4) OVER w FROM orders WINDOW w AS (ORDER BY total)
### a named window refined
SELECT sum(total) OVER (w ROWS UNBOUNDED PRECEDING), avg(total) OVER w FROM orders WINDOW w AS (PARTITION BY customer_id ORDER BY order_date)
### several named windows
SELECT first_value(total) OVER a, last_value(total) OVER b FROM orders WINDOW a AS (ORDER BY id), b AS (a RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
### an empty window
SELECT count(*) OVER () FROM orders
### lag and lead with defaults
SELECT id, lag(total, 1, 0) OVER (ORDER BY id), lead(total, 2) OVER (ORDER BY id) FROM orders
### a rows frame
SELECT avg(close) OVER (PARTITION BY symbol ORDER BY ts ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM prices
### a range frame with an interval
SELECT sum(volume) OVER (ORDER BY ts RANGE BETWEEN INTERVAL '1 day' PRECEDING AND INTERVAL '1 day' FOLLOWING) FROM prices
### a groups frame with exclude
SELECT sum(volume) OVER (ORDER BY ts GROUPS BETWEEN 1 PRECEDING AND 1 FOLLOWING EXCLUDE TIES) FROM prices
### exclude current row and exclude group
SELECT sum(volume) OVER (ORDER BY ts ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW), sum(volume) OVER (ORDER BY ts ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE GROUP), sum(volume) OVER (ORDER BY ts ROWS 1 PRECEDING EXCLUDE NO OTHERS) FROM prices
### nth_value
SELECT nth_value(close, 2) OVER (PARTITION BY symbol ORDER BY ts) FROM prices
### a window over an aggregate
SELECT customer_id, sum(total), sum(sum(total)) OVER (ORDER BY customer_id) FROM orders GROUP BY customer_id
### a window in order by
SELECT id FROM orders ORDER BY row_number() OVER (ORDER BY total DESC)
### order by with nulls and using
SELECT rating FROM customers ORDER BY rating DESC NULLS LAST, id USING <
### order by expression and case
SELECT name FROM customers ORDER BY CASE WHEN country = 'PT' THEN 0 ELSE 1 END, lower(name) ASC NULLS FIRST
### limit and offset
SELECT * FROM orders ORDER BY id LIMIT 10 OFFSET 1
### offset before limit
SELECT * FROM orders ORDER BY id OFFSET 1 LIMIT 10
### limit all
SELECT * FROM orders LIMIT ALL OFFSET 0
### limit by a subquery
SELECT * FROM orders LIMIT (SELECT count(*) / 2 FROM orders)
### fetch first
SELECT * FROM orders ORDER BY id FETCH FIRST 2 ROWS ONLY
### fetch first with ties
SELECT * FROM orders ORDER BY total FETCH FIRST 1 ROW WITH TIES
### offset rows fetch next
SELECT * FROM orders ORDER BY id OFFSET 1 ROWS FETCH NEXT 2 ROWS ONLY
### fetch first without a number
SELECT * FROM orders ORDER BY id OFFSET 0 ROW FETCH FIRST ROW ONLY
### a scalar subquery
SELECT name, (SELECT count(*) FROM orders o WHERE o.customer_id = c.id) FROM customers c
### exists
SELECT name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id)
### not exists with star
SELECT name FROM customers c WHERE NOT EXISTS (SELECT * FROM orders o WHERE o.customer_id = c.id AND o.total > 100)
### in a subquery
SELECT name FROM customers WHERE id IN (SELECT customer_id FROM orders)
### not in
SELECT name FROM customers WHERE id NOT IN (SELECT customer_id FROM orders WHERE customer_id IS NOT NULL)
### a row in a subquery
SELECT id FROM orders WHERE (customer_id, employee_id) IN (SELECT id, 2 FROM customers)
### any, some and all
SELECT id FROM orders WHERE total > ALL (SELECT amount FROM payments) OR total = ANY (ARRAY[7.8, 39]) OR id = SOME (VALUES (1), (2))
### correlated two levels deep
SELECT c.name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.quantity > c.rating - 5))
### a derived table in a derived table
SELECT x.m FROM (SELECT max(y.t) AS m FROM (SELECT total AS t FROM orders) AS y) AS x
### a derived table with column aliases
SELECT a, b FROM (SELECT id, name FROM customers) AS t(a, b)
### an array subquery
SELECT ARRAY(SELECT id FROM customers ORDER BY id)
### a subquery in select, where, having and order
SELECT city, count(*) FROM customers WHERE id < (SELECT max(id) FROM customers) GROUP BY city HAVING count(*) <= (SELECT count(*) FROM orders) ORDER BY (SELECT 1)
### case simple
SELECT CASE status WHEN 'open' THEN 1 WHEN 'shipped' THEN 2 END FROM orders
### case searched and nested
SELECT CASE WHEN total > 30 THEN 'big' WHEN total > 10 THEN CASE WHEN status = 'open' THEN 'mid open' ELSE 'mid' END ELSE 'small' END FROM orders
### case inside an aggregate
SELECT sum(CASE WHEN status = 'open' THEN total ELSE 0 END) AS open_total FROM orders
### casts of three spellings
SELECT CAST(id AS text), id::text, text 'x', int4 '7', float8(id) FROM customers
### chained casts
SELECT '7'::text::integer::numeric(10,2)::text
### casts to types of several words
SELECT CAST(1 AS double precision), CAST('2023-01-01' AS timestamp with time zone), '1'::character varying(10), CAST('10:00' AS time without time zone), '1'::bit varying
### casts to arrays
SELECT '{1,2}'::int[], CAST('{a}' AS text[]), ARRAY[]::integer[], '{{1,2},{3,4}}'::int[][], '{1}'::int ARRAY
### typed literals
SELECT DATE '2023-01-01', TIME '10:00', TIMESTAMP '2023-01-01 10:00', TIMESTAMP WITH TIME ZONE '2023-01-01 10:00+02', INTERVAL '1 day'
### interval spellings
SELECT INTERVAL '1' DAY, INTERVAL '1-2' YEAR TO MONTH, INTERVAL '3 4:05:06' DAY TO SECOND, INTERVAL(3) '1.2345 seconds', '1 week'::interval
### date arithmetic
SELECT order_date + 7, order_date - DATE '2023-01-01', order_date + INTERVAL '1 month', now() - shipped_at, age(shipped_at) FROM orders
### current date and time
SELECT CURRENT_DATE, CURRENT_TIME(2), CURRENT_TIMESTAMP, LOCALTIME, LOCALTIMESTAMP(0), now(), clock_timestamp(), statement_timestamp()
### current user and schema
SELECT CURRENT_USER, SESSION_USER, USER, CURRENT_SCHEMA, CURRENT_CATALOG, CURRENT_ROLE
### date functions
SELECT date_trunc('quarter', order_date), date_part('doy', order_date), make_date(2023, 1, 2), to_char(order_date, 'YYYY-MM'), to_date('2023', 'YYYY'), date_bin('15 minutes', shipped_at, TIMESTAMP '2001-01-01') FROM orders
### overlaps
SELECT (DATE '2023-01-01', DATE '2023-02-01') OVERLAPS (DATE '2023-01-15', INTERVAL '10 days')
### string functions
SELECT upper(name), lower(name), initcap(name), length(name), char_length(name), octet_length(name), left(name, 2), right(name, 2), reverse(name), lpad(name, 9, '*'), rpad(name, 9), md5(name), ascii(name), chr(65), concat(name, ' ', city), concat_ws('-', name, city), split_part(email, '@', 2), strpos(name, 'a'), translate(name, 'ab', 'xy'), repeat('x', 3), starts_with(name, 'I'), format('%s is %I', name, city), quote_ident(name), quote_literal(name) FROM customers
### regular expression functions
SELECT regexp_replace(name, '[aeiou]', '*', 'g'), regexp_match(email, '(.+)@(.+)'), regexp_count(name, 'a'), regexp_substr(name, '[a-z]+'), regexp_like(name, '^I'), regexp_instr(name, 'n') FROM customers
### number functions
SELECT abs(-1), ceil(1.2), floor(1.8), round(1.234, 2), trunc(1.9), mod(7, 3), power(2, 3), sqrt(4), exp(1), ln(2), log(10), sign(-3), div(7, 2), gcd(8, 12), greatest(1, 2), least(1, 2), width_bucket(5, 0, 10, 5), pi(), degrees(1), sin(0)
### conditional functions
SELECT COALESCE(email, 'none'), NULLIF(city, ''), GREATEST(rating, 1), LEAST(rating, 5) FROM customers
### like with escape
SELECT name FROM customers WHERE name LIKE '50!%%' ESCAPE '!'
### ilike, not like and operators
SELECT name FROM customers WHERE name ILIKE 'i%' AND name NOT ILIKE '%x' AND name ~~ 'I%' AND name !~~* 'z%'
### regular expression operators
SELECT name FROM customers WHERE name ~ '^I' AND name !~ 'z$' AND name ~* 'INES' AND name !~* '--'
### similar to
SELECT name FROM customers WHERE name SIMILAR TO '(I|O)%' AND name NOT SIMILAR TO 'x%'
### like any array
SELECT name FROM customers WHERE name LIKE ANY (ARRAY['I%', 'O%'])
### between symmetric
SELECT id FROM orders WHERE total BETWEEN SYMMETRIC 50 AND 5 AND id NOT BETWEEN 7 AND 8
### is distinct from
SELECT id FROM customers WHERE email IS DISTINCT FROM 'x' AND city IS NOT DISTINCT FROM 'Porto'
### is tests
SELECT deleted IS TRUE, deleted IS NOT FALSE, deleted IS UNKNOWN, email ISNULL, email NOTNULL, 'a' IS NORMALIZED, ROW(1, NULL) IS NOT NULL FROM customers
### is document
SELECT '<a/>'::xml IS DOCUMENT
### jsonb arrows
SELECT payload -> 'device' ->> 'os', payload #> '{device,os}', payload #>> '{device,os}', payload ->> 'ok' FROM events
### jsonb question marks
SELECT id FROM events WHERE payload ? 'ok' AND payload ?| array['ok', 'x'] AND payload ?& array['ok']
### jsonb containment
SELECT id FROM events WHERE payload @> '{"ok": true}' OR '{"ok": true}' <@ payload
### jsonb paths
SELECT jsonb_path_query(payload, '$.items[*] ? (@ > 1)'), payload @? '$.items', payload @@ '$.ok == true' FROM events
### jsonb minus and concatenation
SELECT payload - 'ok', payload #- '{device,os}', payload || '{"x": 1}' FROM events
### jsonb subscripts
SELECT payload['device']['os'], (payload['items'])[0] FROM events
### json builders
SELECT json_build_object('id', id, 'name', name), to_jsonb(c), row_to_json(c), json_build_array(1, 'a'), jsonb_set('{}', '{a}', '1'), jsonb_typeof('1'), jsonb_pretty('{}') FROM customers c
### arrays
SELECT ARRAY[1, 2, 3], ARRAY[[1, 2], [3, 4]], tags[1], tags[1:2], tags[:1], tags[2:], (ARRAY[1, 2])[1] FROM products
### array operators
SELECT name FROM products WHERE tags @> ARRAY['leaf'] AND tags && ARRAY['green'] AND 'leaf' = ANY (tags) AND NOT 'x' = ALL (tags)
### array functions
SELECT array_length(tags, 1), cardinality(tags), array_to_string(tags, ','), array_position(tags, 'leaf'), array_append(tags, 'x'), array_remove(tags, 'x'), string_to_array('a,b', ',') FROM products
### rows and fields
SELECT ROW(1, 'a'), (1, 2) = (1, 2), (c).name, (c).* FROM customers c
### a whole row as a value
SELECT c FROM customers c WHERE c IS NOT NULL
### count of a qualified star
SELECT count(c.*), count(*) FROM customers c
### a schema-qualified table and column
SELECT archive.orders.total, public.customers.name FROM archive.orders, public.customers
### a catalog-qualified table
SELECT shop.public.customers.id FROM shop.public.customers
### two tables of one name in two schemas
SELECT o.id, a.id FROM public.orders o LEFT JOIN archive.orders a ON a.customer_id = o.customer_id
### a view
SELECT name, total FROM customer_totals WHERE order_count > 0
### the information schema
SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' LIMIT 5
### the catalog
SELECT c.relname FROM pg_catalog.pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' LIMIT 3
### a regclass cast
SELECT 'customers'::regclass::text, pg_typeof(1), pg_size_pretty(1024::bigint)
### an operator with a schema
SELECT 1 OPERATOR(pg_catalog.+) 2
### a function with a schema
SELECT pg_catalog.lower('A'), "pg_catalog"."upper"('a'), pg_catalog . length ('abc')
### named and mixed arguments
SELECT make_interval(days => 10, hours := 2), make_date(2023, month => 1, day => 2)
### variadic arguments
SELECT concat_ws(',', VARIADIC ARRAY['a', 'b']), format('%s %s', VARIADIC ARRAY['a', 'b'])
### a line comment
SELECT id -- the key
FROM customers
### a line comment that holds a statement
SELECT id -- ; DROP TABLE customers
FROM customers
### a block comment
SELECT /* all of them */ id FROM customers
### a nested block comment
SELECT /* a /* b */ c */ id FROM customers
### a comment that looks like one of MySQL
SELECT /*+ SeqScan(c) */ id FROM customers c
### a comment at the start
-- Which customers are there?
SELECT id FROM customers
### a comment at the end
SELECT id FROM customers -- done
### a comment after the semicolon
SELECT id FROM customers; -- done
### a block comment after the semicolon
SELECT id FROM customers; /* done; really */
### comments between every word
SELECT/**/id/**/FROM/**/customers/**/WHERE/**/id/**/=/**/1
### a comment between a function and its parenthesis
SELECT count /* all */ (*) FROM customers
### a comment with quotes in it
SELECT id /* it's "odd" */ FROM customers
### a line comment that ends with a carriage return
#: escape=c
SELECT id -- the key\x0dFROM customers
### lines that end with CR LF
#: escape=c
SELECT id\x0d\x0aFROM customers\x0d\x0aWHERE id = 1\x0d\x0a
### tabs and form feeds as blanks
#: escape=c
SELECT\x09id\x0cFROM\x0acustomers
### a minus sign that is no comment
SELECT 1 - -1, 2 - - 3, -(-4)
### a literal with a doubled quote
SELECT 'it''s', '''', '''quoted'''
### literals joined over a line break
SELECT 'one '
'two'
### a literal with a backslash at its end
SELECT 'C:\', 'a\\b'
### an escape literal
SELECT E'it\'s\n', e'tab\t', E'\x41\u00e9\\'
### an escape literal with a semicolon and comment marks
SELECT E'\'; DROP TABLE x; --'
### a backslash escapes when standard_conforming_strings is off
#: settings=standard_conforming_strings=off
SELECT 'it\'s; -- still a literal'
### a dollar-quoted literal
SELECT $$it's; DROP TABLE x; --$$
### a dollar-quoted literal with a tag
SELECT $tag$ a $$ b $other$ c $tag$ AS x
### a dollar-quoted literal with a tag in another script
SELECT $été$ ; $été$
### a unicode literal
SELECT U&'d\0061t\+000061', U&'d!0061ta' UESCAPE '!'
### a unicode identifier
SELECT U&"n\0061me" FROM customers
### a unicode identifier with another escape
SELECT U&"n!0061me" UESCAPE '!' FROM U&"customers"
### bit, hex and national literals
SELECT B'1010', X'1F', N'name', b'1' & b'1'
### a literal over several lines
SELECT 'first
; second
-- third' AS text
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
### numbers of every spelling
SELECT 1, 1.5, .5, 5., 1e10, 1.5E-3, 1e+2, 00012, 123456789012345678901234567890
### negative numbers and signs
SELECT -1, +1, - 1, @ -5, abs(-5)::text
### operators of every kind
SELECT 1 + 2 * 3 / 4 % 5, 2 ^ 10, 1 << 2, 8 >> 1, 5 & 3, 5 | 3, 5 # 3, ~5, |/ 4, ||/ 8, 1 <> 2, 1 != 2, 1 <= 2, 1 >= 2
### concatenation
SELECT first_name || ' ' || last_name || E'\n' FROM employees
### inet operators
SELECT ip << '10.0.0.0/8', ip <<= '10.0.0.0/8', host(ip), masklen(ip) FROM events
### range types
SELECT int4range(1, 5) @> 3, daterange('2023-01-01', '2023-02-01', '[]') && daterange('2023-01-15', NULL), lower(int4range(1, 5)), '[1,3)'::int4range -|- '[3,5)'::int4range
### geometric types
SELECT point '(1,2)' <-> point '(3,4)', box '((0,0),(1,1))' @> point '(0.5,0.5)', point '(0,0)' ?| point '(0,1)', lseg '((0,0),(0,1))' ?|| lseg '((0,0),(0,2))', ?- lseg '((0,0),(1,0))'
### full text search
SELECT id FROM products WHERE to_tsvector('english', name) @@ to_tsquery('english', 'tea & !pot')
### full text ranking and headline
SELECT ts_rank(to_tsvector(name), plainto_tsquery('tea')), ts_headline('english', name, websearch_to_tsquery('green -pot')) FROM products
### a very long in list
SELECT id FROM orders WHERE id IN (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120)
### fifty parentheses
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))
### twelve nested derived tables
SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT x FROM (SELECT 1 AS x) a) b) c) d) e) f) g) h) i) j) k
### nested function calls
SELECT upper(lower(upper(lower(upper(lower(trim(both ' ' from coalesce(name, nullif(city, ''))))))))) FROM customers
### xml functions
SELECT xmlelement(name foo, xmlattributes('x' AS bar), 'content'), xmlforest(id, name), xmlconcat('<a/>', '<b/>'), xmlpi(name php, 'echo'), xmlserialize(content '<a/>'::xml AS text), xmlparse(document '<a/>') FROM customers
### xmltable
SELECT t.* FROM XMLTABLE('/r/i' PASSING CAST('<r><i k="1">a</i></r>' AS xml) COLUMNS k int PATH '@k', v text PATH '.' DEFAULT 'x' NOT NULL, n FOR ORDINALITY) AS t
### xmlexists and xpath
SELECT xmlexists('//a' PASSING BY VALUE xml '<a/>'), xpath('//a/text()', '<a>1</a>'::xml)
### normalize and collation for
SELECT normalize('é', NFC), COLLATION FOR (name) FROM customers
### parameters
#: run=no
SELECT name FROM customers WHERE id = $1 AND city = $2::text
### bare columns called like functions
SELECT open, high, low, close, volume FROM prices WHERE close > open
### a moving average with a join on dates
WITH daily AS (SELECT symbol, date_trunc('day', ts) AS day, avg(close) AS close FROM prices GROUP BY 1, 2), prev AS (SELECT *, lag(close) OVER (PARTITION BY symbol ORDER BY day) AS before FROM daily) SELECT symbol, day, round((close - before) / NULLIF(before, 0) * 100, 2) AS change_pct FROM prev WHERE before IS NOT NULL ORDER BY abs(close - before) DESC
### a cohort report
WITH firsts AS (SELECT customer_id, min(date_trunc('month', order_date)) AS cohort FROM orders GROUP BY customer_id), activity AS (SELECT o.customer_id, f.cohort, extract(month FROM age(date_trunc('month', o.order_date), f.cohort))::int AS months FROM orders o JOIN firsts f USING (customer_id)) SELECT cohort, months, count(DISTINCT customer_id) AS customers FROM activity GROUP BY cohort, months ORDER BY 1, 2
### a running total and share
SELECT o.id, o.total, sum(o.total) OVER (PARTITION BY o.customer_id ORDER BY o.order_date, o.id) AS running, round(100.0 * o.total / sum(o.total) OVER (), 1) AS pct FROM orders AS o ORDER BY o.customer_id, o.order_date
### gaps and islands
SELECT min(id) AS first, max(id) AS last FROM (SELECT id, id - row_number() OVER (ORDER BY id) AS grp FROM orders) t GROUP BY grp
### the top per group
SELECT * FROM (SELECT p.*, row_number() OVER (PARTITION BY category_id ORDER BY price DESC) AS rn FROM products p) ranked WHERE rn <= 2
### a pivot by filter
SELECT customer_id, sum(total) FILTER (WHERE extract(quarter FROM order_date) = 1) AS q1, sum(total) FILTER (WHERE extract(quarter FROM order_date) = 2) AS q2 FROM orders GROUP BY customer_id
### an anti join
SELECT c.* FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id WHERE o.id IS NULL
### several statements' words as column names
SELECT c."delete", c."insert", c."update" FROM (SELECT 1 AS "delete", 2 AS "insert", 3 AS "update") c
### aliases named after commands
SELECT copy.x, vacuum.x, listen.x FROM (SELECT 1 AS x) copy, (SELECT 2 AS x) vacuum, (SELECT 3 AS x) listen
### unreserved words as column names
SELECT t.set, t.insert, t.update, t.truncate, t.execute, u.do FROM (VALUES (1, 2, 3, 4, 5)) AS t(set, insert, update, truncate, execute), LATERAL (SELECT 6 AS "do") u
### a column named lock and one named share
SELECT lock, share, "for" FROM (SELECT 1 AS lock, 2 AS share, 3 AS "for") t
### FOR as part of a literal and an alias
SELECT 'FOR UPDATE' AS "for update"
### into in a literal and a quoted alias
SELECT 'INTO x' AS "into"
### nextval in a literal
SELECT 'nextval(''s'')' AS hint
### a quoted name equal to a dangerous function as a column
SELECT t."pg_sleep", t.lo_import FROM (SELECT 1 AS "pg_sleep", 2 AS lo_import) t
### a dangerous name as an alias
SELECT 1 AS set_config, 2 AS pg_read_file
### a table alias with the name of a function
SELECT count.id FROM customers AS count
### a column and an alias of one name
SELECT name AS city, city AS name FROM customers ORDER BY name
### a boolean expression as a column
SELECT rating > 3 AND NOT deleted OR city = 'Porto' AS good FROM customers
### a condition without where words
SELECT * FROM customers WHERE deleted
### null handling
SELECT NULL, NULL::int, COALESCE(NULL, NULL, 1), email IS NULL FROM customers
### comparing dates to literals
SELECT * FROM orders WHERE order_date >= '2023-01-01' AND order_date < '2023-02-01'::date + INTERVAL '1 month'
### last thirty days
SELECT count(*) FROM orders WHERE order_date > CURRENT_DATE - INTERVAL '30 days'
### a year by to_char
SELECT to_char(order_date, 'YYYY') AS y, count(*) FROM orders GROUP BY to_char(order_date, 'YYYY')
### integer division guarded
SELECT sum(total) / NULLIF(count(*), 0), sum(total)::float / greatest(count(*), 1) FROM orders
### a percentage by subquery
SELECT status, 100.0 * count(*) / (SELECT count(*) FROM orders) FROM orders GROUP BY status
### uuid and hashing
SELECT gen_random_uuid() IS NOT NULL, md5('a'), encode(sha256('a'), 'hex'), encode('a'::bytea, 'base64'), decode('YQ==', 'base64')
### random and setseed-free sampling
SELECT id FROM orders ORDER BY random() LIMIT 1
### bytea literals
SELECT '\xDEADBEEF'::bytea, get_byte('\x01'::bytea, 0)
### a domain of words after cast
SELECT CAST('1' AS numeric(10, 2)), '2023-01-01'::date - '2022-01-01'::date, 'a'::"char", 'x'::pg_catalog.text, '1'::pg_catalog."int4"
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
    c.deleted = false
ORDER BY
    last_order DESC NULLS LAST
;
### no blanks where none are needed
SELECT(1)AS"a",id+1,"name"FROM"customers"WHERE(id)IN(1,2)AND"name"<>''
### a number directly before a keyword part
SELECT 1.5"x",.5*-.5"y"FROM customers WHERE id=1.
### a trailing comment without a newline
SELECT 1 --
### an empty quoted literal
SELECT '', '' || '', E'', $$$$
### a star among columns
SELECT c.*, o.id AS order_id, 1 AS one, * FROM customers c JOIN orders o ON o.customer_id = c.id
### a recursive fibonacci
WITH RECURSIVE fib(a, b) AS (VALUES (0, 1) UNION ALL SELECT b, a + b FROM fib WHERE b < 100) SELECT a FROM fib
### set operations inside exists
SELECT 1 WHERE EXISTS (SELECT id FROM customers INTERSECT SELECT id FROM orders)
### set operation inside in
SELECT name FROM customers WHERE id IN ((SELECT customer_id FROM orders) UNION (SELECT customer_id FROM events))
### set operation inside a scalar subquery
SELECT (SELECT 1 UNION SELECT 1) + (VALUES (2))
### order by inside a subquery of a union
SELECT * FROM (SELECT id, 'c' AS kind FROM customers UNION ALL SELECT id, 'e' FROM employees ORDER BY kind, id) u LIMIT 5
### union of different widths by null
SELECT id, name, NULL::text AS sku FROM customers UNION ALL SELECT id, name, sku FROM products
### window over lateral over CTE
WITH recent AS (SELECT * FROM orders WHERE order_date > '2022-01-01') SELECT r.id, l.n, sum(l.n) OVER (ORDER BY r.id) FROM recent r CROSS JOIN LATERAL (SELECT count(*) AS n FROM order_items i WHERE i.order_id = r.id) AS l
### hierarchical totals by grouping sets with case
SELECT CASE WHEN GROUPING(country) = 1 THEN 'all' ELSE country END AS country, CASE GROUPING(city) WHEN 1 THEN 'all' ELSE city END AS city, count(*) FROM customers GROUP BY ROLLUP ((country), (city))
### median per group
SELECT status, percentile_cont(0.5) WITHIN GROUP (ORDER BY total DESC) FILTER (WHERE total > 0) AS median FROM orders GROUP BY status
### an aggregate over a row comparison
SELECT count(*) FROM orders WHERE (order_date, id) > ('2023-01-01', 1)
### in with mixed rows
SELECT * FROM orders WHERE (id, status) IN ((1, 'shipped'), (2, 'open'))
### a join on a function of both sides
SELECT * FROM customers c JOIN "CustomerProfile" p ON lower(split_part(p."fullName", ' ', 1)) = lower(c.name)
### a quoted alias used in order by
SELECT name AS "Customer Name" FROM customers ORDER BY "Customer Name"
### order by alias and ordinal together
SELECT city AS c, count(*) AS n FROM customers GROUP BY c ORDER BY n DESC, 1
### multi-line string in where
SELECT * FROM orders WHERE comment = 'line one
line two'
### is json-like literal with braces and semicolons
SELECT '{"sql": "DELETE FROM x;"}'::jsonb ->> 'sql'
### an interval multiplied
SELECT order_date + 3 * INTERVAL '1 day', INTERVAL '1 hour' * 2.5, -INTERVAL '1 day' FROM orders
### boolean literals
SELECT TRUE, false, 't'::bool, 'yes'::boolean, NOT true
### default names of a function call in FROM
SELECT generate_series FROM generate_series(1, 2)
### a set-returning function in the target list
SELECT id, generate_series(1, 2), unnest(ARRAY['a', 'b']) FROM customers
### a function with ordinality and column types
SELECT k, n FROM jsonb_object_keys('{"a": 1, "b": 2}') WITH ORDINALITY AS t(k, n)
### the count of distinct with filter and cast
SELECT COUNT(DISTINCT CASE WHEN total > 10 THEN customer_id END)::float / COUNT(DISTINCT customer_id) FROM orders
### a year, month, day by extract with casts
SELECT CAST(EXTRACT(YEAR FROM order_date) AS INTEGER) AS y, EXTRACT(MONTH FROM order_date)::int AS m, EXTRACT(DAY FROM order_date) AS d FROM orders
### trailing blanks and blank lines

SELECT 1

### an asterisk with a product
SELECT 2*3, 2 *3, quantity*unit_price FROM order_items
### division that is no comment
SELECT 8 / 2, 8/2, total/2 FROM orders
### json with escaped quotes
SELECT '{"a": "he said \"hi\""}'::json ->> 'a'
### a literal of two hundred characters with keywords
SELECT 'insert update delete drop alter create truncate grant revoke execute exec copy vacuum analyze attach detach pragma call do lock notify listen load import export into outfile set reset begin commit rollback' AS words
### names that contain keywords
SELECT selected.inserted_by, updated_rows, droplet, grantee FROM (SELECT 1 AS inserted_by, 2 AS updated_rows, 3 AS droplet, 4 AS grantee) AS selected
### a column named value and key
SELECT key, value FROM jsonb_each_text('{"a": "1"}') WHERE value <> ''
### a column named date, time and timestamp
SELECT t.date, t."time", t."timestamp" FROM (SELECT order_date AS date, 1 AS "time", 2 AS "timestamp" FROM orders) t
### a column named user
SELECT t."user", user FROM (SELECT 1 AS "user") t
### a table alias that is a keyword in quotes
SELECT "order".id FROM orders AS "order"
### an operator made of many characters
SELECT '{1,2}'::int[] <@ '{1,2,3}'::int[], 'a' ~>=~ 'b', 'x' ^@ 'x'
### casts after a subscript and a field
SELECT tags[1]::varchar(3), (attributes ->> 'caffeine')::int + 1, (attributes -> 'sizes' -> 0)::text::int FROM products
### a function call on a cast argument list
SELECT date_trunc('day', (payload ->> 'x')::timestamp), coalesce((payload ->> 'ok')::boolean, false) FROM events
### to_timestamp and epoch
SELECT to_timestamp(1700000000), extract(epoch FROM now())::bigint > 0, to_timestamp('2023', 'YYYY')
### grouping by an expression repeated
SELECT lower(city) || '!', count(*) FROM customers GROUP BY lower(city) || '!' HAVING lower(city) || '!' <> '!'
### the statement begins with a parenthesis and a WITH
(WITH t AS (SELECT 1 AS x) SELECT x FROM t) UNION ALL SELECT 2
### select with an exotic but legal order of clauses
SELECT status, count(*) AS n FROM orders WHERE total > 0 GROUP BY status HAVING count(*) > 0 WINDOW w AS (ORDER BY status) ORDER BY n FETCH NEXT 3 ROWS ONLY OFFSET 0 ROWS
### join of a function with columns typed
SELECT c.name, r.a FROM customers c CROSS JOIN json_to_recordset('[{"a": 5}]') AS r(a int)
### left join with using and coalesce on the merged column
SELECT coalesce(order_id, 0), quantity FROM order_items LEFT JOIN payments USING (order_id)
### an anonymous record by row constructor in a comparison
SELECT ROW(c.id, c.name) = ROW(1, 'Ines') FROM customers c
### a table function without arguments
SELECT * FROM pg_timezone_abbrevs() LIMIT 1
### an alias on a parenthesised join
SELECT j.name FROM (customers c JOIN orders o ON o.customer_id = c.id) AS j(a, name) LIMIT 1
### a no-column table alias list
SELECT t.a FROM customers AS t(a, b, c)
### negative offsets by expression
SELECT id FROM orders LIMIT 1 + 1 OFFSET 2 - 1
### the words of a window as column names
SELECT t.rows, t."range", t.groups, t.preceding FROM (SELECT 1 AS rows, 2 AS "range", 3 AS groups, 4 AS preceding) t
### filter as a column name
SELECT t.filter, t.over, t."window" FROM (SELECT 1 AS filter, 2 AS over, 3 AS "window") t
### partition and cluster as names
SELECT partition.cluster FROM (SELECT 1 AS cluster) partition
### the least text that is a query
TABLE merge;
