#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"unknown_table.general", "A table exists as the schema spells it or not at all; nothing is guessed.\n"
                              "In FROM and JOIN stand tables and views of the schema, and CTEs that the statement defines. Write their names in full."},
    {"unknown_table.specific", "Replace {{identifier}} by a table of the schema, the nearest name first, and check that its columns hold what the question asks for.\n"
                               "If {{identifier}} was meant as an intermediate result, it has to be defined in WITH first.\n"
                               "A table of another schema needs that schema's name in front."},
    {"unknown_table.explicit", "Write {{best}} in place of {{identifier}}, in FROM and wherever it qualifies a column.\n"
                               "A statement that this database accepts: `{{first_rows}}`."},

    {"unknown_table_short.general", "A name of one or two letters is likely an alias or a CTE that is not defined at this place.\n"
                                    "An alias holds in the query block whose FROM defines it, and nowhere else."},
    {"unknown_table_short.specific", "Give the alias behind the table that it stands for, as in FROM {{table}} {{identifier}}.\n"
                                     "If the rows of a subquery are meant, name that subquery in WITH; the alias of a subquery is no table for another FROM."},
    {"unknown_table_short.explicit", "Define it before it is used: WITH {{identifier}} AS ({{select_example}}) SELECT * FROM {{identifier}}.\n"
                                     "Or name the table itself: `{{first_rows}}`."},

    {"unknown_column.general", "Either the name is wrong, or the table that has it is missing from FROM, or the qualifier names another table.\n"
                               "Only columns of the tables in FROM can be used, spelled as the schema spells them."},
    {"unknown_column.specific", "Take a column that a table of FROM has; if only a table has it that the query does not use, join that table along its key.\n"
                                "An alias of the SELECT list can be used in {{alias_rule}}.\n"
                                "{{double_quotes}}"},
    {"unknown_column.explicit", "Write {{best}} in place of {{identifier}}.\n"
                                "A column of another table comes with its join, each column with its qualifier: `{{join_example}}`."},

    {"unknown_column_case.general", "The column is there, but in other letters: {{folding}}.\n"
                                    "The same goes for every name of the statement that is stored with capitals."},
    {"unknown_column_case.specific", "Quote {{identifier}} and spell it as the schema does, letter by letter.\n"
                                     "The quotes are {{quoting}}; single quotes would make it a text."},
    {"unknown_column_case.explicit", "Write {{best}} in place of {{identifier}}, with its quotes, everywhere in the statement.\n"
                                     "Behind an alias the quotes go around the column alone: t.\"columnName\"."},

    {"ambiguous_column.general", "Several tables of the query have a column of this name, so the statement has to say which one it means.\n"
                                 "A qualifier in front of the column says it."},
    {"ambiguous_column.specific", "Put the table or alias in front whose value the question asks for; of a join's two keys either will do for an inner join.\n"
                                  "Do the same in SELECT, WHERE, GROUP BY and ORDER BY."},
    {"ambiguous_column.explicit", "Write {{best}} in place of {{identifier}}.\n"
                                  "With aliases on all columns no name is in doubt: `{{join_example}}`."},

    {"unknown_alias.general", "What stands before the dot has to be a table of FROM or its alias; a table with an alias goes by the alias alone.\n"
                              "Aliases inside a subquery or CTE are not seen from outside."},
    {"unknown_alias.specific", "FROM defines these: {{qualifiers}}. Use one of them, or join the table that is meant.\n"
                               "What a CTE gives is reached by the CTE's name, not by the tables inside it."},
    {"unknown_alias.explicit", "Write {{best}} in place of {{identifier}}.\n"
                               "Each alias is defined once, behind its table: `{{join_example}}`."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> schemaGuidanceRows()
{
    return rows;
}

} // namespace querymend
