#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    // The first line whose placeholders can be filled is used.
    {"mistake.no_sql", "The reply contains no SQL statement."},
    {"mistake.invalid_request", "The reply declines to answer instead of giving a query."},
    {"mistake.not_select", "The statement is not a query: it begins with {{identifier}}.\nThe statement is not a query."},
    {"mistake.multiple_statements", "There is more than one statement."},
    {"mistake.not_understood", "The marked part cannot be parsed with certainty."},
    {"mistake.comment", "The statement contains comments, which are not allowed."},
    {"mistake.forbidden_operation", "The statement would do more than read: {{identifier}}.\nThe statement would do more than read."},
    {"mistake.side_effect_function", "The function {{identifier}} may do more than compute a value.\nA function may do more than compute a value."},
    {"mistake.syntax", "{{dialect}} stopped reading at {{identifier}}.\nThe statement breaks the grammar of {{dialect}}."},
    {"mistake.unbalanced", "A parenthesis or bracket is unmatched."},
    {"mistake.unterminated_literal", "A string or a quoted name is not closed."},
    {"mistake.sanitize_failed", "{{dialect}} does not have {{identifier}}.\nThe syntax of another database has no counterpart in {{dialect}}."},
    {"mistake.unknown_table", "There is no table {{identifier}}.\nA table that the statement names does not exist."},
    {"mistake.unknown_column", "There is no column {{identifier}} where the statement looks for it.\nA column that the statement names does not exist."},
    {"mistake.ambiguous_column", "The column {{identifier}} is in more than one table of the query.\nA column is in more than one table of the query."},
    {"mistake.unknown_alias", "{{identifier}} is neither a table nor an alias of the FROM clause.\nA qualifier is neither a table nor an alias of the FROM clause."},
    {"mistake.unknown_function", "{{dialect}} has no function {{identifier}}.\nA function that the statement calls does not exist."},
    {"mistake.wrong_arguments", "The function {{identifier}} does not accept these arguments.\nA function does not accept the arguments it is given."},
    {"mistake.type_mismatch", "Values of incompatible types are combined here."},
    {"mistake.bad_value", "A value does not fit the type it is converted to."},
    {"mistake.division_by_zero", "Something is divided by zero."},
    {"mistake.grouping", "The column {{identifier}} is neither grouped nor aggregated.\nA column is neither grouped nor aggregated."},
    {"mistake.aggregate_misuse", "An aggregate is used where it cannot be computed."},
    {"mistake.set_operation_mismatch", "The arms of a UNION, INTERSECT or EXCEPT do not match."},
    {"mistake.join", "A join cannot be made as written."},
    {"mistake.permission", "The database user is not allowed to use {{identifier}}.\nThe database user is not allowed to do this."},
    {"mistake.timeout", "The statement exceeded its time limit."},
    {"mistake.memory_limit", "The statement exceeds its memory limit."},
    {"mistake.too_many_rows", "The result exceeds the size limit."},
    {"mistake.connection_lost", "The connection to the database was lost; the statement is not at fault."},
    {"mistake.database_down", "The database cannot be reached; the statement is not at fault."},
    {"mistake.empty_result", "The statement runs, but its result has no rows."},
    {"mistake.all_null", "The statement runs, but {{identifier}} is NULL in every row.\nThe statement runs, but a column is NULL in every row."},
    {"mistake.test_failed", "The result fails the tests written for the question."},
    {"mistake.value_not_stored", "A value that the statement compares with is not stored in the column."},
    {"mistake.date_format", "A date is compared as text, but written in another format than the stored ones."},
    {"mistake.unlikely_join", "Two tables are joined on columns that are not their key."},
    {"mistake.unconnected_tables", "No condition connects the tables, so each row is combined with every other."},
    {"mistake.integer_division", "Integers are divided, which drops the fraction."},
    {"mistake.nulls_first", "Rows without a value are sorted first."},
    {"mistake.output_columns", "The result has other columns than the question asks for."},
    {"mistake.repeated_rows", "A join repeats the rows of a table."},
    {"mistake.other_tables", "The statement reads none of the tables that the question names."},
    {"mistake.unclassified", "The database rejects the statement; its message says why."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> mistakeRows()
{
    return rows;
}

} // namespace querymend
