// The log entry of a failed attempt: the facts that the validator and error-handling specifications require.

#include "diagnose/failureblock.h"

#include "check/schemaview.h"

#include <QTest>

namespace querymend {

namespace {

const SchemaView& shop()
{
    static const SchemaView view = [] {
        Snapshot snapshot;
        for (const char* const name : {"orders", "customers"}) {
            Table& table = snapshot.tables.emplace_back();
            table.name = name;
            table.columns.emplace_back().name = "id";
        }
        return SchemaView(Catalog(std::move(snapshot), dialectOf(DialectId::sqlite).syntax.names));
    }();
    return view;
}

std::string blockOf(const std::string& sql, const SchemaView* schema = &shop())
{
    const Dialect& dialect = dialectOf(DialectId::sqlite);
    const Verdict verdict = checkStatically(sql, {&dialect, schema, CheckPolicy::analyst, {}});
    return failureBlock("lane 1, attempt 2", sql, verdict, dialect, schema ? &schema->catalog() : nullptr);
}

} // namespace

class FailureBlockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tells_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* title, const char* sql, const char* line) {
            QTest::newRow(title) << QByteArray(sql) << QByteArray(line);
        };
        constexpr auto both = "WITH recent AS (SELECT id FROM orders) SELECT r.id FROM recent AS r JOIN buyers b ON 1";
        row("which attempt it was", both, "---- failed: lane 1, attempt 2\n");
        row("what was found, and where", both,
            "found:             SCHEMA REFERENCE ERROR unknown_table at line 1, column 74: ");
        row("the CTEs", both, "CTEs:              recent\n");
        row("the aliases and what they stand for", both, "aliases:           r = recent, b = buyers\n");
        row("the tables that are named", both, "extracted tables:  orders, recent, buyers\n");
        row("what is neither CTE nor table", both, "remaining tables:  buyers\n");
        row("the tables that there are", both, "allowed tables:    orders, customers\n");
        row("the SQL, line by line", "SELECT x\nFROM orders", "SQL:\n    SELECT x\n    FROM orders\n----\n");
        row("an alias of a subquery", "SELECT x FROM (SELECT 1) AS s", "aliases:           s = a subquery\n");
        row("that there is nothing", "SELECT x", "CTEs:              none\n");
        row("no text from outside as it is", "SELECT '\x1b[31m' FROM nowhere", "    SELECT '");
    }

    void tells()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, line);
        const QByteArray block = QByteArray::fromStdString(blockOf(sql.toStdString()));
        QVERIFY2(block.contains(line), block.constData());
        QVERIFY(!block.contains('\x1b'));
    }

    void saysThatNoSchemaIsKnown()
    {
        const std::string block = blockOf("DELETE FROM orders", nullptr);
        QVERIFY(block.find("allowed tables:    not known\n") != std::string::npos);
        QVERIFY(block.find("remaining tables:  none\n") != std::string::npos);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::FailureBlockTest)

#include "tst_failureblock.moc"
