#include "common/plaintip.h"
#include "common/theme.h"
#include "results/plan/planmodel.h"
#include "results/plan/planview.h"
#include "results/plan/sharedelegate.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QPainter>
#include <QStyleOptionViewItem>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace querymend;

namespace {

PlanNode node(std::string operation, std::optional<double> cost, std::vector<PlanNode> inputs = {})
{
    PlanNode made;
    made.operation = std::move(operation);
    made.cost = cost;
    made.inputs = std::move(inputs);
    return made;
}

Plan joinPlan()
{
    return {{node("Join", 100, {node("Scan", 70), node("Index", 10)})}, "raw"};
}

} // namespace

class PlanModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isATree();
    void theToolTipOfAStepShowsItsSigns();
    void marksWhatCostsMuch_data();
    void marksWhatCostsMuch();
    void sharesAddUp_data();
    void sharesAddUp();
    void takesCostsAsTheyAreWhereInputsCostMore();
    void isWrittenAsIndentedLines();
    void theBarFitsIntoItsCell_data();
    void theBarFitsIntoItsCell();
    void aShareReadsTheSameInBothDirections();
    void anOperationAloneTakesItsLine();
    void aLongOperationGetsRoomFromTheDetails();
    void onlyATreeIsIndented();
    void numbersAndTablesAreWholeAndOperationsTakeTheRest_data();
    void numbersAndTablesAreWholeAndOperationsTakeTheRest();
};

void PlanModelTest::isATree()
{
    PlanModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(joinPlan());
    const QModelIndex join = model.index(0, 0);
    QCOMPARE(model.rowCount(join), 2);
    const QModelIndex scan = model.index(0, PlanModel::OperationColumn, join);
    QCOMPARE(scan.data().toString(), QStringLiteral("Scan"));
    QCOMPARE(scan.parent(), join);
    QVERIFY(model.hasCosts());
    QVERIFY(!model.hasRows());
    model.show({});
    QCOMPARE(model.rowCount(), 0);
}

void PlanModelTest::theToolTipOfAStepShowsItsSigns()
{
    PlanModel model;
    model.show({{node("Scan a<b>c", 1)}, "raw"});
    const QModelIndex scan = model.index(0, PlanModel::OperationColumn);
    QCOMPARE(scan.data().toString(), QStringLiteral("Scan a<b>c"));
    QCOMPARE(scan.data(Qt::ToolTipRole).toString(), plainTip(QStringLiteral("Scan a<b>c")));
    QVERIFY(scan.data(Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;b&gt;")));
}

void PlanModelTest::marksWhatCostsMuch_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<double>("share");
    QTest::addColumn<bool>("marked");
    QTest::newRow("a join costs what its inputs do not") << -1 << 0.2 << false;
    QTest::newRow("the scan is most of it") << 0 << 0.7 << true;
    QTest::newRow("the index is little") << 1 << 0.1 << false;
}

void PlanModelTest::marksWhatCostsMuch()
{
    QFETCH(const int, step);
    PlanModel model;
    model.show(joinPlan());
    const QModelIndex join = model.index(0, 0);
    const QModelIndex index = step < 0 ? join : model.index(step, 0, join);
    QTEST(index.data(PlanModel::ShareRole).toDouble(), "share");
    QTEST(index.data(PlanModel::ExpensiveRole).toBool(), "marked");
}

void PlanModelTest::sharesAddUp_data()
{
    QTest::addColumn<QList<double>>("costs");
    QTest::addColumn<QList<int>>("percents");
    QTest::newRow("three that would be rounded up") << QList<double>{335, 335, 330} << QList<int>{34, 33, 33};
    QTest::newRow("three that would be rounded down") << QList<double>{1, 1, 1} << QList<int>{34, 33, 33};
    QTest::newRow("shares that need no rounding") << QList<double>{50, 30, 20} << QList<int>{50, 30, 20};
    QTest::newRow("a tiny one beside a large one") << QList<double>{999, 1} << QList<int>{100, 0};
}

void PlanModelTest::sharesAddUp()
{
    QFETCH(const QList<double>, costs);
    Plan plan;
    for (const double cost : costs)
        plan.roots.push_back(node("Scan", cost));
    QList<int> percents;
    for (const auto& step : weighed(plan))
        percents.append(step->percent);
    QTEST(percents, "percents");
}

void PlanModelTest::takesCostsAsTheyAreWhereInputsCostMore()
{
    const Plan plan{{node("Join", 10, {node("Scan", 30)})}, ""};
    const auto steps = weighed(plan);
    QCOMPARE(*steps.front()->share, 0.25);
    QCOMPARE(*steps.front()->inputs.front()->share, 0.75);
}

void PlanModelTest::isWrittenAsIndentedLines()
{
    QCOMPARE(planText(joinPlan()), QStringLiteral("Join  cost=100\n  Scan  cost=70\n  Index  cost=10\n"));
}

void PlanModelTest::theBarFitsIntoItsCell_data()
{
    QTest::addColumn<QRect>("cell");
    QTest::newRow("in a wide cell") << QRect(10, 20, 200, 24);
    QTest::newRow("in a cell with no room") << QRect(10, 20, 30, 24);
}

void PlanModelTest::theBarFitsIntoItsCell()
{
    QFETCH(const QRect, cell);
    const QRect whole = shareBar(cell, 1, 40);
    QVERIFY(whole.isEmpty() || cell.contains(whole));
    QCOMPARE(shareBar(cell, 2, 40), whole);
    QCOMPARE(shareBar(cell, 0, 40).width(), 0);
    QCOMPARE(shareBar(cell, 0.5, 40).width(), whole.width() / 2);
}

void PlanModelTest::aShareReadsTheSameInBothDirections()
{
    const Theme theme;
    PlanModel model;
    model.show(joinPlan());
    const ShareDelegate delegate(PlanModel::ShareRole, PlanModel::ExpensiveRole, theme);
    const auto painted = [&](Qt::LayoutDirection direction) {
        QImage image(120, 24, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.rect = image.rect();
        option.direction = direction;
        delegate.paint(&painter, option, model.index(0, PlanModel::ShareColumn));
        return image;
    };
    QCOMPARE(painted(Qt::RightToLeft), painted(Qt::LeftToRight));
}

void PlanModelTest::anOperationAloneTakesItsLine()
{
    Plan plan{{node("SCAN", {}), node("USE TEMP B-TREE FOR GROUP BY", {})}, "raw"};
    plan.roots[0].relation = "orders";
    Theme theme;
    PlanView view(theme);
    view.showPlan(plan);
    const auto* const tree = view.findChild<QTreeView*>();
    QVERIFY(!tree->isFirstColumnSpanned(0, {}));
    QVERIFY(tree->isFirstColumnSpanned(1, {}));
    view.showPlan(joinPlan()); // with costs
    QVERIFY(!tree->isFirstColumnSpanned(0, {}));
}

void PlanModelTest::aLongOperationGetsRoomFromTheDetails()
{
    const std::string operation(100, 'X');
    Plan plan{{node("SCAN", {}), node(operation, {})}, "raw"};
    plan.roots[0].relation = "o";
    Theme theme;
    PlanView view(theme);
    const auto& tree = *view.findChild<QTreeView*>();
    const int needed = tree.fontMetrics().horizontalAdvance(QString::fromStdString(operation));
    view.resize(needed + 300, 300); // of which the details need less than half
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.showPlan(plan);
    QTRY_VERIFY(tree.viewport()->width() >= needed);
}

void PlanModelTest::onlyATreeIsIndented()
{
    Theme theme;
    PlanView view(theme);
    view.showPlan({{node("SCAN", {}), node("SEARCH", {})}, "raw"});
    const auto& tree = *view.findChild<QTreeView*>();
    QVERIFY(!tree.rootIsDecorated());
    view.showPlan(joinPlan());
    QVERIFY(tree.rootIsDecorated());
}

void PlanModelTest::numbersAndTablesAreWholeAndOperationsTakeTheRest_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isEnough");
    QTest::newRow("in a wide window") << 1400 << true;
    QTest::newRow("in a window with too little room for the operation") << 800 << true;
    QTest::newRow("in a narrow window, where they scroll") << 400 << false;
}

void PlanModelTest::numbersAndTablesAreWholeAndOperationsTakeTheRest()
{
    QFETCH(const int, width);
    QFETCH(const bool, isEnough);
    Plan plan{{node("Index Scan using a_primary_key_with_a_very_long_name on it", 990.5)}, "raw"};
    plan.roots[0].relation = "customers AS c";
    plan.roots[0].rows = 3'200;
    Theme theme;
    PlanView view(theme);
    view.resize(width, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.showPlan(joinPlan()); // whose columns need less
    view.showPlan(plan);
    const auto& tree = *view.findChild<QTreeView*>();
    const QAbstractItemView& items = tree;
    for (const int column : {PlanModel::RelationColumn, PlanModel::RowsColumn, PlanModel::CostColumn}) {
        const int needed = std::max(items.sizeHintForColumn(column), tree.header()->sectionSizeHint(column));
        QVERIFY2(tree.columnWidth(column) >= needed, qPrintable(QString::number(column)));
    }
    QTRY_COMPARE(tree.header()->length() == tree.viewport()->width(), isEnough);
}

QTEST_MAIN(PlanModelTest)
#include "tst_planmodel.moc"
