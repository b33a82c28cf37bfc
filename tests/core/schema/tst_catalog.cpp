#include "support/samples.h"

#include "schema/catalog.h"
#include "support/bigschema.h"

using namespace querymend;
using namespace querymend::test;

namespace {

/// Parses a name; double quotes make it a quoted one.
WrittenName written(std::string_view text)
{
    if (text.size() >= 2 && text.front() == '"')
        return {text.substr(1, text.size() - 2), true};
    return {text, false};
}

/// Parses a table name whose parts are separated by dots.
WrittenTable writtenTable(std::string_view text)
{
    WrittenTable table;
    const auto last = text.rfind('.');
    table.name = written(text.substr(last == std::string_view::npos ? 0 : last + 1));
    if (last == std::string_view::npos)
        return table;
    const std::string_view qualifier = text.substr(0, last);
    const auto first = qualifier.find('.');
    table.schema = written(qualifier.substr(first == std::string_view::npos ? 0 : first + 1));
    if (first != std::string_view::npos)
        table.database = written(qualifier.substr(0, first));
    return table;
}

std::string shown(const Catalog& catalog, TableMatch match)
{
    if (match.kind == TableMatch::Kind::none)
        return "none";
    if (match.kind == TableMatch::Kind::ambiguous)
        return "ambiguous";
    const Table& table = catalog.table(match.table);
    return table.schema.empty() ? table.name : table.schema + '.' + table.name;
}

const NameRules& rulesNamed(const std::string& engine)
{
    return engine == "postgresql" ? likePostgresql
        : engine == "oracle"      ? likeOracle
        : engine == "mysql"       ? likeMysql
                                  : likeSqlite;
}

} // namespace

class CatalogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTables_data();
    void findsTables();
    void findsColumns_data();
    void findsColumns();
    void findsEverythingOfABigSchema();
    void findsOtherSpellings();
    void findsColumnsInAllTables();
    void findsFunctions();
    void followsForeignKeys_data();
    void followsForeignKeys();
    void anEmptyCatalogHasNothing();
};

void CatalogTest::findsTables_data()
{
    QTest::addColumn<std::string>("engine");
    QTest::addColumn<std::string>("path");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* sentence, const char* engine, const char* path, const char* name,
                        const char* found) {
        QTest::newRow(sentence) << std::string(engine) << std::string(path) << std::string(name) << std::string(found);
    };
    const char* const twoSchemas = R"("b","a")";
    row("an unquoted name is folded down", "postgresql", twoSchemas, "ORDERS", "b.orders");
    row("a mixed name needs quotes", "postgresql", twoSchemas, "Mixed", "none");
    row("a mixed name in quotes is found", "postgresql", twoSchemas, "\"Mixed\"", "a.Mixed");
    row("the first schema of the path wins", "postgresql", twoSchemas, "orders", "b.orders");
    row("a written schema wins over the path", "postgresql", twoSchemas, "a.orders", "a.orders");
    row("a written schema is folded too", "postgresql", twoSchemas, "A.Orders", "a.orders");
    row("a quoted schema is not folded", "postgresql", twoSchemas, "\"A\".orders", "none");
    row("a schema that has no such table", "postgresql", twoSchemas, "c.orders", "none");
    row("a table outside the path needs its schema", "postgresql", twoSchemas, "hidden", "none");
    row("a table outside the path with its schema", "postgresql", twoSchemas, "c.hidden", "c.hidden");
    row("with no path any schema will do", "postgresql", "", "hidden", "c.hidden");
    row("with no path two schemas are ambiguous", "postgresql", "", "orders", "ambiguous");
    row("the database may be named", "postgresql", twoSchemas, "shop.a.orders", "a.orders");
    row("another database is not this one", "postgresql", twoSchemas, "other.a.orders", "none");
    row("a table of no known schema is in the first of the path", "postgresql", twoSchemas, "b.loose", "loose");
    row("a table of no known schema is not elsewhere", "postgresql", twoSchemas, "a.loose", "none");
    row("with no path a table of no known schema is in any", "postgresql", "", "whatever.loose", "loose");
    row("a table of no known schema is found by its name", "postgresql", twoSchemas, "loose", "loose");
    row("Oracle folds up", "oracle", twoSchemas, "\"a\".upper", "a.UPPER");
    row("Oracle does not find a lower-case name unquoted", "oracle", twoSchemas, "\"a\".orders", "none");
    row("Oracle finds a lower-case name in quotes", "oracle", twoSchemas, "\"orders\"", "b.orders");
    row("SQLite does not look at case", "sqlite", twoSchemas, "oRDERS", "b.orders");
    row("SQLite does not look at case in quotes", "sqlite", twoSchemas, "\"MIXED\"", "a.Mixed");
    row("MySQL looks at the case of tables", "mysql", twoSchemas, "Orders", "none");
    row("MySQL finds a table in its own case", "mysql", twoSchemas, "orders", "b.orders");
    row("an empty name is nothing", "postgresql", twoSchemas, "", "none");
}

void CatalogTest::findsTables()
{
    QFETCH(std::string, engine);
    QFETCH(std::string, path);
    QFETCH(std::string, name);
    QFETCH(std::string, found);
    const Catalog catalog(schemaFrom(R"({"database":"shop","default_schema":[)" + path + R"(],"tables":[
        {"schema":"a","name":"orders"},{"schema":"b","name":"orders"},{"schema":"a","name":"Mixed"},
        {"schema":"a","name":"UPPER"},{"schema":"c","name":"hidden"},{"name":"loose"}]})"),
                          rulesNamed(engine));
    QCOMPARE(shown(catalog, catalog.find(writtenTable(name))), found);
}

void CatalogTest::findsColumns_data()
{
    QTest::addColumn<std::string>("engine");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* sentence, const char* engine, const char* name, const char* found) {
        QTest::newRow(sentence) << std::string(engine) << std::string(name) << std::string(found);
    };
    row("an unquoted column is folded down", "postgresql", "ID", "id");
    row("a mixed column needs quotes", "postgresql", "petType", "");
    row("a mixed column in quotes is found", "postgresql", "\"petType\"", "petType");
    row("columns that differ in case are told apart", "postgresql", "\"Total\"", "Total");
    row("the other of the two", "postgresql", "total", "total");
    row("MySQL does not look at the case of columns", "mysql", "PETTYPE", "petType");
    row("SQLite finds a column in any case", "sqlite", "PetType", "petType");
    row("a column of another table is not found", "sqlite", "elsewhere", "");
    row("letters beyond ASCII are taken as they are", "sqlite", "größe", "größe");
    row("SQLite folds ASCII alone", "sqlite", "GRÖßE", "");
}

void CatalogTest::findsColumns()
{
    QFETCH(std::string, engine);
    QFETCH(std::string, name);
    QFETCH(std::string, found);
    const Catalog catalog(schemaFrom(R"({"tables":{"first":["elsewhere"],
        "t":["id","petType","total","Total","größe"],"last":["elsewhere"]}})"),
                          rulesNamed(engine));
    const ColumnId column = catalog.findColumn(TableId{1}, written(name));
    QCOMPARE(column.isNone() ? std::string() : catalog.column(column).name, found);
}

void CatalogTest::findsEverythingOfABigSchema()
{
    const Catalog catalog(bigSchema(500, 12), likePostgresql);
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        const Table& table = catalog.table(TableId{t});
        QVERIFY((catalog.find({{table.name}}) == TableMatch{TableMatch::Kind::found, TableId{t}}));
        for (std::uint32_t c = 0; c < table.columns.size(); ++c)
            QVERIFY((catalog.findColumn(TableId{t}, {table.columns[c].name}) == ColumnId{TableId{t}, c}));
        QVERIFY(catalog.findColumn(TableId{t}, {"no_such_column"}).isNone());
    }
}

void CatalogTest::findsOtherSpellings()
{
    const Catalog catalog(schemaFrom(R"({"default_schema":"a","tables":[
        {"schema":"a","name":"Orders","columns":["customerId","Größe"]},{"schema":"b","name":"orders"}]})"),
                          likePostgresql);
    QVERIFY(!catalog.find({{"orders"}}));
    QCOMPARE(catalog.tablesIgnoringCase("ORDERS"), (std::vector<TableId>{TableId{0}, TableId{1}}));
    QVERIFY(catalog.tablesIgnoringCase("order").empty());
    QVERIFY((catalog.findColumnIgnoringCase(TableId{0}, "CUSTOMERID") == ColumnId{TableId{0}, 0}));
    QVERIFY((catalog.findColumnIgnoringCase(TableId{0}, "GRÖßE") == ColumnId{TableId{0}, 1}));
    QVERIFY(catalog.findColumnIgnoringCase(TableId{1}, "customerid").isNone());
}

void CatalogTest::findsColumnsInAllTables()
{
    const Catalog catalog(schemaFrom(R"({"tables":{"a":["id","x"],"b":["ID"],"c":[],"d":["y","id"]}})"),
                          likePostgresql);
    QVERIFY((catalog.columnsNamed({"id"}) == std::vector<ColumnId>{{TableId{0}, 0}, {TableId{3}, 1}}));
    QVERIFY((catalog.columnsIgnoringCase("iD")
             == std::vector<ColumnId>{{TableId{0}, 0}, {TableId{1}, 0}, {TableId{3}, 1}}));
    QVERIFY(catalog.columnsNamed({"z"}).empty());
}

void CatalogTest::findsFunctions()
{
    const Catalog catalog(schemaFrom(R"({"tables":[],"functions":["order_total","Odd"]})"), likePostgresql);
    QVERIFY(catalog.hasFunction({"ORDER_TOTAL"}));
    QVERIFY(catalog.hasFunction({"Odd", true}));
    QVERIFY(!catalog.hasFunction({"Odd"}));
    QVERIFY(!catalog.hasFunction({"total"}));
}

void CatalogTest::followsForeignKeys_data()
{
    QTest::addColumn<std::string>("reference");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* sentence, const char* reference, const char* found) {
        QTest::newRow(sentence) << std::string(reference) << std::string(found);
    };
    row("a named schema", R"({"schema":"b","table":"t"})", "b.t");
    row("no schema means that of the table itself", R"({"table":"t"})", "a.t");
    row("no schema falls back to where the table is", R"({"table":"only_b"})", "b.only_b");
    row("a table that is not there", R"({"table":"gone"})", "none");
    row("a named schema is not fallen back from", R"({"schema":"a","table":"only_b"})", "none");
    row("a stored name is not folded", R"({"table":"Odd"})", "a.Odd");
}

void CatalogTest::followsForeignKeys()
{
    QFETCH(std::string, reference);
    QFETCH(std::string, found);
    const Catalog catalog(schemaFrom(R"({"tables":[{"schema":"b","name":"t"},{"schema":"a","name":"t"},
        {"schema":"b","name":"only_b"},{"schema":"a","name":"Odd"},
        {"schema":"a","name":"from","foreign_keys":[{"columns":["x"],"references":)"
                                     + reference + "}]}]}"),
                          likePostgresql);
    const TableId from{4};
    const TableId target = catalog.target(from, catalog.table(from).foreignKeys.front());
    QCOMPARE(shown(catalog, {target.isNone() ? TableMatch::Kind::none : TableMatch::Kind::found, target}), found);
}

void CatalogTest::anEmptyCatalogHasNothing()
{
    const Catalog catalog(Snapshot{}, likeSqlite);
    QVERIFY(!catalog.find({{"t"}}));
    QVERIFY(catalog.columnsNamed({"c"}).empty());
    QVERIFY(!catalog.hasFunction({"f"}));
}

QTEST_APPLESS_MAIN(CatalogTest)
#include "tst_catalog.moc"
