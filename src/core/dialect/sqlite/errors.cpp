#include "dialect/errortablechecks.h"
#include "dialect/sqlite/tables.h"

namespace querymend {

namespace {

// SQLite reports nearly everything with code 1, so the texts decide; they have hardly changed in twenty years.

// clang-format off
constexpr CodeRow codes[] = {
    {"1", ErrorCode::syntax, CodeStrength::textMayRefine}, {"10", ErrorCode::connectionLost},
    {"101", ErrorCode::unclassified, CodeStrength::textMayRefine}, {"11", ErrorCode::databaseDown},
    {"12", ErrorCode::unclassified}, {"13", ErrorCode::memoryLimit}, {"14", ErrorCode::connectionLost},
    {"15", ErrorCode::databaseDown}, {"16", ErrorCode::databaseDown}, {"17", ErrorCode::unclassified},
    {"18", ErrorCode::memoryLimit}, {"19", ErrorCode::unclassified, CodeStrength::textMayRefine},
    {"2", ErrorCode::unclassified, CodeStrength::textMayRefine},
    {"20", ErrorCode::unclassified, CodeStrength::textMayRefine},
    {"21", ErrorCode::unclassified, CodeStrength::textMayRefine}, {"22", ErrorCode::databaseDown},
    {"23", ErrorCode::permission}, {"24", ErrorCode::unclassified},
    {"25", ErrorCode::unclassified, CodeStrength::textMayRefine}, {"26", ErrorCode::connectionLost},
    {"27", ErrorCode::unclassified, CodeStrength::textMayRefine},
    {"28", ErrorCode::unclassified, CodeStrength::textMayRefine}, {"3", ErrorCode::permission},
    {"4", ErrorCode::unclassified, CodeStrength::textMayRefine}, {"5", ErrorCode::timeout},
    {"6", ErrorCode::timeout}, {"7", ErrorCode::memoryLimit}, {"8", ErrorCode::forbiddenOperation},
    {"9", ErrorCode::timeout},
};

constexpr ErrorPattern patterns[] = {
    {"no such column: \"%s\" - should this be", ErrorCode::unknownColumn},
    {"no such column: %s", ErrorCode::unknownColumn},
    {"no such table: %s", ErrorCode::unknownTable},
    {"no such table column: %s", ErrorCode::unknownTable},
    {"unknown database %s", ErrorCode::unknownTable},
    {"no such view: %s", ErrorCode::unknownTable},
    {"no such index: %s", ErrorCode::unknownTable},
    {"no such table-valued function: %s", ErrorCode::unknownTable},
    {"duplicate WITH table name: %s", ErrorCode::ambiguousColumn},
    {"ambiguous column name: %s", ErrorCode::ambiguousColumn},
    {"ambiguous reference to %s in USING()", ErrorCode::ambiguousColumn},
    {"cannot join using column %s - column not present in both tables", ErrorCode::unknownColumn},
    {"no such function: %s", ErrorCode::unknownFunction},
    {"unknown function: %s()", ErrorCode::unknownFunction},
    {"wrong number of arguments to function %s()", ErrorCode::wrongArguments},
    {"too many arguments on function %s", ErrorCode::wrongArguments},
    {"too many arguments on %s()", ErrorCode::wrongArguments},
    {"second argument to %s() must be", ErrorCode::wrongArguments},
    {"misuse of aggregate: %s()", ErrorCode::aggregateMisuse},
    {"misuse of aggregate function %s()", ErrorCode::aggregateMisuse},
    {"misuse of aliased aggregate %s", ErrorCode::aggregateMisuse},
    {"misuse of aliased window function %s", ErrorCode::aggregateMisuse},
    {"misuse of window function %s()", ErrorCode::aggregateMisuse},
    {"may not be used as a window function", ErrorCode::aggregateMisuse},
    {"aggregate functions are not allowed in the GROUP BY clause", ErrorCode::aggregateMisuse},
    {"DISTINCT is not supported for window functions", ErrorCode::aggregateMisuse},
    {"DISTINCT aggregates must have exactly one argument", ErrorCode::aggregateMisuse},
    {"FILTER may not be used with non-aggregate %s()", ErrorCode::aggregateMisuse},
    {"FILTER clause may only be used with aggregate window functions", ErrorCode::aggregateMisuse},
    {"recursive aggregate queries not supported", ErrorCode::aggregateMisuse},
    {"cannot use window functions in recursive queries", ErrorCode::aggregateMisuse},
    {"a GROUP BY clause is required before HAVING", ErrorCode::grouping},
    {"HAVING clause on a non-aggregate query", ErrorCode::grouping},
    {"no such window: %s", ErrorCode::unknownAlias},
    {"ORDER BY term does not match any column in the result set", ErrorCode::unknownColumn},
    {"ORDER BY term out of range", ErrorCode::unknownColumn},
    {"GROUP BY term out of range", ErrorCode::unknownColumn},
    {"SELECTs to the left and right of %* do not have the same number of result columns", ErrorCode::setOperationMismatch},
    {"all VALUES must have the same number of terms", ErrorCode::setOperationMismatch},
    {"sub-select returns %* columns - expected", ErrorCode::setOperationMismatch},
    {"only a single result allowed for a SELECT that is part of an expression", ErrorCode::setOperationMismatch},
    {"IN(...) element has %* - expected", ErrorCode::setOperationMismatch},
    {"row value misused", ErrorCode::setOperationMismatch},
    {"table %s has %* values for %* columns", ErrorCode::setOperationMismatch},
    {"ORDER BY clause should come after", ErrorCode::syntax},
    {"LIMIT clause should come after", ErrorCode::syntax},
    {"near \"%s\": syntax error", ErrorCode::syntax},
    {"unrecognized token: \"'", ErrorCode::unterminatedLiteral},
    {"unrecognized token: \"\"", ErrorCode::unterminatedLiteral},
    {"unrecognized token: \"`", ErrorCode::unterminatedLiteral},
    {"unrecognized token: \"[", ErrorCode::unterminatedLiteral},
    {"unrecognized token: \"%s\"", ErrorCode::syntax},
    {"incomplete input", ErrorCode::syntax},
    {"no tables specified", ErrorCode::unknownAlias},
    {"circular reference: %s", ErrorCode::unknownTable},
    {"parser stack overflow", ErrorCode::syntax},
    {"Expression tree is too large", ErrorCode::memoryLimit},
    {"too many terms in compound SELECT", ErrorCode::memoryLimit},
    {"too many columns in result set", ErrorCode::memoryLimit},
    {"too many SQL variables", ErrorCode::memoryLimit},
    {"at most %* tables in a join", ErrorCode::memoryLimit},
    {"string or blob too big", ErrorCode::memoryLimit},
    {"out of memory", ErrorCode::memoryLimit},
    {"LIKE or GLOB pattern too complex", ErrorCode::memoryLimit},
    {"database or disk is full", ErrorCode::memoryLimit},
    {"datatype mismatch", ErrorCode::typeMismatch},
    {"malformed JSON", ErrorCode::badValue},
    {"JSON path error near '%s'", ErrorCode::badValue},
    {"bad JSON path: %s", ErrorCode::badValue},
    {"integer overflow", ErrorCode::badValue},
    {"ESCAPE expression must be a single character", ErrorCode::badValue},
    {"no such collation sequence: %s", ErrorCode::badValue},
    {"argument of ntile must be", ErrorCode::badValue},
    {"argument to nth_value must be", ErrorCode::badValue},
    {"frame starting offset must be", ErrorCode::badValue},
    {"frame ending offset must be", ErrorCode::badValue},
    {"JSON cannot hold BLOB values", ErrorCode::badValue},
    {"labels must be TEXT", ErrorCode::typeMismatch},
    {"needs an odd number of arguments", ErrorCode::wrongArguments},
    {"requires an even number of arguments", ErrorCode::wrongArguments},
    {"You can only execute one statement at a time", ErrorCode::multipleStatements},
    {"Unable to execute multiple statements at a time", ErrorCode::multipleStatements},
    {"Incorrect number of bindings supplied", ErrorCode::wrongArguments},
    {"attempt to write a readonly database", ErrorCode::forbiddenOperation},
    {"unsafe use of %s", ErrorCode::forbiddenOperation},
    {"not authorized to use function: %s", ErrorCode::permission},
    {"access to %s is prohibited", ErrorCode::permission},
    {"not authorized", ErrorCode::permission},
    {"interrupted", ErrorCode::timeout},
    {"database is locked", ErrorCode::timeout},
    {"database table is locked", ErrorCode::timeout},
    {"disk I/O error", ErrorCode::connectionLost},
    {"file is not a database", ErrorCode::connectionLost},
    {"file is encrypted or is not a database", ErrorCode::connectionLost},
    {"database disk image is malformed", ErrorCode::databaseDown},
    {"unable to open database file", ErrorCode::connectionLost},
    {"malformed database schema", ErrorCode::databaseDown},
    {"authorizer malfunction", ErrorCode::forbiddenOperation},
};

constexpr std::string_view codeForms[] = {
    "(%s)",
};

constexpr std::string_view tails[] = {
    " (", " Unable to ", ")",
};
// clang-format on

static_assert(codesAreSorted(codes));
static_assert(patternsAreSpecific(patterns));

} // namespace

constinit const ErrorTable sqliteErrors{.codes = codes,
                                        .patterns = patterns,
                                        .codeForms = codeForms,
                                        .tails = tails,
                                        .extendedFrom = 256,
                                        .syntaxCodeIsGeneral = true};

} // namespace querymend
