#include "contract/trino/trino.h"

namespace querymend::test {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// clang-format off
constexpr FunctionFormRow functions[] = {
    {"GETDATE", 0, "now()"},
    {"IFNULL", 2, "COALESCE($1, $2)"},
    {"TO_CHAR", any, "date_format(x, '%Y-%m')"},
};

constexpr DateNotation notation{
    .year = "%Y", .month = "%m", .day = "%d", .hour = "%H", .minute = "%i", .second = "%s", .hasPercents = true,
};

static_assert(formsAreSorted(functions));

} // namespace

constinit const DialectForms trinoForms{
    .folding = "names ignore case, quoted or not",
    .cast = "CAST($1 AS double)",
    .safeCast = "TRY_CAST($1 AS double)",
    .dateLiteral = "DATE '2024-01-31'",
    .year = "year($1)",
    .dateDifference = "date_diff('day', earlier, later)",
    .listAggregate = "listagg($1, ', ') WITHIN GROUP (ORDER BY $1)",
    .doubleQuotes = "Double quotes enclose a name; strings take single quotes.",
    .fullJoin = {},
    .permissionNote = {},
    .dates = {
        .notation = notation,
        .writing = "date_format($1, $2)",
        .reading = "CAST(date_parse($1, $2) AS date)",
    },
    .functions = functions,
};
// clang-format on

} // namespace querymend::test
