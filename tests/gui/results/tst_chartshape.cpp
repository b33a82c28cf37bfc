#include "results/chart/chartshape.h"

#include <QTest>

#include <cmath>

using namespace querymend;

class ChartShapeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isChosenByTheColumns_data();
    void isChosenByTheColumns();
    void givesMagnitudesTheirAxes_data();
    void givesMagnitudesTheirAxes();
};

void ChartShapeTest::isChosenByTheColumns_data()
{
    using Kinds = std::vector<CellKind>;
    QTest::addColumn<Kinds>("kinds");
    QTest::addColumn<bool>("suits");
    QTest::addColumn<ChartKind>("kind");
    QTest::addColumn<std::size_t>("labels");
    QTest::addColumn<std::vector<std::size_t>>("values");
    const auto row = [](const char* name, Kinds kinds, bool suits, ChartKind kind, std::size_t labels,
                        std::vector<std::size_t> values) {
        QTest::newRow(name) << std::move(kinds) << suits << kind << labels << std::move(values);
    };
    constexpr CellKind text = CellKind::text;
    constexpr CellKind number = CellKind::number;
    row("names and numbers are bars", {text, number, number}, true, ChartKind::bars, 0, {1, 2});
    row("the names may come after", {number, text}, true, ChartKind::bars, 1, {0});
    row("numbers over time are lines", {CellKind::temporal, number}, true, ChartKind::lines, 0, {1});
    row("numbers alone run along the first", {number, number}, true, ChartKind::lines, 0, {1});
    row("one column of numbers says nothing", {number}, false, ChartKind::lines, 0, {});
    row("names alone say nothing", {text, text}, false, ChartKind::bars, 0, {});
    row("bytes are no numbers", {text, CellKind::blob}, false, ChartKind::bars, 0, {});
    row("no columns", {}, false, ChartKind::bars, 0, {});
}

void ChartShapeTest::isChosenByTheColumns()
{
    QFETCH(const std::vector<CellKind>, kinds);
    QFETCH(const bool, suits);
    const auto shape = chartShapeOf(kinds);
    QCOMPARE(shape.has_value(), suits);
    if (!shape)
        return;
    QTEST(shape->kind, "kind");
    QTEST(shape->labels, "labels");
    QTEST(shape->values, "values");
}

void ChartShapeTest::givesMagnitudesTheirAxes_data()
{
    using Values = std::vector<std::vector<double>>;
    QTest::addColumn<Values>("values");
    QTest::addColumn<std::vector<bool>>("second");
    QTest::newRow("one column has one axis") << Values{{1, 1000}} << std::vector<bool>{false};
    QTest::newRow("like magnitudes share an axis") << Values{{10, 30}, {100, 5}} << std::vector<bool>{false, false};
    QTest::newRow("a share beside sums") << Values{{4000, 9000}, {0.3, 0.9}} << std::vector<bool>{false, true};
    QTest::newRow("sums beside a share") << Values{{0.3}, {9000}, {4000}} << std::vector<bool>{false, true, true};
    QTest::newRow("the sign does not matter") << Values{{-9000}, {3}} << std::vector<bool>{false, true};
    QTest::newRow("a column of zeros needs no axis") << Values{{9000}, {0, 0}} << std::vector<bool>{false, false};
    QTest::newRow("NULL is no magnitude") << Values{{9000}, {std::nan(""), 2}} << std::vector<bool>{false, true};
}

void ChartShapeTest::givesMagnitudesTheirAxes()
{
    QFETCH(const std::vector<std::vector<double>>, values);
    ChartData data;
    data.values = values;
    QTEST(onSecondAxis(data), "second");
}

QTEST_APPLESS_MAIN(ChartShapeTest)
#include "tst_chartshape.moc"
