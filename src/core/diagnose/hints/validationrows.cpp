#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"no_sql.general", "A reply has to hold one SQL query; this one holds words alone.\n"
                       "An answer in words cannot be checked."},
    {"no_sql.specific", "Put the query, whole, into one block that begins with ```sql, and nothing around it: no reasoning, no JSON, no apology.\n"
                        "It begins with SELECT or WITH."},
    {"no_sql.explicit", "This is a whole reply: `{{first_rows}}`."},

    {"invalid_request.general", "The reply says that the question cannot be answered.\n"
                                "Say so only if no table holds anything of what is asked; otherwise answer the nearest reading of the question."},
    {"invalid_request.specific", "Look through the tables of the schema for the subject of the question, under other words too: a customer may be a client or an account.\n"
                                 "What has to be computed is not missing."},
    {"invalid_request.explicit", "If one table fits in part, query that part: `{{first_rows}}`.\n"
                                 "Figures that no column holds come from grouping: `{{group_example}}`."},

    {"not_select.general", "Only queries run here: a statement begins with SELECT or WITH.\n"
                           "Nothing can be changed, defined or set."},
    {"not_select.specific", "SHOW, DESCRIBE, PRAGMA, EXPLAIN, SET and CALL are no queries; what they would tell of the schema is known already.\n"
                            "Say what is asked as a query that reads it."},
    {"not_select.explicit", "A query: `{{first_rows}}`.\n"
                            "A query with a step before it: `{{cte_example}}`."},

    {"multiple_statements.general", "Exactly one statement is run; a second one begins at the marked place.\n"
                                    "A semicolon may only stand at the very end."},
    {"multiple_statements.specific", "Steps that build on each other become CTEs of one statement; a temporary table or a variable becomes a CTE too.\n"
                                     "Results that stand side by side become columns of one query, or arms of UNION ALL."},
    {"multiple_statements.explicit", "Two steps in one statement: `{{cte_example}}`.\n"
                                     "Two results in one: `{{union_example}}`."},

    {"comment.general", "Comments are not allowed in the statement: neither -- nor /* */.\n"
                        "Explanations do not belong in it."},
    {"comment.specific", "Delete the marked comment and every other one, from its sign to its end, and leave the SQL around it.\n"
                         "A condition that was commented out goes away whole."},
    {"comment.explicit", "Nothing but SQL: `{{having_example}}`."},

    {"forbidden_operation.general", "Only reading is allowed: no INSERT, UPDATE, DELETE, MERGE, CREATE, ALTER, DROP, no locks and no SELECT INTO.\n"
                                    "The question asks for data, not for a change of it."},
    {"forbidden_operation.specific", "Leave {{identifier}} out and say with SELECT what the result would be.\n"
                                     "An intermediate result is a CTE, an id that would be assigned is ROW_NUMBER() OVER (ORDER BY …)."},
    {"forbidden_operation.explicit", "A query that only reads: `{{first_rows}}`.\n"
                                     "With an intermediate result: `{{cte_example}}`."},
    {"forbidden_operation_temporary.general", "A table cannot be created here, not even a temporary one.\n"
                                              "What it was to hold can be a part of the query itself."},
    {"forbidden_operation_temporary.specific", "Turn the temporary table into a CTE of the same name: its SELECT goes into WITH name AS ( … ), and the query that reads it follows in the same statement.\n"
                                               "Several tables become several CTEs, with commas between them."},
    {"forbidden_operation_temporary.explicit", "In one statement: `{{cte_example}}`."},

    {"side_effect_function.general", "A function that writes, waits, locks, reads files or runs text as SQL is not allowed.\n"
                                     "Queries compute from the rows of tables and from nothing else."},
    {"side_effect_function.specific", "Do without {{identifier}}; the answer has to come from the tables.\n"
                                      "The next number of a sequence, a session's settings and the server's files are no part of it. The current time is {{current_time}}."},
    {"side_effect_function.explicit", "Read from a table in its place: `{{first_rows}}`.\n"
                                      "Numbers for the rows: SELECT ROW_NUMBER() OVER (ORDER BY {{column}}) AS place, {{column}} FROM {{table}}."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> validationGuidanceRows()
{
    return rows;
}

} // namespace querymend
