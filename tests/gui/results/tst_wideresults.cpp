// A result with four thousand columns, from DuckDB.

#include "results/grid/resultgrid.h"
#include "results/grid/resultmodel.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "support/duckdbfile.h"
#include "support/openworkbench.h"
#include "support/paintwatch.h"
#include "support/stallwatch.h"

using namespace querymend;

class WideResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsFourThousandColumns();
};

void WideResultsTest::showsFourThousandColumns()
{
    const DuckdbFile file("CREATE TABLE t(a INTEGER)");
    QCOMPARE(file.problem(), QByteArray());
    OpenWorkbench bench(file.target());
    QVERIFY(bench.isOpen());
    ResultsPanel panel(bench.workbench(), bench.theme());
    panel.resize(900, 500);
    panel.show();
    std::string statement = "SELECT i";
    for (int i = 1; i < 4000; ++i)
        statement += ", i + " + std::to_string(i) + " AS c" + std::to_string(i);
    statement += " FROM range(2000) r(i)";
    QSignalSpy ended(&panel, &ResultsPanel::runEnded);
    StallWatch watch;
    panel.run(statement, QStringLiteral("wide"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60'000);
    ResultView& view = *panel.currentResult();
    QVERIFY2(view.model().columnCount() == 4000, qPrintable(view.problemText()));
    view.result().fetchAll();
    QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 2000, 60'000);
    view.grid().scrollTo(view.model().index(1999, 3999));
    const PaintWatch painted(*view.grid().viewport());
    QTRY_VERIFY(painted.isPainted());
    QCOMPARE(view.model().index(1999, 3999).data().toString(), QStringLiteral("5998"));
    QUERYMEND_VERIFY_NO_STALL(watch);
}

QTEST_MAIN(WideResultsTest)
#include "tst_wideresults.moc"
