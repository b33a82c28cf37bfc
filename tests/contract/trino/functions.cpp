#include "contract/trino/trino.h"

#include "dialect/functiontable.h"

namespace querymend::test {

namespace {

// Enough for a test, not all that Trino has.

constexpr auto S = scalarFunction;
constexpr auto A = aggregateFunction;
constexpr auto W = windowFunction;
constexpr auto T = tableFunction;
constexpr auto many = FunctionRow::anyNumber;

// clang-format off
constexpr FunctionRow allowed[] = {
    {"approx_distinct", A, 1, 2}, {"array_agg", A, 1, 1}, {"avg", A, 1, 1}, {"cast", S, 1, 1},
    {"coalesce", S, 2, many}, {"concat", S, 2, many}, {"count", A, 0, 1}, {"count_if", A, 1, 1},
    {"current_date", S, 0, 0}, {"current_timestamp", S, 0, 1}, {"date_add", S, 3, 3}, {"date_diff", S, 3, 3},
    {"date_format", S, 2, 2}, {"date_parse", S, 2, 2}, {"date_trunc", S, 2, 2}, {"extract", S, 1, 1},
    {"if", S, 2, 3}, {"length", S, 1, 1}, {"listagg", A, 1, 2}, {"lower", S, 1, 1}, {"max", A, 1, 2},
    {"min", A, 1, 2}, {"now", S, 0, 0}, {"row_number", W, 0, 0}, {"sum", A, 1, 1}, {"try_cast", S, 1, 1},
    {"unnest", T, 1, many}, {"upper", S, 1, 1}, {"year", S, 1, 1},
};

// The first two hand a text to another engine.
constexpr std::string_view denied[] = {
    "query", "raw_query", "sequence_nextval",
};

constexpr CatalogRow catalogs[] = {
    {"runtime", "queries"},
};
// clang-format on

static_assert(isSortedAndUnique(allowed));
static_assert(isSortedAndUnique(denied));

} // namespace

constinit const FunctionLists trinoFunctions{allowed, denied, {}, catalogs};

} // namespace querymend::test
