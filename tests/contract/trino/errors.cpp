#include "contract/trino/trino.h"

#include "dialect/errortablechecks.h"

namespace querymend::test {

namespace {

// clang-format off
constexpr CodeRow codes[] = {
    {"COLUMN_NOT_FOUND", ErrorCode::unknownColumn}, {"DIVISION_BY_ZERO", ErrorCode::divisionByZero},
    {"EXCEEDED_TIME_LIMIT", ErrorCode::timeout}, {"FUNCTION_NOT_FOUND", ErrorCode::unknownFunction},
    {"SYNTAX_ERROR", ErrorCode::syntax}, {"TABLE_NOT_FOUND", ErrorCode::unknownTable},
};

constexpr ErrorPattern patterns[] = {
    {"Column '%s' cannot be resolved", ErrorCode::unknownColumn},
    {"Column '%s' is ambiguous", ErrorCode::ambiguousColumn},
    {"Table '%s' does not exist", ErrorCode::unknownTable},
    {"Function '%s' not registered", ErrorCode::unknownFunction},
    {"mismatched input '%s'. Expecting", ErrorCode::syntax},
    {"must be an aggregate expression or appear in GROUP BY clause", ErrorCode::grouping},
    {"Query exceeded the maximum execution time limit", ErrorCode::timeout},
};

constexpr std::string_view lineForms[] = {
    "line %s:",
};
// clang-format on

static_assert(codesAreSorted(codes));
static_assert(patternsAreSpecific(patterns));

} // namespace

constinit const ErrorTable trinoErrors{.codes = codes, .patterns = patterns, .lineForms = lineForms};

} // namespace querymend::test
