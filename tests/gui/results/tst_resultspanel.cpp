// Running statements, keeping results, stopping, and reading error messages.

#include "results/grid/resultgrid.h"
#include "results/grid/resultmodel.h"
#include "results/messages/messagespage.h"
#include "results/plan/planmodel.h"
#include "results/plan/planview.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/sqlitefile.h"
#include "support/stallwatch.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QPointer>
#include <QScrollBar>
#include <QTabBar>

using namespace querymend;

namespace {

constexpr auto numbersTo = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1) SELECT i, "
                           "'row ' || i AS name, i * 0.5 AS half FROM n";
constexpr auto endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

std::string rowsUpTo(int count)
{
    return QString::fromLatin1(numbersTo).arg(count).toStdString();
}

} // namespace

class ResultsPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void showsRows();
    void fetchesAsOneScrolls();
    void pagesThroughAMillionRows();
    void stopsASlowStatementAtOnce();
    void stopsFetchingAll();
    void closingATabStopsItsStatement();
    void saysWhatWentWrong_data();
    void saysWhatWentWrong();
    void keepsPinnedResults();
    void runsStatementsOneAfterTheOther();
    void stopsAtTheFirstThatFails();
    void cancelsAllThatIsLeft();
    void renamesByKeyboard_data();
    void renamesByKeyboard();
    void saysWhichRowsWereNotFetched();
    void dropsLateAnswers();
    void showsAPlan();
    void saysThatNothingIsOpen();

private:
    void run(const std::string& statement);
    [[nodiscard]] ResultView& view() { return *m_panel->currentResult(); }

    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<OpenWorkbench> m_bench;
    std::unique_ptr<ResultsPanel> m_panel;
};

void ResultsPanelTest::initTestCase()
{
    m_file = std::make_unique<SqliteFile>("CREATE TABLE shops(id INTEGER PRIMARY KEY, name TEXT, note TEXT);"
                                          "INSERT INTO shops VALUES (1, 'North', NULL), (2, 'South', '');");
    QVERIFY(m_file->ok());
    m_bench = std::make_unique<OpenWorkbench>(m_file->target());
    QVERIFY(m_bench->isOpen());
}

void ResultsPanelTest::init()
{
    m_panel = std::make_unique<ResultsPanel>(m_bench->workbench(), m_bench->theme());
    m_panel->resize(900, 500);
    m_panel->show();
}

void ResultsPanelTest::cleanup()
{
    m_panel.reset();
}

void ResultsPanelTest::run(const std::string& statement)
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->run(statement, QStringLiteral("Results"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
}

void ResultsPanelTest::showsRows()
{
    run("SELECT id, name, note FROM shops -- the shops\n;");
    const QAbstractItemModelTester tester(&view().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const ResultModel& model = view().model();
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.headerData(0, Qt::Horizontal, ResultModel::TypeRole).toString(), QStringLiteral("INTEGER"));
    QCOMPARE(model.index(0, 0).data(Qt::TextAlignmentRole).value<Qt::Alignment>(), Qt::AlignRight | Qt::AlignVCenter);
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("NULL"));
    QCOMPARE(model.index(0, 2).data(ResultModel::KindRole).toInt(), static_cast<int>(CellKind::null));
    QCOMPARE(model.index(1, 2).data().toString(), QString());
    QCOMPARE(model.index(1, 2).data(ResultModel::KindRole).toInt(), static_cast<int>(CellKind::text));
    QTRY_COMPARE(view().footText(), QStringLiteral("2 rows"));
    const QString journal = m_panel->messages().text();
    QVERIFY(journal.contains(QStringLiteral("SELECT id, name, note FROM shops")));
    QVERIFY2(journal.contains(QStringLiteral("2 rows · ")) && !journal.contains(QStringLiteral("more")),
             qPrintable(journal));
}

void ResultsPanelTest::fetchesAsOneScrolls()
{
    run(rowsUpTo(1800));
    QTRY_VERIFY(view().model().rowCount() >= 500);
    QVERIFY(view().model().rowCount() < 1800);
    for (int i = 0; i < 50 && view().result().hasMore(); ++i) {
        QTRY_VERIFY(!view().result().isBusy());
        const int rows = view().model().rowCount();
        view().grid().scrollToBottom();
        QTRY_VERIFY(view().model().rowCount() > rows || !view().result().hasMore());
    }
    QTRY_COMPARE(view().model().rowCount(), 1800);
    QCOMPARE(view().model().index(1799, 1).data().toString(), QStringLiteral("row 1800"));
}

void ResultsPanelTest::pagesThroughAMillionRows()
{
    constexpr int million = 1'000'000;
    run("SELECT *, 'row ' || i || ' of a million' AS note FROM (" + rowsUpTo(million) + ")"); // more than memory holds
    StallWatch watch;
    view().result().fetchAll();
    QTRY_VERIFY_WITH_TIMEOUT(!view().result().hasMore(), 120'000);
    view().grid().scrollToBottom();
    QTRY_COMPARE(view().grid().verticalScrollBar()->value(), view().grid().verticalScrollBar()->maximum());
    QVERIFY(view().grid().rowAt(view().grid().viewport()->height() - 1) == million - 1);
    QCOMPARE(view().model().index(million - 1, 0).data().toString(), QStringLiteral("1000000"));
    QUERYMEND_VERIFY_NO_STALL(watch);
    QVERIFY(view().result().rows().bytesInMemory() <= RowStore::defaultMemory);
    QVERIFY(view().result().rows().bytes() > RowStore::defaultMemory);
}

void ResultsPanelTest::stopsASlowStatementAtOnce()
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->run(endless, QStringLiteral("slow"));
    QTRY_VERIFY(m_panel->isRunning());
    StallWatch watch;
    m_panel->cancel();
    QCOMPARE(ended.size(), 1);
    QVERIFY(!m_panel->isRunning());
    QCOMPARE(view().result().end(), QueryEnd::cancelled);
    QCOMPARE(view().footText(), QStringLiteral("Cancelled"));
    QUERYMEND_VERIFY_NO_STALL(watch);
    run("SELECT 1");
    QCOMPARE(view().model().rowCount(), 1);
}

void ResultsPanelTest::stopsFetchingAll()
{
    run(rowsUpTo(50'000'000));
    view().result().fetchAll();
    QTRY_VERIFY(view().model().rowCount() > 1000);
    m_panel->cancel();
    QCOMPARE(view().result().end(), QueryEnd::cancelled);
    QVERIFY(view().footText().contains(QStringLiteral("were not fetched")));
    const int rows = view().model().rowCount();
    bool isAnswered = false; // anything in transit arrives before this answer
    m_bench->workbench().queries()->ask<int>(
        m_panel.get(), [](Session&) { return Result<int, EngineError>(1); }, [&](const auto&) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
    QCOMPARE(view().model().rowCount(), rows);
}

void ResultsPanelTest::closingATabStopsItsStatement()
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->run(endless, QStringLiteral("slow"));
    QTRY_VERIFY(m_panel->isRunning());
    m_panel->tabs().closeResult(m_panel->currentResult());
    QVERIFY(ended.size() == 1 && m_panel->tabs().currentIndex() == 0); // it does not go to the plan
    QTRY_VERIFY(!m_panel->currentResult());
    run("SELECT 1");
    QCOMPARE(view().model().rowCount(), 1);
}

void ResultsPanelTest::saysWhatWentWrong_data()
{
    QTest::addColumn<std::string>("statement");
    QTest::addColumn<QueryEnd>("end");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("offset");
    QTest::newRow("what writes is not run")
        << std::string("DELETE FROM shops") << QueryEnd::refused << QStringLiteral("this connection is read-only") << 0;
    QTest::newRow("two statements are not run")
        << std::string("SELECT 1; SELECT 2") << QueryEnd::refused << QStringLiteral("one statement at a time") << -1;
    QTest::newRow("a function that is known to do more")
        << std::string("SELECT writefile('x', 'y')") << QueryEnd::refused << QStringLiteral("function") << 7;
    QTest::newRow("a function that is on no list")
        << std::string("SELECT load_extension('x')") << QueryEnd::refused << QStringLiteral("load_extension") << 7;
    QTest::newRow("a column that is not there, after a comment")
        << std::string("SELECT /* wide */ id,\n  colour FROM shops") << QueryEnd::failed
        << QStringLiteral("no such column: colour") << 24;
    QTest::newRow("what no parser understands")
        << std::string("SELECT FROM WHERE") << QueryEnd::failed << QStringLiteral("syntax error") << -1;
}

void ResultsPanelTest::saysWhatWentWrong()
{
    QFETCH(const std::string, statement);
    QFETCH(const QString, words);
    QFETCH(const int, offset);
    QSignalSpy problem(m_panel.get(), &ResultsPanel::problemAt);
    run(statement);
    QTEST(*view().result().end(), "end");
    QVERIFY2(view().problemText().contains(words), qPrintable(view().problemText()));
    QVERIFY2(m_panel->messages().text().contains(words), qPrintable(m_panel->messages().text()));
    QCOMPARE(problem.size(), 1);
    if (offset >= 0)
        QCOMPARE(problem.front()[1].value<EngineError>().offset, static_cast<std::uint32_t>(offset));
}

void ResultsPanelTest::runsStatementsOneAfterTheOther()
{
    run("SELECT 0 AS earlier");
    m_panel->runAll({"SELECT 1 AS a", "SELECT id FROM shops WHERE id > 9", rowsUpTo(5000)});
    QTRY_VERIFY(!m_panel->isRunning());
    const QList<QWidget*> results = m_panel->tabs().results();
    QCOMPARE(results.size(), 3);
    QCOMPARE(m_panel->tabs().tabText(m_panel->tabs().indexOf(results[1])), QStringLiteral("Result 2"));
    QCOMPARE(qobject_cast<ResultView*>(results[0])->model().rowCount(), 1);
    QCOMPARE(qobject_cast<ResultView*>(results[1])->model().rowCount(), 0);
    run("SELECT 2");
    QCOMPARE(m_panel->tabs().results().size(), 1);
}

void ResultsPanelTest::stopsAtTheFirstThatFails()
{
    QSignalSpy problem(m_panel.get(), &ResultsPanel::problemAt);
    m_panel->runAll({"SELECT 1", "DELETE FROM shops", "SELECT 3", "SELECT 4"});
    QTRY_COMPARE(problem.size(), 1);
    QVERIFY(!m_panel->isRunning());
    QCOMPARE(m_panel->tabs().results().size(), 2);
    QCOMPARE(view().result().end(), QueryEnd::refused);
    QVERIFY(m_panel->messages().text().contains(QStringLiteral("2 statement(s) after it were not run")));
}

void ResultsPanelTest::cancelsAllThatIsLeft()
{
    m_panel->runAll({endless, "SELECT 2"});
    QTRY_VERIFY(m_panel->isRunning());
    m_panel->cancel();
    QVERIFY(!m_panel->isRunning());
    run("SELECT 3");
    QCOMPARE(m_panel->tabs().results().size(), 1);
}

void ResultsPanelTest::keepsPinnedResults()
{
    run("SELECT 1 AS one");
    ResultView* const first = m_panel->currentResult();
    m_panel->tabs().setPinned(first, ResultTabs::Pin::pinned);
    run("SELECT 2 AS two");
    QCOMPARE(m_panel->tabs().results().size(), 2);
    QCOMPARE(first->model().index(0, 0).data().toString(), QStringLiteral("1"));
    run("SELECT 3 AS three");
    QCOMPARE(m_panel->tabs().results().size(), 2);
    QCOMPARE(view().model().index(0, 0).data().toString(), QStringLiteral("3"));
    m_panel->tabs().closeResult(first);
    QCOMPARE(m_panel->tabs().results().size(), 1);
    m_panel->tabs().closeResult(m_panel->currentResult());
    QTRY_VERIFY(!m_panel->currentResult());
    QVERIFY(m_panel->tabs().isTabVisible(0));
}

void ResultsPanelTest::renamesByKeyboard_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("title");
    QTest::newRow("Return takes the new name") << int(Qt::Key_Return) << QStringLiteral("Rows && more");
    QTest::newRow("Escape leaves the old one") << int(Qt::Key_Escape) << QStringLiteral("Results");
}

void ResultsPanelTest::renamesByKeyboard()
{
    QFETCH(int, key);
    QFETCH(QString, title);
    run("SELECT 1");
    m_panel->tabs().rename(0);
    const QPointer<QLineEdit> name = m_panel->tabs().tabBar()->findChild<QLineEdit*>();
    QVERIFY(name);
    QTest::keyClicks(name, QStringLiteral("Rows & more"));
    QTest::keyClick(name, Qt::Key(key));
    QTRY_VERIFY(!name);
    QCOMPARE(m_panel->tabs().tabText(0), title);
}

void ResultsPanelTest::saysWhichRowsWereNotFetched()
{
    run(rowsUpTo(100'000));
    QTRY_VERIFY(!view().result().isBusy());
    ResultView* const first = m_panel->currentResult();
    const int rows = first->model().rowCount();
    m_panel->tabs().setPinned(first, ResultTabs::Pin::pinned);
    run("SELECT 1");
    QCOMPARE(first->result().end(), QueryEnd::replaced);
    QVERIFY(first->footText().startsWith(QStringLiteral("The rows after %1 were not fetched").arg(rows)));
    QCOMPARE(first->model().rowCount(), rows);
}

void ResultsPanelTest::dropsLateAnswers()
{
    m_panel->run(rowsUpTo(100'000), QStringLiteral("first"));
    run("SELECT 42 AS answer"); // same thread, so the previous answer has arrived
    QTRY_COMPARE(view().model().rowCount(), 1);
    QCOMPARE(view().model().index(0, 0).data().toString(), QStringLiteral("42"));
}

void ResultsPanelTest::showsAPlan()
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->explain("SELECT * FROM shops WHERE id = 1");
    QTRY_COMPARE(ended.size(), 1);
    PlanModel& model = m_panel->plan().model();
    QVERIFY(model.rowCount() > 0);
    QVERIFY(planText(model.plan()).contains(QStringLiteral("shops")));
    QCOMPARE(m_panel->tabs().currentWidget(), &m_panel->plan());
    m_panel->explain("DROP TABLE shops");
    QTRY_COMPARE(ended.size(), 2);
    QVERIFY(m_panel->messages().text().contains(QStringLiteral("this connection is read-only")));
}

void ResultsPanelTest::saysThatNothingIsOpen()
{
    Workbench closed([](const ConnectionTarget&) { return SessionOpener(); });
    ResultsPanel panel(closed, m_bench->theme());
    panel.run("SELECT 1", {});
    QVERIFY(panel.messages().text().contains(QStringLiteral("no database is open")));
    QVERIFY(!panel.currentResult());
}

QTEST_MAIN(ResultsPanelTest)
#include "tst_resultspanel.moc"
