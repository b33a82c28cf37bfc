#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"syntax.general", "{{dialect}} cannot read the statement from the marked place on; the slip is there or in the word before it.\n"
                       "Look for a missing comma, a misspelt keyword, quotes without a partner, and clauses out of order: SELECT, FROM, WHERE, GROUP BY, HAVING, ORDER BY, row limit."},
    {"syntax.specific", "The word to look at is {{identifier}}; what is near to it and would be read is {{best}}.\n"
                        "Forms of other databases are the usual cause: compare the marked part with the row limit ({{limit}}), casts ({{cast}}) and dates ({{date_literal}}) of {{dialect}}.\n"
                        "A reserved word that is meant as a name needs {{quoting}}."},
    {"syntax.explicit", "Begin with a frame that {{dialect}} reads, `{{first_rows}}`, and carry the clauses over one at a time.\n"
                        "The order of the clauses is that of this query: `{{having_example}}`.\n"
                        "A table with its partner: `{{join_example}}`."},

    {"unbalanced.general", "A parenthesis is opened and never closed, or closed and never opened.\n"
                           "Each subquery, function call and IN list needs its pair."},
    {"unbalanced.specific", "Count from the marked place: each ( meets its ) before the next clause of the query around it begins.\n"
                            "Subqueries that are nested are easier to close as CTEs."},
    {"unbalanced.explicit", "Take the inner query out: `{{cte_example}}`.\n"
                            "A list ends where its values end: {{column}} IN (1, 2, 3); a call ends behind its last argument: COUNT({{column}})."},

    {"unterminated_literal.general", "What begins at the marked place is a text or a quoted name, and its end is missing.\n"
                                     "Text stands in single quotes, names in {{quoting}}."},
    {"unterminated_literal.specific", "A quote that belongs to a text is written twice; the one in a word such as O'Brien ends the text too early.\n"
                                      "Typographic quotes and backslashes do not end a text."},
    {"unterminated_literal.explicit", "With the inner quote doubled: SELECT * FROM {{table}} WHERE {{column}} = 'O''Brien'.\n"
                                      "A name with blanks: {{quoting_example}}."},

    {"sanitize_failed.general", "The statement uses a form of another database, and nothing in {{dialect}} means exactly the same, so it was not rewritten.\n"
                                "Say what it means with the clauses that {{dialect}} has."},
    {"sanitize_failed.specific", "Put a row limit of {{dialect}} in its place where rows are limited: {{limit}}.\n"
                                 "What no single clause says, a window function in a subquery does: number the rows, then filter by the number."},
    {"sanitize_failed.explicit", "A fixed number of rows: `{{first_rows}}`.\n"
                                 "The first row of each group: `{{best_of_group_example}}`."},

    {"not_understood.general", "The statement could not be read with certainty, so it was not run.\n"
                               "One plain query is wanted: SELECT, or WITH and SELECT."},
    {"not_understood.specific", "Say the marked part in standard SQL: hints, scripting, session variables and extensions of a vendor are not accepted.\n"
                                "Leave it out if the question can be answered without it."},
    {"not_understood.explicit", "Use nothing but SELECT, FROM, JOIN … ON, WHERE, GROUP BY, HAVING, ORDER BY and a row limit, as in `{{having_example}}`.\n"
                                "Steps before it are CTEs: `{{cte_example}}`."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> syntaxGuidanceRows()
{
    return rows;
}

} // namespace querymend
