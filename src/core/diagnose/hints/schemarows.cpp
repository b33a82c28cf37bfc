#include "diagnose/hints/hintrows.h"

namespace querymend {

namespace {

// clang-format off
constexpr HintTextRow rows[] = {
    {"unknown_table.general", "A table name must match the schema exactly; nothing is guessed.\n"
                              "FROM and JOIN take tables and views of the schema, and CTEs that the statement defines. Write their names in full."},
    {"unknown_table.specific", "Replace {{identifier}} with a table of the schema, trying the nearest name first, and check that its columns hold what the question asks for.\n"
                               "If {{identifier}} was meant as an intermediate result, define it in WITH first.\n"
                               "A table of another schema needs that schema's name as a prefix.\n"
                               "A prefix that names another database or catalog than the connected one does not work: leave it out."},
    {"unknown_table.explicit", "Write {{best}} in place of {{identifier}}, in FROM and wherever it qualifies a column.\n"
                               "A statement that this database accepts: `{{first_rows}}`."},

    {"unknown_table_short.general", "A name of one or two letters is likely an alias or a CTE that is not defined at this point.\n"
                                    "An alias is valid only in the query block whose FROM defines it."},
    {"unknown_table_short.specific", "Put the alias after the table it refers to, as in FROM {{table}} {{identifier}}.\n"
                                     "If the rows of a subquery are meant, name that subquery in WITH; the alias of a subquery cannot be used as a table in another FROM."},
    {"unknown_table_short.explicit", "Define it before using it: WITH {{identifier}} AS ({{select_example}}) SELECT * FROM {{identifier}}.\n"
                                     "Or name the table itself: `{{first_rows}}`."},

    {"unquoted_name.general", "The name at the marked point is not one word: without quotes, its parts are read as several names.\n"
                              "Compare it with the names of the schema that contain blanks or other signs."},
    {"unquoted_name.specific", "A name with blanks or other signs needs quotes: {{quoting}}.\n"
                               "Put the whole name between them, spelled as the schema spells it, wherever the statement uses it; a qualifier and its dot stay outside."},
    {"unquoted_name.explicit", "Write {{best}}, with its quotes, everywhere in the statement."},

    {"unknown_column.general", "Either the name is wrong, or its table is missing from FROM, or the qualifier names another table.\n"
                               "Only columns of the tables in FROM can be used, spelled as the schema spells them."},
    {"unknown_column.specific", "Use a column of a table in FROM; if the column is only in a table that the query does not use, join that table on its key.\n"
                                "An alias from the SELECT list can be used in {{alias_rule}}.\n"
                                "{{double_quotes}}"},
    {"unknown_column.explicit", "Write {{best}} in place of {{identifier}}.\n"
                                "A column of another table needs a join, and each column its qualifier: `{{join_example}}`."},

    {"unknown_column_case.general", "The column exists, but in different case: {{folding}}.\n"
                                    "The same applies to every name in the statement that is stored with capitals."},
    {"unknown_column_case.specific", "Quote {{identifier}} and spell it exactly as the schema does.\n"
                                     "The quotes are {{quoting}}; single quotes would make it a string."},
    {"unknown_column_case.explicit", "Write {{best}} in place of {{identifier}}, with its quotes, everywhere in the statement.\n"
                                     "After an alias, quote only the column: t.\"columnName\"."},

    {"ambiguous_column.general", "Several tables in the query have a column with this name, so the statement must say which one it means.\n"
                                 "Put a qualifier in front of the column."},
    {"ambiguous_column.specific", "Qualify it with the table or alias whose value the question asks for; in an inner join, either of the two keys will do.\n"
                                  "Do the same in SELECT, WHERE, GROUP BY and ORDER BY."},
    {"ambiguous_column.explicit", "Write {{best}} in place of {{identifier}}.\n"
                                  "With an alias on every column, no name is ambiguous: `{{join_example}}`."},

    {"ambiguous_column_alias.general", "Two tables of one FROM clause go by the same name, so no column can say which one it means.\n"
                                       "Each table needs an alias of its own, also where one table is read twice."},
    {"ambiguous_column_alias.specific", "Give one of the two tables named {{identifier}} another alias.\n"
                                        "Then change the qualifier of its columns, in the join's condition too."},
    {"ambiguous_column_alias.explicit", "Write another alias after the second {{identifier}}, and use it for the columns of that table.\n"
                                        "With an alias for each table: `{{join_example}}`."},

    {"unknown_alias.general", "The part before the dot must be a table in FROM or its alias; a table with an alias can only be referred to by that alias.\n"
                              "Aliases inside a subquery or CTE are not visible outside it."},
    {"unknown_alias.specific", "FROM defines these: {{qualifiers}}. Use one of them, or join the table that is meant.\n"
                               "Refer to the columns of a CTE by the CTE's name, not by the tables inside it."},
    {"unknown_alias.explicit", "Write {{best}} in place of {{identifier}}.\n"
                               "Each alias is defined once, after its table: `{{join_example}}`."},
};
// clang-format on

} // namespace

std::span<const HintTextRow> schemaGuidanceRows()
{
    return rows;
}

} // namespace querymend
