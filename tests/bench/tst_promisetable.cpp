#include "bench/promisetable.h"

#include <QTest>

using namespace querymend::bench;

namespace {

constexpr Limit atMostTwo{Bound::atMost, 2};
constexpr Limit atLeastTwo{Bound::atLeast, 2};

PromiseTable tableOf(const QList<double>& measured, bool isOneMissing, Scope scope)
{
    PromiseTable table(scope);
    for (const double number : measured)
        table.promise("a ratio", number, atMostTwo, ratioUnit);
    if (isOneMissing)
        table.promise("a missing one", {}, atMostTwo, ratioUnit);
    return table;
}

} // namespace

/// What was promised beside what was measured.
class PromiseTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comparesWithTheLimit_data();
    void comparesWithTheLimit();
    void theOutcomeIsThatOfAllPromises_data();
    void theOutcomeIsThatOfAllPromises();
    void saysWhatWasNotMeasured();
    void theTableForReadersHasRatiosOnly();
};

void PromiseTableTest::comparesWithTheLimit_data()
{
    QTest::addColumn<bool>("isAtMost");
    QTest::addColumn<double>("measured");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("below the most") << true << 1.9 << true;
    QTest::newRow("the most itself") << true << 2.0 << true;
    QTest::newRow("above the most") << true << 2.1 << false;
    QTest::newRow("below the least") << false << 1.9 << false;
    QTest::newRow("the least itself") << false << 2.0 << true;
    QTest::newRow("above the least") << false << 2.1 << true;
}

void PromiseTableTest::comparesWithTheLimit()
{
    QFETCH(const bool, isAtMost);
    QFETCH(const double, measured);
    QFETCH(const bool, isKept);
    PromiseTable table(Scope::all);
    table.promise("it", measured, isAtMost ? atMostTwo : atLeastTwo, "ms");
    QCOMPARE(table.rows().front().isKept(), isKept);
    QCOMPARE(table.text().find("NOT KEPT") == std::string::npos, isKept);
}

void PromiseTableTest::theOutcomeIsThatOfAllPromises_data()
{
    QTest::addColumn<QList<double>>("measured");
    QTest::addColumn<bool>("isOneMissing");
    QTest::addColumn<bool>("isWholeRun");
    QTest::addColumn<int>("status");
    QTest::newRow("all are kept") << QList<double>{1, 2} << false << true << 0;
    QTest::newRow("one is not kept") << QList<double>{3, 1} << false << true << 1;
    QTest::newRow("one is not measured") << QList<double>{1, 2} << true << true << 3;
    QTest::newRow("one is not kept, another not measured") << QList<double>{3, 1} << true << true << 1;
    QTest::newRow("one is not measured, nor was to be") << QList<double>{1, 2} << true << false << 0;
}

void PromiseTableTest::theOutcomeIsThatOfAllPromises()
{
    QFETCH(const QList<double>, measured);
    QFETCH(const bool, isOneMissing);
    QFETCH(const bool, isWholeRun);
    QFETCH(const int, status);
    const PromiseTable table = tableOf(measured, isOneMissing, isWholeRun ? Scope::all : Scope::measured);
    QCOMPARE(static_cast<int>(table.outcome()), status);
}

void PromiseTableTest::saysWhatWasNotMeasured()
{
    const std::string whole = tableOf({1}, true, Scope::all).text();
    QVERIFY(whole.find("NOT MEASURED") != std::string::npos);
    QVERIFY(whole.find("1 promises kept, 0 not kept, 1 not measured") != std::string::npos);
    const std::string some = tableOf({1}, true, Scope::measured).text();
    QVERIFY(some.find("missing") == std::string::npos);
    PromiseTable figures(Scope::all);
    figures.figure("without a promise", {}, "ms");
    QVERIFY(figures.rows().empty());
}

void PromiseTableTest::theTableForReadersHasRatiosOnly()
{
    PromiseTable table(Scope::all);
    table.promise("lexing", 11.777, {Bound::atLeast, 10}, ratioUnit);
    table.promise("checking", 0.94, {Bound::atMost, 0.6}, ratioUnit);
    table.promise("a page", 12, {Bound::atMost, 100}, "ms");
    table.promise("the window", {}, {Bound::atMost, 0.7}, ratioUnit);
    table.figure("a host", 1.5, ratioUnit);
    table.figure("its memory", 40, "MB");
    QCOMPARE(QString::fromStdString(table.markdown()),
             QString::fromUtf8("| what | measured | promised |\n"
                               "|---|---|---|\n"
                               "| lexing | 11.78 | ≥ 10 |\n"
                               "| checking | 0.94 | ≤ 0.6, **not kept** |\n"
                               "| a host | 1.50 |  |\n"));
}

QTEST_APPLESS_MAIN(PromiseTableTest)
#include "tst_promisetable.moc"
