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
### a second statement after a comment that does not nest
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 /* /* */ ; DROP TABLE customers /* */
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
### a backslash does not escape a quote
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 'a\'; DROP TABLE customers; --'
### a bracket name ends at the first bracket
#: code=multiple_statements|forbidden_operation
#: statements=3
SELECT 1 AS [a[b]; DROP TABLE customers; SELECT 2 AS [c]
### a bracket is not doubled
#: code=syntax|not_understood|multiple_statements|forbidden_operation
SELECT 1 AS [a]]; DROP TABLE customers; --]
### a backtick name with a doubled backtick
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 AS `a```; DROP TABLE customers; --`
### a dollar sign opens no quote
#: code=multiple_statements|forbidden_operation|syntax|not_understood
#: statements=2
SELECT $a; DROP TABLE customers; --$a
### a hash is no comment
#: code=syntax|not_understood|multiple_statements|forbidden_operation
SELECT 1 # ; DROP TABLE customers
### a carriage return does not hide a statement after a newline
#: code=multiple_statements|forbidden_operation
#: escape=c
#: statements=2
SELECT 1 -- x\x0d\x0a; DROP TABLE customers
### an unterminated literal
#: code=unterminated_literal
SELECT 'abc
### an unterminated identifier
#: code=unterminated_literal
SELECT "abc
### an unterminated bracket name
#: code=unterminated_literal
SELECT [abc
### an unterminated backtick name
#: code=unterminated_literal
SELECT `abc
### a blob literal that is not hexadecimal
#: code=syntax|not_understood|unterminated_literal
SELECT x'12G4'
### a delete
#: code=forbidden_operation|not_select
DELETE FROM customers
### a delete after a comment
#: code=forbidden_operation|not_select
/* SELECT */ DELETE FROM customers RETURNING *
### an update
#: code=forbidden_operation|not_select
UPDATE customers SET name = 'x'
### an insert
#: code=forbidden_operation|not_select
INSERT INTO merge (id) VALUES (9)
### insert or replace
#: code=forbidden_operation|not_select
INSERT OR REPLACE INTO merge (id) VALUES (9)
### replace into
#: code=forbidden_operation|not_select
REPLACE INTO merge (id) VALUES (9)
### with and delete
#: code=forbidden_operation|not_select
WITH x AS (SELECT 1 AS id) DELETE FROM customers WHERE id IN (SELECT id FROM x)
### with and update
#: code=forbidden_operation|not_select
WITH x(id) AS (VALUES (1)) UPDATE customers SET name = 'x' WHERE id IN x
### with and insert
#: code=forbidden_operation|not_select
WITH x AS (SELECT 8 AS id) INSERT INTO merge (id) SELECT id FROM x
### with and replace
#: code=forbidden_operation|not_select
WITH x AS (SELECT 8 AS id) REPLACE INTO merge (id) SELECT id FROM x
### with recursive and a delete after a newline and a comment
#: code=forbidden_operation|not_select
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) -- SELECT
DELETE FROM customers WHERE id IN n
### create table
#: code=forbidden_operation|not_select
CREATE TABLE x (a)
### create table as
#: code=forbidden_operation|not_select
CREATE TABLE x AS SELECT 1
### create temp table
#: code=forbidden_operation|not_select
CREATE TEMP TABLE x (a)
### create temporary view
#: code=forbidden_operation|not_select
CREATE TEMPORARY VIEW x AS SELECT 1
### create temp trigger
#: code=forbidden_operation|not_select
CREATE TEMP TRIGGER x AFTER INSERT ON customers BEGIN SELECT 1; END
### create index
#: code=forbidden_operation|not_select
CREATE INDEX x ON customers (name)
### create virtual table
#: code=forbidden_operation|not_select
CREATE VIRTUAL TABLE x USING fts5(a)
### drop table
#: code=forbidden_operation|not_select
DROP TABLE IF EXISTS customers
### alter table
#: code=forbidden_operation|not_select
ALTER TABLE customers RENAME TO c
### attach
#: code=forbidden_operation|not_select
ATTACH DATABASE '/tmp/x.db' AS x
### attach without the word database
#: code=forbidden_operation|not_select
ATTACH 'file:x?mode=memory' AS x
### attach by an expression
#: code=forbidden_operation|not_select
ATTACH ':mem' || 'ory:' AS x
### detach
#: code=forbidden_operation|not_select
DETACH main
### vacuum
#: code=forbidden_operation|not_select
VACUUM
### vacuum into a file
#: code=forbidden_operation|not_select
VACUUM INTO '/tmp/copy.db'
### a pragma that writes
#: code=forbidden_operation|not_select
PRAGMA writable_schema = 1
### a pragma in call form
#: code=forbidden_operation|not_select
PRAGMA journal_mode(DELETE)
### a pragma of a schema
#: code=forbidden_operation|not_select
PRAGMA main.user_version = 7
### a pragma in mixed case
#: code=forbidden_operation|not_select
pRaGmA query_only = 0
### a pragma function that is not on the list
#: code=side_effect_function|forbidden_operation
SELECT * FROM pragma_optimize
### a pragma function with an argument
#: code=side_effect_function|forbidden_operation
SELECT * FROM pragma_optimize(1)
### a pragma function quoted
#: code=side_effect_function|forbidden_operation
SELECT * FROM "pragma_database_list"
### a pragma function in a join
#: code=side_effect_function|forbidden_operation
SELECT * FROM customers JOIN pragma_database_list ON 1
### a pragma function in a subquery
#: code=side_effect_function|forbidden_operation
SELECT (SELECT file FROM pragma_database_list)
### a pragma function in brackets and mixed case
#: code=side_effect_function|forbidden_operation
SELECT * FROM [PRAGMA_Integrity_Check]
### a pragma function in backticks with a schema
#: code=side_effect_function|forbidden_operation|unknown_table
SELECT * FROM main.`pragma_quick_check`
### a pragma function in single quotes
#: code=side_effect_function|forbidden_operation
SELECT * FROM 'pragma_database_list'
### a pragma function as the right side of in
#: code=side_effect_function|forbidden_operation
SELECT 1 WHERE 1 IN pragma_database_list
### a pragma function as the right side of in, with an argument
#: code=side_effect_function|forbidden_operation
SELECT 1 WHERE 1 IN pragma_foreign_key_check('orders')
### begin
#: code=forbidden_operation|not_select
BEGIN EXCLUSIVE
### commit
#: code=forbidden_operation|not_select
COMMIT
### rollback
#: code=forbidden_operation|not_select
ROLLBACK
### savepoint
#: code=forbidden_operation|not_select
SAVEPOINT x
### release
#: code=forbidden_operation|not_select
RELEASE x
### analyze
#: code=forbidden_operation|not_select
ANALYZE
### reindex
#: code=forbidden_operation|not_select
REINDEX
### explain of a delete
#: code=forbidden_operation|not_select
EXPLAIN DELETE FROM customers
### explain query plan of an attach
#: code=forbidden_operation|not_select
EXPLAIN QUERY PLAN DROP TABLE customers
### load_extension
#: code=side_effect_function
SELECT load_extension('/tmp/x.so')
### load_extension in brackets
#: code=side_effect_function
SELECT [load_extension]('/tmp/x.so', 'entry')
### load_extension in quotes and mixed case
#: code=side_effect_function
SELECT "Load_Extension"('/tmp/x.so')
### load_extension in backticks after a comment
#: code=side_effect_function
SELECT `load_extension`/**/('/tmp/x.so')
### load_extension in where
#: code=side_effect_function
SELECT 1 WHERE load_extension('/tmp/x.so') IS NULL
### load_extension as a default never reached
#: code=side_effect_function
SELECT coalesce(1, load_extension('/tmp/x.so'))
### load_extension in a limit
#: code=side_effect_function
SELECT 1 LIMIT load_extension('x')
### load_extension in an offset
#: code=side_effect_function
SELECT 1 LIMIT 1 OFFSET load_extension('x')
### load_extension in a comma limit
#: code=side_effect_function
SELECT 1 LIMIT load_extension('x'), 1
### load_extension in a filter
#: code=side_effect_function
SELECT count(*) FILTER (WHERE load_extension('x')) FROM customers
### load_extension in a window
#: code=side_effect_function
SELECT sum(id) OVER (PARTITION BY load_extension('x')) FROM customers
### load_extension in the frame of a window
#: code=side_effect_function
SELECT sum(id) OVER (ORDER BY id ROWS load_extension('x') PRECEDING) FROM customers
### load_extension in a named window
#: code=side_effect_function
SELECT sum(id) OVER w FROM customers WINDOW w AS (ORDER BY load_extension('x'))
### load_extension in a table function's argument
#: code=side_effect_function
SELECT * FROM json_each(load_extension('x'))
### load_extension in VALUES
#: code=side_effect_function
VALUES (1), (load_extension('x'))
### load_extension in the right side of in
#: code=side_effect_function
SELECT 1 WHERE 1 IN (2, load_extension('x'))
### load_extension in a row value
#: code=side_effect_function
SELECT (1, load_extension('x')) = (1, 2)
### load_extension in like with escape
#: code=side_effect_function
SELECT 'a' LIKE 'b' ESCAPE load_extension('x')
### load_extension after an arrow
#: code=side_effect_function
SELECT '{}' -> load_extension('x')
### load_extension in a collated order
#: code=side_effect_function
SELECT 1 ORDER BY load_extension('x') COLLATE NOCASE DESC NULLS LAST
### load_extension in a recursive arm
#: code=side_effect_function
WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT load_extension('x') FROM n) SELECT i FROM n
### load_extension in a CTE that is never read
#: code=side_effect_function
WITH x AS (SELECT load_extension('x')) SELECT 1
### fts3_tokenizer
#: code=side_effect_function
SELECT fts3_tokenizer('simple', x'00')
### writefile
#: code=side_effect_function
SELECT writefile('/tmp/x', 'y')
### readfile
#: code=side_effect_function
SELECT readfile('/etc/passwd')
### edit
#: code=side_effect_function
SELECT edit('x', 'rm')
### fsdir
#: code=side_effect_function|unknown_table
SELECT * FROM fsdir('/')
### zipfile
#: code=side_effect_function|unknown_table
SELECT * FROM zipfile('/tmp/x.zip')
### csv as a table function
#: code=side_effect_function|unknown_table
SELECT * FROM csv('/etc/passwd')
### dbstat
#: code=side_effect_function|forbidden_operation|unknown_table
SELECT * FROM dbstat('main')
### sqlite_dbpage
#: code=side_effect_function|forbidden_operation|unknown_table
SELECT * FROM sqlite_dbpage('main')
### a statement list
#: code=side_effect_function|forbidden_operation|unknown_table
SELECT * FROM sqlite_stmt()
### a full text command hidden as a column function
#: code=side_effect_function|unknown_function
SELECT optimize(x) FROM x
### a function nobody knows
#: code=side_effect_function|unknown_function|not_understood
SELECT do_something_dangerous(1)
### an r-tree check
#: code=side_effect_function|unknown_function|not_understood
SELECT rtreecheck('x')
### sqlite_rename_table
#: code=side_effect_function
SELECT sqlite_rename_table('main', 'table', 'x', 'y', 'z', 0)
### randomblob of a gigabyte is the engine's to limit, a stack is ours
#: code=multiple_statements
#: statements=2
SELECT randomblob(10); SELECT randomblob(10)
### a statement of another dialect: copy
#: code=forbidden_operation|not_select
COPY customers TO '/tmp/x'
### a command of the shell
#: code=forbidden_operation|not_select|not_understood|syntax
.shell ls
### a command of the shell after a statement
#: code=syntax|not_understood|multiple_statements|forbidden_operation
SELECT 1
.output /tmp/x
### under two hundred and fifty parentheses
#: code=not_understood
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
### a comment under the strict policy
#: code=comment
#: policy=strict
SELECT id /* all */ FROM customers
### VALUES under the strict policy
#: code=not_select|forbidden_operation
#: policy=strict
VALUES (1)
