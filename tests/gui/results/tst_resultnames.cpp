#include "common/plaintip.h"
#include "common/theme.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/sqlitefile.h"

#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolTip>

using namespace querymend;

/// What the tabs of results are called.
class ResultNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<SqliteFile>("CREATE TABLE shops (id INTEGER, town INTEGER);"
                                              "CREATE TABLE towns (id INTEGER); CREATE TABLE owners (id INTEGER);");
        m_bench = std::make_unique<OpenWorkbench>(m_file->target());
        QVERIFY(m_bench->isOpen());
    }

    void init() { m_panel = std::make_unique<ResultsPanel>(m_bench->workbench(), m_bench->theme()); }
    void cleanup() { m_panel.reset(); }

    void areTheTablesThatAreRead_data()
    {
        QTest::addColumn<std::string>("statement");
        QTest::addColumn<QString>("name");
        using Text = std::string;
        QTest::newRow("one table") << Text("SELECT * FROM shops") << QStringLiteral("shops");
        QTest::newRow("two tables") << Text("SELECT 1 FROM shops s JOIN towns t ON t.id = s.town")
                                    << QStringLiteral("shops, towns");
        QTest::newRow("more than two, shortened")
            << Text("SELECT 1 FROM shops, towns, owners") << QStringLiteral("shops, towns, …");
        QTest::newRow("a table twice") << Text("SELECT 1 FROM shops a JOIN main.SHOPS b ON a.id = b.id")
                                       << QStringLiteral("shops");
        QTest::newRow("the table of a CTE, not the CTE")
            << Text("WITH few AS (SELECT id FROM shops) SELECT * FROM few") << QStringLiteral("shops");
        QTest::newRow("no table") << Text("SELECT 1") << QStringLiteral("Results");
    }

    void areTheTablesThatAreRead()
    {
        QFETCH(const std::string, statement);
        QFETCH(const QString, name);
        QVERIFY(run(statement));
        QCOMPARE(m_panel->tabs().tabText(0), name);
    }

    void areNumberedIfTheyAreTheSame()
    {
        QVERIFY(run("SELECT id FROM shops"));
        m_panel->tabs().setPinned(m_panel->currentResult(), ResultTabs::Pin::pinned);
        for (const char* const statement : {"SELECT town FROM shops", "SELECT 1 FROM shops"}) {
            QVERIFY(run(statement));
            QCOMPARE(m_panel->tabs().results().size(), 2);
            QCOMPARE(m_panel->tabs().tabText(0), QStringLiteral("shops"));
            QCOMPARE(m_panel->tabs().tabText(1), QStringLiteral("shops (2)"));
        }
    }

    void elidesNamesOfResultsBeforeTabsAreCut()
    {
        Theme theme;
        ResultTabs tabs(theme);
        tabs.addFixed(new QWidget, QStringLiteral("Plan"));
        tabs.addFixed(new QWidget, QStringLiteral("Messages"));
        tabs.addResult(new QWidget, QStringLiteral("orders, customers and their countries"));
        tabs.addResult(new QWidget, QStringLiteral("customers who have ordered"));
        tabs.resize(480, 200);
        tabs.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tabs));
        QVERIFY(tabs.tabBar()->sizeHint().width() > 480); // else nothing is to be elided
        QTRY_VERIFY(tabs.tabBar()->tabRect(3).right() < tabs.width());
        for (const int fixed : {2, 3})
            QVERIFY(tabs.tabBar()->tabRect(fixed).width() > tabs.fontMetrics().horizontalAdvance(tabs.tabText(fixed)));
    }

    void theToolTipOfATabShowsTheSignsOfItsName()
    {
        const Theme theme;
        ResultTabs tabs(theme);
        tabs.addResult(new QWidget, QStringLiteral("a<b>c"));
        tabs.show();
        QTabBar& bar = *tabs.tabBar();
        const QPoint place = bar.tabRect(0).center();
        QHelpEvent help(QEvent::ToolTip, place, bar.mapToGlobal(place));
        QApplication::sendEvent(&bar, &help);
        QCOMPARE(QToolTip::text(), wrappedTip(QStringLiteral("a<b>c")));
    }

private:
    bool run(const std::string& statement)
    {
        QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
        m_panel->run(statement, {});
        return QTest::qWaitFor([&] { return !ended.isEmpty(); }, 30'000);
    }

    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<OpenWorkbench> m_bench;
    std::unique_ptr<ResultsPanel> m_panel;
};

QTEST_MAIN(ResultNamesTest)
#include "tst_resultnames.moc"
