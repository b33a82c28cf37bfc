#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// The kind of mistake: five families, and one for anything unrecognised.
enum class Category : std::uint8_t {
    syntaxError,
    schemaReference,
    executionError,
    emptyResult,
    validationFailed,
    generic,
};

/// What exactly is wrong; each code belongs to one category.
enum class ErrorCode : std::uint8_t {
    noSql,
    invalidRequest,
    notSelect,
    multipleStatements,
    notUnderstood,
    comment,
    forbiddenOperation,
    sideEffectFunction,
    syntax,
    unbalanced,
    unterminatedLiteral,
    sanitizeFailed,
    unknownTable,
    unknownColumn,
    ambiguousColumn,
    unknownAlias,
    unknownFunction,
    wrongArguments,
    typeMismatch,
    badValue,
    divisionByZero,
    grouping,
    aggregateMisuse,
    setOperationMismatch,
    join,
    permission,
    timeout,
    memoryLimit,
    tooManyRows,
    connectionLost,
    databaseDown,
    emptyResult,
    allNull,
    testFailed,
    // Of a statement that runs but may not mean what was asked; these are warnings.
    valueNotStored,
    dateFormat,
    unlikelyJoin,
    unconnectedTables,
    integerDivision,
    nullsFirst,
    outputColumns,
    repeatedRows,
    otherTables,
    unclassified,
};

inline constexpr std::size_t errorCodeCount = static_cast<std::size_t>(ErrorCode::unclassified) + 1;

/// The spelling used in records, hints and on the command line: `unknown_column`.
[[nodiscard]] std::string_view name(ErrorCode code);
[[nodiscard]] std::optional<ErrorCode> errorCodeNamed(std::string_view name);

[[nodiscard]] Category categoryOf(ErrorCode code);

/// Whether the database cannot be used, so that no other statement would do better.
[[nodiscard]] constexpr bool isDatabaseFault(ErrorCode code)
{
    return code == ErrorCode::connectionLost || code == ErrorCode::databaseDown;
}

/// Whether the code is that of a warning: the statement runs, but may not mean what was asked.
[[nodiscard]] constexpr bool isWarning(ErrorCode code)
{
    return code >= ErrorCode::valueNotStored && code <= ErrorCode::otherTables;
}

/// The label shown to models and users: `SCHEMA REFERENCE ERROR`.
[[nodiscard]] std::string_view label(Category category);

} // namespace querymend
