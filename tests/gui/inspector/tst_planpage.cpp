#include "inspector/piecepane.h"
#include "inspector/planpage.h"
#include "support/openworkbench.h"
#include "support/sqlitefile.h"

#include <QPushButton>
#include <QTest>

using namespace querymend;

/// A plan is read at once from the run's own database, from another only on demand.
class PlanPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhyThereIsNoPlan_data();
    void saysWhyThereIsNoPlan();
    void readsThePlanOfTheRunsDatabase();
    void readsThePlanOfAnotherDatabaseWhenAsked();
};

namespace {

QString textOn(const PlanPage& page)
{
    return page.findChild<PiecePane*>()->text();
}

QPushButton& readButton(const PlanPage& page)
{
    return *page.findChild<QPushButton*>(QString(), Qt::FindDirectChildrenOnly);
}

} // namespace

void PlanPageTest::saysWhyThereIsNoPlan_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("words");
    QTest::newRow("an attempt without a statement") << QString() << QStringLiteral("No SQL yet.");
    QTest::newRow("no open database") << QStringLiteral(
        "SELECT 1") << QStringLiteral("No database is open. Plans are not recorded: open shop to read this one.");
}

void PlanPageTest::saysWhyThereIsNoPlan()
{
    QFETCH(const QString, statement);
    const Theme theme;
    PlanPage page(theme);
    page.show(statement.toStdString(), "shop");
    QTEST(textOn(page).trimmed(), "words");
    QVERIFY(readButton(page).isHidden());
}

void PlanPageTest::readsThePlanOfTheRunsDatabase()
{
    const SqliteFile file("CREATE TABLE orders (id INTEGER PRIMARY KEY)");
    OpenWorkbench bench(file.target());
    QVERIFY(file.ok() && bench.isOpen());
    PlanPage page(bench.theme());
    page.useDatabaseOf(bench.workbench());
    page.show("SELECT id FROM orders", bench.workbench().target().shown());
    QVERIFY(readButton(page).isHidden());
    QTRY_VERIFY2(textOn(page).startsWith(QStringLiteral("How the open database would run it now.")),
                 qPrintable(textOn(page)));
    page.show("SELECT nothing FROM orders", bench.workbench().target().shown());
    QTRY_VERIFY2(textOn(page).startsWith(QStringLiteral("The open database cannot plan this statement: ")),
                 qPrintable(textOn(page)));
}

void PlanPageTest::readsThePlanOfAnotherDatabaseWhenAsked()
{
    const SqliteFile file("CREATE TABLE orders (id INTEGER PRIMARY KEY)");
    OpenWorkbench bench(file.target());
    QVERIFY(file.ok() && bench.isOpen());
    PlanPage page(bench.theme());
    page.useDatabaseOf(bench.workbench());
    page.show("SELECT id FROM orders", "another");
    QCOMPARE(textOn(page).trimmed(), QStringLiteral("The run was made on another, but another database is open."));
    QVERIFY(!readButton(page).isHidden());
    readButton(page).click();
    QTRY_VERIFY2(textOn(page).startsWith(QStringLiteral("How the open database would run it now.")),
                 qPrintable(textOn(page)));
}

QTEST_MAIN(PlanPageTest)
#include "tst_planpage.moc"
