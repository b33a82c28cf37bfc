// Which statements of agents wait for a person.

#include "check/ladder.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "run/agentborder.h"
#include "schema/json.h"

#include <QTest>

#include <string>
#include <vector>

using namespace querymend;

namespace {

const char* const schemaText = R"({"dialect": "postgresql", "tables": [
    {"schema": "public", "name": "orders", "columns": ["id"]},
    {"schema": "public", "name": "customers", "columns": ["id"]},
    {"schema": "hr", "name": "salaries", "columns": ["id"]},
    {"schema": "hr", "name": "grades", "columns": ["id"]},
    {"schema": "public", "name": "totals", "kind": "view", "columns": ["id"]}]})";

} // namespace

class AgentBorderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void waitsIfItReadsAMarkedTable_data()
    {
        QTest::addColumn<QString>("marks");
        QTest::addColumn<QString>("sql");
        QTest::addColumn<bool>("waits");
        const auto row = [](const char* title, const char* marks, const char* sql, bool waits) {
            QTest::newRow(title) << QString::fromUtf8(marks) << QString::fromUtf8(sql) << waits;
        };
        row("a marked table", "orders", "SELECT id FROM orders", true);
        row("another table", "orders", "SELECT id FROM customers", false);
        row("a marked table in a subquery", "orders", "SELECT 1 WHERE EXISTS (SELECT id FROM orders)", true);
        row("a marked table in other letters", "Orders", "SELECT id FROM ORDERS", true);
        row("a marked table with its schema, and not in the mark", "orders", "SELECT id FROM public.orders", true);
        row("a marked table without its schema, which the mark has", "public.orders", "SELECT id FROM orders", true);
        row("a table of a marked schema", "hr.*", "SELECT id FROM hr.grades", true);
        row("a table of another schema", "hr.*", "SELECT id FROM orders", false);
        row("a CTE that is called like a marked table", "orders",
            "WITH orders AS (SELECT id FROM customers) SELECT id FROM orders", false);
        row("a view, which may read any table", "orders", "SELECT id FROM totals", true);
        row("one of several marked tables", "salaries, customers", "SELECT id FROM hr.salaries", true);
        row("a mark that names no table", "nothing", "SELECT id FROM orders", false);
        row("no table", "orders", "SELECT 1", false);
    }

    void waitsIfItReadsAMarkedTable()
    {
        QFETCH(const QString, marks);
        QFETCH(const QString, sql);
        QFETCH(const bool, waits);
        const Dialect& dialect = *dialectNamed("postgresql");
        const SchemaView view(Catalog(readSchemaJson(schemaText).value(), dialect.syntax.names));
        CheckSubject subject;
        subject.dialect = &dialect;
        subject.schema = &view;
        AgentBorder border{BorderRule::onTables};
        for (const QString& mark : marks.split(QStringLiteral(", ")))
            border.tables.push_back(mark.toStdString());
        QCOMPARE(readsMarkedTable(border, checkStatically(sql.toStdString(), subject), view.catalog()), waits);
    }

    void whatCostsMoreWaits()
    {
        const AgentBorder border{BorderRule::costly, 1000};
        QVERIFY(!isCostly(border, 1000));
        QVERIFY(isCostly(border, 1000.5));
        QVERIFY2(isCostly(border, std::nullopt), "an engine that tells no cost might run anything");
    }
};

QTEST_GUILESS_MAIN(AgentBorderTest)
#include "tst_agentborder.moc"
