#include "common/theme.h"
#include "results/grid/resultgrid.h"
#include "results/grid/resultmodel.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/sqlitefile.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QScrollBar>

using namespace querymend;

/// How wide the columns of a result are, and where their values are.
class ColumnWidthsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<SqliteFile>("CREATE TABLE t (a INTEGER);");
        m_bench = std::make_unique<OpenWorkbench>(m_file->target());
        QVERIFY(m_bench->isOpen());
        m_panel = std::make_unique<ResultsPanel>(m_bench->workbench(), m_bench->theme());
        m_panel->resize(1200, 500);
        m_panel->show();
    }

    void longTextsUseTheRoomThatIsFree()
    {
        run("SELECT 1 AS id, replace(hex(zeroblob(14)), '0', 'ab ') AS note");
        const int whole = widthOf(m_panel->currentResult()->model().index(0, 1));
        QVERIFY(whole > 360);
        QVERIFY(grid().columnWidth(1) >= whole);
        QVERIFY(grid().columnWidth(0) + grid().columnWidth(1) <= grid().viewport()->width());
        m_panel->resize(600, 500);
        QTRY_VERIFY(grid().columnWidth(1) < whole);
        m_panel->resize(1200, 500);
        QTRY_VERIFY(grid().columnWidth(1) >= whole);
    }

    void namesAreWholeWhereThereAreNoRows()
    {
        run("SELECT a AS name_of_a_customer_in_letters FROM t");
        const QFontMetrics letters(grid().horizontalHeader()->font());
        QVERIFY(grid().columnWidth(0) >= letters.horizontalAdvance(QStringLiteral("name_of_a_customer_in_letters")));
    }

    void numbersAreShownWholeWhereverTheyAre()
    {
        run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) "
            "SELECT CASE WHEN i = 200 THEN 123456789012345678 ELSE i END AS v FROM n");
        m_panel->currentResult()->result().fetchAll();
        QTRY_COMPARE(m_panel->currentResult()->model().rowCount(), 200);
        grid().scrollToBottom();
        QTRY_VERIFY(grid().columnWidth(0) >= widthOf(m_panel->currentResult()->model().index(199, 0)));
    }

    void nullsAreBelowTheNumbersOfTheirColumn()
    {
        run("SELECT 1 AS number, 'a' AS word UNION ALL SELECT NULL, NULL");
        const ResultModel& model = m_panel->currentResult()->model();
        QTRY_COMPARE(model.rowCount(), 2);
        const auto placeOf = [&model](int row, int column) {
            return model.index(row, column).data(Qt::TextAlignmentRole).value<Qt::Alignment>();
        };
        QCOMPARE(model.index(1, 0).data(ResultModel::KindRole).toInt(), static_cast<int>(CellKind::null));
        for (int column = 0; column < 2; ++column)
            QCOMPARE(placeOf(1, column), placeOf(0, column));
        QVERIFY(placeOf(1, 0) != placeOf(1, 1));
    }

    void aWidthThatTheUserChoseStays()
    {
        run("SELECT 1 AS id, replace(hex(zeroblob(14)), '0', 'ab ') AS note");
        grid().horizontalHeader()->resizeSection(1, 120);
        m_panel->resize(1100, 500);
        QCoreApplication::processEvents();
        QCOMPARE(grid().columnWidth(1), 120);
    }

    void cleanupTestCase()
    {
        m_panel.reset();
        m_bench.reset();
    }

private:
    [[nodiscard]] ResultGrid& grid() { return m_panel->currentResult()->grid(); }
    [[nodiscard]] int widthOf(const QModelIndex& cell)
    {
        const bool isNumber = cell.data(ResultModel::KindRole).toInt() == static_cast<int>(CellKind::number);
        const QFontMetrics letters(isNumber ? Theme::codeFont() : grid().font());
        return letters.horizontalAdvance(cell.data().toString());
    }
    void run(const char* statement)
    {
        QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
        m_panel->run(statement, QStringLiteral("Result"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
        QTRY_VERIFY(!m_panel->currentResult()->result().isBusy());
    }

    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<OpenWorkbench> m_bench;
    std::unique_ptr<ResultsPanel> m_panel;
};

QTEST_MAIN(ColumnWidthsTest)
#include "tst_columnwidths.moc"
