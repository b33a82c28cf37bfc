// What is shown in place of rows, and how much room it needs.

#include "common/helppage.h"
#include "results/cells/cellinspector.h"
#include "results/grid/resultgrid.h"
#include "results/grid/resultmodel.h"
#include "results/messages/problempage.h"
#include "results/plan/planmodel.h"
#include "results/plan/planview.h"
#include "results/resultbar.h"
#include "results/resultfoot.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/sqlitefile.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

using namespace querymend;

namespace {

/// The texts of all visible labels in a widget.
QStringList wordsIn(const QWidget& widget)
{
    QStringList words;
    for (const QLabel* const label : widget.findChildren<QLabel*>()) {
        if (label->isVisible())
            words << label->text();
    }
    return words;
}

} // namespace

class ResultStatesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void aLongErrorMakesNothingWider();
    void anErrorIsToldInOurWordsFirst_data();
    void anErrorIsToldInOurWordsFirst();
    void aLongErrorIsScrolledTo();
    void anErrorLeadsToItsPlaceInTheHelp_data();
    void anErrorLeadsToItsPlaceInTheHelp();
    void anErrorOffersNothingThatNeedsRows();
    void saysThatThereAreNoRows();
    void looksAtTheFirstCellWhereNoneIsChosen();
    void saysThatThereIsNoCell();
    void aPlanWithoutATreeIsShownAsTheEngineGaveIt();
    void theShareOfAStepIsInSightWhereThereIsLittleRoom();
    void theTableOfAStepIsInSightWhereThereIsNoShare();
    void theRowsOfAPlanReachTheEdgeOfItsTree_data();
    void theRowsOfAPlanReachTheEdgeOfItsTree();
    void aStatementThatRunsHasTheWholeWidth();
    void aRowIsInSightWhereThereIsLittleRoom_data();
    void aRowIsInSightWhereThereIsLittleRoom();

private:
    void run(const std::string& statement);
    [[nodiscard]] ResultView& view() { return *m_panel->currentResult(); }
    [[nodiscard]] ResultBar& bar() { return *view().findChild<ResultBar*>(); }

    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<OpenWorkbench> m_bench;
    std::unique_ptr<ResultsPanel> m_panel;
};

void ResultStatesTest::initTestCase()
{
    m_file = std::make_unique<SqliteFile>("CREATE TABLE sales(region TEXT); INSERT INTO sales VALUES ('North')");
    m_bench = std::make_unique<OpenWorkbench>(m_file->target());
    QVERIFY(m_bench->isOpen());
}

void ResultStatesTest::init()
{
    m_panel = std::make_unique<ResultsPanel>(m_bench->workbench(), m_bench->theme());
    m_panel->resize(450, 160);
    m_panel->show();
}

void ResultStatesTest::run(const std::string& statement)
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->run(statement, QStringLiteral("Results"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
    QTRY_VERIFY(!view().result().isBusy());
}

void ResultStatesTest::aLongErrorMakesNothingWider()
{
    const int before = m_panel->minimumSizeHint().width();
    run("SELECT region, region, region, region, region, region, region, region, region, regio, region FROM sales");
    QVERIFY(view().problemText().contains(QStringLiteral("no such column")));
    QVERIFY2(m_panel->minimumSizeHint().width() <= std::max(before, 400),
             qPrintable(QString::number(m_panel->minimumSizeHint().width())));
}

void ResultStatesTest::anErrorIsToldInOurWordsFirst_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("own");
    const auto row = [](const char* name, const char* sql, const char* title, const char* own) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(title) << QString::fromLatin1(own);
    };
    row("an unknown table", "SELECT 1 FROM nowhere", "There is no table nowhere", "no such table: nowhere");
    row("an unknown column", "SELECT nme FROM sales", "There is no column nme", "no such column: nme");
    row("a column of two tables", "SELECT region FROM sales a, sales b", "Several tables have a column region",
        "ambiguous column name: region");
    row("an unknown function", "SELECT abs(region, 1) FROM sales", "Wrong arguments for the function abs",
        "wrong number of arguments to function abs()");
    row("a syntax error, with the word in quotes", "SELECT nothing FROM sales", "Syntax error near \"nothing\"",
        "near \"nothing\": syntax error");
}

void ResultStatesTest::anErrorIsToldInOurWordsFirst()
{
    QFETCH(const QString, sql);
    QFETCH(const QString, title);
    QFETCH(const QString, own);
    run(sql.toStdString());
    const QString text = view().problemText();
    QVERIFY2(text.startsWith(title + QLatin1Char('\n')), qPrintable(text));
    QVERIFY2(text.trimmed().contains(own), qPrintable(text));
    QVERIFY(text.indexOf(own) > text.indexOf(title));
}

void ResultStatesTest::aLongErrorIsScrolledTo()
{
    run("DELETE FROM sales WHERE region = 'North' AND region = 'North' AND region = 'North' AND region = 'North'");
    const auto& page = *view().findChild<ProblemPage*>();
    QTRY_VERIFY(page.verticalScrollBar()->maximum() > 0);
    for (const QLabel* const label : page.findChildren<QLabel*>())
        QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
}

void ResultStatesTest::anErrorLeadsToItsPlaceInTheHelp_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const char* sql, const char* place) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(place);
    };
    row("a column that the database does not know", "SELECT nme FROM sales", "errors-schema#unknown_column");
    row("a call that the database does not take", "SELECT abs(region, 1) FROM sales",
        "errors-execution#wrong_arguments");
    row("a change that the guard refuses", "DELETE FROM sales", "errors-validation#forbidden_operation");
}

void ResultStatesTest::anErrorLeadsToItsPlaceInTheHelp()
{
    QFETCH(const QString, sql);
    QFETCH(const QString, place);
    run(sql.toStdString());
    const auto& page = *view().findChild<ProblemPage*>();
    QCOMPARE(helpPageFor(page.widget()), place); // for F1
    QSignalSpy asked(m_panel.get(), &ResultsPanel::helpAsked);
    for (QPushButton* const link : page.findChildren<QPushButton*>()) {
        if (link->text() == QStringLiteral("What is this?"))
            link->click();
    }
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().front().toString(), place);
}

void ResultStatesTest::anErrorOffersNothingThatNeedsRows()
{
    run("SELECT nothing FROM sales");
    QVERIFY(!bar().isVisible());
    QVERIFY(!view().hasTable());
    run("SELECT region FROM sales WHERE region = 'South'");
    QVERIFY(bar().isVisible());
    QVERIFY(view().hasTable());
}

void ResultStatesTest::saysThatThereAreNoRows()
{
    run("SELECT region FROM sales WHERE region = 'South'");
    QVERIFY(wordsIn(view().grid()).contains(QStringLiteral("The statement returned no rows.")));
    QCOMPARE(view().footText(), QStringLiteral("0 rows")); // the foot does not say it again
    const QString time = view().findChild<QLabel*>(QStringLiteral("readingTime"))->text();
    QVERIFY2(time.startsWith(QStringLiteral("read in ")), qPrintable(time)); // not how long an attempt took
    run("SELECT region FROM sales");
    QCOMPARE(wordsIn(view().grid()), QStringList());
}

void ResultStatesTest::looksAtTheFirstCellWhereNoneIsChosen()
{
    run("SELECT region FROM sales");
    bar().showCell(true);
    QCOMPARE(view().grid().currentIndex(), view().model().index(0, 0));
    QVERIFY(wordsIn(view().inspector()).contains(QStringLiteral("region")));
}

void ResultStatesTest::saysThatThereIsNoCell()
{
    run("SELECT region FROM sales WHERE region = 'South'");
    bar().showCell(true);
    QVERIFY(view().inspector().isVisible());
    QVERIFY(
        wordsIn(view().inspector()).contains(QStringLiteral("The full content of the selected cell appears here.")));
    QVERIFY(!view().inspector().findChild<QTabBar*>()->isVisible());
}

void ResultStatesTest::aPlanWithoutATreeIsShownAsTheEngineGaveIt()
{
    PlanView& view = m_panel->plan();
    m_panel->tabs().setCurrentWidget(&view);
    PlanNode scan;
    scan.operation = "scan";
    const std::string raw = "{\"x\": \"" + std::string(100'000, 'a') + "\", \xFF}";
    for (const bool hasTree : {true, false, true}) {
        view.showPlan({hasTree ? std::vector{scan} : std::vector<PlanNode>(), raw});
        QCOMPARE(view.findChild<QTreeView*>()->isVisible(), hasTree);
        const auto& side = *view.findChild<QTabWidget*>();
        const QString given = qobject_cast<QPlainTextEdit*>(side.widget(1))->toPlainText();
        QVERIFY(given.startsWith(QStringLiteral("{\"x\": \"aaa")));
        QVERIFY(given.contains(QChar::ReplacementCharacter));
        if (!hasTree) {
            QVERIFY(side.currentWidget()->isVisible());
            QCOMPARE(side.currentWidget(), side.widget(1));
            view.findChild<QToolButton*>()->click();
            QCOMPARE(QApplication::clipboard()->text(), QString::fromStdString(raw));
        }
    }
}

void ResultStatesTest::theShareOfAStepIsInSightWhereThereIsLittleRoom()
{
    PlanNode scan;
    scan.operation = "Index Only Scan Backward using a_long_name_of_an_index_on_sales_by_region";
    scan.relation = "sales";
    scan.rows = 1000;
    scan.cost = 12.5;
    m_panel->tabs().setCurrentWidget(&m_panel->plan());
    m_panel->plan().showPlan({{scan}, "as given"});
    const auto& tree = *m_panel->plan().findChild<QTreeView*>();
    const int left = tree.columnViewportPosition(PlanModel::ShareColumn);
    QVERIFY(left + tree.columnWidth(PlanModel::ShareColumn) <= tree.viewport()->width());
}

void ResultStatesTest::theTableOfAStepIsInSightWhereThereIsNoShare()
{
    PlanNode sort;
    sort.operation = "USE TEMP B-TREE FOR THE RIGHT PART OF ORDER BY AND OF GROUP BY";
    sort.relation = "sales";
    m_panel->tabs().setCurrentWidget(&m_panel->plan());
    m_panel->plan().showPlan({{sort}, "as given"});
    const auto& tree = *m_panel->plan().findChild<QTreeView*>();
    const int left = tree.columnViewportPosition(PlanModel::RelationColumn);
    QVERIFY(left + tree.columnWidth(PlanModel::RelationColumn) <= tree.viewport()->width());
}

void ResultStatesTest::theRowsOfAPlanReachTheEdgeOfItsTree_data()
{
    QTest::addColumn<bool>("hasCosts");
    QTest::newRow("without costs") << false;
    QTest::newRow("with costs") << true;
}

void ResultStatesTest::theRowsOfAPlanReachTheEdgeOfItsTree()
{
    QFETCH(const bool, hasCosts);
    PlanNode scan;
    scan.operation = "SCAN";
    scan.relation = "sales";
    if (hasCosts)
        scan.cost = 12.5;
    m_panel->tabs().setCurrentWidget(&m_panel->plan());
    m_panel->plan().showPlan({{scan}, "as given"});
    const auto& tree = *m_panel->plan().findChild<QTreeView*>();
    for (const int width : {1100, 800, 1300}) {
        m_panel->resize(width, 300);
        QTRY_COMPARE(tree.header()->length(), tree.viewport()->width());
    }
}

void ResultStatesTest::aStatementThatRunsHasTheWholeWidth()
{
    ProblemPage page;
    page.resize(1100, 300);
    page.showRunning("SELECT region, count(*) AS sales, sum(amount) AS amount, min(day) AS first, max(day) AS last "
                     "FROM sales GROUP BY region");
    page.show();
    const QLabel* statement = nullptr;
    for (const QLabel* const label : page.findChildren<QLabel*>()) {
        if (label->text().startsWith(QStringLiteral("SELECT")))
            statement = label;
    }
    QVERIFY(statement);
    QTRY_VERIFY(statement->width() > 1000);
    QVERIFY(statement->height() < 2 * statement->fontMetrics().height());
}

void ResultStatesTest::aRowIsInSightWhereThereIsLittleRoom_data()
{
    QTest::addColumn<int>("pixels");
    QTest::addColumn<int>("height");
    QTest::newRow("for rows alone") << 13 << 64;
    QTest::newRow("and for what is said of them") << 13 << 92;
    QTest::newRow("and for the bar") << 13 << 140;
    QTest::newRow("for rows alone, in large letters") << 24 << 110;
    QTest::newRow("and for what is said of them, in large letters") << 24 << 140;
}

void ResultStatesTest::aRowIsInSightWhereThereIsLittleRoom()
{
    QFETCH(const int, pixels);
    QFETCH(const int, height);
    m_bench->theme().setTextPixels(pixels);
    run("SELECT region FROM sales");
    m_panel->setMinimumHeight(1); // 0 would let the next layout set its own
    const auto isFitted = [&] {   // what is around the rows may still change
        m_panel->resize(450, m_panel->height() - view().height() + height);
        return view().height() == height;
    };
    QTRY_VERIFY(isFitted());
    const auto& grid = *view().findChild<QTableView*>();
    const auto belowOf = [&](const QWidget& part) { return part.mapTo(&view(), QPoint(0, part.height())).y(); };
    const QWidget* const foot = view().findChild<ResultFoot*>();
    const int end = foot->isVisible() ? foot->mapTo(&view(), QPoint()).y() : view().height();
    QTRY_VERIFY(belowOf(grid) <= end);
    QTRY_VERIFY(grid.viewport()->height() >= grid.rowHeight(0));
    m_bench->theme().setTextPixels(13);
}

QTEST_MAIN(ResultStatesTest)
#include "tst_resultstates.moc"
