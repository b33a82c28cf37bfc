#include "diagnose/hints/examples.h"

#include "diagnose/hints/hinttexts.h"
#include "dialect/dialectforms.h"

namespace querymend {

namespace {

/// A statement with placeholders that shows how something is written.
struct ExampleRow {
    std::string_view name;
    std::string_view sql;
};

// clang-format off
constexpr ExampleRow rows[] = {
    {"select_example", "SELECT {{columns}} FROM {{table}}"},
    {"count_example", "SELECT COUNT(*) AS n, COUNT({{column}}) AS filled FROM {{table}}"},
    {"group_example", "SELECT {{column}}, COUNT(*) AS n FROM {{table}} GROUP BY {{column}}"},
    {"having_example", "SELECT {{column}}, MAX({{number}}) AS highest FROM {{table}} WHERE {{column}} IS NOT NULL "
                       "GROUP BY {{column}} HAVING COUNT(*) > 1 ORDER BY {{column}}"},
    {"join_example", "SELECT a.{{column}}, b.{{key_to}} FROM {{table}} a "
                     "JOIN {{joined_table}} b ON a.{{key_from}} = b.{{key_to}}"},
    {"outer_join_example", "SELECT a.{{column}}, b.{{key_to}} FROM {{table}} a "
                           "LEFT JOIN {{joined_table}} b ON a.{{key_from}} = b.{{key_to}}"},
    {"union_example", "SELECT {{column}}, {{number}} FROM {{table}} UNION ALL SELECT {{column}}, NULL FROM {{table}}"},
    {"cte_example", "WITH counted AS (SELECT {{column}}, COUNT(*) AS n FROM {{table}} GROUP BY {{column}}) "
                    "SELECT {{column}} FROM counted WHERE n > 1"},
    {"nested_aggregate_example", "WITH counted AS (SELECT {{column}}, COUNT(*) AS n FROM {{table}} GROUP BY "
                                 "{{column}}) SELECT MAX(n) FROM counted"},
    {"best_of_group_example", "WITH ranked AS (SELECT {{column}}, ROW_NUMBER() OVER (PARTITION BY {{column}} ORDER BY "
                              "{{number}} DESC) AS place FROM {{table}}) SELECT {{column}} FROM ranked WHERE place = 1"},
    {"divide_example", "SELECT MAX({{number}}) * 1.0 / NULLIF(COUNT({{column}}), 0) AS quotient FROM {{table}}"},
    {"cast_example", "SELECT {{cast}} AS amount FROM {{table}}"},
    {"safe_cast_example", "WITH converted AS (SELECT {{safe_cast}} AS amount FROM {{table}}) "
                          "SELECT amount FROM converted WHERE amount IS NOT NULL"},
    {"case_example", "SELECT CASE WHEN {{number}} > 0 THEN 'yes' ELSE 'no' END AS answer FROM {{table}}"},
    {"like_example", "SELECT {{column}} FROM {{table}} WHERE LOWER({{column}}) LIKE '%part%'"},
};
// clang-format on

std::string_view firstRows(LimitForm form)
{
    switch (form) {
    case LimitForm::limit:
        return "SELECT {{columns}} FROM {{table}} LIMIT 5";
    case LimitForm::top:
        return "SELECT TOP 5 {{columns}} FROM {{table}}";
    case LimitForm::fetch:
        break;
    }
    return "SELECT {{columns}} FROM {{table}} FETCH FIRST 5 ROWS ONLY";
}

std::string_view textOfExample(std::string_view name, LimitForm form)
{
    if (name == "first_rows")
        return firstRows(form);
    for (const ExampleRow& row : rows) {
        if (row.name == name)
            return row.sql;
    }
    return {};
}

} // namespace

bool isOfExample(std::string_view place)
{
    return place.ends_with("_example") || place == "first_rows" || place == "table" || place == "column";
}

std::string exampleNamed(std::string_view name, const Dialect& dialect, const SampleNames& names)
{
    const DialectForms& forms = *dialect.forms;
    const auto filler = [&](std::string_view place) -> std::string {
        if (place == "table")
            return names.table;
        if (place == "column")
            return names.column;
        if (place == "number")
            return names.numberColumn;
        if (place == "columns")
            return names.column == names.numberColumn ? names.column : names.column + ", " + names.numberColumn;
        if (place == "joined_table")
            return names.joinedTable;
        if (place == "key_from")
            return names.keyFrom;
        if (place == "key_to")
            return names.keyTo;
        return withExpression(place == "cast" ? forms.cast : forms.safeCast,
                              place == "cast" ? names.numberColumn : names.column);
    };
    const auto lines = filledLines(textOfExample(name, dialect.limit), filler);
    return lines.empty() ? std::string() : lines.front();
}

} // namespace querymend
