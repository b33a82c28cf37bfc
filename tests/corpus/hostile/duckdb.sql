### a stacked statement
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1; DROP TABLE customers
### two harmless statements
#: code=multiple_statements
#: statements=2
SELECT 1; SELECT 2
### a second statement after a line comment
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 -- ;
; DROP TABLE customers
### a second statement after a nested comment
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 /* /* */ */ ; DROP TABLE customers
### a second statement after a NUL
#: code=not_understood|multiple_statements|forbidden_operation|syntax
#: escape=c
SELECT 1\x00; DROP TABLE customers
### a backslash does not escape a quote
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 'a\'; DROP TABLE customers; --'
### a dollar quote that ends early
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT $a$ $b$ $a$; DROP TABLE customers; -- $b$
### an unterminated literal
#: code=unterminated_literal
SELECT 'abc
### an unterminated identifier
#: code=unterminated_literal
SELECT "abc
### a delete
#: code=forbidden_operation|not_select
DELETE FROM merge
### an update
#: code=forbidden_operation|not_select
UPDATE merge SET note = 'x'
### an insert
#: code=forbidden_operation|not_select
INSERT INTO merge BY NAME SELECT 9 AS id
### insert or replace
#: code=forbidden_operation|not_select
INSERT OR REPLACE INTO merge VALUES (1, 'a', 'b', 'c')
### merge into
#: code=forbidden_operation|not_select
MERGE INTO merge USING (SELECT 1 AS id) AS s USING (id) WHEN MATCHED THEN DELETE
### truncate
#: code=forbidden_operation|not_select
TRUNCATE merge
### with and insert
#: code=forbidden_operation|not_select
WITH x AS (SELECT 7 AS id) INSERT INTO merge (id) SELECT id FROM x
### with and delete
#: code=forbidden_operation|not_select
WITH x AS (SELECT 7 AS id) DELETE FROM merge USING x WHERE merge.id = x.id
### with and update
#: code=forbidden_operation|not_select
WITH x AS (SELECT 7 AS id) UPDATE merge SET note = 'x' FROM x WHERE x.id = merge.id
### a data-modifying CTE
#: code=forbidden_operation|syntax|not_understood
WITH gone AS (DELETE FROM merge RETURNING *) SELECT * FROM gone
### create table as
#: code=forbidden_operation|not_select
CREATE TABLE x AS SELECT 1
### create or replace temp table
#: code=forbidden_operation|not_select
CREATE OR REPLACE TEMP TABLE x AS FROM customers
### create view
#: code=forbidden_operation|not_select
CREATE VIEW x AS SELECT 1
### create macro
#: code=forbidden_operation|not_select
CREATE MACRO f(a) AS a + 1
### create a table macro
#: code=forbidden_operation|not_select
CREATE TEMP MACRO f() AS TABLE SELECT * FROM customers
### create secret
#: code=forbidden_operation|not_select
CREATE SECRET (TYPE s3, KEY_ID 'x', SECRET 'y')
### create persistent secret
#: code=forbidden_operation|not_select
CREATE OR REPLACE PERSISTENT SECRET x (TYPE http)
### drop
#: code=forbidden_operation|not_select
DROP TABLE IF EXISTS merge
### alter
#: code=forbidden_operation|not_select
ALTER TABLE merge ADD COLUMN x INTEGER
### copy to a file
#: code=forbidden_operation|not_select
COPY customers TO '/tmp/x.csv'
### copy a query to a file
#: code=forbidden_operation|not_select
COPY (SELECT * FROM customers) TO '/tmp/x.parquet' (FORMAT parquet)
### copy from a file
#: code=forbidden_operation|not_select
COPY merge FROM '/tmp/x.csv'
### copy from a database
#: code=forbidden_operation|not_select
#: statements=4
COPY FROM DATABASE memory TO other
### copy with from first
#: code=forbidden_operation|not_select
COPY (FROM customers) TO '/dev/stdout'
### export
#: code=forbidden_operation|not_select
EXPORT DATABASE '/tmp/x'
### import
#: code=forbidden_operation|not_select
IMPORT DATABASE '/tmp/x'
### attach
#: code=forbidden_operation|not_select
ATTACH '/tmp/x.db' AS x
### attach with a type
#: code=forbidden_operation|not_select
ATTACH IF NOT EXISTS 'host=x' AS pg (TYPE postgres, READ_ONLY)
### detach
#: code=forbidden_operation|not_select
DETACH x
### use
#: code=forbidden_operation|not_select
USE archive
### install
#: code=forbidden_operation|not_select
INSTALL httpfs
### force install from a place
#: code=forbidden_operation|not_select
FORCE INSTALL spatial FROM 'http://example.org'
### load
#: code=forbidden_operation|not_select
LOAD '/tmp/x.duckdb_extension'
### update extensions
#: code=forbidden_operation|not_select
UPDATE EXTENSIONS
### set
#: code=forbidden_operation|not_select
SET memory_limit = '100GB'
### set global
#: code=forbidden_operation|not_select
SET GLOBAL enable_external_access = true
### reset
#: code=forbidden_operation|not_select
RESET threads
### pragma
#: code=forbidden_operation|not_select
PRAGMA enable_profiling
### pragma with a value
#: code=forbidden_operation|not_select
PRAGMA threads = 64
### pragma with a call
#: code=forbidden_operation|not_select
PRAGMA import_database('/tmp/x')
### set variable
#: code=forbidden_operation|not_select
SET VARIABLE x = 1
### call
#: code=forbidden_operation|not_select
CALL pragma_version()
### call of a checkpoint
#: code=forbidden_operation|not_select
CALL force_checkpoint()
### checkpoint
#: code=forbidden_operation|not_select
FORCE CHECKPOINT
### vacuum
#: code=forbidden_operation|not_select
VACUUM ANALYZE
### begin
#: code=forbidden_operation|not_select
BEGIN TRANSACTION
### commit
#: code=forbidden_operation|not_select
COMMIT
### prepare
#: code=forbidden_operation|not_select
PREPARE p AS DELETE FROM merge
### execute
#: code=forbidden_operation|not_select
EXECUTE p(1)
### deallocate
#: code=forbidden_operation|not_select
DEALLOCATE p
### comment on
#: code=forbidden_operation|not_select
COMMENT ON TABLE merge IS 'x'
### explain analyze
#: code=forbidden_operation|not_select
EXPLAIN ANALYZE SELECT 1
### explain analyze among options
#: code=forbidden_operation|not_select
EXPLAIN (ANALYZE, FORMAT json) SELECT 1
### a file as a table
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM '/etc/passwd.csv'
### a file as a table in double quotes
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM "data.parquet"
### a file as a table, from first
#: code=forbidden_operation|side_effect_function|unknown_table
FROM 'x.json'
### files by a pattern
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT count(*) FROM '/home/*/*.csv' AS t
### a file in a join
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT 1 FROM customers JOIN 'x.csv' AS f ON true
### a file in a semi join
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT 1 FROM customers SEMI JOIN 'x.parquet' f ON f.id = customers.id
### a file as a pivot's source
#: code=forbidden_operation|side_effect_function|unknown_table
#: statements=2
PIVOT 'x.csv' ON a USING count(*)
### a file summarized
#: code=forbidden_operation|side_effect_function|unknown_table|not_select
SUMMARIZE 'x.csv'
### a file described
#: code=forbidden_operation|side_effect_function|unknown_table|not_select
DESCRIBE FROM 'x.csv'
### a file in a table statement
#: code=forbidden_operation|side_effect_function|unknown_table
TABLE 'x.csv'
### a URL as a table
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM 'https://example.org/x.parquet'
### a bucket as a table
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM "s3://bucket/x.csv"
### a database file as a table
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM 'x.db'
### a file by a dotted name
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM data.csv
### a file by a dotted name in capitals
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM DATA.CSV
### a file whose path is in quotes and whose ending is in others
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM "/some/folder/data"."csv"
### a compressed file by a dotted name
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM data.csv.gz
### a file by a dotted name with blanks and comments in it
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM data /* a */ . -- b
 csv
### a file by a dotted name as a pivot's source
#: code=forbidden_operation|side_effect_function|unknown_table
#: statements=2
PIVOT d.parquet ON p
### a file by a dotted name as an unpivot's source
#: code=forbidden_operation|side_effect_function|unknown_table
UNPIVOT d.parquet ON p
### a file by a dotted name in a subquery
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT (SELECT count(*) FROM d.json) FROM customers
### a file by a dotted name in a CTE
#: code=forbidden_operation|side_effect_function|unknown_table
WITH c AS (SELECT * FROM d.json) SELECT * FROM c
### a file by a dotted name that a CTE's name begins
#: code=forbidden_operation|side_effect_function|unknown_table
WITH d AS (SELECT 1) SELECT * FROM d.parquet
### a file by a dotted name in a join
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT 1 FROM customers JOIN d.tsv ON true
### a file by a dotted name in EXISTS
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT 1 FROM customers WHERE EXISTS (FROM d.ndjson)
### a file by a dotted name after an alias
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM a: d.jsonl
### a file by a dotted name in a union
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT id FROM customers UNION ALL FROM d.csv
### a file by a dotted name in a table statement
#: code=forbidden_operation|side_effect_function|unknown_table
TABLE d.csv
### a file by a dotted name, from first
#: code=forbidden_operation|side_effect_function|unknown_table
FROM d.xlsx
### a file by a dotted name of three parts
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM a.b.csv
### a file with a query string
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM "d.csv?a=1"
### a file by its path alone
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM "/etc/passwd"
### a file below the folder
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM "../secrets"
### a database file by a dotted name
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM other.duckdb
### read_csv
#: code=side_effect_function
SELECT * FROM read_csv('x.csv')
### read_csv with named arguments
#: code=side_effect_function
SELECT * FROM read_csv('x.csv', header = true, columns = {'a': 'INTEGER'})
### read_text
#: code=side_effect_function
SELECT content FROM read_text('/etc/passwd')
### read_blob of a list
#: code=side_effect_function
SELECT * FROM read_blob(['/etc/passwd', '/etc/shadow'])
### read_json_auto
#: code=side_effect_function
FROM read_json_auto('x.json') SELECT count(*)
### read_parquet in capitals and quotes
#: code=side_effect_function
SELECT * FROM "READ_PARQUET"('x.parquet')
### parquet_metadata
#: code=side_effect_function
SELECT * FROM parquet_metadata('x.parquet')
### glob
#: code=side_effect_function
SELECT file FROM glob('/home/*')
### query
#: code=side_effect_function
SELECT * FROM query('DELETE FROM merge')
### query_table
#: code=side_effect_function
SELECT * FROM query_table('customers')
### query_table of a list
#: code=side_effect_function
FROM query_table(['customers', 'x.csv'])
### sniff_csv
#: code=side_effect_function
SELECT * FROM sniff_csv('/etc/passwd')
### a sequence
#: code=side_effect_function
SELECT nextval('s')
### secrets
#: code=side_effect_function
SELECT * FROM duckdb_secrets()
### environment variables
#: code=side_effect_function
SELECT getenv('HOME')
### a checkpoint as a table function
#: code=side_effect_function
SELECT * FROM checkpoint()
### a lambda that reads
#: code=side_effect_function
SELECT list_transform(['x'], lambda f: (SELECT count(*) FROM read_text(f)))
### a method call
#: code=side_effect_function|not_understood
SELECT ('s').nextval()
### a read in a pivot source
#: code=side_effect_function
#: statements=2
PIVOT (FROM read_csv('x.csv')) ON a USING count(*)
### a read in a join
#: code=side_effect_function
SELECT 1 FROM customers ASOF JOIN read_csv('x.csv') f ON customers.id >= f.id
### a read after an alias
#: code=side_effect_function
SELECT 1 FROM f: read_csv('x.csv')
### a read in positional join
#: code=side_effect_function
FROM customers POSITIONAL JOIN read_csv('x.csv')
### serialized SQL
#: code=side_effect_function
SELECT * FROM json_execute_serialized_sql(json_serialize_sql('SELECT 1'))
### for update
#: code=forbidden_operation|syntax|not_understood
SELECT * FROM customers FOR UPDATE
### select into
#: code=forbidden_operation
SELECT * INTO x FROM customers
### a function nobody knows
#: code=side_effect_function|unknown_function|not_understood
SELECT do_something_dangerous(1)
### a scan of another server
#: code=side_effect_function
SELECT * FROM postgres_scan('host=x', 'public', 'customers')
### a query on another server
#: code=side_effect_function
SELECT * FROM postgres_query('x', 'DELETE FROM customers')
### a scan of a SQLite file
#: code=side_effect_function
SELECT * FROM sqlite_scan('x.db', 'customers')
### a scan of a data lake
#: code=side_effect_function
SELECT * FROM iceberg_scan('s3://x')
### under two hundred and fifty parentheses
#: code=not_understood
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
### a comment under the strict policy
#: code=comment
#: policy=strict
SELECT id /* all */ FROM customers
### from first under the strict policy
#: code=not_select|forbidden_operation
#: policy=strict
FROM customers
