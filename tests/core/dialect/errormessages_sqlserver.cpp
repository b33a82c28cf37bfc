#include "errormessages.h"

namespace querymend::test {

std::span<const Message> sqlserverMessages()
{
    // clang-format off
    static constexpr Message messages[] = {
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
    };
    // clang-format on
    return messages;
}

} // namespace querymend::test
