### a plain select
SELECT id, name FROM customers
### a closing semicolon
SELECT id FROM customers;
### everything in upper case
SELECT ID, NAME FROM CUSTOMERS WHERE DELETED = 0
### columns that contain keywords
SELECT created_at, update_time, deleted FROM customers
### a literal that holds a statement
SELECT 'DROP TABLE x; --' AS advice, N'EXEC xp_cmdshell' AS other
### a LIKE pattern with a semicolon
SELECT * FROM orders WHERE comment LIKE '%;%'
### a literal with comment marks
SELECT 'a--b', '/* not a comment */'
### keyword columns in brackets
SELECT [drop], [grant], [call], rename, attach FROM call_log
### a table merge in brackets
SELECT m.source, [merge].target FROM [merge], [merge] AS m
### names with blanks and quotes
SELECT [Order ID], [say "hi"] FROM [Order Details]
### names in double quotes
SELECT "Order ID", d."Unit Price" FROM "Order Details" AS d
### a bracket inside brackets
SELECT 1 AS [a]]b], 2 AS [c;d -- e]
### names in another script
SELECT номер, [сумма] FROM заказы AS з
### names in camel case
SELECT customerId, p.[fullName] FROM CustomerProfile AS p
### names with a number sign, an at sign and a dollar sign inside
SELECT 1 AS a#b, 2 AS a$b, 3 AS a@b
### two, three part names
SELECT dbo.customers.name, shop.dbo.orders.total FROM dbo.customers, shop.dbo.orders
### a database without a schema
SELECT c.id FROM shop..customers AS c
### top
SELECT TOP 5 name FROM customers ORDER BY name
### top in parentheses
SELECT TOP (5) name FROM customers ORDER BY name
### top percent with ties
SELECT TOP (10) PERCENT WITH TIES name, rating FROM customers ORDER BY rating DESC
### distinct top
SELECT DISTINCT TOP 3 city FROM customers ORDER BY city
### top of an expression
SELECT TOP (SELECT 2) id FROM orders ORDER BY id
### offset and fetch
SELECT id FROM orders ORDER BY id OFFSET 10 ROWS FETCH NEXT 5 ROWS ONLY
### offset alone
SELECT id FROM orders ORDER BY id OFFSET 1 ROW
### offset by expressions
SELECT id FROM orders ORDER BY (SELECT NULL) OFFSET (1 + 1) ROWS FETCH FIRST (2 * 3) ROWS ONLY
### an alias before the expression
SELECT customer = c.name, orders = (SELECT COUNT(*) FROM orders AS o WHERE o.customer_id = c.id) FROM customers AS c
### string aliases
SELECT name AS 'Customer Name', city "City", email [E-Mail] FROM customers
### keyword aliases
SELECT id AS [order], name AS value, city AS type, rating AS [key] FROM customers
### replace, stuff, left and right as functions
SELECT REPLACE(name, 'x', 'y'), STUFF('abc', 1, 1, 'x'), LEFT(name, 1), RIGHT(name, 1), REVERSE(name), REPLICATE('x', 3), SPACE(2), UPPER(name), LOWER(name), LEN(name), DATALENGTH(name), CHARINDEX('a', name), PATINDEX('%a%', name), SUBSTRING(name, 1, 2), LTRIM(name), RTRIM(name), TRIM(name), CONCAT(name, ' ', city), CONCAT_WS(',', name, city), QUOTENAME(name), FORMAT(1234.5, 'N2'), ASCII('a'), CHAR(65), NCHAR(65), UNICODE(N'a'), SOUNDEX(name), DIFFERENCE(name, 'x'), TRANSLATE(name, 'ab', 'xy'), STR(1.5, 5, 2) FROM customers
### trim with characters
SELECT TRIM('x' FROM name) FROM customers
### number functions
SELECT ABS(-1), CEILING(1.2), FLOOR(1.8), ROUND(1.25, 1), POWER(2, 3), SQRT(4), SQUARE(2), EXP(1), LOG(2), LOG10(10), SIGN(-2), PI(), RAND(3), DEGREES(1.0), SIN(0)
### date functions
SELECT GETDATE(), SYSDATETIME(), GETUTCDATE(), CURRENT_TIMESTAMP, YEAR(order_date), MONTH(order_date), DAY(order_date), DATEPART(WEEKDAY, order_date), DATENAME(MONTH, order_date), DATEADD(DAY, -30, GETDATE()), DATEDIFF(DAY, order_date, shipped_at), EOMONTH(order_date), DATEFROMPARTS(2023, 1, 2), ISDATE('2023-01-01'), FORMAT(order_date, 'yyyy-MM'), SWITCHOFFSET(SYSDATETIMEOFFSET(), '+01:00'), DATETRUNC(MONTH, order_date), DATE_BUCKET(WEEK, 1, order_date) FROM orders
### at time zone
SELECT created_at AT TIME ZONE 'UTC' AT TIME ZONE 'Pacific Standard Time' FROM customers
### conversions
SELECT CAST(id AS varchar(10)), CONVERT(varchar(10), order_date, 120), TRY_CAST('x' AS int), TRY_CONVERT(date, '2023-01-01', 23), PARSE('1,5' AS decimal(10, 2) USING 'de-DE'), TRY_PARSE('x' AS int), CAST(1 AS decimal(10, 2)), CAST('a' AS nvarchar(max)) FROM orders
### conditional functions
SELECT ISNULL(email, 'none'), COALESCE(email, city), NULLIF(city, ''), IIF(rating > 3, 'good', 'bad'), CHOOSE(2, 'a', 'b'), GREATEST(1, 2), LEAST(1, 2) FROM customers
### case
SELECT CASE status WHEN 'open' THEN 1 ELSE 0 END, CASE WHEN total > 10 THEN 'big' WHEN total > 5 THEN 'mid' END FROM orders
### operators of every kind
SELECT 7 / 2, 7 % 2, 5 & 3, 5 | 3, 5 ^ 3, ~5, -5, +5, 'a' + 'b', 1 - -1 FROM customers WHERE 1 <> 2 AND 1 != 2 AND 1 !< 0 AND 1 !> 2 AND NOT 1 = 2 OR 1 <= 2
### numbers of every spelling
SELECT 1, 1.5, .5, 5., 1e10, 1.5E-3, 0x1F, $12.50, -$3
### literals of every kind
SELECT 'it''s', N'naïve', '', 0xDEADBEEF, 'C:\', 'a\\b', '{d ''2023-01-01''}'
### an ODBC date literal and function
SELECT {d '2023-01-01'}, {ts '2023-01-01 10:00:00'}, {fn UPPER('a')}
### like with sets and escape
SELECT name FROM customers WHERE name LIKE '[A-M]%' AND name LIKE '%[^x]' AND name NOT LIKE '50!%%' ESCAPE '!'
### between, in, any, all and some
SELECT id FROM orders WHERE total BETWEEN 5 AND 50 AND id NOT IN (7, 8) AND total > ALL (SELECT amount FROM payments) AND id = ANY (SELECT order_id FROM payments) OR id = SOME (SELECT 1)
### is distinct from
SELECT id FROM customers WHERE email IS DISTINCT FROM 'x' AND city IS NOT DISTINCT FROM 'Porto'
### joins of every kind
SELECT 1 AS one FROM customers c INNER JOIN orders o ON o.customer_id = c.id LEFT OUTER JOIN payments p ON p.order_id = o.id RIGHT JOIN employees e ON e.id = o.employee_id FULL OUTER JOIN departments d ON d.id = e.department_id CROSS JOIN categories
### join hints
SELECT c.name FROM customers c INNER HASH JOIN orders o ON o.customer_id = c.id LEFT LOOP JOIN payments p ON p.order_id = o.id
### nested joins
SELECT c.name FROM customers c LEFT JOIN (orders o JOIN order_items i ON i.order_id = o.id) ON o.customer_id = c.id
### cross apply
SELECT c.name, x.total FROM customers c CROSS APPLY (SELECT TOP 1 o.total FROM orders o WHERE o.customer_id = c.id ORDER BY o.total DESC) x
### outer apply with a table function
SELECT e.id, j.[key], j.value FROM events e OUTER APPLY OPENJSON(e.payload) AS j
### openjson with a schema
SELECT j.os, j.items FROM events e CROSS APPLY OPENJSON(e.payload) WITH (os nvarchar(20) '$.device.os', items nvarchar(max) '$.items' AS JSON) AS j
### openjson with a path
SELECT value FROM OPENJSON('{"a": [1, 2]}', '$.a')
### json functions
SELECT JSON_VALUE(payload, '$.device.os'), JSON_QUERY(payload, '$.items'), ISJSON(payload), JSON_MODIFY(payload, '$.x', 1), JSON_OBJECT('a': 1), JSON_ARRAY(1, 2) FROM events
### for json path
SELECT id, name AS [customer.name] FROM customers FOR JSON PATH, ROOT('customers'), INCLUDE_NULL_VALUES
### for json auto in a subquery
SELECT c.name, (SELECT o.id, o.total FROM orders o WHERE o.customer_id = c.id FOR JSON AUTO, WITHOUT_ARRAY_WRAPPER) AS orders FROM customers c
### for xml path
SELECT STUFF((SELECT ', ' + name FROM customers ORDER BY name FOR XML PATH(''), TYPE).value('.', 'nvarchar(max)'), 1, 2, '') AS names
### for xml auto and raw
SELECT id, name FROM customers FOR XML RAW('c'), ELEMENTS XSINIL, ROOT('r')
### string_split with ordinal
SELECT value, ordinal FROM STRING_SPLIT('a,b,c', ',', 1)
### generate_series
SELECT value FROM GENERATE_SERIES(1, 10, 2)
### string_agg
SELECT STRING_AGG(name, ', ') WITHIN GROUP (ORDER BY name DESC) FROM customers
### aggregates
SELECT COUNT(*), COUNT_BIG(*), COUNT(DISTINCT city), SUM(rating), AVG(CAST(rating AS float)), MIN(name), MAX(name), STDEV(rating), STDEVP(rating), VAR(rating), VARP(rating), APPROX_COUNT_DISTINCT(city), CHECKSUM_AGG(id) FROM customers
### group by and having
SELECT customer_id, SUM(total) AS t FROM orders GROUP BY customer_id HAVING SUM(total) > 10 ORDER BY t DESC
### rollup, cube and grouping sets
SELECT status, customer_id, SUM(total), GROUPING(status), GROUPING_ID(status, customer_id) FROM orders GROUP BY GROUPING SETS (ROLLUP (status, customer_id), CUBE (status), ())
### group by with rollup
SELECT status, SUM(total) FROM orders GROUP BY status WITH ROLLUP
### windows
SELECT ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY total DESC), RANK() OVER (ORDER BY total), DENSE_RANK() OVER (ORDER BY total), NTILE(4) OVER (ORDER BY total), LAG(total, 1, 0) OVER (ORDER BY id), LEAD(total) OVER (ORDER BY id), FIRST_VALUE(total) OVER (ORDER BY id ROWS UNBOUNDED PRECEDING), SUM(total) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY total) OVER (PARTITION BY customer_id), CUME_DIST() OVER (ORDER BY total) FROM orders
### a named window and ignore nulls
SELECT SUM(total) OVER w, LAST_VALUE(total) IGNORE NULLS OVER w FROM orders WINDOW w AS (PARTITION BY customer_id ORDER BY id)
### pivot
SELECT customer_id, [open], [shipped] FROM (SELECT customer_id, status, total FROM orders) AS s PIVOT (SUM(total) FOR status IN ([open], [shipped])) AS p
### unpivot
SELECT symbol, field, price FROM prices UNPIVOT (price FOR field IN ([open], high, low, [close])) AS u
### a CTE
WITH big AS (SELECT * FROM orders WHERE total > 10) SELECT COUNT(*) AS n FROM big
### a semicolon before with
;WITH big AS (SELECT * FROM orders WHERE total > 10) SELECT COUNT(*) AS n FROM big;
### two CTEs with columns
WITH a (x) AS (SELECT 1), b (y) AS (SELECT x + 1 FROM a) SELECT a.x, b.y FROM a CROSS JOIN b
### a CTE named like a table
WITH orders AS (SELECT * FROM dbo.orders WHERE total > 1) SELECT id FROM orders
### a recursive CTE with an option
WITH n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 500) SELECT i FROM n OPTION (MAXRECURSION 1000)
### an option to recompile
SELECT id FROM orders WHERE status = 'open' OPTION (RECOMPILE, MAXDOP 1)
### union, except and intersect in parentheses
(SELECT id FROM customers UNION ALL SELECT id FROM orders) EXCEPT (SELECT 1 INTERSECT SELECT 2) ORDER BY id
### values as a derived table
SELECT v.n, v.s FROM (VALUES (1, 'a'), (2, 'b')) AS v (n, s)
### subqueries everywhere
SELECT name, (SELECT COUNT(*) FROM orders o WHERE o.customer_id = c.id) AS n FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id) AND c.id IN (SELECT customer_id FROM orders) ORDER BY (SELECT 1)
### an index hint
SELECT id FROM orders WITH (INDEX (1), FORCESEEK) WHERE id = 1
### tablesample
SELECT id FROM orders TABLESAMPLE SYSTEM (10 PERCENT) REPEATABLE (42)
### for system_time
SELECT id FROM orders FOR SYSTEM_TIME AS OF '2023-01-01' AS o
### contains and freetext
SELECT id FROM products WHERE CONTAINS(name, '"green tea" OR pot*') AND FREETEXT((name, sku), 'tea')
### containstable
SELECT p.name, k.[RANK] FROM products p JOIN CONTAINSTABLE(products, name, 'tea') AS k ON k.[KEY] = p.id
### collate
SELECT name FROM customers WHERE name = 'INES' COLLATE Latin1_General_CI_AI ORDER BY name COLLATE Latin1_General_BIN2
### the catalog and the information schema
SELECT t.name, c.COLUMN_NAME FROM sys.tables t JOIN INFORMATION_SCHEMA.COLUMNS c ON c.TABLE_NAME = t.name
### object and database functions
SELECT OBJECT_ID('dbo.customers'), DB_NAME(), SCHEMA_NAME(), SUSER_SNAME(), @@VERSION, @@SERVERNAME, HOST_NAME()
### newid for sampling
SELECT TOP 1 id FROM orders ORDER BY NEWID()
### hashes and checksums
SELECT HASHBYTES('SHA2_256', name), CHECKSUM(name), BINARY_CHECKSUM(*) FROM customers
### methods of a xml value
SELECT x.d.value('(/a/text())[1]', 'int'), n.c.query('.') FROM (SELECT CAST('<a>1</a>' AS xml) AS d) AS x CROSS APPLY x.d.nodes('/a') AS n(c)
### methods of a geometry
SELECT geography::Point(47.6, -122.3, 4326).STAsText() AS place
### parameters
SELECT name FROM customers WHERE id = @id AND city = @city
### a top by a parameter
SELECT TOP (@n) name FROM customers ORDER BY name
### comments of every kind
SELECT /* all /* nested */ */ id -- the key; DROP TABLE x
FROM customers -- done
### brackets around words of commands
SELECT [exec].[execute], [update].[delete] FROM (SELECT 1 AS [execute]) AS [exec], (SELECT 2 AS [delete]) AS [update]
### columns that begin with the names of commands
SELECT execution_id, droplet, updated, insertion, setting, declared, used, kill_count, backup_date FROM (SELECT 1 AS execution_id, 2 AS droplet, 3 AS updated, 4 AS insertion, 5 AS setting, 6 AS declared, 7 AS used, 8 AS kill_count, 9 AS backup_date) AS t
### names of procedures in literals and aliases
SELECT 'xp_cmdshell' AS xp_name, 'sp_executesql' AS [sp_executesql]
### select after union after a line break
SELECT id FROM customers
UNION ALL
SELECT id FROM orders
### select inside case, in, exists and derived tables without separators
SELECT CASE WHEN EXISTS (SELECT 1 FROM orders) THEN (SELECT MAX(id) FROM orders) ELSE (SELECT MIN(id) FROM customers) END AS x FROM (SELECT 1 AS a) AS t WHERE t.a IN (SELECT 1)
### fifty parentheses
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))
### lines that end with CR LF
#: escape=c
SELECT id\x0d\x0aFROM customers\x0d\x0a
### a report by month
SELECT FORMAT(o.order_date, 'yyyy-MM') AS month, SUM(o.total) AS total, SUM(SUM(o.total)) OVER (ORDER BY FORMAT(o.order_date, 'yyyy-MM')) AS running FROM orders AS o GROUP BY FORMAT(o.order_date, 'yyyy-MM') ORDER BY month
### the top per group
WITH ranked AS (SELECT p.*, ROW_NUMBER() OVER (PARTITION BY category_id ORDER BY price DESC) AS rn FROM products p) SELECT name FROM ranked WHERE rn = 1
### an update of nothing: if update is part of a literal in a case
SELECT CASE WHEN 'update' = 'delete' THEN 1 ELSE 0 END AS [set]
### a set of columns named by functions
SELECT [count] = COUNT(*), [sum] = SUM(total) FROM orders
### typographic quotes inside a literal
SELECT N'“quoted” ‘too’ – dash…' AS [“x”]
### within a schema with a name in quotes
SELECT c.[name] FROM "dbo".[customers] AS c WHERE c."id" = 1
### with xmlnamespaces
WITH XMLNAMESPACES ('urn:x' AS x) SELECT CAST('<x:a xmlns:x="urn:x"/>' AS xml).value('(/x:a)[1]', 'varchar(10)') AS v
