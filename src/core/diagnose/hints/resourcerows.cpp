#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"permission.general", "The user of this connection may not use everything that the database has.\n"
                           "Answer from the tables of the schema; system tables and server functions are out of reach."},
    {"permission.specific", "Do without {{identifier}}: take the same from a table of the schema.\n"
                            "{{permission_note}}\n"
                            "A view may be readable where its tables are not."},
    {"permission.explicit", "Put {{function_call}} in place of {{identifier}}.\n"
                            "Read from a table that is certain to be readable: `{{first_rows}}`."},

    {"timeout.general", "The statement took longer than it may and was stopped.\n"
                        "Most often it reads or multiplies far more rows than the answer needs."},
    {"timeout.specific", "See that each join has its condition along a key; a join without one pairs every row with every other.\n"
                         "Filter before joining, and compare plain columns: a function around a column keeps its index from being used."},
    {"timeout.explicit", "Aggregate first and join the few rows that are left: `{{cte_example}}`.\n"
                         "See whether a part is slow by limiting it: `{{first_rows}}`."},

    {"memory_limit.general", "The statement needs more memory than it may have: for sorting, grouping or a join of large tables.\n"
                             "Fewer rows and fewer columns in the steps between are the remedy."},
    {"memory_limit.specific", "Select the columns that the answer needs instead of *, filter in the innermost step, and sort once, at the end.\n"
                              "DISTINCT and UNION sort everything; UNION ALL does not."},
    {"memory_limit.explicit", "Bring the rows down before anything else is done with them: `{{cte_example}}`.\n"
                              "Sort only what is shown: `{{first_rows}}`."},

    {"too_many_rows.general", "The result has more rows, or larger values, than may be read.\n"
                              "A question is rarely answered by all rows of a table."},
    {"too_many_rows.specific", "Count, sum or group if the question asks for a figure; if it asks for examples, limit the rows: {{limit}}.\n"
                               "See that each join has its condition."},
    {"too_many_rows.explicit", "A figure for each value: `{{group_example}}`.\n"
                               "The first rows only: `{{first_rows}}`."},

    {"connection_lost.general", "The statement was not judged: the connection broke before the database answered.\n"
                                "It can be sent again as it is."},
    {"connection_lost.specific", "If it breaks again at the same statement, the statement may be too much for the server: read fewer rows."},
    {"connection_lost.explicit", "A statement that asks little shows whether the database is back: `{{first_rows}}`."},

    {"database_down.general", "The statement was not judged: no database answered.\n"
                              "Nothing in the SQL has to change for this."},
    {"database_down.specific", "Keep the statement; it will be checked when the database can be reached again."},
    {"database_down.explicit", "A short query to begin with when the database is back: `{{first_rows}}`."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> resourceGuidanceRows()
{
    return rows;
}

} // namespace querymend
