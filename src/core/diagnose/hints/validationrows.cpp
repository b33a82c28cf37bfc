#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"no_sql.general", "A reply must contain one SQL query; this one contains only words.\n"
                       "An answer in words cannot be checked."},
    {"no_sql.specific", "Give the whole query, in the form in which replies are asked for.\n"
                        "The query begins with SELECT or WITH."},
    {"no_sql.explicit", "A query is what is asked for, such as `{{first_rows}}`."},

    {"invalid_request.general", "The reply says that the question cannot be answered. Check it once more: what is asked may have another name, or be computed from other columns.\n"
                                "If it is not there, say so again and name what is missing; an answer to another question is worse than none."},
    {"invalid_request.specific", "Look for what the reply calls missing in the tables of the schema, under other names too: a customer may be a client or an account.\n"
                                 "Something that can be computed is not missing; something that is nowhere is."},
    {"invalid_request.explicit", "Use what the schema has, or name exactly what is missing: the table or the column that the question needs."},

    {"not_select.general", "Only queries run here: a statement begins with SELECT or WITH.\n"
                           "Nothing can be changed, defined or set."},
    {"not_select.specific", "SHOW, DESCRIBE, PRAGMA, EXPLAIN, SET and CALL are not queries; what they would say about the schema is already known.\n"
                            "Express what is asked as a query that reads it."},
    {"not_select.explicit", "A query: `{{first_rows}}`.\n"
                            "A query with a preceding step: `{{cte_example}}`."},

    {"multiple_statements.general", "Exactly one statement is run; a second one begins at the marked point.\n"
                                    "A semicolon is only allowed at the very end."},
    {"multiple_statements.specific", "Steps that build on each other become CTEs of one statement; a temporary table or a variable becomes a CTE too.\n"
                                     "Results that belong side by side become columns of one query, or arms of UNION ALL."},
    {"multiple_statements.explicit", "Two steps in one statement: `{{cte_example}}`.\n"
                                     "Two results in one: `{{union_example}}`."},

    {"comment.general", "Comments are not allowed in the statement: neither -- nor /* */.\n"
                        "Explanations do not belong in it."},
    {"comment.specific", "Delete the marked comment and every other one, including its markers, and keep the SQL around it.\n"
                         "Remove a commented-out condition entirely."},
    {"comment.explicit", "Nothing but SQL: `{{having_example}}`."},

    {"forbidden_operation.general", "Only reading is allowed: no INSERT, UPDATE, DELETE, MERGE, CREATE, ALTER, DROP, no locks and no SELECT INTO.\n"
                                    "The question asks for data, not for a change to it."},
    {"forbidden_operation.specific", "Leave {{identifier}} out and use SELECT to return what the result would be.\n"
                                     "An intermediate result becomes a CTE, and an id that would be assigned becomes ROW_NUMBER() OVER (ORDER BY …)."},
    {"forbidden_operation.explicit", "A query that only reads: `{{first_rows}}`.\n"
                                     "With an intermediate result: `{{cte_example}}`."},
    {"forbidden_operation_temporary.general", "A table cannot be created here, not even a temporary one.\n"
                                              "What it was meant to hold can be part of the query itself."},
    {"forbidden_operation_temporary.specific", "Turn the temporary table into a CTE of the same name: its SELECT goes into WITH name AS ( … ), and the query that reads it follows in the same statement.\n"
                                               "Several tables become several CTEs, with commas between them."},
    {"forbidden_operation_temporary.explicit", "In one statement: `{{cte_example}}`."},

    {"side_effect_function.general", "A function that writes, waits, locks, reads files or runs a string as SQL is not allowed.\n"
                                     "Queries may only compute from the rows of tables."},
    {"side_effect_function.specific", "Avoid {{identifier}}; the answer must come from the tables.\n"
                                      "Sequence numbers, session settings and server files are not part of it. The current time is {{current_time}}."},
    {"side_effect_function.explicit", "Read from a table instead: `{{first_rows}}`.\n"
                                      "To number rows: SELECT ROW_NUMBER() OVER (ORDER BY {{column}}) AS place, {{column}} FROM {{table}}."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> validationGuidanceRows()
{
    return rows;
}

} // namespace querymend
