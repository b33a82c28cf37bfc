#include "base/errorcode.h"

#include <algorithm>
#include <cstddef>

namespace querymend {

namespace {

struct Row {
    ErrorCode code;
    std::string_view name;
    Category category;
};

constexpr std::array<Row, errorCodeCount> rows{{
    {ErrorCode::noSql, "no_sql", Category::validationFailed},
    {ErrorCode::invalidRequest, "invalid_request", Category::validationFailed},
    {ErrorCode::notSelect, "not_select", Category::validationFailed},
    {ErrorCode::multipleStatements, "multiple_statements", Category::validationFailed},
    {ErrorCode::notUnderstood, "not_understood", Category::validationFailed},
    {ErrorCode::comment, "comment", Category::validationFailed},
    {ErrorCode::forbiddenOperation, "forbidden_operation", Category::validationFailed},
    {ErrorCode::sideEffectFunction, "side_effect_function", Category::validationFailed},
    {ErrorCode::syntax, "syntax", Category::syntaxError},
    {ErrorCode::unbalanced, "unbalanced", Category::syntaxError},
    {ErrorCode::unterminatedLiteral, "unterminated_literal", Category::syntaxError},
    {ErrorCode::sanitizeFailed, "sanitize_failed", Category::syntaxError},
    {ErrorCode::unknownTable, "unknown_table", Category::schemaReference},
    {ErrorCode::unknownColumn, "unknown_column", Category::schemaReference},
    {ErrorCode::ambiguousColumn, "ambiguous_column", Category::schemaReference},
    {ErrorCode::unknownAlias, "unknown_alias", Category::schemaReference},
    {ErrorCode::unknownFunction, "unknown_function", Category::executionError},
    {ErrorCode::wrongArguments, "wrong_arguments", Category::executionError},
    {ErrorCode::typeMismatch, "type_mismatch", Category::executionError},
    {ErrorCode::badValue, "bad_value", Category::executionError},
    {ErrorCode::divisionByZero, "division_by_zero", Category::executionError},
    {ErrorCode::grouping, "grouping", Category::executionError},
    {ErrorCode::aggregateMisuse, "aggregate_misuse", Category::executionError},
    {ErrorCode::setOperationMismatch, "set_operation_mismatch", Category::executionError},
    {ErrorCode::join, "join", Category::executionError},
    {ErrorCode::permission, "permission", Category::executionError},
    {ErrorCode::timeout, "timeout", Category::executionError},
    {ErrorCode::memoryLimit, "memory_limit", Category::executionError},
    {ErrorCode::tooManyRows, "too_many_rows", Category::executionError},
    {ErrorCode::connectionLost, "connection_lost", Category::executionError},
    {ErrorCode::databaseDown, "database_down", Category::executionError},
    {ErrorCode::emptyResult, "empty_result", Category::emptyResult},
    {ErrorCode::allNull, "all_null", Category::emptyResult},
    {ErrorCode::testFailed, "test_failed", Category::validationFailed},
    {ErrorCode::valueNotStored, "value_not_stored", Category::validationFailed},
    {ErrorCode::dateFormat, "date_format", Category::validationFailed},
    {ErrorCode::unlikelyJoin, "unlikely_join", Category::validationFailed},
    {ErrorCode::unconnectedTables, "unconnected_tables", Category::validationFailed},
    {ErrorCode::integerDivision, "integer_division", Category::validationFailed},
    {ErrorCode::nullsFirst, "nulls_first", Category::validationFailed},
    {ErrorCode::outputColumns, "output_columns", Category::validationFailed},
    {ErrorCode::repeatedRows, "repeated_rows", Category::validationFailed},
    {ErrorCode::otherTables, "other_tables", Category::validationFailed},
    {ErrorCode::unclassified, "unclassified", Category::generic},
}};

constexpr bool rowsFollowTheEnum()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (static_cast<std::size_t>(rows[i].code) != i)
            return false;
    }
    return true;
}
static_assert(rowsFollowTheEnum());

} // namespace

std::string_view name(ErrorCode code)
{
    return rows[static_cast<std::size_t>(code)].name;
}

std::optional<ErrorCode> errorCodeNamed(std::string_view name)
{
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& r) { return r.name == name; });
    return row == rows.end() ? std::nullopt : std::optional(row->code);
}

Category categoryOf(ErrorCode code)
{
    return rows[static_cast<std::size_t>(code)].category;
}

std::string_view label(Category category)
{
    switch (category) {
    case Category::syntaxError:
        return "SYNTAX ERROR";
    case Category::schemaReference:
        return "SCHEMA REFERENCE ERROR";
    case Category::executionError:
        return "EXECUTION ERROR";
    case Category::emptyResult:
        return "EMPTY RESULT SET";
    case Category::validationFailed:
        return "VALIDATION FAILED";
    case Category::generic:
        return "SQL GENERATION ERROR";
    }
    return {};
}

} // namespace querymend
