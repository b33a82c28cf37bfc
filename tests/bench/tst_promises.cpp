#include "bench/promises.h"

#include <QTest>

#include <algorithm>

using namespace querymend::bench;

namespace {

const PromiseRow* rowOf(const PromiseTable& table, const QByteArray& what)
{
    const auto row = std::find_if(table.rows().begin(), table.rows().end(),
                                  [&](const PromiseRow& r) { return r.what == what.toStdString(); });
    return row == table.rows().end() ? nullptr : &*row;
}

} // namespace

/// The promises as such: what they are made of, not whether they are kept here.
class PromisesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutMeasurementsNoneIsKept();
    void someBenchmarksAreJudgedAlone();
    void theSlowestViewOfTheTimelineCounts();
    void aCallThatAddsNothingIsMeasured();
};

void PromisesTest::withoutMeasurementsNoneIsKept()
{
    const PromiseTable table = promisesIn({}, Scope::all);
    QVERIFY(table.rows().size() > 80);
    QVERIFY(table.outcome() == Outcome::unknown);
    QVERIFY(promisesIn({}, Scope::measured).rows().empty());
}

void PromisesTest::someBenchmarksAreJudgedAlone()
{
    Measurements measured;
    measured.addTime("lex/typical", Statistic::median, 1e-6);
    measured.addTime("pg_query_scan/typical", Statistic::median, 12e-6);
    const PromiseTable table = promisesIn(measured, Scope::measured);
    QCOMPARE(table.rows().size(), std::size_t{1});
    QCOMPARE(table.rows().front().measured.value_or(0), 12.0);
    QVERIFY(table.outcome() == Outcome::kept);
}

void PromisesTest::theSlowestViewOfTheTimelineCounts()
{
    Measurements measured;
    measured.addCount("window/timeline", "p99 scroll list", Statistic::median, 3);
    measured.addCount("window/timeline", "p99 zoom all", Statistic::median, 8);
    const PromiseTable table = promisesIn(measured, Scope::measured);
    QCOMPARE(table.rows().size(), std::size_t{3});
    QCOMPARE(table.rows().front().measured.value_or(0), 8.0);
    QVERIFY(table.outcome() == Outcome::broken);
}

void PromisesTest::aCallThatAddsNothingIsMeasured()
{
    Measurements measured;
    measured.addTime("agents/check", Statistic::median, 2e-3);
    measured.addTime("agents/check_sql", Statistic::median, 2e-3);
    const PromiseTable table = promisesIn(measured, Scope::measured);
    const PromiseRow* const row = rowOf(table, "what an agent's check_sql adds to the check");
    QVERIFY(row && row->isKept());
}

QTEST_APPLESS_MAIN(PromisesTest)
#include "tst_promises.moc"
