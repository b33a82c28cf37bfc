#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"unknown_function.general", "{{dialect}} does not have this function; other databases do, under this name or with these arguments.\n"
                                 "Use a function of {{dialect}}, or an expression that computes the same."},
    {"unknown_function.specific", "In place of {{identifier}}, {{dialect}} offers {{function_form}}.\n"
                                  "A part of a date is {{year}}, the days between two dates are {{date_difference}}, a conversion is {{cast}}.\n"
                                  "{{permission_note}}"},
    {"unknown_function.explicit", "Replace each call of {{identifier}} by {{function_call}}.\n"
                                  "What no function says, a CASE does: `{{case_example}}`."},

    {"wrong_arguments.general", "The function is there, but not for this number of arguments or for these types.\n"
                                "Check how many it takes, in which order, and what they have to be."},
    {"wrong_arguments.specific", "Leave out arguments that only another database takes; convert one of another type with {{cast}}.\n"
                                 "For {{identifier}} as other databases have it, {{dialect}} has {{function_form}}.\n"
                                 "Texts of a group are put together by {{list_aggregate}}."},
    {"wrong_arguments.explicit", "Write {{function_call}} for the call of {{identifier}}.\n"
                                 "With the type said: `{{cast_example}}`. Days between two dates: {{date_difference}}; part of a date: {{year}}."},

    {"type_mismatch.general", "Numbers, texts, dates and truth values do not mix: both sides of a comparison or operator need one type.\n"
                              "Text stands in single quotes, numbers stand without."},
    {"type_mismatch.specific", "Compare each column with a value of the column's own type; a date is written {{date_literal}}.\n"
                               "Where the types differ, convert one side: {{cast}}."},
    {"type_mismatch.explicit", "With the type said: `{{cast_example}}`.\n"
                               "A comparison with a date: WHERE created_on >= {{date_literal}}."},

    {"bad_value.general", "A value is converted to a type whose form it does not have, such as a text with letters to a number.\n"
                          "Check literals for their form, and columns for values that are not what their name says."},
    {"bad_value.specific", "Convert only what has the form: {{safe_cast}}.\n"
                           "A date is written {{date_literal}}, a number without quotes, blanks or thousands separators."},
    {"bad_value.explicit", "Convert in a step of its own and go on with what could be converted: `{{safe_cast_example}}`."},

    {"division_by_zero.general", "A divisor is zero in some row, and the whole statement fails by it.\n"
                                 "Make sure of each divisor, also of those that are counts or differences."},
    {"division_by_zero.specific", "NULLIF(divisor, 0) turns a zero into NULL, and the quotient is NULL then.\n"
                                  "A condition in WHERE is no protection: it may be computed later than the division."},
    {"division_by_zero.explicit", "Write it so: `{{divide_example}}`.\n"
                                  "Where a number is wanted in any case, put COALESCE(…, 0) around the quotient."},

    {"grouping.general", "With GROUP BY, or with an aggregate in SELECT, each row of the result stands for many.\n"
                         "So each column of SELECT, HAVING and ORDER BY is either in GROUP BY or inside an aggregate."},
    {"grouping.specific", "Add {{identifier}} to GROUP BY if the answer is to be one row for each of its values; else put it into MIN, MAX, SUM or COUNT.\n"
                          "Aggregates do not go into GROUP BY; an alias of the SELECT list can be used in {{alias_rule}}."},
    {"grouping.explicit", "Every plain column of SELECT comes again in GROUP BY: `{{group_example}}`.\n"
                          "If a whole row of each group is wanted, number the rows instead: `{{best_of_group_example}}`."},

    {"aggregate_misuse.general", "An aggregate is computed over groups, so it cannot stand in WHERE, ON or GROUP BY, nor inside another aggregate.\n"
                                 "WHERE chooses rows before they are grouped, HAVING chooses groups."},
    {"aggregate_misuse.specific", "Move the condition with the aggregate from WHERE to HAVING.\n"
                                  "An aggregate of an aggregate, or a filter on a window function, needs a CTE between the two."},
    {"aggregate_misuse.explicit", "A filter on groups: `{{having_example}}`.\n"
                                  "In two steps: `{{nested_aggregate_example}}`."},

    {"set_operation_mismatch.general", "All arms of UNION, INTERSECT and EXCEPT need as many columns, of types that go together.\n"
                                       "The names of the result are those of the first arm."},
    {"set_operation_mismatch.specific", "Count the columns of each arm and bring them into one order; fill what an arm does not have with NULL.\n"
                                        "Convert where types differ: {{cast}}. ORDER BY and a row limit come once, behind the last arm."},
    {"set_operation_mismatch.explicit", "Two arms that match: `{{union_example}}`."},

    {"join.general", "Each JOIN needs its ON or USING; CROSS JOIN and NATURAL JOIN take neither.\n"
                     "A condition can only speak of tables that are named up to its own join."},
    {"join.specific", "Join along a key that the schema has, and give each table its own alias.\n"
                      "Columns of USING have to be in both tables.\n"
                      "{{full_join}}"},
    {"join.explicit", "Rows that have a partner: `{{join_example}}`.\n"
                      "All rows of the first table: `{{outer_join_example}}`."},

    {"unclassified.general", "The database refuses the statement for a reason that is not one of the usual ones; its words are all there is.\n"
                             "Check the names, the types that are compared, the functions that are called and reserved words that are used as names."},
    {"unclassified.specific", "Find the part by halves: leave out conditions, joins and columns until the rest is accepted.\n"
                              "Suspect first what is special to another database: functions, casts ({{cast}}), dates ({{date_literal}})."},
    {"unclassified.explicit", "Write the statement anew from one that works, `{{first_rows}}`, in the order of this one: `{{having_example}}`."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> executionGuidanceRows()
{
    return rows;
}

} // namespace querymend
