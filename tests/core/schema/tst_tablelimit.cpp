#include "schema/json.h"
#include "schema/tablelimit.h"

#include <QTest>

#include <string>
#include <vector>

using namespace querymend;

namespace {

constexpr NameRule lowered{NameFolding::lower, CasedLetters::ascii};
constexpr NameRules postgresqlRules{lowered, lowered};

Catalog shop(std::vector<std::string> searchPath)
{
    auto snapshot = readSchemaJson(R"({"tables": [
        {"schema": "public", "name": "orders", "columns": ["id", "customer", "secret"], "foreign_keys": [
            {"columns": ["customer"], "references": {"table": "customers", "columns": ["id"]}},
            {"columns": ["secret"], "references": {"table": "secrets", "columns": ["id"]}}]},
        {"schema": "public", "name": "orders_2025", "kind": "partition", "partition_of": "orders", "columns": ["id"]},
        {"schema": "public", "name": "customers", "columns": ["id"]},
        {"schema": "public", "name": "Customers", "columns": ["id"]},
        {"schema": "public", "name": "secrets", "columns": ["id"]},
        {"schema": "audit", "name": "orders", "columns": ["id"]},
        {"schema": "audit", "name": "a.b", "columns": ["id"]}],
        "functions": ["pin_of"],
        "restricted": [
            {"kind": "relation", "schema": "public", "name": "secrets", "reason": "secrets"},
            {"kind": "function", "schema": "public", "name": "peek", "reason": "uses_refused", "cause": "secrets"}]})");
    Snapshot made = std::move(snapshot).value();
    made.searchPath = std::move(searchPath);
    return {std::move(made), postgresqlRules};
}

QByteArray namesOf(const Snapshot& snapshot)
{
    QByteArray out;
    for (const Table& table : snapshot.tables)
        out += QByteArray::fromStdString(table.schema + '.' + table.name) + ' ';
    return out.trimmed();
}

QByteArray listed(const std::vector<std::string>& names)
{
    QByteArray out;
    for (const std::string& name : names)
        out += QByteArray::fromStdString(name) + ' ';
    return out.trimmed();
}

} // namespace

class TableLimitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNameMeansWhatItMeansInAStatement_data();
    void aNameMeansWhatItMeansInAStatement();
    void nothingIsLeftOfTheOtherTables();
    void keysAndPartitionsOfChosenTablesStay();
};

void TableLimitTest::aNameMeansWhatItMeansInAStatement_data()
{
    QTest::addColumn<std::vector<std::string>>("path");
    QTest::addColumn<std::vector<std::string>>("names");
    QTest::addColumn<QByteArray>("tables");
    QTest::addColumn<QByteArray>("unknown");
    QTest::addColumn<QByteArray>("hidden");
    using Names = std::vector<std::string>;
    const auto row = [](const char* name, Names path, Names names, const char* tables, const char* unknown = "",
                        const char* hidden = "") {
        QTest::newRow(name) << std::move(path) << std::move(names) << QByteArray(tables) << QByteArray(unknown)
                            << QByteArray(hidden);
    };
    const Names own{"public"};
    row("a name", own, {"orders"}, "public.orders");
    row("a name in the schema that comes first", {"audit", "public"}, {"orders"}, "audit.orders");
    row("a name with its schema", own, {"audit.orders"}, "audit.orders");
    row("a name with a dot in it", own, {"audit.a.b"}, "audit.a.b");
    row("all tables of a schema", own, {"audit.*"}, "audit.orders audit.a.b");
    row("a name of two tables by its letters", own, {"Customers"}, "public.Customers");
    row("a name in capitals", own, {"SECRETS"}, "public.secrets");
    row("a name in capitals that two tables have", own, {"CUSTOMERS"}, "", "CUSTOMERS");
    row("a name that several schemas have, without a path", {}, {"orders"}, "", "orders");
    row("a name that no table has", own, {"order", "nowhere.*", ""}, "", "order nowhere.* ");
    row("no names", own, {}, "");
    row("a table whose name means another one", {"audit", "public"}, {"public.orders"}, "", "", "public.orders");
    row("a table whose name may mean another one", {}, {"public.orders"}, "", "", "public.orders");
    row("two tables of one name", {"audit", "public"}, {"public.orders", "audit.orders"}, "public.orders audit.orders");
}

void TableLimitTest::aNameMeansWhatItMeansInAStatement()
{
    QFETCH(const std::vector<std::string>, path);
    QFETCH(const std::vector<std::string>, names);
    QFETCH(const QByteArray, tables);
    QFETCH(const QByteArray, unknown);
    QFETCH(const QByteArray, hidden);
    const LimitedSnapshot limited = limitedTo(shop(path), names);
    QCOMPARE(namesOf(limited.snapshot), tables);
    QCOMPARE(listed(limited.unknown), unknown.trimmed());
    QCOMPARE(listed(limited.hidden), hidden);
    QVERIFY(limited.snapshot.limited);
    QCOMPARE(limited.snapshot.searchPath, path);
}

void TableLimitTest::nothingIsLeftOfTheOtherTables()
{
    const std::vector<std::string> names{"orders", "customers"};
    const std::string text = writeSchemaJson(limitedTo(shop({"public"}), names).snapshot, JsonLayout::compact);
    QVERIFY(!QByteArray::fromStdString(text).replace("\"secret\"", "").contains("secret")); // a column of orders
    QVERIFY(text.find("pin_of") == std::string::npos);
    QVERIFY(text.find("peek") != std::string::npos);
}

void TableLimitTest::keysAndPartitionsOfChosenTablesStay()
{
    const std::vector<std::string> names{"orders", "customers", "orders_2025"};
    const Snapshot kept = limitedTo(shop({"public"}), names).snapshot;
    QCOMPARE(kept.tables.at(0).foreignKeys.size(), std::size_t(1));
    QCOMPARE(kept.tables.at(0).foreignKeys.front().targetTable, std::string("customers"));
    QCOMPARE(kept.tables.at(1).partitionOf, std::string("orders"));

    const std::vector<std::string> part{"orders_2025"};
    QCOMPARE(limitedTo(shop({"public"}), part).snapshot.tables.front().partitionOf, std::string());
}

QTEST_APPLESS_MAIN(TableLimitTest)
#include "tst_tablelimit.moc"
