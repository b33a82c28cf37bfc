#pragma once

#include "answer/answerer.h"
#include "support/samples.h"

#include <QByteArray>

#include <string>
#include <string_view>
#include <vector>

namespace querymend::test {

/// A shop with a glossary of the usual difficulties: two prices, a discount, texts with few values, dates.
inline constexpr auto answeredShop = R"j({"database":"shop","tables":[
    {"name":"customers","primary_key":["id"],"columns":[
        {"name":"id","type":"INTEGER","not_null":true,"primary_key":true},{"name":"name","type":"TEXT","not_null":true},
        {"name":"email","type":"TEXT","not_null":true},{"name":"city","type":"TEXT","not_null":true},
        {"name":"country_code","type":"TEXT","not_null":true},{"name":"signupDate","type":"DATE","not_null":true},
        {"name":"birth_date","type":"DATE"}]},
    {"name":"products","primary_key":["id"],"columns":[
        {"name":"id","type":"INTEGER","not_null":true,"primary_key":true},{"name":"name","type":"TEXT","not_null":true},
        {"name":"price","type":"NUMERIC(10,2)","not_null":true},{"name":"category_id","type":"INTEGER","not_null":true}],
     "foreign_keys":[{"columns":["category_id"],"references":{"table":"categories","columns":["id"]}}]},
    {"name":"categories","primary_key":["id"],"columns":[
        {"name":"id","type":"INTEGER","not_null":true,"primary_key":true},{"name":"name","type":"TEXT","not_null":true}]},
    {"name":"orders","primary_key":["id"],"columns":[
        {"name":"id","type":"INTEGER","not_null":true,"primary_key":true},
        {"name":"customer_id","type":"INTEGER","not_null":true},
        {"name":"ordered_at","type":"TIMESTAMP","not_null":true},{"name":"status","type":"TEXT","not_null":true},
        {"name":"shipped_on","type":"DATE"}],
     "foreign_keys":[{"columns":["customer_id"],"references":{"table":"customers","columns":["id"]}}]},
    {"name":"order_items","primary_key":["order_id","line_no"],"columns":[
        {"name":"order_id","type":"INTEGER","not_null":true},{"name":"line_no","type":"INTEGER","not_null":true},
        {"name":"product_id","type":"INTEGER","not_null":true},{"name":"quantity","type":"INTEGER","not_null":true},
        {"name":"unit_price","type":"NUMERIC(10,2)","not_null":true},{"name":"discount","type":"NUMERIC(10,2)"}],
     "foreign_keys":[{"columns":["order_id"],"references":{"table":"orders","columns":["id"]}},
                     {"columns":["product_id"],"references":{"table":"products","columns":["id"]}}]}]})j";

inline ColumnId columnNamed(const Catalog& catalog, std::string_view table, std::string_view column)
{
    const TableMatch found = catalog.find({{table, true}});
    return catalog.findColumn(found.table, {column, true});
}

inline ValueIndex valuesOfShop(const Catalog& catalog)
{
    return ValueIndex({{columnNamed(catalog, "customers", "name"), {"Ada Adler", "Bruno Bianchi"}},
                       {columnNamed(catalog, "customers", "city"), {"Berlin", "Rome", "Turin"}},
                       {columnNamed(catalog, "customers", "country_code"), {"DE", "IT", "FR"}},
                       {columnNamed(catalog, "products", "name"), {"Bread knife", "Desk lamp"}},
                       {columnNamed(catalog, "categories", "name"), {"Knives", "Lamps"}},
                       {columnNamed(catalog, "orders", "status"), {"new", "paid", "shipped", "cancelled"}},
                       {columnNamed(catalog, "order_items", "discount"), {"0.05", "0.25"}}});
}

inline constexpr CalendarDay answeringDay{2026, 6, 15};

/// One answerer for the shop in a dialect.
struct ShopAnswerer {
    explicit ShopAnswerer(std::string_view dialect)
        : catalog(schemaFrom(answeredShop), dialectNamed(dialect)->syntax.names),
          answerer(catalog, *dialectNamed(dialect), valuesOfShop(catalog))
    {}

    [[nodiscard]] QuestionReading read(std::string_view question, std::string_view evidence = {}) const
    {
        return answerer.read(question, evidence, answeringDay).front();
    }

    Catalog catalog;
    Answerer answerer;
};

/// A league in which matches refer to teams twice, and a staff whose managers are staff.
inline constexpr auto answeredLeague = R"j({"database":"league","tables":[
    {"name":"staff","primary_key":["id"],"columns":[
        {"name":"id","type":"INTEGER","not_null":true,"primary_key":true},{"name":"name","type":"TEXT","not_null":true},
        {"name":"salary","type":"INTEGER","not_null":true},{"name":"manager_id","type":"INTEGER"},
        {"name":"team_id","type":"INTEGER","not_null":true}],
     "foreign_keys":[{"columns":["manager_id"],"references":{"table":"staff","columns":["id"]}},
                     {"columns":["team_id"],"references":{"table":"teams","columns":["id"]}}]},
    {"name":"teams","primary_key":["id"],"columns":[
        {"name":"id","type":"INTEGER","not_null":true,"primary_key":true},{"name":"name","type":"TEXT","not_null":true},
        {"name":"city","type":"TEXT","not_null":true}]},
    {"name":"matches","primary_key":["id"],"columns":[
        {"name":"id","type":"INTEGER","not_null":true,"primary_key":true},
        {"name":"home_team_id","type":"INTEGER","not_null":true},{"name":"away_team_id","type":"INTEGER","not_null":true},
        {"name":"played_on","type":"DATE","not_null":true},{"name":"reported_on","type":"DATE"},
        {"name":"attendance","type":"INTEGER","not_null":true}],
     "foreign_keys":[{"columns":["home_team_id"],"references":{"table":"teams","columns":["id"]}},
                     {"columns":["away_team_id"],"references":{"table":"teams","columns":["id"]}}]}]})j";

struct LeagueAnswerer {
    explicit LeagueAnswerer(std::string_view dialect)
        : catalog(schemaFrom(answeredLeague), dialectNamed(dialect)->syntax.names),
          answerer(catalog, *dialectNamed(dialect),
                   ValueIndex({{columnNamed(catalog, "staff", "name"), {"Ada", "Bruno"}},
                               {columnNamed(catalog, "teams", "name"), {"Lions", "Bears"}},
                               {columnNamed(catalog, "teams", "city"), {"Rome", "Turin"}}}))
    {}

    Catalog catalog;
    Answerer answerer;
};

/// A statement on one line.
inline QByteArray onOneLine(const std::string& sql)
{
    return QByteArray::fromStdString(sql).simplified();
}

inline QByteArray joined(const std::vector<std::string>& words)
{
    QByteArray text;
    for (const std::string& word : words)
        text += (text.isEmpty() ? "" : "|") + QByteArray::fromStdString(word);
    return text;
}

} // namespace querymend::test
