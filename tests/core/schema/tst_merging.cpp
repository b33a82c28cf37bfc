#include "support/samples.h"

#include "schema/merging.h"

using namespace querymend;
using namespace querymend::test;

namespace {

constexpr auto shop = R"({"database": "shop", "default_schema": "public", "functions": ["old"], "tables": [
    {"schema": "archive", "name": "orders", "columns": ["id"]},
    {"schema": "public", "name": "customers", "rows": 3,
     "columns": [{"name": "id", "type": "int"}, {"name": "city", "type": "text", "samples": ["Porto"]}],
     "primary_key": ["id"]},
    {"schema": "public", "name": "orders", "columns": ["id"]},
    {"schema": "stock", "name": "parts", "columns": ["id"]}]})";

/// `public.orders(id)`; `?` if the columns are unknown.
QString shown(const Snapshot& snapshot)
{
    QStringList tables;
    for (const Table& table : snapshot.tables) {
        QStringList columns;
        for (const Column& column : table.columns)
            columns << QString::fromStdString(column.name);
        tables << QString::fromStdString(table.schema + (table.schema.empty() ? "" : ".") + table.name)
                + QLatin1Char('(') + (table.columnsKnown ? columns.join(QLatin1Char(' ')) : QStringLiteral("?"))
                + QLatin1Char(')');
    }
    return tables.join(QStringLiteral(", "));
}

} // namespace

class MergingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tables_data();
    void tables();
    void whatWasKnownOfColumnsStaysBesideNames();
    void samplesStayWithTheirColumns();
    void theRestComesFromThePart();
};

void MergingTest::tables_data()
{
    QTest::addColumn<QByteArray>("whole");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QString>("schemas");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char* sentence, const char* whole, const char* part, const char* schemas,
                        const char* expected) {
        QTest::newRow(sentence) << QByteArray(whole) << QByteArray(part) << QString::fromLatin1(schemas)
                                << QString::fromLatin1(expected);
    };
    row("a table read again is replaced in its place", shop,
        R"({"tables": [{"schema": "archive", "name": "orders", "columns": ["id", "total"]}]})", "archive",
        "archive.orders(id total), public.customers(id city), public.orders(id), stock.parts(id)");
    row("a table gone from a schema that was read is removed", shop,
        R"({"tables": [{"schema": "public", "name": "orders", "columns": ["id"]}]})", "public",
        "archive.orders(id), public.orders(id), stock.parts(id)");
    row("a schema with nothing left in it is emptied", shop, R"({"tables": []})", "public",
        "archive.orders(id), stock.parts(id)");
    row("a new table is put with its schema", shop,
        R"({"tables": [{"schema": "archive", "name": "orders", "columns": ["id"]},
                       {"schema": "archive", "name": "refunds", "columns": ["id"]}]})",
        "archive",
        "archive.orders(id), archive.refunds(id), public.customers(id city), public.orders(id), stock.parts(id)");
    row("a schema that was not there comes last", shop,
        R"({"tables": [{"schema": "new", "name": "t", "columns": ["a"]}]})", "new",
        "archive.orders(id), public.customers(id city), public.orders(id), stock.parts(id), new.t(a)");
    row("several schemas are read at once", shop,
        R"({"tables": [{"schema": "archive", "name": "a", "columns": []},
                       {"schema": "public", "name": "b", "columns": []}]})",
        "archive public", "archive.a(), public.b(), stock.parts(id)");
    row("all schemas are read", shop, R"({"tables": [{"schema": "public", "name": "b", "columns": []}]})", "",
        "public.b()");
    row("into nothing", R"({"tables": []})", R"({"tables": [{"name": "b", "columns": []}]})", "", "b()");
    row("a table without a schema lies in the one that was read",
        R"({"tables": [{"name": "a", "columns": []}, {"name": "b", "columns": []}]})",
        R"({"tables": [{"name": "b", "columns": ["x"]}]})", "main", "b(x)");
    row("a table is replaced although its schema is not said to be read", shop,
        R"({"tables": [{"schema": "stock", "name": "parts", "columns": ["x"]}]})", "new",
        "archive.orders(id), public.customers(id city), public.orders(id), stock.parts(x)");
    row("a table whose schema has another letter case is another table", shop,
        R"({"tables": [{"schema": "Public", "name": "orders", "columns": ["x"]}]})", "Public",
        "archive.orders(id), public.customers(id city), public.orders(id), stock.parts(id), Public.orders(x)");
}

void MergingTest::tables()
{
    QFETCH(QByteArray, whole);
    QFETCH(QByteArray, part);
    QFETCH(QString, schemas);
    QFETCH(QString, expected);
    std::vector<std::string> read;
    for (const QString& schema : schemas.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        read.push_back(schema.toStdString());
    Snapshot snapshot = schemaFrom(whole.toStdString());
    mergePart(snapshot, schemaFrom(part.toStdString()), read);
    QCOMPARE(shown(snapshot), expected);
}

void MergingTest::whatWasKnownOfColumnsStaysBesideNames()
{
    Snapshot snapshot = schemaFrom(shop);
    mergePart(snapshot,
              schemaFrom(R"({"tables": [{"schema": "public", "name": "customers", "rows": 9, "comment": "who buys"},
                                        {"schema": "public", "name": "fresh"}]})"),
              {"public"});
    QCOMPARE(shown(snapshot),
             QStringLiteral("archive.orders(id), public.customers(id city), public.fresh(?), stock.parts(id)"));
    const Table& customers = snapshot.tables[1];
    QCOMPARE(customers.rowEstimate, std::optional<std::uint64_t>(9));
    QCOMPARE(customers.comment, std::string("who buys"));
    QCOMPARE(customers.primaryKey, std::vector<std::string>{"id"});
    QCOMPARE(customers.columns[1].samples, std::vector<std::string>{"Porto"});
}

void MergingTest::samplesStayWithTheirColumns()
{
    const auto read = [](const char* columns) {
        return schemaFrom(R"({"tables": [{"schema": "public", "name": "customers", "columns": )" + std::string(columns)
                          + "}]}");
    };
    Snapshot snapshot = schemaFrom(shop);
    mergePart(snapshot, read(R"([{"name": "city", "type": "text"}, {"name": "id", "type": "int"}])"), {"public"});
    QCOMPARE(snapshot.tables[1].columns[0].samples, std::vector<std::string>{"Porto"});
    mergePart(snapshot, read(R"([{"name": "city", "type": "text", "samples": ["Lyon"]}])"), {"public"});
    QCOMPARE(snapshot.tables[1].columns[0].samples, std::vector<std::string>{"Lyon"});
    mergePart(snapshot, read(R"([{"name": "city", "type": "int"}])"), {"public"});
    QVERIFY(snapshot.tables[1].columns[0].samples.empty());
}

void MergingTest::theRestComesFromThePart()
{
    Snapshot snapshot = schemaFrom(shop);
    mergePart(snapshot, schemaFrom(R"({"database": "store", "default_schema": "stock", "functions": ["new"],
                                       "tables": []})"),
              {"nowhere"});
    QCOMPARE(snapshot.database, std::string("store"));
    QCOMPARE(snapshot.searchPath, std::vector<std::string>{"stock"});
    QCOMPARE(snapshot.functions, std::vector<std::string>{"new"});
    QCOMPARE(snapshot.tables.size(), std::size_t{4});
}

QTEST_APPLESS_MAIN(MergingTest)
#include "tst_merging.moc"
