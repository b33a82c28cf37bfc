### a stacked statement
#: code=multiple_statements|forbidden_operation
SELECT 1; DROP TABLE customers
### a second statement without a semicolon
#: code=multiple_statements|forbidden_operation
SELECT 1 DROP TABLE customers
### a second select without a semicolon
#: code=multiple_statements
SELECT 1 SELECT 2
### a call without a semicolon
#: code=multiple_statements|forbidden_operation
SELECT 1 EXEC xp_cmdshell 'dir'
### a delete on a new line
#: code=multiple_statements|forbidden_operation
SELECT id FROM customers
DELETE FROM customers
### an update after a where
#: code=multiple_statements|forbidden_operation
SELECT id FROM customers WHERE id = 1 UPDATE customers SET name = 'x'
### an insert after a group by
#: code=multiple_statements|forbidden_operation
SELECT status FROM orders GROUP BY status INSERT INTO merge (id) VALUES (1)
### a set after an order by
#: code=multiple_statements|forbidden_operation
SELECT id FROM orders ORDER BY id SET ROWCOUNT 0
### a declare after an alias
#: code=multiple_statements|forbidden_operation
SELECT 1 AS a DECLARE @x int
### a waitfor after a literal
#: code=multiple_statements|forbidden_operation
SELECT 'x' WAITFOR DELAY '0:0:10'
### an if after a select
#: code=multiple_statements|forbidden_operation
SELECT 1 IF 1 = 1 DROP TABLE customers
### a begin after a comment
#: code=multiple_statements|forbidden_operation
SELECT 1 /* x */ BEGIN TRAN
### a with after a semicolon
#: code=multiple_statements|forbidden_operation
SELECT 1; WITH x AS (SELECT 1 AS a) DELETE FROM x
### a shutdown after a bracket
#: code=multiple_statements|forbidden_operation
SELECT 1 AS [a] SHUTDOWN
### a batch separator
#: code=multiple_statements|forbidden_operation|syntax|not_understood
SELECT 1
GO
DROP TABLE customers
### a merge after a select
#: code=multiple_statements|forbidden_operation
SELECT 1 MERGE INTO merge USING customers c ON 1 = 0 WHEN NOT MATCHED THEN INSERT DEFAULT VALUES;
### an exec of a text after a select
#: code=multiple_statements|forbidden_operation
SELECT 1 EXECUTE ('DROP TABLE customers')
### a bracket that is doubled
#: code=multiple_statements|forbidden_operation
SELECT 1 AS [a]]] DROP TABLE customers --]
### a backslash does not escape a quote
#: code=multiple_statements|forbidden_operation
SELECT 'a\'; DROP TABLE customers --'
### a comment that nests
#: code=multiple_statements|forbidden_operation
SELECT 1 /* /* */ */ DROP TABLE customers
### a second statement after a NUL
#: code=not_understood|multiple_statements|forbidden_operation|syntax
#: escape=c
SELECT 1\x00; DROP TABLE customers
### an unterminated literal
#: code=unterminated_literal
SELECT 'abc
### an unterminated national literal
#: code=unterminated_literal
SELECT N'abc
### an unterminated bracket
#: code=unterminated_literal
SELECT [abc
### an unterminated comment
#: code=unterminated_literal|comment|syntax
SELECT 1 /* abc /* d */
### a delete
#: code=forbidden_operation|not_select
DELETE TOP (1) FROM customers
### an update
#: code=forbidden_operation|not_select
UPDATE c SET name = 'x' FROM customers c
### an insert
#: code=forbidden_operation|not_select
INSERT INTO merge DEFAULT VALUES
### a merge
#: code=forbidden_operation|not_select
MERGE merge AS t USING customers AS s ON t.id = s.id WHEN MATCHED THEN DELETE;
### truncate
#: code=forbidden_operation|not_select
TRUNCATE TABLE merge
### create
#: code=forbidden_operation|not_select
CREATE TABLE #x (a int)
### drop
#: code=forbidden_operation|not_select
DROP TABLE IF EXISTS customers
### alter
#: code=forbidden_operation|not_select
ALTER DATABASE shop SET READ_WRITE
### exec
#: code=forbidden_operation|not_select
EXEC sp_configure 'xp_cmdshell', 1
### a procedure called by its name alone
#: code=forbidden_operation|not_select|syntax|not_understood
sp_who
### a procedure with an argument called by its name alone
#: code=forbidden_operation|not_select|syntax|not_understood
xp_cmdshell 'dir'
### exec of a text
#: code=forbidden_operation|not_select
EXEC ('DROP TABLE customers')
### execute as
#: code=forbidden_operation|not_select
EXECUTE AS LOGIN = 'sa'
### revert
#: code=forbidden_operation|not_select
REVERT
### waitfor
#: code=forbidden_operation|not_select
WAITFOR DELAY '00:00:10'
### backup
#: code=forbidden_operation|not_select
BACKUP DATABASE shop TO DISK = 'x'
### restore
#: code=forbidden_operation|not_select
RESTORE DATABASE shop FROM DISK = 'x'
### dbcc
#: code=forbidden_operation|not_select
DBCC CHECKDB
### kill
#: code=forbidden_operation|not_select
KILL 55
### reconfigure
#: code=forbidden_operation|not_select
RECONFIGURE WITH OVERRIDE
### use
#: code=forbidden_operation|not_select
USE master
### declare
#: code=forbidden_operation|not_select
DECLARE @x int = 1
### set
#: code=forbidden_operation|not_select
SET NOCOUNT ON
### begin tran
#: code=forbidden_operation|not_select
BEGIN TRAN
### bulk insert
#: code=forbidden_operation|not_select
BULK INSERT merge FROM 'C:\x.csv'
### grant and deny
#: code=forbidden_operation|not_select
DENY SELECT ON customers TO x
### print and raiserror
#: code=forbidden_operation|not_select
RAISERROR ('x', 20, 1) WITH LOG
### a CTE before a delete
#: code=forbidden_operation|not_select
WITH x AS (SELECT TOP 1 * FROM customers) DELETE FROM x
### a CTE before an update
#: code=forbidden_operation|not_select
WITH x AS (SELECT id, name FROM customers) UPDATE x SET name = 'y'
### a CTE before an insert
#: code=forbidden_operation|not_select
WITH x AS (SELECT 1 AS id) INSERT INTO merge (id) SELECT id FROM x
### into a temporary table
#: code=forbidden_operation
SELECT * INTO #t FROM customers
### into a global temporary table
#: code=forbidden_operation
SELECT id INTO ##t FROM customers
### into a table in brackets
#: code=forbidden_operation
SELECT id INTO [dbo].[x] FROM customers
### into after a CTE
#: code=forbidden_operation
WITH x AS (SELECT 1 AS a) SELECT a INTO y FROM x
### openrowset
#: code=side_effect_function|forbidden_operation
SELECT * FROM OPENROWSET('SQLNCLI', 'Server=x;Trusted_Connection=yes;', 'DELETE FROM x') AS r
### openrowset bulk
#: code=side_effect_function|forbidden_operation
SELECT * FROM OPENROWSET(BULK N'C:\x.txt', SINGLE_CLOB) AS r
### openquery
#: code=side_effect_function|forbidden_operation
SELECT * FROM OPENQUERY(srv, 'DELETE FROM x')
### opendatasource
#: code=side_effect_function|forbidden_operation
SELECT * FROM OPENDATASOURCE('SQLNCLI', 'Data Source=x').db.dbo.t
### openxml
#: code=side_effect_function|forbidden_operation
SELECT * FROM OPENXML(@h, '/a', 1)
### a table on a linked server
#: code=forbidden_operation|side_effect_function|unknown_table
SELECT * FROM srv.db.dbo.customers
### next value for
#: code=side_effect_function|forbidden_operation
SELECT NEXT VALUE FOR dbo.s
### next value for with an order
#: code=side_effect_function|forbidden_operation
SELECT NEXT VALUE FOR s OVER (ORDER BY id) FROM customers
### an exclusive lock hint
#: code=forbidden_operation
SELECT * FROM customers WITH (TABLOCKX)
### an update lock hint among others
#: code=forbidden_operation
SELECT * FROM customers c WITH (NOLOCK, UPDLOCK) JOIN orders o ON o.customer_id = c.id
### a hold lock hint without with
#: code=forbidden_operation
SELECT * FROM customers (HOLDLOCK)
### an exclusive lock hint in lower case in a join
#: code=forbidden_operation
SELECT 1 FROM customers c INNER JOIN orders AS o with(xlock, rowlock) ON o.customer_id = c.id
### an assignment to a variable
#: code=forbidden_operation
SELECT @x = id FROM customers
### an assignment with an operator
#: code=forbidden_operation
SELECT @x += id FROM customers
### a trace file as a table
#: code=side_effect_function
SELECT * FROM sys.fn_trace_gettable('C:\x.trc', 1)
### an event file as a table
#: code=side_effect_function
SELECT * FROM sys.fn_xe_file_target_read_file('x*.xel', NULL, NULL, NULL)
### an audit file as a table
#: code=side_effect_function
SELECT * FROM sys.fn_get_audit_file('C:\x', DEFAULT, DEFAULT)
### the file system as a table
#: code=side_effect_function
SELECT * FROM sys.dm_os_enumerate_filesystem('C:\', '*')
### a function of somebody
#: code=side_effect_function|unknown_function|not_understood
SELECT dbo.do_something_dangerous(1)
### an option that lifts limits
#: code=forbidden_operation|not_understood
SELECT * FROM customers OPTION (MAX_GRANT_PERCENT = 100)
### under two hundred and fifty parentheses
#: code=not_understood
SELECT ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
### a comment under the strict policy
#: code=comment
#: policy=strict
SELECT id /* all */ FROM customers
### a read hint
#: code=forbidden_operation
SELECT id FROM orders WITH (NOLOCK) WHERE status = 'open'
### an old read hint with an alias
#: code=forbidden_operation
SELECT o.id FROM orders o (NOLOCK) JOIN customers AS c WITH (READUNCOMMITTED) ON c.id = o.customer_id
