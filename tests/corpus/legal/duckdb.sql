### a plain select
SELECT id, name FROM customers
### a closing semicolon
SELECT id FROM customers;
### everything in upper case
SELECT ID, NAME FROM CUSTOMERS WHERE DELETED = FALSE
### from first
FROM customers SELECT name
### from alone
FROM customers
### from first with where, group and order
FROM orders SELECT status, count(*) AS n WHERE total > 1 GROUP BY status ORDER BY n
### from first with a limit
FROM orders LIMIT 2
### from first in a subquery
SELECT (FROM customers SELECT count(*))
### from first in a CTE
WITH t AS (FROM orders) FROM t SELECT max(total)
### exists over from first
SELECT 1 WHERE EXISTS (FROM customers)
### a column created_at and others that contain keywords
SELECT created_at, update_time, deleted FROM customers
### a literal that holds a statement
SELECT 'DROP TABLE customers; --' AS advice
### a LIKE pattern with a semicolon
SELECT * FROM orders WHERE comment LIKE '%;%'
### keyword columns in quotes
SELECT "drop", "grant", "call", rename, "attach" FROM call_log
### a table merge
SELECT merge.source, m.target FROM merge, merge AS m
### names with blanks and quotes
SELECT "Order ID", "say ""hi""" FROM "Order Details"
### names in another script
SELECT номер, "сумма" FROM заказы
### names in camel case
SELECT customerId, p."fullName" FROM CustomerProfile p
### star exclude
SELECT * EXCLUDE (email, city) FROM customers
### star exclude without parentheses
SELECT * EXCLUDE email FROM customers
### star replace
SELECT * REPLACE (upper(name) AS name) FROM customers
### star exclude and replace of an alias
SELECT c.* EXCLUDE (email) REPLACE (c.id * 2 AS id) FROM customers c
### star rename
SELECT * RENAME (name AS customer) FROM customers
### star like
SELECT * LIKE '%name%' FROM employees
### columns by a regular expression
SELECT COLUMNS('.*_date') FROM orders
### columns by a lambda
SELECT COLUMNS(lambda c: c LIKE '%id') FROM orders
### columns in an aggregate
SELECT min(COLUMNS(*)), count(COLUMNS('t.*')) FROM orders
### unpacked columns
SELECT coalesce(*COLUMNS(['email', 'city'])) FROM customers
### an alias before the expression
SELECT total_sum: sum(total), n: count(*) FROM orders
### an alias before the table
SELECT o.id FROM o: orders
### group by all
SELECT status, customer_id, count(*) FROM orders GROUP BY ALL
### order by all
SELECT status, total FROM orders ORDER BY ALL DESC
### order by all nulls first
SELECT rating FROM customers ORDER BY ALL ASC NULLS FIRST
### qualify
SELECT id, customer_id FROM orders QUALIFY row_number() OVER (PARTITION BY customer_id ORDER BY total DESC) = 1
### qualify with a named window
SELECT id FROM orders WINDOW w AS (PARTITION BY customer_id ORDER BY order_date) QUALIFY rank() OVER w <= 2
### qualify over an alias
SELECT id, row_number() OVER (ORDER BY total) AS rn FROM orders QUALIFY rn = 1
### distinct on
SELECT DISTINCT ON (customer_id) customer_id, total FROM orders ORDER BY customer_id, total DESC
### asof join
SELECT o.id, p.close FROM orders o ASOF JOIN prices p ON o.shipped_at >= p.ts
### asof left join with equality
SELECT a.ts, b.close FROM prices a ASOF LEFT JOIN prices b ON a.symbol = b.symbol AND a.ts > b.ts
### asof join using
SELECT a.close FROM prices a ASOF JOIN prices b USING (symbol, ts)
### semi and anti joins
SELECT name FROM customers c SEMI JOIN orders o ON o.customer_id = c.id WHERE id NOT IN (SELECT c2.id FROM customers c2 ANTI JOIN orders o2 ON o2.customer_id = c2.id)
### positional join
SELECT a.id, b.id FROM customers a POSITIONAL JOIN orders b
### inner, left, right, full, cross and natural joins
SELECT 1 FROM customers c JOIN orders o ON o.customer_id = c.id LEFT JOIN payments p ON p.order_id = o.id RIGHT JOIN employees e ON e.id = o.employee_id FULL JOIN departments d ON d.id = e.department_id CROSS JOIN categories NATURAL JOIN order_items
### join using
SELECT order_id, amount FROM order_items JOIN payments USING (order_id)
### a lateral subquery
SELECT c.name, l.t FROM customers c, LATERAL (SELECT max(total) AS t FROM orders o WHERE o.customer_id = c.id) l
### a lateral subquery without the word
SELECT c.name, l.t FROM customers c, (SELECT max(total) AS t FROM orders o WHERE o.customer_id = c.id) l
### pivot with a list, in standard form
SELECT * FROM (SELECT customer_id, status, total FROM orders) PIVOT (sum(total) FOR status IN ('open', 'shipped'))
### pivot in standard form with aliases and group by
SELECT * FROM orders PIVOT (sum(total) AS s, count(*) AS n FOR status IN ('open' AS o, 'shipped' AS s) GROUP BY customer_id)
### the pivot statement with a list
PIVOT orders ON status IN ('open', 'shipped') USING sum(total) GROUP BY customer_id
### the pivot statement, its values found by the engine
#: statements=2
PIVOT orders ON status USING sum(total) GROUP BY customer_id
### unpivot in standard form
SELECT * FROM prices UNPIVOT (value FOR field IN (open, high, low, close))
### the unpivot statement
UNPIVOT prices ON open, high, low, close INTO NAME field VALUE price
### unpivot columns
UNPIVOT prices ON COLUMNS(* EXCLUDE (symbol, ts)) INTO NAME field VALUE price
### pivot in a CTE
WITH p AS (PIVOT orders ON status IN ('open') USING sum(total) GROUP BY customer_id) SELECT * FROM p
### values
VALUES (1, 'a'), (2, 'b')
### values as a derived table
SELECT * FROM (VALUES (1, 'a'), (2, 'b')) t(n, s)
### table as a statement
TABLE customers
### lists
SELECT [1, 2, 3], ['a', 'b'], []::INTEGER[], [1, 2, 3][1], [1, 2, 3][-1], [1, 2, 3][1:2], [1, 2, 3][:2], [1, 2, 3, 4][1:3:2]
### list functions
SELECT list_value(1, 2), list_contains([1, 2], 1), len([1, 2]), list_sort([2, 1]), list_sum([1, 2]), list_distinct([1, 1]), list_slice([1, 2, 3], 1, 2), array_length([1]), list_aggregate([1, 2], 'sum'), list_concat([1], [2]), flatten([[1], [2]])
### list comprehension
SELECT [x * 2 FOR x IN [1, 2, 3] IF x > 1]
### list comprehension over a column
SELECT [upper(t) FOR t IN tags] FROM products
### a lambda with the keyword
SELECT list_transform([1, 2, 3], lambda x: x + 1)
### a lambda with an arrow
SELECT list_filter([1, 2, 3], x -> x > 1)
### a lambda with two parameters
SELECT list_reduce([1, 2, 3], lambda a, b: a + b), list_transform([5, 6], lambda x, i: x * i)
### nested lambdas
SELECT list_transform([[1], [2]], lambda l: list_transform(l, lambda x: x + 1))
### structs
SELECT {'a': 1, 'b': 'x'}, {a: 1}.a, struct_pack(x := 1, y := 2), row(1, 2), {'a': {'b': 2}}.a.b, struct_extract({'a': 1}, 'a')
### a struct's field by brackets and star
SELECT s['a'], s.*, s.a FROM (SELECT {'a': 1, 'b': 2} AS s)
### maps
SELECT MAP {'a': 1, 'b': 2}, MAP {'a': 1}['a'], map([1, 2], ['x', 'y']), map_keys(MAP {'a': 1}), cardinality(MAP {'a': 1})
### method chaining
SELECT ('abc').upper().lower(), name.upper() FROM customers
### method chaining on a list
SELECT [1, 2].list_sum(), ('a,b').string_split(',').len()
### unnest in the target list
SELECT id, unnest(tags) FROM products
### unnest in FROM
SELECT p.name, t.tag FROM products p, unnest(p.tags) AS t(tag)
### unnest recursively
SELECT unnest([[1, 2], [3]], recursive := true), unnest({'a': 1, 'b': 2})
### range and generate_series
SELECT * FROM range(5), generate_series(1, 3) AS g(n)
### range of timestamps
SELECT * FROM range(TIMESTAMP '2023-01-01', TIMESTAMP '2023-01-05', INTERVAL 1 DAY) AS t(d)
### json arrows
SELECT payload -> 'device' ->> 'os', payload ->> '$.ok', payload.device.os FROM events
### json functions
SELECT json_extract(payload, '$.device.os'), json_extract_string(payload, '$.device.os'), json_array_length(payload -> 'items'), json_keys(payload), json_type(payload), json_valid('{}'), to_json({'a': 1}), json_object('a', 1), json_structure(payload) FROM events
### json_each
SELECT j.key, j.value FROM events e, json_each(e.payload) j
### json aggregates
SELECT json_group_array(name), json_group_object(id, name) FROM customers
### casts
SELECT 1::VARCHAR, CAST('1' AS INTEGER), TRY_CAST('x' AS INTEGER), '1'::UTINYINT, '[1,2]'::INTEGER[], 1::DECIMAL(10, 2), 'x'::ENUM('x', 'y'), 1::HUGEINT
### nested type casts
SELECT {'a': 1}::STRUCT(a BIGINT), MAP {'a': 1}::MAP(VARCHAR, BIGINT), [1]::BIGINT[1], NULL::UNION(n INTEGER, s VARCHAR)
### intervals
SELECT INTERVAL 1 DAY, INTERVAL '1' MONTH, INTERVAL (1 + 1) YEAR, '1 day'::INTERVAL, order_date + INTERVAL 3 DAYS FROM orders
### date functions
SELECT date_trunc('month', order_date), date_part('year', order_date), EXTRACT(YEAR FROM order_date), year(order_date), month(order_date), strftime(order_date, '%Y-%m'), strptime('2023-01-01', '%Y-%m-%d'), date_diff('day', order_date, DATE '2023-03-01'), age(shipped_at, order_date), last_day(order_date), make_date(2023, 1, 1), dayname(order_date), time_bucket(INTERVAL '1 week', order_date), epoch(shipped_at), today(), current_date, now() FROM orders
### at time zone
SELECT created_at AT TIME ZONE 'UTC' FROM customers
### string functions
SELECT upper(name), length(name), substring(name, 1, 2), substring(name FROM 1 FOR 2), trim(name), trim(both 'x' from name), replace(name, 'a', 'b'), concat(name, '-', city), concat_ws(',', name, city), split_part(email, '@', 2), string_split(name, 'e'), regexp_matches(name, '^I'), regexp_replace(name, 'a', 'b', 'g'), regexp_extract(email, '(.+)@', 1), left(name, 1), lpad(name, 9, ' '), contains(name, 'n'), starts_with(name, 'I'), name[1:2], format('{} is {}', name, city), printf('%d', 1), position('a' IN name), levenshtein(name, 'x'), md5(name), strip_accents(name) FROM customers
### number functions and operators
SELECT 7 // 2, 7 % 2, 2 ** 3, 2 ^ 3, 5 & 3, 5 | 3, xor(5, 3), 1 << 2, ~5, @(-5), abs(-1), round(1.5), greatest(1, 2), ceil(1.1), 5!
### numbers of every spelling
SELECT 1, 1.5, .5, 5., 1e10, 1_000_000, 0x1F, 0b101, 12345678901234567890123456789
### is distinct from
SELECT id FROM customers WHERE email IS DISTINCT FROM 'x' AND city IS NOT DISTINCT FROM 'Porto'
### ilike, glob, similar to
SELECT name FROM customers WHERE name ILIKE 'i%' AND name GLOB 'I*' AND name SIMILAR TO 'I.*' AND name NOT LIKE 'x!%' ESCAPE '!'
### between, in a list value, in a subquery
SELECT id FROM orders WHERE id BETWEEN 1 AND 2 AND id IN [1, 2, 3] AND id IN (SELECT order_id FROM payments)
### aggregates
SELECT count(), count(*), count_if(total > 10), sum(total), avg(total), median(total), mode(status), quantile_cont(total, 0.5), quantile_disc(total, [0.25, 0.75]), approx_count_distinct(id), arg_max(id, total), max_by(id, total), min(total, 2), string_agg(status, ','), list(id ORDER BY total DESC), array_agg(id), first(status), any_value(status), histogram(status), stddev(total), var_samp(total), bool_or(total > 1), product(id), entropy(status) FROM orders
### filter and within group
SELECT count(*) FILTER (status = 'open'), count(*) FILTER (WHERE status = 'open'), percentile_cont(0.5) WITHIN GROUP (ORDER BY total) FROM orders
### grouping sets, rollup and cube
SELECT status, customer_id, count(*), grouping_id(status) FROM orders GROUP BY GROUPING SETS ((status), ROLLUP (customer_id), CUBE (status, customer_id), ())
### windows with every frame
SELECT sum(total) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING EXCLUDE CURRENT ROW), avg(total) OVER (ORDER BY order_date RANGE BETWEEN INTERVAL 7 DAYS PRECEDING AND CURRENT ROW), count(*) OVER (ORDER BY id GROUPS 1 PRECEDING EXCLUDE TIES) FROM orders
### window functions with ignore nulls
SELECT lag(rating IGNORE NULLS) OVER (ORDER BY id), first_value(rating IGNORE NULLS) OVER w, lead(rating, 1, 0) OVER w, ntile(2) OVER w FROM customers WINDOW w AS (ORDER BY id)
### an aggregate as a window with distinct and filter
SELECT count(DISTINCT status) FILTER (WHERE total > 1) OVER (PARTITION BY customer_id) FROM orders
### a CTE
WITH big AS (SELECT * FROM orders WHERE total > 10) SELECT count(*) FROM big
### CTEs nested, shadowing, materialized, with columns
WITH a(x) AS MATERIALIZED (SELECT 1), b AS NOT MATERIALIZED (WITH a AS (SELECT 2 AS x) SELECT x FROM a) SELECT a.x, b.x FROM a, b
### a CTE named like a table
WITH orders AS (SELECT 1 AS id) SELECT id FROM orders
### a recursive CTE
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5) SELECT i FROM n
### a recursive CTE using key
WITH RECURSIVE n(k, v) USING KEY (k) AS (SELECT 1, 1 UNION SELECT k, v + 1 FROM n WHERE v < 3) SELECT * FROM n
### union by name
SELECT id, name FROM customers UNION ALL BY NAME SELECT id, sku FROM products
### set operations in parentheses
(SELECT id FROM customers EXCEPT SELECT 1) UNION (SELECT 2 INTERSECT ALL SELECT 2) ORDER BY 1 LIMIT 3
### limit percent
SELECT * FROM orders LIMIT 50%
### limit, offset and sample
SELECT * FROM orders ORDER BY id LIMIT 2 OFFSET 1
### using sample
SELECT * FROM orders USING SAMPLE 10 ROWS
### using sample with a method and a seed
SELECT * FROM orders USING SAMPLE reservoir(50%) REPEATABLE (42)
### tablesample
SELECT * FROM orders TABLESAMPLE bernoulli(10%)
### tablesample of a table with an alias
SELECT o.id FROM orders AS o TABLESAMPLE 20%
### fetch first
SELECT * FROM orders ORDER BY id FETCH FIRST 2 ROWS ONLY
### correlated subqueries
SELECT name, (SELECT count(*) FROM orders o WHERE o.customer_id = c.id) FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id) AND c.id = ANY (SELECT customer_id FROM orders)
### array from a subquery
SELECT ARRAY(SELECT id FROM customers), (SELECT list(id) FROM customers)
### case, if, ifnull and coalesce
SELECT CASE WHEN total > 10 THEN 'big' ELSE 'small' END, IF(total > 10, 1, 2), ifnull(comment, ''), coalesce(comment, ''), nullif(status, 'open') FROM orders
### a schema-qualified and a catalog-qualified table
SELECT main.customers.id, memory.main.orders.total, archive.orders.id FROM main.customers, memory.main.orders, archive.orders
### the information schema and catalog functions
SELECT table_name FROM information_schema.tables UNION ALL SELECT table_name FROM duckdb_tables() UNION ALL SELECT column_name FROM duckdb_columns()
### comments
SELECT /* all */ id -- the key; DROP TABLE x
FROM customers -- done
### a block comment that nests
SELECT 1 /* a /* b */ c */
### literals of every kind
SELECT 'it''s', E'tab\t', $$it's; --$$, $t$ a $$ b $t$, x'1F'::BLOB, '\xAA'::BLOB
### aliases of many kinds
SELECT id AS "a;b", city AS 城市, email AS 'e f', rating AS order FROM customers
### trailing commas
SELECT id, name, FROM customers
### trailing comma in a list and in group by
SELECT [1, 2,], status, FROM orders GROUP BY status,
### a reusable alias
SELECT total * 2 AS double_total, double_total + 1 AS more FROM orders WHERE double_total > 1
### a lateral alias in group by and having
SELECT year(order_date) AS y, count(*) AS n FROM orders GROUP BY y HAVING n > 0
### parameters
#: run=no
SELECT * FROM customers WHERE id = $1 AND city = $2
### question marks as parameters
#: run=no
SELECT * FROM customers WHERE id = ?
### a struct of a whole row
SELECT c, c.name, struct_pack(a := c) FROM customers c
### typed literals
SELECT DATE '2023-01-01', TIMESTAMP '2023-01-01 10:00:00', TIME '10:00:00', TIMESTAMPTZ '2023-01-01 10:00:00+00', INTERVAL '1 year 2 months'
### words of commands as names
SELECT t.attach, t.install, t.load, t.copy, t.export, t.checkpoint, t.vacuum FROM (SELECT 1 AS attach, 2 AS install, 3 AS load, 4 AS copy, 5 AS export, 6 AS checkpoint, 7 AS vacuum) t
### a dangerous name as a column and alias
SELECT t.read_csv AS query, t.glob FROM (SELECT 1 AS read_csv, 2 AS glob) t
### a file name in a literal
SELECT 'data.csv' AS file, '/etc/passwd', 'https://example.org/x.parquet'
### columns that are spelled like endings of files
SELECT t.csv, t.json, t.parquet FROM (SELECT 1 AS csv, 2 AS json, 3 AS parquet) t
### a CTE whose name ends like a file
WITH "data.csv" AS (SELECT 1 AS a) SELECT a FROM "data.csv"
### a table with its schema
SELECT count(*) FROM main.orders
### fifty parentheses
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))
### an in list of many values
SELECT id FROM orders WHERE id IN (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50)
### a moving average by day
WITH daily AS (SELECT symbol, date_trunc('day', ts) AS date, avg(close) AS close FROM prices GROUP BY ALL), prev AS (SELECT *, lag(close) OVER (PARTITION BY symbol ORDER BY date) AS prev_close FROM daily) SELECT symbol, date, round((close / prev_close - 1) * 100, 2) AS change_pct FROM prev WHERE change_pct < -2 OR change_pct > 1
### first and last per group
SELECT symbol, first(open ORDER BY ts) AS open, max(high) AS high, min(low) AS low, last(close ORDER BY ts) AS close FROM prices GROUP BY symbol
### a comparison of rows
SELECT id FROM orders WHERE (order_date, id) > (DATE '2023-01-01', 1) AND (id, status) IN ((1, 'shipped'), (2, 'open'))
