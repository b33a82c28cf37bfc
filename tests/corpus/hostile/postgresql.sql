### a stacked statement
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1; DROP TABLE customers
### a stacked statement without a blank
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1;DELETE FROM customers;
### two harmless statements
#: code=multiple_statements
#: statements=2
SELECT 1; SELECT 2
### commit and write
#: code=multiple_statements|forbidden_operation
#: statements=3
SELECT 1; COMMIT; CREATE TABLE x (a int)
### a second statement after a line comment
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 -- ;
; DROP TABLE customers
### a second statement after a block comment
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 /* ; */ ; /* x */ DROP TABLE customers
### a second statement after a comment that does not nest for a naive reader
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 /* /* */ ; SELECT 2 */ ; DROP TABLE customers
### a second statement after a NUL
#: code=not_understood|multiple_statements|forbidden_operation|syntax
#: escape=c
SELECT 1\x00; DROP TABLE customers
### a NUL inside a literal
#: code=not_understood|syntax|unterminated_literal
#: escape=c
SELECT 'a\x00'; DROP TABLE customers
### a NUL at the end
#: code=not_understood|syntax
#: escape=c
SELECT 1\x00
### a carriage return ends a line comment
#: code=multiple_statements|forbidden_operation
#: escape=c
#: statements=2
SELECT 1 -- x\x0d; DROP TABLE customers
### a backslash does not escape a quote
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 'a\'; DROP TABLE customers; --'
### a backslash escapes a quote in an escape literal
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT E'a\\'; DROP TABLE customers; --'
### with standard_conforming_strings off a doubled backslash ends before the quote
#: code=multiple_statements|forbidden_operation
#: settings=standard_conforming_strings=off
#: statements=2
SELECT 'a\\'; DROP TABLE customers; --'
### a dollar quote that ends early
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT $a$ $b$ $a$; DROP TABLE customers; -- $b$
### a dollar sign inside a name opens no quote
#: code=multiple_statements|forbidden_operation
#: statements=3
SELECT 1 AS a$$; DROP TABLE customers; SELECT 2 AS b$$
### a quoted identifier with a doubled quote
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 AS "a"""; DROP TABLE customers; --"
### an unterminated literal
#: code=unterminated_literal
SELECT 'abc
### an unterminated identifier
#: code=unterminated_literal
SELECT "abc
### an unterminated dollar quote
#: code=unterminated_literal
SELECT $x$ abc $y$
### an unterminated comment
#: code=unterminated_literal|comment|syntax
SELECT 1 /* abc /* d */
### a delete
#: code=forbidden_operation|not_select
DELETE FROM customers
### an update in mixed case after a comment
#: code=forbidden_operation|not_select
/* read only */ uPdAtE customers SET name = 'x'
### an insert
#: code=forbidden_operation|not_select
INSERT INTO customers (id, name) VALUES (9, 'x') RETURNING *
### a merge
#: code=forbidden_operation|not_select
MERGE INTO merge m USING customers c ON c.id = m.id WHEN MATCHED THEN DELETE
### a truncate
#: code=forbidden_operation|not_select
TRUNCATE customers
### create table as
#: code=forbidden_operation|not_select
CREATE TABLE x AS SELECT 1
### create temp table
#: code=forbidden_operation|not_select
CREATE TEMP TABLE x (a int)
### create a function
#: code=forbidden_operation|not_select
CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$
### alter system
#: code=forbidden_operation|not_select
ALTER SYSTEM SET fsync = off
### drop, grant, comment and security label
#: code=forbidden_operation|not_select
DROP SCHEMA archive CASCADE
### grant
#: code=forbidden_operation|not_select
GRANT ALL ON customers TO PUBLIC
### comment on
#: code=forbidden_operation|not_select
COMMENT ON TABLE customers IS 'x'
### a do block
#: code=forbidden_operation|not_select
DO $$ BEGIN DELETE FROM customers; END $$
### a call
#: code=forbidden_operation|not_select
CALL refresh_all()
### copy to a program
#: code=forbidden_operation|not_select
COPY customers TO PROGRAM 'cat'
### copy a query to a file
#: code=forbidden_operation|not_select
COPY (SELECT * FROM customers) TO '/tmp/x'
### copy from standard input
#: code=forbidden_operation|not_select
COPY customers FROM STDIN
### set
#: code=forbidden_operation|not_select
SET statement_timeout = 0
### reset, discard and show
#: code=forbidden_operation|not_select
RESET ALL
### discard
#: code=forbidden_operation|not_select
DISCARD ALL
### begin
#: code=forbidden_operation|not_select
BEGIN READ WRITE
### commit
#: code=forbidden_operation|not_select
COMMIT
### prepare and execute
#: code=forbidden_operation|not_select
PREPARE p AS DELETE FROM customers
### execute
#: code=forbidden_operation|not_select
EXECUTE p
### declare a cursor
#: code=forbidden_operation|not_select
DECLARE c CURSOR WITH HOLD FOR SELECT 1
### listen
#: code=forbidden_operation|not_select
LISTEN x
### notify
#: code=forbidden_operation|not_select
NOTIFY x, 'y'
### lock
#: code=forbidden_operation|not_select
LOCK TABLE customers IN ACCESS EXCLUSIVE MODE
### vacuum, analyze, cluster, reindex
#: code=forbidden_operation|not_select
VACUUM FULL customers
### analyze
#: code=forbidden_operation|not_select
ANALYZE customers
### refresh a materialized view
#: code=forbidden_operation|not_select
REFRESH MATERIALIZED VIEW customer_totals
### load a library
#: code=forbidden_operation|not_select
LOAD 'auto_explain'
### checkpoint
#: code=forbidden_operation|not_select
CHECKPOINT
### import a foreign schema
#: code=forbidden_operation|not_select
IMPORT FOREIGN SCHEMA x FROM SERVER y INTO archive
### explain analyze
#: code=forbidden_operation|not_select
EXPLAIN ANALYZE SELECT * FROM customers
### explain with analyze among options
#: code=forbidden_operation|not_select
EXPLAIN (COSTS OFF, ANALYZE) SELECT * FROM customers
### explain analyze on
#: code=forbidden_operation|not_select
EXPLAIN (ANALYZE 1, FORMAT JSON) SELECT 1
### explain analyze of a delete
#: code=forbidden_operation|not_select
EXPLAIN ANALYZE DELETE FROM customers
### explain analyze, the option quoted
#: code=forbidden_operation|not_select
EXPLAIN ("analyze" true) SELECT 1
### explain of an execute
#: code=forbidden_operation|not_select
EXPLAIN EXECUTE p
### explain of create table as
#: code=forbidden_operation|not_select
EXPLAIN ANALYZE CREATE TABLE x AS SELECT 1
### a data-modifying CTE
#: code=forbidden_operation
WITH gone AS (DELETE FROM customers RETURNING *) SELECT * FROM gone
### a data-modifying CTE that inserts
#: code=forbidden_operation
WITH x AS (INSERT INTO merge VALUES (7) RETURNING id) SELECT id FROM x
### a data-modifying CTE that updates after a comment
#: code=forbidden_operation
WITH x AS (/* SELECT */ UPDATE customers SET name = 'x' RETURNING id) SELECT id FROM x
### a data-modifying CTE that is never read
#: code=forbidden_operation
WITH x AS (DELETE FROM merge) SELECT 1
### a data-modifying second CTE
#: code=forbidden_operation
WITH a AS (SELECT 1), b AS MATERIALIZED (DELETE FROM merge RETURNING 1) SELECT * FROM a
### a data-modifying CTE inside a CTE that itself has WITH
#: code=forbidden_operation
WITH a AS (WITH d AS (SELECT 1 AS x) DELETE FROM merge WHERE id = (SELECT x FROM d) RETURNING id) SELECT * FROM a
### a with before a delete
#: code=forbidden_operation|not_select
WITH x AS (SELECT 1 AS id) DELETE FROM customers USING x WHERE customers.id = x.id
### a with before an insert
#: code=forbidden_operation|not_select
WITH x AS (SELECT 1) INSERT INTO merge (id) SELECT * FROM x
### a with before an update
#: code=forbidden_operation|not_select
WITH x AS (SELECT 1 AS id) UPDATE customers SET name = 'x' FROM x WHERE x.id = customers.id
### select into
#: code=forbidden_operation
SELECT * INTO x FROM customers
### select into a temporary table
#: code=forbidden_operation
SELECT id INTO TEMPORARY TABLE x FROM customers
### select into unlogged, the word in mixed case
#: code=forbidden_operation
SELECT id InTo UNLOGGED x FROM customers
### select into after a union
#: code=forbidden_operation
SELECT id INTO x FROM customers UNION SELECT id FROM orders
### select into without FROM
#: code=forbidden_operation
SELECT 1 AS a INTO x
### select into after a star
#: code=forbidden_operation
SELECT c.* /* all */ INTO TABLE "x" FROM customers c
### for update
#: code=forbidden_operation
SELECT * FROM customers FOR UPDATE
### for share of a table
#: code=forbidden_operation
SELECT * FROM customers c FOR SHARE OF c NOWAIT
### for no key update
#: code=forbidden_operation
SELECT * FROM customers FOR NO KEY UPDATE SKIP LOCKED
### for key share
#: code=forbidden_operation
SELECT * FROM customers FOR KEY SHARE
### for update before limit
#: code=forbidden_operation
SELECT * FROM customers FOR UPDATE LIMIT 1
### for update in a subquery
#: code=forbidden_operation
SELECT * FROM (SELECT * FROM customers FOR UPDATE) AS c
### for update in a CTE with comments between the words
#: code=forbidden_operation
WITH c AS (SELECT * FROM customers FOR/**/UPDATE) SELECT * FROM c
### nextval
#: code=side_effect_function
SELECT nextval('s')
### nextval in a default position of VALUES
#: code=side_effect_function
VALUES (1, nextval('s'))
### setval by a qualified name
#: code=side_effect_function
SELECT pg_catalog.setval('s', 1)
### lo_import quoted
#: code=side_effect_function
SELECT "lo_import"('/etc/passwd')
### lo_export by unicode escapes
#: code=side_effect_function
SELECT U&"lo\005fexport"(1, '/tmp/x')
### pg_read_file by unicode escapes with another escape character
#: code=side_effect_function
SELECT U&"pg!005fread!005ffile" UESCAPE '!' ('PG_VERSION')
### pg_ls_dir in FROM
#: code=side_effect_function
SELECT * FROM pg_ls_dir('.')
### pg_ls_dir in ROWS FROM
#: code=side_effect_function
SELECT * FROM ROWS FROM (generate_series(1, 2), pg_ls_dir('.'))
### pg_stat_file in a lateral
#: code=side_effect_function
SELECT * FROM customers, LATERAL pg_stat_file('PG_VERSION')
### pg_ls_logdir and its sisters
#: code=side_effect_function
SELECT * FROM pg_ls_waldir()
### dblink
#: code=side_effect_function
SELECT * FROM dblink('dbname=shop', 'DELETE FROM customers') AS t(a text)
### dblink_exec
#: code=side_effect_function
SELECT dblink_exec('dbname=shop', 'DROP TABLE customers')
### dblink_connect after a comment
#: code=side_effect_function
SELECT public./**/dblink_connect/**/('dbname=shop')
### query_to_xml
#: code=side_effect_function
SELECT query_to_xml('SELECT 1', true, false, '')
### ts_stat
#: code=side_effect_function
SELECT * FROM ts_stat('SELECT to_tsvector(name) FROM customers')
### ts_rewrite with a query
#: code=side_effect_function
SELECT ts_rewrite('a'::tsquery, 'SELECT ''a''::tsquery, ''b''::tsquery')
### table_to_xml
#: code=side_effect_function
SELECT table_to_xml('customers', true, false, '')
### database_to_xml
#: code=side_effect_function
SELECT database_to_xml(true, false, '')
### schema_to_xml
#: code=side_effect_function
SELECT schema_to_xml('public', true, false, '')
### cursor_to_xml
#: code=side_effect_function
SELECT cursor_to_xml('c', 1, true, false, '')
### crosstab runs text
#: code=side_effect_function
SELECT * FROM crosstab('SELECT 1, 2, 3') AS t(a int, b int)
### xpath_table runs text
#: code=side_effect_function
SELECT * FROM xpath_table('id', 'note', 'merge', '/a', 'true') AS t(id int, a text)
### set_config
#: code=side_effect_function
SELECT set_config('transaction_read_only', 'off', false)
### set_config in order by
#: code=side_effect_function
SELECT 1 ORDER BY set_config('statement_timeout', '0', false)
### an advisory lock
#: code=side_effect_function
SELECT pg_advisory_lock(1)
### a shared advisory lock tried
#: code=side_effect_function
SELECT pg_try_advisory_xact_lock_shared(1)
### unlocking all advisory locks
#: code=side_effect_function
SELECT pg_advisory_unlock_all()
### pg_notify
#: code=side_effect_function
SELECT pg_notify('x', 'y')
### pg_terminate_backend over the activity view
#: code=side_effect_function
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
### pg_cancel_backend
#: code=side_effect_function
SELECT pg_cancel_backend(1)
### pg_reload_conf
#: code=side_effect_function
SELECT pg_reload_conf()
### pg_rotate_logfile
#: code=side_effect_function
SELECT pg_rotate_logfile()
### pg_sleep in a condition
#: code=side_effect_function
SELECT * FROM customers WHERE pg_sleep(10) IS NULL
### pg_sleep_for
#: code=side_effect_function
SELECT pg_sleep_for('5 minutes')
### pg_sleep_until in a filter
#: code=side_effect_function
SELECT count(*) FILTER (WHERE pg_sleep_until('tomorrow') IS NULL) FROM customers
### pg_import_system_collations
#: code=side_effect_function
SELECT pg_import_system_collations('pg_catalog')
### a replication slot
#: code=side_effect_function
SELECT pg_create_physical_replication_slot('x')
### dropping a replication slot
#: code=side_effect_function
SELECT pg_drop_replication_slot('x')
### switching the log
#: code=side_effect_function
SELECT pg_switch_wal()
### a restore point
#: code=side_effect_function
SELECT pg_create_restore_point('x')
### a logical message
#: code=side_effect_function
SELECT pg_logical_emit_message(false, 'x', 'y')
### resetting statistics
#: code=side_effect_function
SELECT pg_stat_reset()
### promoting a standby
#: code=side_effect_function
SELECT pg_promote()
### exporting a snapshot
#: code=side_effect_function
SELECT pg_export_snapshot()
### a backup
#: code=side_effect_function
SELECT pg_backup_start('x')
### a file written by adminpack
#: code=side_effect_function
SELECT pg_catalog.pg_file_write('x', 'y', false)
### a file removed by adminpack
#: code=side_effect_function
SELECT pg_file_unlink('x')
### a call by field notation
#: code=side_effect_function|not_understood|unknown_column
SELECT (f.n).pg_sleep FROM (SELECT 3::double precision AS n) AS f
### a custom operator by its full name
#: code=not_understood|side_effect_function|forbidden_operation
SELECT 1 OPERATOR(evil.+) 2
### a function nobody knows
#: code=side_effect_function|unknown_function|not_understood
SELECT do_something_dangerous(1)
### a function in a schema of its own
#: code=side_effect_function|unknown_function|not_understood
SELECT evil.lower('x')
### a safe name in a schema of its own, quoted
#: code=side_effect_function|unknown_function|not_understood
SELECT "evil"."count"(*) FROM customers
### a cast to regclass of a catalog that hides a call
#: code=side_effect_function
SELECT CASE WHEN (SELECT lo_creat(-1)) > 0 THEN 1 END
### in the frame of a window
#: code=side_effect_function
SELECT sum(id) OVER (ORDER BY id ROWS nextval('s') PRECEDING) FROM customers
### in a named window
#: code=side_effect_function
SELECT sum(id) OVER w FROM customers WINDOW w AS (PARTITION BY nextval('s'))
### in a join condition
#: code=side_effect_function
SELECT 1 FROM customers a JOIN customers b ON nextval('s') > 0
### in the arguments of tablesample
#: code=side_effect_function
SELECT * FROM customers TABLESAMPLE SYSTEM (nextval('s'))
### in the seed of tablesample
#: code=side_effect_function
SELECT * FROM customers TABLESAMPLE SYSTEM (1) REPEATABLE (nextval('s'))
### in limit
#: code=side_effect_function
SELECT 1 LIMIT nextval('s')
### in fetch first
#: code=side_effect_function
SELECT * FROM customers FETCH FIRST (nextval('s')) ROWS ONLY
### in distinct on
#: code=side_effect_function
SELECT DISTINCT ON (nextval('s')) 1
### in grouping sets
#: code=side_effect_function
SELECT 1 FROM customers GROUP BY GROUPING SETS ((nextval('s')), ())
### in the order of an aggregate
#: code=side_effect_function
SELECT array_agg(id ORDER BY nextval('s')) FROM customers
### in within group
#: code=side_effect_function
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY nextval('s')) FROM customers
### in an array literal with a cast
#: code=side_effect_function
SELECT ARRAY[1, nextval('s')]::bigint[]
### in a subscript
#: code=side_effect_function
SELECT (ARRAY[1, 2])[nextval('s')::int]
### in a row constructor
#: code=side_effect_function
SELECT ROW(1, nextval('s'))
### in an xmltable path
#: code=side_effect_function
SELECT * FROM XMLTABLE('/a' PASSING query_to_xml('SELECT 1', true, false, '') COLUMNS x text)
### in a json table function's argument
#: code=side_effect_function
SELECT * FROM json_each(query_to_xml('SELECT 1', true, false, '')::text::json)
### in extract
#: code=side_effect_function
SELECT EXTRACT(YEAR FROM to_timestamp(nextval('s')))
### in overlay and position
#: code=side_effect_function
SELECT OVERLAY('abc' PLACING pg_read_file('x') FROM 1)
### in the second arm of a union
#: code=side_effect_function
SELECT 1 UNION ALL (SELECT nextval('s'))
### in a recursive arm
#: code=side_effect_function
WITH RECURSIVE r(n) AS (SELECT 1::bigint UNION ALL SELECT nextval('s') FROM r WHERE n < 3) SELECT * FROM r
### in a named argument
#: code=side_effect_function
SELECT make_interval(days => nextval('s')::int)
### in a variadic argument
#: code=side_effect_function
SELECT concat_ws(',', VARIADIC ARRAY[pg_read_file('x')])
### as an operand of at time zone
#: code=side_effect_function
SELECT now() AT TIME ZONE pg_read_file('PG_VERSION')
### under two hundred and fifty parentheses
#: code=not_understood
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
### a comment under the strict policy
#: code=comment
#: policy=strict
SELECT id /* all */ FROM customers
### a line comment under the strict policy
#: code=comment
#: policy=strict
SELECT id FROM customers -- all
### VALUES under the strict policy
#: code=not_select|forbidden_operation
#: policy=strict
VALUES (1)
### TABLE under the strict policy
#: code=not_select|forbidden_operation
#: policy=strict
TABLE customers
