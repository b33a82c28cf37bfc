#include "bench/comparison.h"

#include <QTest>

using namespace querymend::bench;

namespace {

/// One benchmark that takes this long, give or take the deviation; without one, it was measured once.
Measurements timed(double seconds, std::optional<double> deviation)
{
    Measurements measured;
    measured.addTime("a", Statistic::median, seconds);
    if (deviation)
        measured.addTime("a", Statistic::deviation, *deviation);
    return measured;
}

Measurements counted(const std::string& counter, double value)
{
    Measurements measured;
    measured.addCount("a", counter, Statistic::median, value);
    measured.addCount("a", counter, Statistic::deviation, 0);
    return measured;
}

/// -1 for less effort, 1 for more.
int directionOf(const Comparison& comparison)
{
    if (comparison.changes.empty())
        return 0;
    return comparison.changes.front().factor > 1 ? 1 : -1;
}

} // namespace

/// What became slower or faster since another run.
class ComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsWhatIsMoreThanNoise_data();
    void reportsWhatIsMoreThanNoise();
    void aSingleMeasurementIsTakenToVary();
    void countersHaveADirection_data();
    void countersHaveADirection();
    void listsTheWorstFirst();
    void comparesOnlyWhatBothHave();
    void saysWhatIsUsual();
};

void ComparisonTest::reportsWhatIsMoreThanNoise_data()
{
    QTest::addColumn<double>("now");
    QTest::addColumn<double>("deviation");
    QTest::addColumn<int>("direction");
    QTest::newRow("the same") << 1.0 << 0.0 << 0;
    QTest::newRow("a little slower") << 1.04 << 0.0 << 0;
    QTest::newRow("a little faster") << 0.96 << 0.0 << 0;
    QTest::newRow("slower") << 1.06 << 0.0 << 1;
    QTest::newRow("faster") << 0.94 << 0.0 << -1;
    QTest::newRow("slower, but it varies") << 1.2 << 0.1 << 0;
    QTest::newRow("faster, but it varies") << 0.8 << 0.1 << 0;
    QTest::newRow("slower than it varies") << 1.4 << 0.1 << 1;
}

void ComparisonTest::reportsWhatIsMoreThanNoise()
{
    QFETCH(const double, now);
    QFETCH(const double, deviation);
    QFETCH(const int, direction);
    QCOMPARE(directionOf(compare(timed(1, deviation), timed(now, deviation))), direction);
}

void ComparisonTest::aSingleMeasurementIsTakenToVary()
{
    QCOMPARE(directionOf(compare(timed(1, 0), timed(1.15, {}))), 0);
    QCOMPARE(directionOf(compare(timed(1, 0), timed(1.25, {}))), 1);
}

void ComparisonTest::countersHaveADirection_data()
{
    QTest::addColumn<QByteArray>("counter");
    QTest::addColumn<int>("whenMore");
    QTest::newRow("memory") << QByteArray("kilobytes") << 1;
    QTest::newRow("statements a second") << QByteArray("per_second") << -1;
    QTest::newRow("gain of a second connection") << QByteArray("gain_of_two") << -1;
    QTest::newRow("what follows from the time") << QByteArray("bytes_per_second") << 0;
}

void ComparisonTest::countersHaveADirection()
{
    QFETCH(const QByteArray, counter);
    QFETCH(const int, whenMore);
    const Comparison comparison = compare(counted(counter.toStdString(), 1), counted(counter.toStdString(), 2));
    QCOMPARE(directionOf(comparison), whenMore);
    if (whenMore != 0)
        QCOMPARE(QByteArray::fromStdString(comparison.changes.front().what), "a: " + counter);
}

void ComparisonTest::listsTheWorstFirst()
{
    Measurements last;
    Measurements now;
    for (const auto& [name, factor] : {std::pair("better", 0.5), std::pair("bad", 2.0), std::pair("worst", 3.0)}) {
        last.addTime(name, Statistic::median, 1);
        now.addTime(name, Statistic::median, factor);
    }
    const Comparison comparison = compare(last, now);
    QCOMPARE(comparison.changes.size(), std::size_t{3});
    QCOMPARE(comparison.changes[0].what, std::string("worst"));
    QCOMPARE(comparison.changes[2].what, std::string("better"));
    const std::string text = textOf(comparison);
    QVERIFY(text.find("SLOWER     3.00") < text.find("faster     0.50"));
}

void ComparisonTest::comparesOnlyWhatBothHave()
{
    Measurements now = timed(1, 0);
    now.addTime("new", Statistic::median, 1);
    Measurements last = timed(1, 0);
    last.addTime("gone", Statistic::median, 1);
    const Comparison comparison = compare(last, now);
    QCOMPARE(comparison.compared, std::size_t{1});
    QVERIFY(textOf(comparison).find("nothing changed by more than noise") != std::string::npos);
}

void ComparisonTest::saysWhatIsUsual()
{
    Measurements last;
    Measurements now;
    for (const auto& [name, factor] : {std::pair("a", 1.2), std::pair("b", 1.3), std::pair("c", 9.0)}) {
        last.addTime(name, Statistic::median, 1);
        now.addTime(name, Statistic::median, factor);
    }
    QCOMPARE(compare(last, now).usual, 1.3);
    QCOMPARE(compare({}, {}).usual, 1.0);
}

QTEST_APPLESS_MAIN(ComparisonTest)
#include "tst_comparison.moc"
