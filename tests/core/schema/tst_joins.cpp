#include "support/samples.h"

#include "schema/joins.h"
#include "support/bigschema.h"

using namespace querymend;
using namespace querymend::test;

namespace {

constexpr std::string_view shop = R"({"tables":[
    {"name":"customers","primary_key":"id","columns":["id","region"],
     "foreign_keys":[{"columns":["region"],"references":{"table":"regions","columns":["id"]}}]},
    {"name":"regions","columns":["id"]},
    {"name":"orders","columns":["id","cust"],"primary_key":"id",
     "foreign_keys":[{"columns":["cust"],"references":"customers"}]},
    {"name":"lines","columns":["order_id","maker","number"],
     "foreign_keys":[{"columns":["order_id"],"references":{"table":"orders","columns":["id"]}},
                     {"columns":["maker","number"],"references":{"table":"parts","columns":["maker","no"]}}]},
    {"name":"parts","columns":["maker","no"]},
    {"name":"flights","columns":["src","dst"],
     "foreign_keys":[{"columns":["src"],"references":{"table":"airports","columns":["code"]}},
                     {"columns":["dst"],"references":{"table":"airports","columns":["code"]}}]},
    {"name":"airports","columns":["code"]},
    {"name":"staff","columns":["id","boss"],
     "foreign_keys":[{"columns":["boss"],"references":{"table":"staff","columns":["id"]}}]},
    {"name":"broken","columns":["a"],
     "foreign_keys":[{"columns":["a"],"references":{"table":"gone","columns":["id"]}},
                     {"columns":["a"],"references":"regions"}]},
    {"name":"alone","columns":["id"]}]})";

TableId tableNamed(const Catalog& catalog, std::string_view name)
{
    return catalog.find({{name}}).table;
}

/// `orders.cust=customers.id, customers.region=regions.id`; several paths are separated by ` / `.
std::string shown(const Catalog& catalog, const std::vector<JoinPath>& paths)
{
    std::string out;
    for (std::size_t p = 0; p < paths.size(); ++p) {
        std::string steps;
        for (const JoinStep& step : paths[p]) {
            std::string equalities;
            for (const JoinColumns& pair : step.columns) {
                equalities += (equalities.empty() ? "" : "&") + catalog.table(step.from).name + '.' + pair.from + '='
                    + catalog.table(step.to).name + '.' + pair.to;
            }
            steps += (steps.empty() ? "" : ", ") + equalities;
        }
        out += (p == 0 ? "" : " / ") + steps;
    }
    return out;
}

} // namespace

class JoinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheShortestWays_data();
    void findsTheShortestWays();
    void keepsToItsLimits();
    void listsTheStepsFromATable();
    void finishesOnADenseGraph();
};

void JoinsTest::findsTheShortestWays_data()
{
    QTest::addColumn<QStringList>("used");
    QTest::addColumn<QString>("target");
    QTest::addColumn<std::string>("paths");
    const auto row = [](const char* sentence, const QStringList& used, const char* target, const char* paths) {
        QTest::newRow(sentence) << used << QString::fromLatin1(target) << std::string(paths);
    };
    const auto names = [](const char* list) { return QString::fromLatin1(list).split(QLatin1Char(' ')); };
    row("along a key, to the primary key", names("orders"), "customers", "orders.cust=customers.id");
    row("against a key", names("customers"), "orders", "customers.id=orders.cust");
    row("over a table between", names("orders"), "regions", "orders.cust=customers.id, customers.region=regions.id");
    row("with a key of two columns", names("parts"), "lines", "parts.maker=lines.maker&parts.no=lines.number");
    row("two keys between the same tables are two ways", names("flights"), "airports",
        "flights.src=airports.code / flights.dst=airports.code");
    row("from the nearest of the tables in use", names("lines customers"), "regions", "customers.region=regions.id");
    row("a table named twice counts once", names("orders orders"), "customers", "orders.cust=customers.id");
    row("a table in use is reached by its keys to itself", names("staff"), "staff", "staff.boss=staff.id");
    row("a table in use without such a key is not", names("orders"), "orders", "");
    row("no way to a table without keys", names("orders"), "alone", "");
    row("a key to an unknown table, or to unknown columns, is no way", names("broken"), "regions", "");
    row("from no table at all", {}, "orders", "");
}

void JoinsTest::findsTheShortestWays()
{
    QFETCH(QStringList, used);
    QFETCH(QString, target);
    QFETCH(std::string, paths);
    const Catalog catalog(schemaFrom(shop), likeSqlite);
    std::vector<TableId> tables;
    for (const QString& name : used)
        tables.push_back(tableNamed(catalog, name.toStdString()));
    const JoinGraph graph(catalog);
    QCOMPARE(shown(catalog, graph.shortestPaths(tables, tableNamed(catalog, target.toStdString()))), paths);
}

void JoinsTest::keepsToItsLimits()
{
    const Catalog catalog(schemaFrom(shop), likeSqlite);
    const JoinGraph graph(catalog);
    const TableId lines = tableNamed(catalog, "lines");
    const TableId regions = tableNamed(catalog, "regions");
    QCOMPARE(graph.shortestPaths({lines}, regions, {.steps = 3, .paths = 9}).size(), std::size_t{1});
    QVERIFY(graph.shortestPaths({lines}, regions, {.steps = 2, .paths = 9}).empty());
    const TableId flights = tableNamed(catalog, "flights");
    const TableId airports = tableNamed(catalog, "airports");
    QCOMPARE(graph.shortestPaths({flights}, airports, {.steps = 4, .paths = 1}).size(), std::size_t{1});
    QVERIFY(graph.shortestPaths({flights}, airports, {.steps = 4, .paths = 0}).empty());
}

void JoinsTest::listsTheStepsFromATable()
{
    const Catalog catalog(schemaFrom(shop), likeSqlite);
    const JoinGraph graph(catalog);
    std::vector<JoinPath> steps;
    for (const JoinStep& step : graph.stepsFrom(tableNamed(catalog, "customers")))
        steps.push_back({step});
    QCOMPARE(shown(catalog, steps), std::string("customers.region=regions.id / customers.id=orders.cust"));
}

void JoinsTest::finishesOnADenseGraph()
{
    Snapshot snapshot;
    for (std::size_t t = 0; t < 60; ++t) {
        Table table;
        table.name = "t" + std::to_string(t);
        for (std::size_t other = 0; other < 60; ++other) {
            if ((other / 10) == (t / 10) + 1)
                table.foreignKeys.push_back({{"a"}, "", "t" + std::to_string(other), {"a"}});
        }
        snapshot.tables.push_back(std::move(table));
    }
    const Catalog catalog(std::move(snapshot), likeSqlite);
    const auto paths = JoinGraph(catalog).shortestPaths({TableId{0}}, TableId{59}, {.steps = 9, .paths = 100});
    QCOMPARE(paths.size(), std::size_t{100});
    for (const JoinPath& path : paths)
        QCOMPARE(path.size(), std::size_t{5});
}

QTEST_APPLESS_MAIN(JoinsTest)
#include "tst_joins.moc"
