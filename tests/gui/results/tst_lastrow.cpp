// Jumping to the last row of a long table without fetching those before it, and using results with missing rows.

#include "results/export/exportdialog.h"
#include "results/grid/resultgrid.h"
#include "results/grid/resultmodel.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/sqlitefile.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFile>
#include <QHeaderView>
#include <QTemporaryDir>

using namespace querymend;

namespace {

constexpr int manyRows = 60'000;
constexpr auto longTable = "CREATE TABLE big(id INTEGER PRIMARY KEY, name TEXT);"
                           "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000) "
                           "INSERT INTO big SELECT i, 'row ' || i FROM n;";

} // namespace

class LastRowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_panel.reset(); }

    void isShownWithoutThoseBeforeIt();
    void isShownWhereAllMustBeRead();
    void fetchesWhatIsLookedAt();
    void fetchesAllThatIsMissing();
    void copiesWhatWasMissing();
    void exportsWhatWasMissing();
    void sortsWhatWasMissing();
    void saysWhatIsMissingInTheEnd();

private:
    void run(const std::string& statement);
    void goToEnd();
    [[nodiscard]] ResultView& view() { return *m_panel->currentResult(); }
    [[nodiscard]] const RowStore& rows() { return view().result().rows(); }
    [[nodiscard]] QString name(int row) { return view().model().index(row, 1).data().toString(); }

    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<OpenWorkbench> m_bench;
    std::unique_ptr<ResultsPanel> m_panel;
};

void LastRowTest::initTestCase()
{
    m_file = std::make_unique<SqliteFile>(longTable);
    QVERIFY(m_file->ok());
    m_bench = std::make_unique<OpenWorkbench>(m_file->target());
    QVERIFY(m_bench->isOpen());
}

void LastRowTest::init()
{
    m_panel = std::make_unique<ResultsPanel>(m_bench->workbench(), m_bench->theme());
    m_panel->resize(900, 500);
    m_panel->show();
}

void LastRowTest::run(const std::string& statement)
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->run(statement, QStringLiteral("Results"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
    QTRY_VERIFY(!view().result().isBusy());
}

void LastRowTest::goToEnd()
{
    QTest::keyClick(&view().grid(), Qt::Key_End, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(view().grid().currentIndex().row(), manyRows - 1, 30'000);
}

void LastRowTest::isShownWithoutThoseBeforeIt()
{
    run("SELECT * FROM big");
    goToEnd();
    QCOMPARE(name(manyRows - 1), QStringLiteral("row 60000"));
    QCOMPARE(view().model().headerData(manyRows - 1, Qt::Vertical, Qt::DisplayRole).toInt(), manyRows);
    QVERIFY(view().grid().visualRect(view().grid().currentIndex()).intersects(view().grid().viewport()->rect()));
    QTRY_VERIFY(!view().result().isBusy());
    QVERIFY2(rows().stored() < 5000, qPrintable(QString::number(rows().stored())));
    QVERIFY(view().result().hasMore());
    QTRY_COMPARE(view().footText(), QStringLiteral("60,000 rows, fetched as you scroll"));
}

void LastRowTest::isShownWhereAllMustBeRead()
{
    run("SELECT id, name FROM big ORDER BY name, id");
    goToEnd();
    QCOMPARE(name(manyRows - 1), QStringLiteral("row 9999"));
    QTRY_COMPARE(view().footText(), QStringLiteral("60,000 rows"));
    QCOMPARE(rows().stored(), std::size_t{manyRows});
}

void LastRowTest::fetchesWhatIsLookedAt()
{
    run("SELECT * FROM big");
    goToEnd();
    for (const int row : {30'000, 45'000, 12'345, 700}) {
        QVERIFY(!rows().has(static_cast<std::size_t>(row)));
        QCOMPARE(name(row), QStringLiteral("…"));
        view().grid().scrollTo(view().model().index(row, 0), QAbstractItemView::PositionAtCenter);
        QTRY_COMPARE(name(row), QStringLiteral("row %1").arg(row + 1));
    }
    QTRY_VERIFY(!view().result().isBusy());
    QVERIFY(rows().stored() < 10'000);
}

void LastRowTest::fetchesAllThatIsMissing()
{
    run("SELECT * FROM big");
    goToEnd();
    const QAbstractItemModelTester tester(&view().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    view().result().want(30'000);
    QTRY_VERIFY(rows().has(30'000));
    view().result().fetchAll();
    QTRY_VERIFY_WITH_TIMEOUT(!view().result().hasMore(), 30'000);
    QCOMPARE(view().result().end(), std::optional(QueryEnd::complete));
    QCOMPARE(rows().stored(), std::size_t{manyRows});
    for (int row = 0; row < manyRows; row += 499)
        QCOMPARE(name(row), QStringLiteral("row %1").arg(row + 1));
    QTRY_COMPARE(view().footText(), QStringLiteral("60,000 rows"));
}

void LastRowTest::copiesWhatWasMissing()
{
    run("SELECT * FROM big");
    goToEnd();
    QApplication::clipboard()->clear();
    view().grid().selectAll();
    QTest::keyClick(&view().grid(), Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!QApplication::clipboard()->text().isEmpty(), 30'000);
    const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), manyRows);
    QCOMPARE(lines[33'333], QStringLiteral("33334\trow 33334"));
}

void LastRowTest::exportsWhatWasMissing()
{
    run("SELECT * FROM big");
    goToEnd();
    const QTemporaryDir folder;
    ExportDialog dialog(view().result(), QStringLiteral("big"));
    dialog.setPath(folder.filePath(QStringLiteral("big.csv")));
    QSignalSpy exported(&dialog, &ExportDialog::exported);
    dialog.start();
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, 30'000);
    QFile file(folder.filePath(QStringLiteral("big.csv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), manyRows + 2); // with the header, and an empty string after the last newline
    QCOMPARE(lines[40'000].trimmed(), QByteArray("40000,row 40000"));
}

void LastRowTest::sortsWhatWasMissing()
{
    run("SELECT * FROM big");
    goToEnd();
    view().grid().horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
    QTRY_COMPARE_WITH_TIMEOUT(view().footText(), QStringLiteral("60,000 of 60,000 rows"), 30'000);
    QTRY_COMPARE(name(0), QStringLiteral("row 60000"));
    QCOMPARE(name(30'000), QStringLiteral("row 30000"));
}

void LastRowTest::saysWhatIsMissingInTheEnd()
{
    run("SELECT * FROM big");
    goToEnd();
    QTRY_VERIFY(!view().result().isBusy());
    QSignalSpy changed(&view().result(), &QueryResult::stateChanged);
    view().result().supersede();
    QCOMPARE(view().result().end(), std::optional(QueryEnd::replaced));
    QVERIFY2(view().footText().startsWith(QStringLiteral("60,000 rows, ")), qPrintable(view().footText()));
    QCOMPARE(name(30'000), QStringLiteral("…"));
    QCOMPARE(name(manyRows - 1), QStringLiteral("row 60000"));
}

QTEST_MAIN(LastRowTest)
#include "tst_lastrow.moc"
