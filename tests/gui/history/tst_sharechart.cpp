// Bars of shares, which are compared from chart to chart.

#include "common/elidedlabel.h"
#include "common/theme.h"
#include "history/sharechart.h"

#include <QChart>
#include <QChartView>
#include <QTest>

#include <cmath>

using namespace querymend;

namespace {

std::vector<Figure> figureNamed(const QString& name)
{
    Figure figure;
    figure.name = name;
    figure.value = QStringLiteral("1 of 2 (50%)");
    figure.share = 0.5;
    return {figure};
}

double startOfBars(const ShareChart& chart)
{
    return chart.findChild<QChartView*>()->chart()->plotArea().left();
}

} // namespace

class ShareChartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void barsOfSeveralChartsBeginAtTheSamePlace_data()
    {
        QTest::addColumn<int>("pixels");
        QTest::newRow("in the usual size of text") << 13;
        QTest::newRow("in large text") << 20;
    }

    void barsOfSeveralChartsBeginAtTheSamePlace()
    {
        QFETCH(const int, pixels);
        Theme theme;
        theme.setTextPixels(pixels);
        ShareChart narrow(theme, QStringLiteral("Short names"));
        ShareChart wide(theme, QStringLiteral("Long names"));
        narrow.show(figureNamed(QStringLiteral("a")));
        wide.show(figureNamed(QStringLiteral("a much longer name")));
        QVERIFY(wide.nameWidth() > narrow.nameWidth());
        for (ShareChart* const chart : {&narrow, &wide}) {
            chart->leaveRoom(wide.nameWidth());
            chart->resize(900, 200);
            chart->show();
        }
        QTRY_VERIFY2(std::abs(startOfBars(narrow) - startOfBars(wide)) <= 2,
                     qPrintable(QStringLiteral("%1 and %2").arg(startOfBars(narrow)).arg(startOfBars(wide))));
        theme.setTextPixels(13);
    }

    void titlesOfSeveralChartsBeginAtTheSamePlace()
    {
        Theme theme;
        ShareChart narrow(theme, QStringLiteral("Short"));
        ShareChart wide(theme, QStringLiteral("A title that is a good deal longer"));
        narrow.show(figureNamed(QStringLiteral("a")));
        wide.show(figureNamed(QStringLiteral("a much longer name")));
        for (ShareChart* const chart : {&narrow, &wide}) {
            chart->leaveRoom(wide.nameWidth());
            chart->resize(900, 200);
            chart->show();
            const auto* const title = chart->findChild<ElidedLabel*>();
            QVERIFY(title);
            QVERIFY(QTest::qWaitForWindowExposed(chart));
            QCOMPARE(title->x(), 0);
            QVERIFY(title->alignment().testFlag(Qt::AlignLeft));
            QVERIFY(chart->findChild<QChartView*>()->chart()->title().isEmpty());
        }
    }
};

QTEST_MAIN(ShareChartTest)
#include "tst_sharechart.moc"
