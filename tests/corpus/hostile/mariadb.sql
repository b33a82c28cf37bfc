### a stacked statement
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1; DROP TABLE customers
### two harmless statements
#: code=multiple_statements
#: statements=2
SELECT 1; SELECT 2
### two minus signs without a blank hide nothing
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 --1; DROP TABLE customers
### two minus signs before a no-break space hide nothing
#: code=multiple_statements|forbidden_operation
#: escape=c
#: statements=2
SELECT 1 --\xc2\xa0; DROP TABLE customers
### a second statement after a hash comment
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 # ;
; DROP TABLE customers
### a carriage return does not end a comment, a newline does
#: code=multiple_statements|forbidden_operation
#: escape=c
#: statements=2
SELECT 1 -- x\x0d\x0a; DROP TABLE customers
### a block comment does not nest
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 /* /* */ ; DROP TABLE customers /* */
### a second statement after a NUL
#: code=not_understood|multiple_statements|forbidden_operation|syntax
#: escape=c
SELECT 1\x00; DROP TABLE customers
### a backslash escapes a quote, so the literal ends later
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 'a\\'; DROP TABLE customers; -- '
### with NO_BACKSLASH_ESCAPES the literal ends earlier
#: code=multiple_statements|forbidden_operation
#: settings=sql_mode=NO_BACKSLASH_ESCAPES
#: statements=2
SELECT 'a\'; DROP TABLE customers; -- '
### double quotes are literals with backslashes
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT "a\\"; DROP TABLE customers; -- "
### with ANSI_QUOTES a backslash in double quotes is plain
#: code=multiple_statements|forbidden_operation
#: settings=sql_mode=ANSI_QUOTES
#: statements=2
SELECT 1 AS "a\"; DROP TABLE customers; -- "
### a backslash in backticks is plain
#: code=multiple_statements|forbidden_operation
#: statements=2
SELECT 1 AS `a\`; DROP TABLE customers; -- `
### an executable comment
#: code=forbidden_operation|comment|not_understood
SELECT 1 /*! INTO OUTFILE '/tmp/x' */
### an executable comment with a version
#: code=forbidden_operation|comment|not_understood
SELECT /*!50000 SLEEP(10) */
### an executable comment of MariaDB
#: code=forbidden_operation|comment|not_understood
SELECT /*M! SLEEP(10) */
### an executable comment of MariaDB with a version
#: code=forbidden_operation|comment|not_understood
SELECT 1 /*M!100100 , LOAD_FILE('/etc/passwd') */
### an executable comment that is harmless
#: code=forbidden_operation|comment|not_understood
SELECT /*! STRAIGHT_JOIN */ id FROM customers
### an executable comment around a whole statement
#: code=forbidden_operation|comment|not_understood|not_select
/*! DELETE FROM customers */
### an executable comment that holds a comment
#: code=forbidden_operation|comment|not_understood
SELECT 1 /*! /* x */ , SLEEP(1) */
### an executable comment for a version yet to come
#: code=forbidden_operation|comment|not_understood
SELECT 1 /*!999999 INTO OUTFILE '/tmp/x' */
### an unterminated literal
#: code=unterminated_literal
SELECT 'abc
### an unterminated literal by its backslash
#: code=unterminated_literal
SELECT 'C:\'
### an unterminated backtick name
#: code=unterminated_literal
SELECT `abc
### an unterminated comment
#: code=unterminated_literal|comment|syntax
SELECT 1 /* abc
### a delete
#: code=forbidden_operation|not_select
DELETE FROM merge
### a delete of several tables
#: code=forbidden_operation|not_select
DELETE c, o FROM customers c JOIN orders o ON o.customer_id = c.id
### an update
#: code=forbidden_operation|not_select
UPDATE merge SET note = 'x'
### an insert
#: code=forbidden_operation|not_select
INSERT merge SET id = 9
### replace as a statement
#: code=forbidden_operation|not_select
REPLACE INTO merge (id) VALUES (1)
### replace as a statement without INTO
#: code=forbidden_operation|not_select
REPLACE merge VALUES (1, 'a', 'b', 'c')
### truncate as a statement
#: code=forbidden_operation|not_select
TRUNCATE TABLE merge
### with and delete
#: code=forbidden_operation|not_select|syntax
WITH x AS (SELECT 1) DELETE FROM merge
### with and update
#: code=forbidden_operation|not_select|syntax
WITH x AS (SELECT 1 AS id) UPDATE merge, x SET note = 'x'
### create table as
#: code=forbidden_operation|not_select
CREATE TABLE x AS SELECT 1
### create temporary table
#: code=forbidden_operation|not_select
CREATE TEMPORARY TABLE x (a INT)
### create user
#: code=forbidden_operation|not_select
CREATE USER x IDENTIFIED BY 'y'
### drop
#: code=forbidden_operation|not_select
DROP TABLE merge
### alter
#: code=forbidden_operation|not_select
ALTER TABLE merge ADD x INT
### rename
#: code=forbidden_operation|not_select
RENAME TABLE merge TO m
### grant
#: code=forbidden_operation|not_select
GRANT ALL ON *.* TO x
### set password
#: code=forbidden_operation|not_select
SET PASSWORD = PASSWORD('x')
### set a variable
#: code=forbidden_operation|not_select
SET @a = 1
### set a global
#: code=forbidden_operation|not_select
SET GLOBAL max_connections = 1
### set statement for
#: code=forbidden_operation|not_select
SET STATEMENT max_statement_time = 0 FOR SELECT SLEEP(100)
### set statement for a harmless select
#: code=forbidden_operation|not_select
SET STATEMENT sort_buffer_size = 100000 FOR SELECT 1
### execute immediate
#: code=forbidden_operation|not_select
EXECUTE IMMEDIATE 'DROP TABLE merge'
### prepare
#: code=forbidden_operation|not_select
PREPARE p FROM 'DROP TABLE merge'
### execute
#: code=forbidden_operation|not_select
EXECUTE p
### handler
#: code=forbidden_operation|not_select
HANDLER customers OPEN
### handler read
#: code=forbidden_operation|not_select
HANDLER customers READ FIRST
### do
#: code=forbidden_operation|not_select
DO SLEEP(10)
### call
#: code=forbidden_operation|not_select
CALL p(1)
### load data
#: code=forbidden_operation|not_select
LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE merge
### lock tables
#: code=forbidden_operation|not_select
LOCK TABLES customers WRITE
### flush
#: code=forbidden_operation|not_select
FLUSH TABLES WITH READ LOCK
### kill
#: code=forbidden_operation|not_select
KILL 1
### shutdown
#: code=forbidden_operation|not_select
SHUTDOWN
### install a plugin
#: code=forbidden_operation|not_select
INSTALL SONAME 'ha_connect'
### analyze a statement
#: code=forbidden_operation|not_select
ANALYZE SELECT * FROM customers
### analyze in JSON
#: code=forbidden_operation|not_select
ANALYZE FORMAT=JSON SELECT * FROM customers
### optimize, repair and check
#: code=forbidden_operation|not_select
OPTIMIZE TABLE customers
### start transaction
#: code=forbidden_operation|not_select
START TRANSACTION READ WRITE
### commit
#: code=forbidden_operation|not_select
COMMIT AND CHAIN
### use
#: code=forbidden_operation|not_select
USE mysql
### xa
#: code=forbidden_operation|not_select
XA START 'x'
### begin not atomic
#: code=forbidden_operation|not_select|multiple_statements
BEGIN NOT ATOMIC DELETE FROM merge; END
### change master
#: code=forbidden_operation|not_select
CHANGE MASTER TO master_host = 'x'
### backup stage
#: code=forbidden_operation|not_select
BACKUP STAGE START
### into outfile at the end
#: code=forbidden_operation
SELECT * FROM customers INTO OUTFILE '/tmp/x'
### into outfile before from
#: code=forbidden_operation
SELECT id INTO OUTFILE '/tmp/x' FIELDS TERMINATED BY ',' FROM customers
### into dumpfile
#: code=forbidden_operation
SELECT 'x' INTO DUMPFILE '/tmp/x'
### into a variable
#: code=forbidden_operation
SELECT id INTO @a FROM customers LIMIT 1
### into two variables after where
#: code=forbidden_operation
SELECT id, name FROM customers WHERE id = 1 INTO @a, @b
### into outfile after a union
#: code=forbidden_operation
SELECT 1 UNION SELECT 2 INTO OUTFILE '/tmp/x'
### into outfile after a limit and a comment
#: code=forbidden_operation
SELECT 1 LIMIT 1 INTO/**/OUTFILE '/tmp/x'
### an assignment to a variable
#: code=forbidden_operation
SELECT @a := 1
### an assignment to a variable without blanks
#: code=forbidden_operation
SELECT @a:=@a+1 FROM customers
### an assignment to a quoted variable
#: code=forbidden_operation
SELECT @`a b` := 1
### an assignment in a condition
#: code=forbidden_operation
SELECT id FROM customers WHERE (@n := id) > 0
### for update
#: code=forbidden_operation
SELECT * FROM customers FOR UPDATE
### for update nowait
#: code=forbidden_operation
SELECT * FROM customers FOR UPDATE NOWAIT
### lock in share mode
#: code=forbidden_operation
SELECT * FROM customers LOCK IN SHARE MODE
### for update in a subquery
#: code=forbidden_operation
SELECT * FROM (SELECT * FROM customers FOR UPDATE) AS c
### procedure analyse
#: code=forbidden_operation
SELECT id FROM customers PROCEDURE ANALYSE()
### procedure analyse with arguments
#: code=forbidden_operation
SELECT id FROM customers PROCEDURE ANALYSE(10, 20)
### sleep in a derived table
#: code=side_effect_function
SELECT * FROM (SELECT SLEEP(10)) AS x
### sleep with a blank and a comment
#: code=side_effect_function
SELECT SLEEP /* x */ (10)
### sleep in backticks
#: code=side_effect_function
SELECT `sleep`(10)
### benchmark
#: code=side_effect_function
SELECT BENCHMARK(1000000000, MD5('x'))
### load_file
#: code=side_effect_function
SELECT LOAD_FILE('/etc/passwd')
### load_file by a hexadecimal literal
#: code=side_effect_function
SELECT LOAD_FILE(0x2f6574632f706173737764)
### get_lock
#: code=side_effect_function
SELECT GET_LOCK('x', 10)
### release_all_locks
#: code=side_effect_function
SELECT RELEASE_ALL_LOCKS()
### next value for
#: code=side_effect_function|forbidden_operation
SELECT NEXT VALUE FOR s
### next value for, split over lines
#: code=side_effect_function|forbidden_operation
SELECT NEXT
/**/ VALUE FOR s
### nextval
#: code=side_effect_function
SELECT NEXTVAL(s)
### setval
#: code=side_effect_function
SELECT SETVAL(s, 5)
### last_insert_id with an argument
#: code=side_effect_function
SELECT LAST_INSERT_ID(5)
### master_pos_wait
#: code=side_effect_function
SELECT MASTER_POS_WAIT('x', 4, 10)
### a stored function of somebody
#: code=side_effect_function|unknown_function|not_understood
SELECT shop.f(1)
### a function nobody knows
#: code=side_effect_function|unknown_function|not_understood
SELECT do_something_dangerous(1)
### a shell
#: code=side_effect_function|unknown_function
SELECT sys_exec('id')
### show grants
#: code=not_select|forbidden_operation
#: policy=strict
SHOW GRANTS
### explain extended of a delete
#: code=forbidden_operation|not_select
EXPLAIN DELETE FROM merge
### explain of a running connection
#: code=forbidden_operation|not_select
SHOW EXPLAIN FOR 1
### a delimiter command
#: code=forbidden_operation|not_select|syntax|not_understood|multiple_statements
DELIMITER //
### a client's shell command
#: code=forbidden_operation|not_select|syntax|not_understood
system ls
### a client's backslash command
#: code=syntax|not_understood|multiple_statements
SELECT 1 \! ls
### under two hundred and fifty parentheses
#: code=not_understood
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
### a comment under the strict policy
#: code=comment
#: policy=strict
SELECT id # all
FROM customers
