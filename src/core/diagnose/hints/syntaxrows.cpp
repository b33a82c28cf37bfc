#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"syntax.general", "{{dialect}} cannot parse the statement from the marked point on; the mistake is there or in the word before it.\n"
                       "Look for a missing comma, a misspelt keyword, unmatched quotes, and clauses out of order: SELECT, FROM, WHERE, GROUP BY, HAVING, ORDER BY, row limit."},
    {"syntax.specific", "The word to look at is {{identifier}}; the nearest valid word is {{keyword}}.\n"
                        "Most likely: {{reason}}.\n"
                        "The usual cause is the syntax of another database: compare the marked part with the row limit ({{limit}}), casts ({{cast}}) and dates ({{date_literal}}) of {{dialect}}.\n"
                        "A reserved word used as a name needs {{quoting}}.\n"
                        "{{comment_note}}"},
    {"syntax.explicit", "Start from a query that {{dialect}} accepts, `{{first_rows}}`, and add the clauses one at a time.\n"
                        "The clauses go in the order of this query: `{{having_example}}`.\n"
                        "Two tables joined: `{{join_example}}`."},

    {"unbalanced.general", "A parenthesis is opened but never closed, or closed but never opened.\n"
                           "Each subquery, function call and IN list needs its pair."},
    {"unbalanced.specific", "Count from the marked point: each ( must have its ) before the next clause of the enclosing query begins.\n"
                            "Nested subqueries are easier to get right as CTEs."},
    {"unbalanced.explicit", "Move the inner query out: `{{cte_example}}`.\n"
                            "Close a list after its last value: {{column}} IN (1, 2, 3); close a call after its last argument: COUNT({{column}})."},

    {"unterminated_literal.general", "A string or a quoted name begins at the marked point and is not closed.\n"
                                     "Strings go in single quotes, names in {{quoting}}."},
    {"unterminated_literal.specific", "A quote inside a string is written twice; the one in a word such as O'Brien ends the string too early.\n"
                                      "Typographic quotes and backslashes do not end a string."},
    {"unterminated_literal.explicit", "With the inner quote doubled: SELECT * FROM {{table}} WHERE {{column}} = 'O''Brien'.\n"
                                      "A name with spaces: {{quoting_example}}."},

    {"sanitize_failed.general", "The statement uses syntax of another database that has no exact equivalent in {{dialect}}, so it was not rewritten.\n"
                                "Express the same meaning with clauses that {{dialect}} has."},
    {"sanitize_failed.specific", "To limit rows, use the {{dialect}} row limit instead: {{limit}}.\n"
                                 "If no single clause does it, use a window function in a subquery: number the rows, then filter by the number."},
    {"sanitize_failed.explicit", "A fixed number of rows: `{{first_rows}}`.\n"
                                 "The first row of each group: `{{best_of_group_example}}`."},

    {"not_understood.general", "The statement could not be parsed with certainty, so it was not run.\n"
                               "Write one plain query: SELECT, or WITH and SELECT."},
    {"not_understood.specific", "Write the marked part in standard SQL: hints, scripting, session variables and vendor extensions are not accepted.\n"
                                "Leave it out if the question can be answered without it."},
    {"not_understood.explicit", "Use nothing but SELECT, FROM, JOIN … ON, WHERE, GROUP BY, HAVING, ORDER BY and a row limit, as in `{{having_example}}`.\n"
                                "Preceding steps are CTEs: `{{cte_example}}`."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> syntaxGuidanceRows()
{
    return rows;
}

} // namespace querymend
