#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"empty_result.general", "Are the conditions of WHERE too narrow? All of them hold at once.\n"
                             "Are the tables filled, and are the texts that are compared stored in just this spelling?\n"
                             "Can a join lose all rows, because its keys have no partners?"},
    {"empty_result.specific", "Put values that are stored in place of literals that match nothing.\n"
                              "Take the conditions away one at a time, and make an INNER JOIN a LEFT JOIN where the partner may be missing.\n"
                              "See that dates lie within the data, and compare texts without regard to case: {{case_insensitive}}."},
    {"empty_result.explicit", "Step by step: `{{first_rows}}`, then `{{count_example}}`, then each condition back in turn; change the one by which the rows vanish.\n"
                              "A text that is only partly known: `{{like_example}}`.\n"
                              "If the data does not have what the question asks for, no rows are the answer: keep the condition that says so."},

    {"all_null.general", "A column of the result that is NULL in every row answers nothing.\n"
                         "Is it the right column, and does the join find its rows?"},
    {"all_null.specific", "A LEFT JOIN whose condition never holds gives NULL: check that both sides of ON are the same key.\n"
                          "An aggregate over no rows, a CASE without ELSE and arithmetic with NULL give NULL too; a default is {{null_handling}}."},
    {"all_null.explicit", "Join along the key: `{{join_example}}`.\n"
                          "See whether the column is filled at all: `{{count_example}}`."},

    {"test_failed.general", "The statement runs, but its result is not what the question asks for.\n"
                            "Read the question again: which rows, grouped by what, in which order, how many?"},
    {"test_failed.specific", "Mend the failed tests above in their order, and keep what the others pass by.\n"
                             "First the tables and joins, then conditions and grouping, then order and number of rows."},
    {"test_failed.explicit", "Build the answer in two steps, so that each can be compared with the tests: `{{cte_example}}`.\n"
                             "Return just the columns that are asked for, each once, and put the rows in order where the question names one."},
    {"test_failed_generic.general", "The statement runs, but was not accepted as an answer; no single test says why.\n"
                                    "It has to be a query, valid in {{dialect}}, and about what was asked."},
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
