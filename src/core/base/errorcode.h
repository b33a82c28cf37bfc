#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// What kind of mistake it is, in five families and one for what nothing recognises.
enum class Category : std::uint8_t {
    syntaxError,
    schemaReference,
    executionError,
    emptyResult,
    validationFailed,
    generic,
};

/// What exactly is wrong; a code decides its category.
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
    unclassified,
};

inline constexpr std::size_t errorCodeCount = static_cast<std::size_t>(ErrorCode::unclassified) + 1;

/// As records, the command line and hints spell it: `unknown_column`.
[[nodiscard]] std::string_view name(ErrorCode code);
[[nodiscard]] std::optional<ErrorCode> errorCodeNamed(std::string_view name);

[[nodiscard]] Category categoryOf(ErrorCode code);
/// As models and people see it: `SCHEMA REFERENCE ERROR`.
[[nodiscard]] std::string_view label(Category category);

} // namespace querymend
