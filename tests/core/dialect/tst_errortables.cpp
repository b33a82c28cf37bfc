#include "dialect/errortables.h"

#include <QtTest>

#include <algorithm>
#include <string>

using namespace querymend;

namespace {

struct NamedTable {
    const char* dialect;
    const ErrorTable* table;
};

const NamedTable every[] = {
    {"postgresql", &postgresqlErrors}, {"mysql", &mysqlFamilyErrors}, {"mariadb", &mysqlFamilyErrors},
    {"sqlserver", &sqlserverErrors},   {"sqlite", &sqliteErrors},     {"oracle", &oracleErrors},
    {"duckdb", &duckdbErrors},
};

const ErrorTable& tableOf(const QString& dialect)
{
    const auto found = std::find_if(std::begin(every), std::end(every),
                                    [&](const NamedTable& n) { return dialect == QLatin1String(n.dialect); });
    return *found->table;
}

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

struct Message {
    const char* dialect;
    const char* sentence;
    const char* text;
    const char* code;
    const char* identifier;
};

// Provoked on SQLite 3.40, PostgreSQL 15, MariaDB 10.11 and DuckDB 1.5, bare and through the clients that the rows
// name; those of MySQL, SQL Server and Oracle are by their documentation.
// clang-format off
const Message messages[] = {
    {"sqlite", "SQLite tells of an unknown column", "no such column: nope", "unknown_column", "nope"},
    {"sqlite", "SQLite tells of a column with an unknown qualifier",
     "no such column: x.id",
     "unknown_column", "x.id"},
    {"sqlite", "SQLite tells of a name in double quotes that newer versions explain",
     "no such column: \"nope\" - should this be a string literal in single-quotes?",
     "unknown_column", "nope"},
    {"sqlite", "SQLite tells of an unknown column through Qt",
     "no such column: nope Unable to execute statement",
     "unknown_column", "nope"},
    {"sqlite", "SQLite tells of an unknown column through SQLAlchemy",
     "(sqlite3.OperationalError) no such column: t.x\n[SQL: SELECT t.x FROM t]",
     "unknown_column", "t.x"},
    {"sqlite", "SQLite tells of an unknown column in the shell",
     "Parse error: no such column: nope\n  select nope from t\n         ^--- error here",
     "unknown_column", "nope"},
    {"sqlite", "SQLite tells of an unknown column in the shell of 3.40",
     "Error: in prepare, no such column: nope\n  select nope from t",
     "unknown_column", "nope"},
    {"sqlite", "SQLite tells of an unknown column through JDBC",
     "[SQLITE_ERROR] SQL error or missing database (no such column: nope)",
     "unknown_column", "nope"},
    {"sqlite", "SQLite tells of an unknown table", "no such table: nope", "unknown_table", "nope"},
    {"sqlite", "SQLite tells of an unknown table in a schema", "no such table: s.nope", "unknown_table", "s.nope"},
    {"sqlite", "SQLite tells of an unknown table with the result code behind it",
     "Runtime error near line 1: no such table: x (1)",
     "unknown_table", "x"},
    {"sqlite", "SQLite tells of an ambiguous column", "ambiguous column name: t.id", "ambiguous_column", "t.id"},
    {"sqlite", "SQLite tells of USING without the column",
     "cannot join using column nope - column not present in both tables",
     "unknown_column", "nope"},
    {"sqlite", "SQLite tells of an unknown function", "no such function: YEAR", "unknown_function", "YEAR"},
    {"sqlite", "SQLite tells of too few arguments",
     "wrong number of arguments to function substr()",
     "wrong_arguments", "substr"},
    {"sqlite", "SQLite tells of an aggregate in WHERE",
     "misuse of aggregate function count()",
     "aggregate_misuse", "count"},
    {"sqlite", "SQLite tells of an aggregate in WHERE, older words",
     "misuse of aggregate: COUNT()",
     "aggregate_misuse", "COUNT"},
    {"sqlite", "SQLite tells of a window function without OVER",
     "misuse of window function row_number()",
     "aggregate_misuse", "row_number"},
    {"sqlite", "SQLite tells of an aggregate in GROUP BY",
     "aggregate functions are not allowed in the GROUP BY clause",
     "aggregate_misuse", ""},
    {"sqlite", "SQLite tells of HAVING without an aggregate",
     "HAVING clause on a non-aggregate query",
     "grouping", ""},
    {"sqlite", "SQLite tells of sides of a UNION that differ",
     "SELECTs to the left and right of UNION do not have the same number of result columns",
     "set_operation_mismatch", ""},
    {"sqlite", "SQLite tells of a subquery with two columns",
     "sub-select returns 2 columns - expected 1",
     "set_operation_mismatch", ""},
    {"sqlite", "SQLite tells of VALUES of different lengths",
     "all VALUES must have the same number of terms",
     "set_operation_mismatch", ""},
    {"sqlite", "SQLite tells of ORDER BY of what is not selected",
     "1st ORDER BY term does not match any column in the result set",
     "unknown_column", ""},
    {"sqlite", "SQLite tells of an ordinal out of range",
     "1st GROUP BY term out of range - should be between 1 and 1",
     "unknown_column", ""},
    {"sqlite", "SQLite tells of a syntax error", "near \"frm\": syntax error", "syntax", "frm"},
    {"sqlite", "SQLite tells of a syntax error at a parenthesis", "near \"(\": syntax error", "syntax", "("},
    {"sqlite", "SQLite tells of a statement that stops", "incomplete input", "syntax", ""},
    {"sqlite", "SQLite tells of a string that does not end",
     "unrecognized token: \"'abc from t\"",
     "unterminated_literal", ""},
    {"sqlite", "SQLite tells of a name that does not end",
     "unrecognized token: \"\"abc from t\"",
     "unterminated_literal", ""},
    {"sqlite", "SQLite tells of a character that begins nothing", "unrecognized token: \":\"", "syntax", ":"},
    {"sqlite", "SQLite tells of a value of the wrong type", "datatype mismatch", "type_mismatch", ""},
    {"sqlite", "SQLite tells of bad JSON", "malformed JSON", "bad_value", ""},
    {"sqlite", "SQLite tells of two statements in Python",
     "You can only execute one statement at a time.",
     "multiple_statements", ""},
    {"sqlite", "SQLite tells of a write", "attempt to write a readonly database", "forbidden_operation", ""},
    {"sqlite", "SQLite tells of an interrupt", "interrupted", "timeout", ""},
    {"sqlite", "SQLite tells of a value that is too long", "string or blob too big", "memory_limit", ""},
    {"sqlite", "SQLite tells of a refused function",
     "not authorized to use function: load_extension",
     "permission", "load_extension"},
    {"sqlite", "SQLite tells of a column that may not be read", "access to t.id is prohibited", "permission", "t.id"},
    {"sqlite", "SQLite tells of a file that is no database", "file is not a database", "connection_lost", ""},
    {"postgresql", "PostgreSQL tells of an unknown column",
     "ERROR:  column \"nope\" does not exist\nLINE 1: select nope from t\n               ^\nHINT:  Perhaps you meant to reference the column \"t.name\".",
     "unknown_column", "nope"},
    {"postgresql", "PostgreSQL tells of an unknown column with its table",
     "ERROR:  column t.nope does not exist\nLINE 1: select t.nope from t",
     "unknown_column", "t.nope"},
    {"postgresql", "PostgreSQL tells of an unknown column through Qt",
     "ERROR:  column \"nope\" does not exist\nLINE 1: EXPLAIN SELECT nope FROM t\n                       ^\n(42703) QPSQL: Unable to create query",
     "unknown_column", "nope"},
    {"postgresql", "PostgreSQL tells of an unknown column through psycopg2",
     "UndefinedColumn: column t.Nope does not exist\nLINE 3: select t.Nope",
     "unknown_column", "t.Nope"},
    {"postgresql", "PostgreSQL tells of an unknown column in USING",
     "ERROR:  column \"nope\" specified in USING clause does not exist in left table",
     "unknown_column", "nope"},
    {"postgresql", "PostgreSQL tells of an ordinal out of range",
     "ERROR:  ORDER BY position 9 is not in select list",
     "unknown_column", "9"},
    {"postgresql", "PostgreSQL tells of an unknown table",
     "ERROR:  relation \"nope\" does not exist\nLINE 1: select id from nope",
     "unknown_table", "nope"},
    {"postgresql", "PostgreSQL tells of an unknown table in a schema",
     "ERROR:  relation \"s.nope\" does not exist",
     "unknown_table", "s.nope"},
    {"postgresql", "PostgreSQL tells of an unknown table through SQLAlchemy",
     "(psycopg2.errors.UndefinedTable) relation \"x\" does not exist\nLINE 1: SELECT * FROM x\n[SQL: SELECT * FROM x]",
     "unknown_table", "x"},
    {"postgresql", "PostgreSQL tells of an unknown schema",
     "ERROR:  schema \"s\" does not exist",
     "unknown_table", "s"},
    {"postgresql", "PostgreSQL tells of another database",
     "ERROR:  cross-database references are not implemented: \"a.b.t\"",
     "unknown_table", "a.b.t"},
    {"postgresql", "PostgreSQL tells of an unknown alias",
     "ERROR:  missing FROM-clause entry for table \"x\"",
     "unknown_alias", "x"},
    {"postgresql", "PostgreSQL tells of a table that has an alias",
     "ERROR:  invalid reference to FROM-clause entry for table \"t\"\nHINT:  Perhaps you meant to reference the table alias \"a\".",
     "unknown_alias", "t"},
    {"postgresql", "PostgreSQL tells of an unknown window",
     "ERROR:  window \"w\" does not exist",
     "unknown_alias", "w"},
    {"postgresql", "PostgreSQL tells of an ambiguous column",
     "ERROR:  column reference \"id\" is ambiguous",
     "ambiguous_column", "id"},
    {"postgresql", "PostgreSQL tells of a table named twice",
     "ERROR:  table name \"t\" specified more than once",
     "ambiguous_column", "t"},
    {"postgresql", "PostgreSQL tells of an unknown function",
     "ERROR:  function year(date) does not exist\nLINE 1: select year(d) from t\nHINT:  No function matches the given name and argument types.",
     "unknown_function", "year"},
    {"postgresql", "PostgreSQL tells of an operator for other types",
     "ERROR:  operator does not exist: character varying * integer",
     "type_mismatch", "character varying * integer"},
    {"postgresql", "PostgreSQL tells of an unknown type",
     "ERROR:  type \"nosuchtype\" does not exist",
     "type_mismatch", "nosuchtype"},
    {"postgresql", "PostgreSQL tells of WHERE without a truth value",
     "ERROR:  argument of WHERE must be type boolean, not type integer",
     "type_mismatch", ""},
    {"postgresql", "PostgreSQL tells of a cast that does not exist",
     "ERROR:  cannot cast type integer to date",
     "type_mismatch", ""},
    {"postgresql", "PostgreSQL tells of a column that is not grouped",
     "ERROR:  column \"t.name\" must appear in the GROUP BY clause or be used in an aggregate function",
     "grouping", "t.name"},
    {"postgresql", "PostgreSQL tells of DISTINCT with another order",
     "ERROR:  for SELECT DISTINCT, ORDER BY expressions must appear in select list",
     "grouping", ""},
    {"postgresql", "PostgreSQL tells of an aggregate in WHERE",
     "ERROR:  aggregate functions are not allowed in WHERE",
     "aggregate_misuse", ""},
    {"postgresql", "PostgreSQL tells of an aggregate in an aggregate",
     "ERROR:  aggregate function calls cannot be nested",
     "aggregate_misuse", ""},
    {"postgresql", "PostgreSQL tells of a window function without OVER",
     "ERROR:  window function row_number requires an OVER clause",
     "aggregate_misuse", "row_number"},
    {"postgresql", "PostgreSQL tells of a window function in WHERE",
     "ERROR:  window functions are not allowed in WHERE",
     "aggregate_misuse", ""},
    {"postgresql", "PostgreSQL tells of sides of a UNION that differ in number",
     "ERROR:  each UNION query must have the same number of columns",
     "set_operation_mismatch", ""},
    {"postgresql", "PostgreSQL tells of sides of a UNION that differ in type",
     "ERROR:  UNION types integer and character varying cannot be matched",
     "set_operation_mismatch", ""},
    {"postgresql", "PostgreSQL tells of a subquery with two columns",
     "ERROR:  subquery must return only one column",
     "set_operation_mismatch", ""},
    {"postgresql", "PostgreSQL tells of a CTE with too many names",
     "ERROR:  WITH query \"q\" has 1 columns available but 2 columns specified",
     "set_operation_mismatch", "q"},
    {"postgresql", "PostgreSQL tells of a subquery with two rows",
     "ERROR:  more than one row returned by a subquery used as an expression",
     "too_many_rows", ""},
    {"postgresql", "PostgreSQL tells of text that is no number",
     "ERROR:  invalid input syntax for type integer: \"abc\"\nLINE 1: select id from t where id = 'abc'",
     "bad_value", "abc"},
    {"postgresql", "PostgreSQL tells of text that is no JSON",
     "ERROR:  invalid input syntax for type json\nLINE 1: select '{\"a\":' ::json",
     "bad_value", ""},
    {"postgresql", "PostgreSQL tells of a day that does not exist",
     "ERROR:  date/time field value out of range: \"2024-13-45\"",
     "bad_value", "2024-13-45"},
    {"postgresql", "PostgreSQL tells of a number that is too large", "ERROR:  integer out of range", "bad_value", ""},
    {"postgresql", "PostgreSQL tells of an unknown unit",
     "ERROR:  unit \"foo\" not recognized for type timestamp with time zone",
     "bad_value", "foo"},
    {"postgresql", "PostgreSQL tells of a division by zero", "ERROR:  division by zero", "division_by_zero", ""},
    {"postgresql", "PostgreSQL tells of a syntax error",
     "ERROR:  syntax error at or near \"selct\"\nLINE 1: selct id from t",
     "syntax", "selct"},
    {"postgresql", "PostgreSQL tells of a statement that stops",
     "ERROR:  syntax error at end of input",
     "syntax", ""},
    {"postgresql", "PostgreSQL tells of a derived table without a name",
     "ERROR:  subquery in FROM must have an alias",
     "syntax", ""},
    {"postgresql", "PostgreSQL tells of a string that does not end",
     "ERROR:  unterminated quoted string at or near \"'abc from t\"",
     "unterminated_literal", "'abc from t"},
    {"postgresql", "PostgreSQL tells of a name that does not end",
     "ERROR:  unterminated quoted identifier at or near \"\"abc from t\"",
     "unterminated_literal", "\"abc from t"},
    {"postgresql", "PostgreSQL tells of two statements to be prepared",
     "ERROR:  cannot insert multiple commands into a prepared statement",
     "multiple_statements", ""},
    {"postgresql", "PostgreSQL tells of a table without rights",
     "ERROR:  permission denied for table sec",
     "permission", "sec"},
    {"postgresql", "PostgreSQL tells of a schema without rights",
     "ERROR:  permission denied for schema hid\nLINE 1: select * from hid.t",
     "permission", "hid"},
    {"postgresql", "PostgreSQL tells of a function without rights",
     "ERROR:  permission denied for function pg_read_file",
     "permission", "pg_read_file"},
    {"postgresql", "PostgreSQL tells of a write",
     "ERROR:  cannot execute DROP TABLE in a read-only transaction",
     "forbidden_operation", "DROP TABLE"},
    {"postgresql", "PostgreSQL tells of a statement that took too long",
     "ERROR:  canceling statement due to statement timeout",
     "timeout", ""},
    {"postgresql", "PostgreSQL tells of a statement that was cancelled",
     "ERROR:  canceling statement due to user request",
     "timeout", ""},
    {"postgresql", "PostgreSQL tells of too deep a recursion",
     "ERROR:  stack depth limit exceeded",
     "memory_limit", ""},
    {"postgresql", "PostgreSQL tells of a session that was ended",
     "FATAL:  terminating connection due to administrator command\nserver closed the connection unexpectedly",
     "connection_lost", ""},
    {"postgresql", "PostgreSQL tells of a server that is not there",
     "connection to server on socket \"/tmp/.s.PGSQL.5432\" failed: No such file or directory",
     "database_down", ""},
    {"mariadb", "MariaDB tells of an unknown column",
     "ERROR 1054 (42S22) at line 1: Unknown column 'nope' in 'SELECT'",
     "unknown_column", "nope"},
    {"mariadb", "MariaDB tells of an unknown column in older words",
     "Unknown column 't.nope' in 'field list'",
     "unknown_column", "t.nope"},
    {"mariadb", "MariaDB tells of an unknown column through PyMySQL",
     "(1054, \"Unknown column 'x' in 'on clause'\")",
     "unknown_column", "x"},
    {"mariadb", "MariaDB tells of an unknown column through Qt",
     "Unknown column 'nope' in 'where clause' QMYSQL: Unable to execute query",
     "unknown_column", "nope"},
    {"mariadb", "MariaDB tells of an unknown table",
     "ERROR 1146 (42S02) at line 1: Table 'd.nope' doesn't exist",
     "unknown_table", "d.nope"},
    {"mariadb", "MariaDB tells of an unknown alias before a star",
     "ERROR 1051 (42S02) at line 1: Unknown table 'd.x'",
     "unknown_alias", "d.x"},
    {"mariadb", "MariaDB tells of an unknown window",
     "ERROR 4009 (HY000) at line 1: Window specification with name 'w' is not defined",
     "unknown_alias", "w"},
    {"mariadb", "MariaDB tells of an ambiguous column",
     "ERROR 1052 (23000) at line 1: Column 'id' in SELECT is ambiguous",
     "ambiguous_column", "id"},
    {"mariadb", "MariaDB tells of an ambiguous column in older words",
     "Column 'id' in field list is ambiguous",
     "ambiguous_column", "id"},
    {"mariadb", "MariaDB tells of a table named twice",
     "ERROR 1066 (42000) at line 1: Not unique table/alias: 't'",
     "ambiguous_column", "t"},
    {"mariadb", "MariaDB tells of a derived column named twice",
     "ERROR 1060 (42S21) at line 1: Duplicate column name 'id'",
     "ambiguous_column", "id"},
    {"mariadb", "MariaDB tells of an unknown function",
     "ERROR 1305 (42000) at line 1: FUNCTION d.date_trunc does not exist",
     "unknown_function", "d.date_trunc"},
    {"mariadb", "MariaDB tells of an unknown function for a user without rights",
     "ERROR 1370 (42000) at line 1: execute command denied to user 'lim'@'localhost' for routine 'd.nofn'",
     "unknown_function", "d.nofn"},
    {"mariadb", "MariaDB tells of too many arguments",
     "ERROR 1582 (42000) at line 1: Incorrect parameter count in the call to native function 'length'",
     "wrong_arguments", "length"},
    {"mariadb", "MariaDB tells of too many arguments for a stored function",
     "ERROR 1318 (42000) at line 1: Incorrect number of arguments for FUNCTION d.f1; expected 0, got 1",
     "wrong_arguments", "d.f1"},
    {"mariadb", "MariaDB tells of a row compared with a number",
     "ERROR 4078 (HY000) at line 1: Illegal parameter data types row and int for operation '='",
     "type_mismatch", "="},
    {"mariadb", "MariaDB tells of an unknown type",
     "ERROR 4161 (HY000) at line 1: Unknown data type: 'nosuchtype'",
     "type_mismatch", "nosuchtype"},
    {"mariadb", "MariaDB tells of a number that is too large",
     "ERROR 1690 (22003) at line 1: BIGINT value is out of range in '9223372036854775807 + 1'",
     "bad_value", "9223372036854775807 + 1"},
    {"mariadb", "MariaDB tells of a day that does not exist",
     "ERROR 1525 (HY000) at line 1: Incorrect DATE value: '2024-13-45'",
     "bad_value", "2024-13-45"},
    {"mariadb", "MariaDB tells of a bad regular expression",
     "ERROR 1139 (42000) at line 1: Regex error 'missing closing parenthesis at offset 1'",
     "bad_value", "missing closing parenthesis at offset 1"},
    {"mariadb", "MariaDB tells of groups mixed with rows",
     "ERROR 1140 (42000) at line 1: Mixing of GROUP columns (MIN(),MAX(),COUNT(),...) with no GROUP columns is illegal if there is no GROUP BY clause",
     "grouping", ""},
    {"mariadb", "MariaDB tells of a column that is not grouped, in MySQL",
     "Expression #2 of SELECT list is not in GROUP BY clause and contains nonaggregated column 'shop.t.name' which is not functionally dependent on columns in GROUP BY clause; this is incompatible with sql_mode=only_full_group_by",
     "grouping", "shop.t.name"},
    {"mariadb", "MariaDB tells of an aggregate in WHERE",
     "ERROR 1111 (HY000) at line 1: Invalid use of group function",
     "aggregate_misuse", ""},
    {"mariadb", "MariaDB tells of a window function in WHERE",
     "ERROR 4015 (HY000) at line 1: Window function is allowed only in SELECT list and ORDER BY clause",
     "aggregate_misuse", ""},
    {"mariadb", "MariaDB tells of sides of a UNION that differ",
     "ERROR 1222 (21000) at line 1: The used SELECT statements have a different number of columns",
     "set_operation_mismatch", ""},
    {"mariadb", "MariaDB tells of a subquery with two columns",
     "ERROR 1241 (21000) at line 1: Operand should contain 1 column(s)",
     "set_operation_mismatch", ""},
    {"mariadb", "MariaDB tells of a subquery with two rows",
     "ERROR 1242 (21000) at line 1: Subquery returns more than 1 row",
     "too_many_rows", ""},
    {"mariadb", "MariaDB tells of a syntax error",
     "ERROR 1064 (42000) at line 1: You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'selct id from t' at line 1",
     "syntax", "selct id from t"},
    {"mariadb", "MariaDB tells of a syntax error over two lines through Qt",
     "You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near 'frm t\nwhere x' at line 2 QMYSQL: Unable to execute query",
     "syntax", "frm t\nwhere x"},
    {"mariadb", "MariaDB tells of a statement that stops",
     "You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '' at line 1",
     "syntax", ""},
    {"mariadb", "MariaDB tells of a table without rights",
     "ERROR 1142 (42000) at line 1: SELECT command denied to user 'lim'@'localhost' for table `d`.`nope`",
     "permission", "`d`.`nope`"},
    {"mariadb", "MariaDB tells of a column without rights",
     "ERROR 1143 (42000) at line 1: SELECT command denied to user 'lim'@'localhost' for column 'name' in table 't'",
     "permission", "name"},
    {"mariadb", "MariaDB tells of a write",
     "ERROR 1792 (25006) at line 1: Cannot execute statement in a READ ONLY transaction",
     "forbidden_operation", ""},
    {"mariadb", "MariaDB tells of a statement that took too long",
     "ERROR 1969 (70100) at line 1: Query execution was interrupted (max_statement_time exceeded)",
     "timeout", ""},
    {"mariadb", "MariaDB tells of a join that is too large",
     "ERROR 1104 (42000) at line 1: The SELECT would examine more than MAX_JOIN_SIZE rows; check your WHERE",
     "too_many_rows", ""},
    {"mariadb", "MariaDB tells of a server that is not there",
     "ERROR 2002 (HY000): Can't connect to local server through socket '/tmp/nope.sock' (2)",
     "database_down", "/tmp/nope.sock"},
    {"mariadb", "MariaDB tells of a server that went away", "MySQL server has gone away", "connection_lost", ""},
    {"duckdb", "DuckDB tells of an unknown column",
     "Binder Error: Referenced column \"nope\" not found in FROM clause!\nCandidate bindings: \"name\"\n\nLINE 1: select nope from t",
     "unknown_column", "nope"},
    {"duckdb", "DuckDB tells of an unknown column of a table",
     "Binder Error: Table \"t\" does not have a column named \"nope\"\n\nCandidate bindings: : \"name\", \"d\"",
     "unknown_column", "nope"},
    {"duckdb", "DuckDB tells of an unknown column through Python",
     "_duckdb.BinderException: Binder Error: Referenced column \"x\" not found in FROM clause!",
     "unknown_column", "x"},
    {"duckdb", "DuckDB tells of an unknown column in USING",
     "Binder Error: Column \"nope\" does not exist on left side of join!",
     "unknown_column", "nope"},
    {"duckdb", "DuckDB tells of ORDER BY of what a UNION does not select",
     "Binder Error: Could not ORDER BY column \"nope\": add the expression/function to every SELECT, or move the UNION into a FROM clause.",
     "unknown_column", "nope"},
    {"duckdb", "DuckDB tells of an unknown alias",
     "Binder Error: Referenced table \"x\" not found!\nCandidate tables: \"t\"",
     "unknown_alias", "x"},
    {"duckdb", "DuckDB tells of an unknown table",
     "Catalog Error: Table with name nope does not exist!\nDid you mean \"pg_enum\"?",
     "unknown_table", "nope"},
    {"duckdb", "DuckDB tells of an unknown table in an unknown schema",
     "Catalog Error: Table with name \"s.nope\" does not exist because schema \"s\" does not exist.",
     "unknown_table", "s.nope"},
    {"duckdb", "DuckDB tells of an unknown database",
     "Binder Error: Catalog \"nosuchdb\" does not exist!",
     "unknown_table", "nosuchdb"},
    {"duckdb", "DuckDB tells of an ambiguous column",
     "Binder Error: Ambiguous reference to column name \"id\" (use: \"t.id\" or \"u.id\")",
     "ambiguous_column", "id"},
    {"duckdb", "DuckDB tells of a table named twice",
     "Binder Error: Ambiguous reference to table \"t\" (duplicate alias \"t\", explicitly alias one of the tables using \"AS my_alias\")",
     "ambiguous_column", "t"},
    {"duckdb", "DuckDB tells of an unknown function",
     "Catalog Error: Scalar Function with name to_date does not exist!\nDid you mean \"to_days\"?",
     "unknown_function", "to_date"},
    {"duckdb", "DuckDB tells of an unknown type",
     "Catalog Error: Type with name nosuchtype does not exist!",
     "type_mismatch", "nosuchtype"},
    {"duckdb", "DuckDB tells of a function for other types",
     "Binder Error: No function matches the given name and argument types 'sum(VARCHAR)'. You might need to add explicit type casts.",
     "type_mismatch", "sum"},
    {"duckdb", "DuckDB tells of a call that fits several functions",
     "Binder Error: Could not choose a best candidate function for the function call \"+(STRING_LITERAL, INTEGER_LITERAL)\". In order to select one, please add explicit type casts.",
     "type_mismatch", "+"},
    {"duckdb", "DuckDB tells of too few arguments",
     "Parser Error: Wrong number of arguments to IF.",
     "wrong_arguments", "IF"},
    {"duckdb", "DuckDB tells of text that is no number",
     "Conversion Error: Could not convert string 'abc' to INT32",
     "bad_value", "abc"},
    {"duckdb", "DuckDB tells of a day that does not exist",
     "Conversion Error: date field value out of range: \"2024-13-45\"",
     "bad_value", "2024-13-45"},
    {"duckdb", "DuckDB tells of a number that is too large",
     "Out of Range Error: Overflow in multiplication of INT32 (2147483647 * 2147483647)!",
     "bad_value", ""},
    {"duckdb", "DuckDB tells of a column that is not grouped",
     "Binder Error: column \"name\" must appear in the GROUP BY clause or must be part of an aggregate function.",
     "grouping", "name"},
    {"duckdb", "DuckDB tells of an aggregate in WHERE",
     "Binder Error: WHERE clause cannot contain aggregates!",
     "aggregate_misuse", "aggregates"},
    {"duckdb", "DuckDB tells of sides of a UNION that differ",
     "Binder Error: Set operations can only apply to expressions with the same number of result columns",
     "set_operation_mismatch", ""},
    {"duckdb", "DuckDB tells of a subquery with two columns",
     "Binder Error: Subquery returns 2 columns - expected 1",
     "set_operation_mismatch", ""},
    {"duckdb", "DuckDB tells of a subquery with two rows",
     "Invalid Input Error: More than one row returned by a subquery used as an expression - scalar subqueries can only return a single row.",
     "too_many_rows", ""},
    {"duckdb", "DuckDB tells of a syntax error",
     "Parser Error: syntax error at or near \"selct\"\n\nLINE 1: selct id from t",
     "syntax", "selct"},
    {"duckdb", "DuckDB tells of a statement that stops", "Parser Error: syntax error at end of input", "syntax", ""},
    {"duckdb", "DuckDB tells of a string that does not end",
     "Parser Error: unterminated quoted string at or near \"'abc from t\"",
     "unterminated_literal", "'abc from t"},
    {"duckdb", "DuckDB tells of SELECT INTO", "Parser Error: SELECT INTO not supported!", "forbidden_operation", ""},
    {"duckdb", "DuckDB tells of a write",
     "Invalid Input Error: Cannot execute statement of type \"INSERT\" on database \"x\" which is attached in read-only mode!",
     "forbidden_operation", "INSERT"},
    {"duckdb", "DuckDB tells of a file that may not be read",
     "Permission Error: Scanning CSV files is disabled through configuration",
     "permission", ""},
    {"duckdb", "DuckDB tells of an interrupt", "INTERRUPT Error: Interrupted!", "timeout", ""},
    {"duckdb", "DuckDB tells of too little memory",
     "Out of Memory Error: failed to allocate data of size 16.0 KiB",
     "memory_limit", ""},
    {"duckdb", "DuckDB tells of another binder error", "Binder Error: something new", "unclassified", ""},
    {"sqlserver", "SQL Server tells of an unknown column through ODBC",
     "[42S22] [Microsoft][ODBC Driver 17 for SQL Server][SQL Server]Invalid column name 'x'. (207) (SQLExecDirectW)",
     "unknown_column", "x"},
    {"sqlserver", "SQL Server tells of an unknown table",
     "Msg 208, Level 16, State 1, Line 3\nInvalid object name 'dbo.x'.",
     "unknown_table", "dbo.x"},
    {"sqlserver", "SQL Server tells of an unknown alias",
     "The multi-part identifier \"o.x\" could not be bound.",
     "unknown_alias", "o.x"},
    {"sqlserver", "SQL Server tells of an ambiguous column", "Ambiguous column name 'id'.", "ambiguous_column", "id"},
    {"sqlserver", "SQL Server tells of an unknown function",
     "'YEARR' is not a recognized built-in function name.",
     "unknown_function", "YEARR"},
    {"sqlserver", "SQL Server tells of an unknown function in a schema",
     "Cannot find either column \"dbo\" or the user-defined function or aggregate \"dbo.f\", or the name is ambiguous.",
     "unknown_function", "dbo.f"},
    {"sqlserver", "SQL Server tells of a column that is not grouped",
     "Column 't.name' is invalid in the select list because it is not contained in either an aggregate function or the GROUP BY clause.",
     "grouping", "t.name"},
    {"sqlserver", "SQL Server tells of an aggregate in WHERE",
     "An aggregate may not appear in the WHERE clause unless it is in a subquery contained in a HAVING clause or a select list, and the column being aggregated is an outer reference.",
     "aggregate_misuse", ""},
    {"sqlserver", "SQL Server tells of sides of a UNION that differ",
     "All queries combined using a UNION, INTERSECT or EXCEPT operator must have an equal number of expressions in their target lists.",
     "set_operation_mismatch", ""},
    {"sqlserver", "SQL Server tells of a subquery with two rows",
     "Subquery returned more than 1 value. This is not permitted when the subquery follows =",
     "too_many_rows", ""},
    {"sqlserver", "SQL Server tells of a syntax error", "Incorrect syntax near 'LIMIT'.", "syntax", "LIMIT"},
    {"sqlserver", "SQL Server tells of a syntax error at a keyword",
     "Incorrect syntax near the keyword 'from'.",
     "syntax", "from"},
    {"sqlserver", "SQL Server tells of a string that does not end",
     "Unclosed quotation mark after the character string 'abc'.",
     "unterminated_literal", "abc"},
    {"sqlserver", "SQL Server tells of text that is no number",
     "Conversion failed when converting the varchar value 'abc' to data type int.",
     "bad_value", "abc"},
    {"sqlserver", "SQL Server tells of types that do not fit",
     "Operand type clash: date is incompatible with int",
     "type_mismatch", "date"},
    {"sqlserver", "SQL Server tells of a division by zero",
     "Divide by zero error encountered.",
     "division_by_zero", ""},
    {"sqlserver", "SQL Server tells of a table without rights",
     "The SELECT permission was denied on the object 'sec', database 'd', schema 'dbo'.",
     "permission", "sec"},
    {"sqlserver", "SQL Server tells of a statement that took too long",
     "[HYT00] [Microsoft][ODBC Driver 17 for SQL Server]Query timeout expired (0) (SQLExecDirectW)",
     "timeout", ""},
    {"sqlserver", "SQL Server tells of a lost connection",
     "[08S01] [Microsoft][ODBC Driver 17 for SQL Server]Communication link failure",
     "connection_lost", ""},
    {"oracle", "Oracle tells of an unknown column",
     "ORA-00904: \"T\".\"X\": invalid identifier",
     "unknown_column", "\"T\".\"X\""},
    {"oracle", "Oracle tells of an unknown column without a qualifier",
     "ORA-00904: \"NOPE\": invalid identifier",
     "unknown_column", "NOPE"},
    {"oracle", "Oracle tells of an unknown table", "ORA-00942: table or view does not exist", "unknown_table", ""},
    {"oracle", "Oracle tells of an unknown table in newer words",
     "ORA-00942: table or view \"HR\".\"EMPX\" does not exist",
     "unknown_table", "EMPX"},
    {"oracle", "Oracle tells of an ambiguous column",
     "ORA-00918: column ambiguously defined",
     "ambiguous_column", ""},
    {"oracle", "Oracle tells of a column that is not grouped",
     "(cx_Oracle.DatabaseError) ORA-00979: not a GROUP BY expression",
     "grouping", ""},
    {"oracle", "Oracle tells of an aggregate in WHERE",
     "ORA-00934: group function is not allowed here",
     "aggregate_misuse", ""},
    {"oracle", "Oracle tells of sides of a UNION that differ",
     "ORA-01789: query block has incorrect number of result columns",
     "set_operation_mismatch", ""},
    {"oracle", "Oracle tells of a subquery with two rows",
     "ORA-01427: single-row subquery returns more than one row",
     "too_many_rows", ""},
    {"oracle", "Oracle tells of too few arguments", "ORA-00909: invalid number of arguments", "wrong_arguments", ""},
    {"oracle", "Oracle tells of types that do not fit",
     "ORA-00932: inconsistent datatypes: expected NUMBER got DATE",
     "type_mismatch", "NUMBER"},
    {"oracle", "Oracle tells of text that is no number", "ORA-01722: invalid number", "bad_value", ""},
    {"oracle", "Oracle tells of a division by zero", "ORA-01476: divisor is equal to zero", "division_by_zero", ""},
    {"oracle", "Oracle tells of a statement that goes on",
     "Error at Command Line : 3 Column : 8\nError report -\nSQL Error: ORA-00933: SQL command not properly ended",
     "syntax", ""},
    {"oracle", "Oracle tells of a string that does not end",
     "ORA-01756: quoted string not properly terminated",
     "unterminated_literal", ""},
    {"oracle", "Oracle tells of too few rights", "ORA-01031: insufficient privileges", "permission", ""},
    {"oracle", "Oracle tells of a cancelled statement",
     "ORA-01013: user requested cancel of current operation",
     "timeout", ""},
    {"oracle", "Oracle tells of a lost connection",
     "ORA-03113: end-of-file on communication channel",
     "connection_lost", ""},
};

struct Code {
    const char* dialect;
    const char* code;
    const char* meaning;
};

const Code codes[] = {
    {"sqlite", "1", "syntax"}, {"sqlite", "23", "permission"}, {"sqlite", "8", "forbidden_operation"},
    {"sqlite", "1544", "forbidden_operation"}, {"sqlite", "9", "timeout"}, {"sqlite", "7", "memory_limit"},
    {"sqlite", "18", "memory_limit"}, {"sqlite", "10", "connection_lost"}, {"sqlite", "14", "connection_lost"},
    {"sqlite", "26", "connection_lost"}, {"sqlite", "266", "connection_lost"}, {"postgresql", "42601", "syntax"},
    {"postgresql", "42P01", "unknown_table"}, {"postgresql", "42703", "unknown_column"},
    {"postgresql", "42702", "ambiguous_column"}, {"postgresql", "42712", "ambiguous_column"},
    {"postgresql", "42883", "unknown_function"}, {"postgresql", "42804", "type_mismatch"},
    {"postgresql", "22P02", "bad_value"}, {"postgresql", "22003", "bad_value"}, {"postgresql", "22008", "bad_value"},
    {"postgresql", "2201B", "bad_value"}, {"postgresql", "22012", "division_by_zero"},
    {"postgresql", "42803", "grouping"}, {"postgresql", "42P20", "aggregate_misuse"},
    {"postgresql", "21000", "too_many_rows"}, {"postgresql", "42501", "permission"},
    {"postgresql", "25006", "forbidden_operation"}, {"postgresql", "57014", "timeout"},
    {"postgresql", "53200", "memory_limit"}, {"postgresql", "53100", "memory_limit"},
    {"postgresql", "54001", "memory_limit"}, {"postgresql", "57P01", "connection_lost"},
    {"postgresql", "08006", "connection_lost"}, {"postgresql", "57P03", "database_down"}, {"mysql", "1064", "syntax"},
    {"mysql", "1149", "syntax"}, {"mysql", "1146", "unknown_table"}, {"mysql", "1142", "permission"},
    {"mysql", "1054", "unknown_column"}, {"mysql", "1052", "ambiguous_column"}, {"mysql", "1066", "ambiguous_column"},
    {"mysql", "1060", "ambiguous_column"}, {"mysql", "1690", "bad_value"}, {"mysql", "1111", "aggregate_misuse"},
    {"mysql", "1055", "grouping"}, {"mysql", "1305", "unknown_function"}, {"mysql", "1370", "unknown_function"},
    {"mysql", "1582", "wrong_arguments"}, {"mysql", "1222", "set_operation_mismatch"},
    {"mysql", "1241", "set_operation_mismatch"}, {"mysql", "1242", "too_many_rows"}, {"mysql", "1143", "permission"},
    {"mysql", "1044", "permission"}, {"mysql", "1045", "permission"}, {"mysql", "1227", "permission"},
    {"mysql", "1792", "forbidden_operation"}, {"mysql", "1969", "timeout"}, {"mysql", "3024", "timeout"},
    {"mysql", "1317", "timeout"}, {"mysql", "1104", "too_many_rows"}, {"mysql", "1038", "memory_limit"},
    {"mysql", "2006", "connection_lost"}, {"mysql", "2013", "connection_lost"}, {"mysql", "1927", "connection_lost"},
    {"mysql", "2002", "database_down"}, {"sqlserver", "102", "syntax"}, {"sqlserver", "105", "unterminated_literal"},
    {"sqlserver", "156", "syntax"}, {"sqlserver", "170", "syntax"}, {"sqlserver", "208", "unknown_table"},
    {"sqlserver", "207", "unknown_column"}, {"sqlserver", "4104", "unknown_alias"},
    {"sqlserver", "209", "ambiguous_column"}, {"sqlserver", "1011", "ambiguous_column"},
    {"sqlserver", "245", "bad_value"}, {"sqlserver", "206", "type_mismatch"}, {"sqlserver", "402", "type_mismatch"},
    {"sqlserver", "8114", "bad_value"}, {"sqlserver", "8117", "type_mismatch"}, {"sqlserver", "8120", "grouping"},
    {"sqlserver", "147", "aggregate_misuse"}, {"sqlserver", "130", "aggregate_misuse"},
    {"sqlserver", "195", "unknown_function"}, {"sqlserver", "4121", "unknown_function"},
    {"sqlserver", "174", "wrong_arguments"}, {"sqlserver", "205", "set_operation_mismatch"},
    {"sqlserver", "512", "too_many_rows"}, {"sqlserver", "229", "permission"}, {"sqlserver", "230", "permission"},
    {"sqlserver", "916", "permission"}, {"sqlserver", "3906", "forbidden_operation"},
    {"sqlserver", "HYT00", "timeout"}, {"sqlserver", "1222", "timeout"}, {"sqlserver", "HY008", "timeout"},
    {"sqlserver", "701", "memory_limit"}, {"sqlserver", "08S01", "connection_lost"},
    {"sqlserver", "10054", "connection_lost"}, {"oracle", "00900", "syntax"}, {"oracle", "00907", "syntax"},
    {"oracle", "00911", "syntax"}, {"oracle", "00923", "syntax"}, {"oracle", "00933", "syntax"},
    {"oracle", "00936", "syntax"}, {"oracle", "01756", "unterminated_literal"},
    {"oracle", "ORA-00942", "unknown_table"}, {"oracle", "904", "unknown_column"},
    {"oracle", "00918", "ambiguous_column"}, {"oracle", "01722", "bad_value"}, {"oracle", "00932", "type_mismatch"},
    {"oracle", "01858", "bad_value"}, {"oracle", "01861", "bad_value"}, {"oracle", "00979", "grouping"},
    {"oracle", "00937", "grouping"}, {"oracle", "00934", "aggregate_misuse"}, {"oracle", "06553", "wrong_arguments"},
    {"oracle", "01789", "set_operation_mismatch"}, {"oracle", "01427", "too_many_rows"},
    {"oracle", "01031", "permission"}, {"oracle", "01456", "forbidden_operation"},
    {"oracle", "16000", "forbidden_operation"}, {"oracle", "01013", "timeout"}, {"oracle", "02393", "timeout"},
    {"oracle", "04030", "memory_limit"}, {"oracle", "01652", "memory_limit"}, {"oracle", "03113", "connection_lost"},
    {"oracle", "03114", "connection_lost"}, {"oracle", "03135", "connection_lost"},
    {"oracle", "12170", "connection_lost"},
};
// clang-format on

} // namespace

class ErrorTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readMessages_data();
    void readMessages();
    void knowCodes_data();
    void knowCodes();
    void agreeWithThemselves_data() { everyTable(); }
    void agreeWithThemselves();
    void matchEveryPatternSomewhere_data() { everyTable(); }
    void matchEveryPatternSomewhere();
    void readCodesFromMessages_data();
    void readCodesFromMessages();
    void readLines_data();
    void readLines();

private:
    static void everyTable();
};

void ErrorTablesTest::everyTable()
{
    QTest::addColumn<QString>("dialect");
    for (const NamedTable& n : every)
        QTest::newRow(n.dialect) << QString::fromLatin1(n.dialect);
}

void ErrorTablesTest::readMessages_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("identifier");
    for (const Message& m : messages)
        QTest::newRow(m.sentence) << QString::fromLatin1(m.dialect) << QString::fromLatin1(m.text)
                                  << QString::fromLatin1(m.code) << QString::fromLatin1(m.identifier);
}

void ErrorTablesTest::readMessages()
{
    QFETCH(QString, dialect);
    QFETCH(QString, message);
    const std::string text = message.toStdString();
    const auto match = matchMessage(tableOf(dialect), text);
    QVERIFY(match);
    QTEST(q(name(match->error)), "code");
    QTEST(q(match->identifier), "identifier");
}

void ErrorTablesTest::knowCodes_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("meaning");
    for (const Code& c : codes)
        QTest::addRow("%s %s is %s", c.dialect, c.code, c.meaning)
            << QString::fromLatin1(c.dialect) << QString::fromLatin1(c.code) << QString::fromLatin1(c.meaning);
}

void ErrorTablesTest::knowCodes()
{
    QFETCH(QString, dialect);
    QFETCH(QString, code);
    const auto row = findCode(tableOf(dialect), code.toStdString());
    QVERIFY(row);
    QTEST(q(name(row->error)), "meaning");
}

void ErrorTablesTest::agreeWithThemselves()
{
    QFETCH(QString, dialect);
    const ErrorTable& table = tableOf(dialect);
    for (const CodeRow& row : table.codes) {
        const auto found = findCode(table, row.code);
        QVERIFY2(found && found->error == row.error, qPrintable(q(row.code)));
    }
    for (const CodeRow& row : table.codeClasses)
        QVERIFY2(row.code.size() == 2, qPrintable(q(row.code)));
}

void ErrorTablesTest::matchEveryPatternSomewhere()
{
    QFETCH(QString, dialect);
    const ErrorTable& table = tableOf(dialect);
    for (const ErrorPattern& pattern : table.patterns) {
        std::string message(pattern.text);
        for (std::size_t at = message.find('%'); at != std::string::npos; at = message.find('%', at))
            message.replace(at, 2, message[at + 1] == 's' ? "thing" : "other");
        const auto match = matchMessage(table, message);
        QVERIFY2(match && match->pattern == pattern.text, qPrintable(q(pattern.text)));
        const bool named = pattern.text.find("%s") != std::string_view::npos;
        QVERIFY2(match->identifier == (named ? "thing" : ""), qPrintable(q(pattern.text)));
    }
}

void ErrorTablesTest::readCodesFromMessages_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("code");
    QTest::newRow("Qt's PostgreSQL driver") << "postgresql"
                                            << "ERROR:  oh\n(42703) QPSQL: Unable to create query"
                                            << "42703";
    QTest::newRow("psql with verbose errors") << "postgresql"
                                              << "ERROR:  42P01: relation \"x\" does not exist"
                                              << "42P01";
    QTest::newRow("PDO") << "postgresql"
                         << "SQLSTATE[42703]: Undefined column: 7 ERROR:  oh"
                         << "42703";
    QTest::newRow("pgx") << "postgresql"
                         << "ERROR: relation \"x\" does not exist (SQLSTATE 42P01)"
                         << "42P01";
    QTest::newRow("MySQL's client") << "mysql"
                                    << "ERROR 1054 (42S22) at line 3: Unknown column 'x'"
                                    << "1054";
    QTest::newRow("PyMySQL") << "mysql"
                             << "(1054, \"Unknown column 'x' in 'field list'\")"
                             << "1054";
    QTest::newRow("MySQL Workbench") << "mysql"
                                     << "Error Code: 1146. Table 'shop.x' doesn't exist"
                                     << "1146";
    QTest::newRow("sqlcmd") << "sqlserver"
                            << "Msg 208, Level 16, State 1, Line 3\nInvalid object name 'x'."
                            << "208";
    QTest::newRow("pyodbc")
        << "sqlserver"
        << "[42S22] [Microsoft][ODBC Driver 17 for SQL Server][SQL Server]Invalid column name 'x'. (207)"
        << "207";
    QTest::newRow("Oracle's own") << "oracle"
                                  << "ORA-00904: \"X\": invalid identifier"
                                  << "00904";
    QTest::newRow("the shell of SQLite") << "sqlite"
                                         << "Error: stepping, attempt to write a readonly database (8)"
                                         << "8";
    QTest::newRow("a text without one") << "postgresql"
                                        << "column \"x\" does not exist"
                                        << "";
}

void ErrorTablesTest::readCodesFromMessages()
{
    QFETCH(QString, dialect);
    QFETCH(QString, message);
    const std::string text = message.toStdString();
    QTEST(q(codeInMessage(tableOf(dialect), text).value_or(std::string_view())), "code");
}

void ErrorTablesTest::readLines_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("message");
    QTest::addColumn<uint>("line");
    QTest::newRow("PostgreSQL") << "postgresql"
                                << "ERROR:  oh\nLINE 3: select t.Nope\n               ^" << 3U;
    QTest::newRow("DuckDB") << "duckdb"
                            << "Parser Error: oh\n\nLINE 2: selct\n        ^" << 2U;
    QTest::newRow("MySQL's own line, not the client's")
        << "mysql"
        << "ERROR 1064 (42000) at line 7: You have an error; use near 'frm t' at line 2" << 2U;
    QTest::newRow("SQL Server") << "sqlserver"
                                << "Msg 208, Level 16, State 1, Line 3\nInvalid object name 'x'." << 3U;
    QTest::newRow("Oracle's client") << "oracle"
                                     << "Error at Command Line : 3 Column : 8\nORA-00933: oh" << 3U;
    QTest::newRow("SQLite names none") << "sqlite"
                                       << "near \"frm\": syntax error" << 0U;
}

void ErrorTablesTest::readLines()
{
    QFETCH(QString, dialect);
    QFETCH(QString, message);
    QTEST(lineInMessage(tableOf(dialect), message.toStdString()).value_or(0U), "line");
}

QTEST_APPLESS_MAIN(ErrorTablesTest)
#include "tst_errortables.moc"
