#include "schema/tabledefinition.h"

#include <QTest>

using namespace querymend;

namespace {

Catalog shopCatalog()
{
    Snapshot snapshot;
    Table customers;
    customers.name = "customers";
    customers.columns = {{"id", "INTEGER", {}, true, true, {}}, {"Region Name", "TEXT", {}, false, false, {}}};
    customers.primaryKey = {"id"};
    Table orders;
    orders.name = "orders";
    orders.columns = {{"customer_id", "INTEGER", {}, true, false, {}}};
    orders.foreignKeys = {{{"customer_id"}, {}, "customers", {}}};
    snapshot.tables = {customers, orders};
    return Catalog(std::move(snapshot), {});
}

TableText rowsOf(const std::vector<std::string>& statements)
{
    TableText rows;
    for (const std::string& statement : statements)
        rows.rows.push_back({statement});
    return rows;
}

} // namespace

/// Statements that are composed from a schema.
class TableDefinitionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void selectsColumns_data()
    {
        QTest::addColumn<std::vector<ColumnId>>("columns");
        QTest::addColumn<std::string>("statement");
        QTest::newRow("without a choice all columns are selected")
            << std::vector<ColumnId>() << std::string("SELECT\n    id,\n    \"Region Name\"\nFROM customers");
        QTest::newRow("only the chosen columns are selected")
            << std::vector<ColumnId>{{TableId{0}, 1}} << std::string("SELECT\n    \"Region Name\"\nFROM customers");
    }

    void selectsColumns()
    {
        QFETCH(const std::vector<ColumnId>, columns);
        QFETCH(const std::string, statement);
        QCOMPARE(selectStatement(dialectOf(DialectId::sqlite), shopCatalog(), TableId{0}, columns), statement);
    }

    void quotesNamesInTheQuery()
    {
        Snapshot snapshot;
        Table table;
        table.name = "o'clock";
        snapshot.tables = {table};
        const Catalog catalog(std::move(snapshot), {});
        const std::string query = definitionQuery(dialectOf(DialectId::sqlite), catalog, TableId{0});
        QVERIFY(query.find("tbl_name = 'o''clock'") != std::string::npos);
    }

    void definesATable_data()
    {
        QTest::addColumn<std::vector<std::string>>("rows");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("isComposed");
        const std::string composed = "CREATE TABLE orders (\n    customer_id INTEGER NOT NULL,\n    FOREIGN KEY "
                                     "(customer_id) REFERENCES customers (id)\n);";
        QTest::newRow("without rows it is composed") << std::vector<std::string>() << composed << true;
        QTest::newRow("indexes follow what is composed")
            << std::vector<std::string>{"CREATE INDEX i ON orders (customer_id)"}
            << composed + "\n\nCREATE INDEX i ON orders (customer_id);" << true;
        QTest::newRow("the engine's own definition is shown as it is")
            << std::vector<std::string>{"create view v as select 1;", "CREATE UNIQUE INDEX i ON v (a)"}
            << std::string("create view v as select 1;\n\nCREATE UNIQUE INDEX i ON v (a);") << false;
    }

    void definesATable()
    {
        QFETCH(const std::vector<std::string>, rows);
        QFETCH(const std::string, text);
        QFETCH(const bool, isComposed);
        const TableText read = rowsOf(rows);
        const TableDefinition made = definitionOf(dialectOf(DialectId::sqlite), shopCatalog(), TableId{1}, &read);
        QCOMPARE(made.text, text);
        QCOMPARE(made.isComposed, isComposed);
        QVERIFY(made.hasIndexes);
    }

    void namesATypeWithoutItsDefinition()
    {
        Snapshot snapshot;
        snapshot.tables.resize(1);
        snapshot.tables.front().name = "orders";
        snapshot.tables.front().columns = {{"status", "state as enum('open','paid')", {}, true, false, {}}};
        const Catalog catalog(std::move(snapshot), {});
        const TableText read = rowsOf({});
        QCOMPARE(definitionOf(dialectOf(DialectId::postgresql), catalog, TableId{0}, &read).text,
                 std::string("CREATE TABLE orders (\n    status state NOT NULL\n);"));
    }
};

QTEST_MAIN(TableDefinitionTest)
#include "tst_tabledefinition.moc"
