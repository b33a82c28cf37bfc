#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"unknown_function.general", "{{dialect}} does not have this function; other databases have it under this name or with these arguments.\n"
                                 "Use a {{dialect}} function, or an expression that computes the same thing."},
    {"unknown_function.specific", "Instead of {{identifier}}, {{dialect}} offers {{function_form}}.\n"
                                  "Part of a date: {{year}}; days between two dates: {{date_difference}}; conversion: {{cast}}.\n"
                                  "{{permission_note}}"},
    {"unknown_function.explicit", "Replace each call of {{identifier}} with {{function_call}}.\n"
                                  "If no function fits, use CASE: `{{case_example}}`."},

    {"wrong_arguments.general", "The function exists, but not with this number of arguments or these types.\n"
                                "Check how many arguments it takes, in which order and of which types."},
    {"wrong_arguments.specific", "Leave out arguments that only other databases accept; convert an argument of the wrong type with {{cast}}.\n"
                                 "For {{identifier}} as in other databases, {{dialect}} has {{function_form}}.\n"
                                 "To join the strings of a group, use {{list_aggregate}}."},
    {"wrong_arguments.explicit", "Write {{function_call}} for the call of {{identifier}}.\n"
                                 "With an explicit type: `{{cast_example}}`. Days between two dates: {{date_difference}}; part of a date: {{year}}."},

    {"type_mismatch.general", "Numbers, strings, dates and booleans do not mix: both sides of a comparison or operator need the same type.\n"
                              "Strings go in single quotes, numbers without quotes."},
    {"type_mismatch.specific", "Compare each column with a value of its own type; a date is written {{date_literal}}.\n"
                               "Where the types differ, convert one side: {{cast}}."},
    {"type_mismatch.explicit", "With an explicit type: `{{cast_example}}`.\n"
                               "A comparison with a date: WHERE created_on >= {{date_literal}}."},

    {"bad_value.general", "A value is converted to a type that it does not fit, such as a string with letters to a number.\n"
                          "Check the format of literals, and columns for values that are not what the column name suggests."},
    {"bad_value.specific", "Convert only values that fit: {{safe_cast}}.\n"
                           "A date is written {{date_literal}}, a number without quotes, spaces or thousands separators."},
    {"bad_value.explicit", "Convert in a separate step and continue with the values that could be converted: `{{safe_cast_example}}`."},

    {"division_by_zero.general", "A divisor is zero in some row, and that makes the whole statement fail.\n"
                                 "Check every divisor, including counts and differences."},
    {"division_by_zero.specific", "NULLIF(divisor, 0) turns a zero into NULL, so the quotient is NULL.\n"
                                  "A condition in WHERE does not protect: it may be evaluated after the division."},
    {"division_by_zero.explicit", "Write it like this: `{{divide_example}}`.\n"
                                  "If a number is needed in every row, put COALESCE(…, 0) around the quotient."},

    {"grouping.general", "With GROUP BY, or with an aggregate in SELECT, each row of the result represents several rows.\n"
                         "So each column in SELECT, HAVING and ORDER BY must be either in GROUP BY or inside an aggregate."},
    {"grouping.specific", "Add {{identifier}} to GROUP BY if the answer needs one row for each of its values; otherwise put it into MIN, MAX, SUM or COUNT.\n"
                          "Aggregates do not go into GROUP BY; an alias from the SELECT list can be used in {{alias_rule}}.\n"
                          "{{grouped_expression_note}}"},
    {"grouping.explicit", "Repeat every plain column of SELECT in GROUP BY: `{{group_example}}`.\n"
                          "If you need one whole row per group, number the rows instead: `{{best_of_group_example}}`."},

    {"aggregate_misuse.general", "An aggregate is computed over groups, so it cannot appear in WHERE, ON or GROUP BY, or inside another aggregate.\n"
                                 "WHERE filters rows before they are grouped, HAVING filters groups."},
    {"aggregate_misuse.specific", "Move the condition with the aggregate from WHERE to HAVING.\n"
                                  "An aggregate of an aggregate, or a filter on a window function, needs a CTE between the two."},
    {"aggregate_misuse.explicit", "A filter on groups: `{{having_example}}`.\n"
                                  "In two steps: `{{nested_aggregate_example}}`."},

    {"set_operation_mismatch.general", "All arms of UNION, INTERSECT and EXCEPT need the same number of columns, of compatible types.\n"
                                       "The result takes its column names from the first arm."},
    {"set_operation_mismatch.specific", "Count the columns of each arm and put them in the same order; use NULL for a column that an arm does not have.\n"
                                        "Convert where types differ: {{cast}}. ORDER BY and a row limit come once, after the last arm."},
    {"set_operation_mismatch.explicit", "Two arms that match: `{{union_example}}`."},

    {"join.general", "Each JOIN needs its ON or USING; CROSS JOIN and NATURAL JOIN take neither.\n"
                     "A condition can only refer to tables named up to its own join."},
    {"join.specific", "Join along a key that the schema has, and give each table its own alias.\n"
                      "Columns in USING must be in both tables.\n"
                      "{{full_join}}"},
    {"join.explicit", "Only rows with a match: `{{join_example}}`.\n"
                      "All rows of the first table: `{{outer_join_example}}`."},

    {"unclassified.general", "The database rejects the statement for an unusual reason; its message is all that is known.\n"
                             "Check the names, the types being compared, the functions called and any reserved words used as names."},
    {"unclassified.specific", "Narrow it down: leave out conditions, joins and columns until the rest is accepted.\n"
                              "Suspect first what is specific to another database: functions, casts ({{cast}}), dates ({{date_literal}})."},
    {"unclassified.explicit", "Rebuild the statement from one that works, `{{first_rows}}`, with its clauses in the order of this one: `{{having_example}}`."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> executionGuidanceRows()
{
    return rows;
}

} // namespace querymend
