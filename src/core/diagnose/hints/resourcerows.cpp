#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"permission.general", "The user of this connection does not have access to everything in the database.\n"
                           "Answer from the tables of the schema; system tables and server functions are out of reach."},
    {"permission.specific", "Avoid {{identifier}}: get the same data from a table of the schema.\n"
                            "{{permission_note}}\n"
                            "A view may be readable even if its tables are not."},
    {"permission.explicit", "Replace {{identifier}} with {{function_call}}.\n"
                            "Read from a table that is known to be readable: `{{first_rows}}`."},

    {"timeout.general", "The statement exceeded its time limit and was stopped.\n"
                        "Usually it reads or multiplies far more rows than the answer needs."},
    {"timeout.specific", "Make sure that each join has a condition on a key; a join without one pairs every row with every other.\n"
                         "Filter before joining, and compare plain columns: a function around a column prevents the use of its index."},
    {"timeout.explicit", "Aggregate first and join the few remaining rows: `{{cte_example}}`.\n"
                         "To find out whether a part is slow, limit it: `{{first_rows}}`."},

    {"memory_limit.general", "The statement exceeds its memory limit by sorting, grouping or joining large tables.\n"
                             "Use fewer rows and columns in the intermediate steps."},
    {"memory_limit.specific", "Select the columns that the answer needs instead of *, filter in the innermost step, and sort once, at the end.\n"
                              "DISTINCT and UNION sort everything; UNION ALL does not."},
    {"memory_limit.explicit", "Reduce the rows before doing anything else with them: `{{cte_example}}`.\n"
                              "Sort only what is returned: `{{first_rows}}`."},

    {"too_many_rows.general", "The result has more rows, or larger values, than the limit allows.\n"
                              "A question is rarely answered by every row of a table."},
    {"too_many_rows.specific", "Count, sum or group if the question asks for a figure; if it asks for examples, limit the rows: {{limit}}.\n"
                               "Make sure that each join has its condition."},
    {"too_many_rows.explicit", "A figure for each value: `{{group_example}}`.\n"
                               "The first rows only: `{{first_rows}}`."},

    {"connection_lost.general", "The statement was not checked: the connection was lost before the database answered.\n"
                                "It can be sent again unchanged."},
    {"connection_lost.specific", "If the same statement loses the connection again, it may be too much for the server: read fewer rows."},
    {"connection_lost.explicit", "A small query shows whether the database is back: `{{first_rows}}`."},

    {"database_down.general", "The statement was not checked: the database did not answer.\n"
                              "The SQL does not need to change because of this."},
    {"database_down.specific", "Keep the statement; it will be checked once the database is reachable again."},
    {"database_down.explicit", "A short query to start with once the database is back: `{{first_rows}}`."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> resourceGuidanceRows()
{
    return rows;
}

} // namespace querymend
