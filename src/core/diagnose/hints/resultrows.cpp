#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"empty_result.general", "Are the WHERE conditions too narrow? All of them must hold at once.\n"
                             "Do the tables have rows, and are the compared strings stored with exactly this spelling?\n"
                             "Can a join lose all rows because its keys have no match?"},
    {"empty_result.specific", "Replace literals that match nothing with stored values.\n"
                              "Remove the date filter first, if there is one.\n"
                              "Remove the conditions one at a time, and turn an INNER JOIN into a LEFT JOIN where the match may be missing.\n"
                              "Where a row may meet either of two conditions, connect them with OR, not AND.\n"
                              "Check that dates are within the range of the data, and compare strings ignoring case: {{case_insensitive}}."},
    {"empty_result.explicit", "Step by step: `{{first_rows}}`, then `{{count_example}}`, then add the conditions back one by one; change the one that makes the rows disappear.\n"
                              "For a string that is only partly known: `{{like_example}}`.\n"
                              "If the data does not contain what the question asks for, an empty result is the answer: keep the condition that leads to it."},

    {"all_null.general", "A result column that is NULL in every row answers nothing.\n"
                         "Is it the right column, and does the join find matching rows?"},
    {"all_null.specific", "A LEFT JOIN whose condition never holds gives NULL: check that both sides of ON are the same key.\n"
                          "An aggregate over no rows, a CASE without ELSE and arithmetic with NULL give NULL too; a default is {{null_handling}}."},
    {"all_null.explicit", "Join along the key: `{{join_example}}`.\n"
                          "Check whether the column has any values at all: `{{count_example}}`."},

    {"test_failed.general", "The statement runs, but its result is not what the question asks for.\n"
                            "Read the question again: which rows, grouped by what, in which order, how many?"},
    {"test_failed.specific", "Fix the failed tests above in order, and keep what makes the others pass.\n"
                             "Start with tables and joins, then conditions and grouping, then the order and number of rows.\n"
                             "{{doubts_note}}"},
    {"test_failed.explicit", "Build the answer in two steps, so that each can be checked against the tests: `{{cte_example}}`.\n"
                             "Return only the columns asked for, each once, and order the rows if the question names an order."},
    {"value_not_stored.general", "Is the value written as the database stores it?"},
    {"value_not_stored.specific", "Compare with a stored value, or ignore case: {{case_insensitive}}."},
    {"value_not_stored.explicit", "For a string that is only partly known: `{{like_example}}`."},
    {"date_format.general", "Are dates written in the format in which the column stores them?"},
    {"date_format.specific", "Write the date as the column stores it; text is compared letter by letter."},
    {"date_format.explicit", "Use the format of the stored values, with the same separators, order and zeros."},
    {"unlikely_join.general", "Does each join follow the key between the two tables?"},
    {"unlikely_join.specific", "Join along the foreign key, unless the question relates the tables in another way."},
    {"unlikely_join.explicit", "Join along the key: `{{join_example}}`."},
    {"unconnected_tables.general", "Does each table have a condition that connects it with another?"},
    {"unconnected_tables.specific", "Add the condition of the join; for all combinations, write CROSS JOIN."},
    {"unconnected_tables.explicit", "Join along the key: `{{join_example}}`."},
    {"integer_division.general", "Should the quotient have a fraction?"},
    {"integer_division.specific", "Convert one side to a number with a fraction before dividing."},
    {"integer_division.explicit", "Cast the dividend, or multiply it by 1.0 before dividing."},
    {"nulls_first.general", "Can the first row be one without a value?"},
    {"nulls_first.specific", "Leave rows without a value out with IS NOT NULL."},
    {"nulls_first.explicit", "Add `IS NOT NULL` for the column that orders the rows."},
    {"output_columns.general", "Which columns does the question ask for?"},
    {"output_columns.specific", "Return the columns that the question names, and no others."},
    {"output_columns.explicit", "List exactly the columns that the question names, in its order."},
    {"repeated_rows.general", "Does a join return a row several times?"},
    {"repeated_rows.specific", "Use EXISTS or DISTINCT where a joined table only filters; aggregate before joining."},
    {"repeated_rows.explicit", "Aggregate each table in a query of its own and join the results: `{{cte_example}}`."},
    {"other_tables.general", "Does the statement read what the question is about?"},
    {"other_tables.specific", "Read the tables that the question names, unless others hold the same facts."},
    {"other_tables.explicit", "Begin with a table that the question names, and join the others to it."},

    {"test_failed_generic.general", "The statement runs, but was not accepted as an answer; no single test says why.\n"
                                    "It must be a query, valid in {{dialect}}, and about what was asked."},
    {"test_failed_generic.specific", "Compare each part of the question with the statement: its subject with FROM, its restrictions with WHERE, its figures with the aggregates, its order with ORDER BY."},
    {"test_failed_generic.explicit", "Write down the columns of the answer first and derive the rest from them, as in `{{having_example}}`."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> resultGuidanceRows()
{
    return rows;
}

} // namespace querymend
