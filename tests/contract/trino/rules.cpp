#include "contract/trino/trino.h"

#include "dialect/reserved.h"

namespace querymend::test {

namespace {

// clang-format off
constexpr ReservedWords reserved{
    .everywhere =
        "alter and as between by case constraint create cross delete describe distinct drop else end escape except "
        "execute exists for from full group having in inner insert intersect into is join natural not null on or "
        "order outer prepare select table then union using values when where with ",
    .asNames =
        "cast cube current_catalog current_date current_role current_schema current_time current_timestamp "
        "current_user extract false grouping left like localtime localtimestamp recursive right rollup trim true ",
    .asAliases =
        "cast cube current_date current_time current_timestamp extract false grouping left like right rollup true ",
    .asTableAliases =
        "cast cube current_date current_time current_timestamp extract false fetch grouping left like limit offset "
        "right rollup true window ",
    .asFunctions =
        "",
};
// clang-format on

Dialect made()
{
    Dialect d;
    d.name = "trino";
    d.displayName = "Trino";
    d.otherNames = "presto";

    d.lex.unicodeQuoting = true;
    d.lex.questionParameters = true;

    reserve(d.syntax, reserved);
    d.syntax.operatorWords = keywordSet("and or not in like between is escape at");
    d.syntax.bareFunctions = keywordSet("current_catalog current_date current_role current_schema current_time "
                                        "current_timestamp current_user localtime localtimestamp");
    d.syntax.names = {{NameFolding::insensitive, CasedLetters::ascii}, {NameFolding::insensitive, CasedLetters::ascii}};
    d.syntax.lambdas = true;
    d.syntax.namedArguments = true;
    d.syntax.typedLiterals = true;

    d.functions = trinoFunctions;
    d.errors = &trinoErrors;
    d.forms = &trinoForms;
    d.groupsStrictly = true;
    d.explainPrefix = "EXPLAIN (FORMAT JSON) ";
    d.systemSchemas = "information_schema";
    d.aliasesInGroupBy = false;
    d.fetchBesideLimit = true;
    d.fetchWithTies = true;
    d.limitedArms = true;
    d.fieldReferences = true;
    d.advice = {
        .identifierQuoting = "\"double quotes\"",
        .limit = "OFFSET m LIMIT n",
        .currentTime = "now()",
        .stringLength = "length()",
        .nullHandling = "COALESCE()",
        .concatenation = "||",
        .quotingExample = "SELECT \"Column Name\" FROM \"Table Name\"",
        .limitExample = "SELECT * FROM orders OFFSET 20 LIMIT 10",
        .concatenationExample = "SELECT first_name || ' ' || last_name",
    };
    return d;
}

} // namespace

const Dialect& trino()
{
    static const Dialect dialect = made();
    return dialect;
}

} // namespace querymend::test
