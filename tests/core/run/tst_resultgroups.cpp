#include "run/resultgroups.h"

#include <QTest>

namespace querymend {

namespace {

using Rows = std::vector<std::vector<ComparedValue>>;

ComparedResult result(std::vector<std::string> columns, Rows rows, std::uint32_t lane = 0)
{
    return {LaneId{lane}, std::move(columns), std::move(rows)};
}

ComparedValue text(const char* value)
{
    return std::string(value);
}

const ComparedValue null;

} // namespace

class ResultGroupsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sayTheSameOrNot_data()
    {
        QTest::addColumn<ComparedResult>("a");
        QTest::addColumn<ComparedResult>("b");
        QTest::addColumn<RowOrder>("order");
        QTest::addColumn<bool>("same");
        const auto row = [](const char* title, ComparedResult a, ComparedResult b, bool same,
                            RowOrder order = RowOrder::any) {
            QTest::newRow(title) << std::move(a) << std::move(b) << order << same;
        };
        const std::vector<std::string> n{"n"};
        row("the same rows", result(n, {{1.0}, {2.0}}), result(n, {{1.0}, {2.0}}), true);
        row("in another order, which means nothing", result(n, {{1.0}, {2.0}}), result(n, {{2.0}, {1.0}}), true);
        row("in another order, which was asked for", result(n, {{1.0}, {2.0}}), result(n, {{2.0}, {1.0}}), false,
            RowOrder::asGiven);
        row("in the order that was asked for", result(n, {{2.0}, {1.0}}), result(n, {{2.0}, {1.0}}), true,
            RowOrder::asGiven);
        row("a row more often", result(n, {{1.0}, {1.0}, {2.0}}), result(n, {{1.0}, {2.0}, {2.0}}), false);
        row("a row more", result(n, {{1.0}}), result(n, {{1.0}, {1.0}}), false);
        row("no rows at all", result(n, {}), result({"m"}, {}), true);
        row("sums that were added up in another order", result(n, {{0.1 + 0.2}}), result(n, {{0.3}}), true);
        row("large numbers that are near", result(n, {{123456789.0}}), result(n, {{123456789.5}}), true);
        row("numbers that are not near", result(n, {{1.0}}), result(n, {{1.01}}), false);
        row("near numbers whose order is not clear", result({"t", "n"}, {{text("a"), 1.0000001}, {text("a"), 1.0}}),
            result({"t", "n"}, {{text("a"), 1.0}, {text("a"), 1.0000002}}), true);
        row("a number that is written as text", result(n, {{text("2024")}}), result(n, {{2024.0}}), true);
        row("texts that differ in case", result(n, {{text("a")}}), result(n, {{text("A")}}), false);
        row("NULL is no zero", result(n, {{null}}), result(n, {{0.0}}), false);
        row("NULL is no empty text", result(n, {{null}}), result(n, {{text("")}}), false);
        row("NULL is NULL", result(n, {{null}}), result(n, {{null}}), true);
        row("columns in another order, told by their names", result({"a", "b"}, {{1.0, 2.0}}),
            result({"B", "A"}, {{2.0, 1.0}}), true);
        row("columns that their names keep apart", result({"a", "b"}, {{1.0, 2.0}}), result({"b", "a"}, {{1.0, 2.0}}),
            false);
        row("other names at the same places", result({"a", "b"}, {{1.0, 2.0}}), result({"x", "y"}, {{1.0, 2.0}}), true);
        row("a name that is there twice tells nothing", result({"a", "a"}, {{1.0, 2.0}}),
            result({"a", "a"}, {{1.0, 2.0}}), true);
        row("a column more", result({"a"}, {{1.0}}), result({"a", "b"}, {{1.0, 2.0}}), false);
    }

    void sayTheSameOrNot()
    {
        QFETCH(ComparedResult, a);
        QFETCH(ComparedResult, b);
        QFETCH(RowOrder, order);
        std::uint64_t work = mostComparedValues;
        const auto one = sayTheSame(a, b, order, work);
        const auto other = sayTheSame(b, a, order, work);
        QVERIFY(one && other);
        QTEST(*one, "same");
        QCOMPARE(*other, *one);
    }

    void groupsWhatIsTheSame()
    {
        const std::vector<ComparedResult> results{result({"n"}, {{1.0}}, 0), result({"n"}, {{2.0}}, 1),
                                                  result({"n"}, {{1.0}}, 4)};
        const Comparison made = groupResults(results, RowOrder::any);
        QCOMPARE(made.groups.size(), std::size_t{2});
        QVERIFY((made.groups[0] == std::vector<LaneId>{LaneId{0}, LaneId{4}}));
        QVERIFY((made.groups[1] == std::vector<LaneId>{LaneId{1}}));
        QVERIFY(made.notes.empty());
    }

    void whatIsTooMuchWorkStandsAlone()
    {
        Rows rows;
        for (int i = 0; i < 100; ++i)
            rows.push_back({static_cast<double>(i)});
        const std::vector<ComparedResult> results{result({"n"}, rows, 0), result({"n"}, rows, 1)};
        const Comparison made = groupResults(results, RowOrder::any, 50);
        QCOMPARE(made.groups.size(), std::size_t{2});
        QCOMPARE(made.notes.size(), std::size_t{1});
    }

    void rowsThatPairBadlyAreLeftInTime()
    {
        // Only numbers, in reverse order, and one has no partner: each may be searched for among all.
        Rows a;
        Rows b;
        for (int i = 0; i < 10'000; ++i) {
            a.push_back({static_cast<double>(i)});
            b.push_back({static_cast<double>(9'999 - i) + (i == 0 ? 0.5 : 0)});
        }
        std::uint64_t work = mostComparedValues;
        QVERIFY(!sayTheSame(result({"n"}, a), result({"n"}, b), RowOrder::any, work).value_or(false));
        QVERIFY(work < mostComparedValues);
    }

    void hearsAnOrder_data()
    {
        QTest::addColumn<QByteArray>("question");
        QTest::addColumn<bool>("asks");
        QTest::newRow("sorted by") << QByteArray("List customers, sorted by name.") << true;
        QTest::newRow("highest first") << QByteArray("Revenue by month - highest first?") << true;
        QTest::newRow("in descending order") << QByteArray("in DESCENDING order of date") << true;
        QTest::newRow("what was ordered") << QByteArray("What was ordered by each customer?") << false;
        QTest::newRow("the first order") << QByteArray("The first order of each customer") << false;
        QTest::newRow("assorted goods") << QByteArray("How many assorted boxes are there?") << false;
    }

    void hearsAnOrder()
    {
        QFETCH(QByteArray, question);
        QTEST(orderAskedFor(question.toStdString()) == RowOrder::asGiven, "asks");
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::ResultGroupsTest)

#include "tst_resultgroups.moc"
