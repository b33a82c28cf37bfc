#include "places.h"
#include "schema/shuffle.h"
#include "support/events.h"
#include "writer.h"

#include <QTest>

#include <time.h>

using namespace querymend;

/// A program is killed while it writes: everything it confirmed is stored, and nothing is half-stored.
class StoreKilledTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasConfirmedIsThere_data();
    void whatWasConfirmedIsThere();
    void aStoreThatIsHalfMadeIsMadeWhole();

private:
    static constexpr std::uint64_t startingUp = 20'000'000; ///< nanoseconds, approximately

    static void passTime(std::uint64_t nanoseconds)
    {
        const timespec instant{0, static_cast<long>(nanoseconds)};
        nanosleep(&instant, nullptr);
    }

    static void checkRun(RunStore& store, const std::string& run, const std::vector<std::string>& said);

    test::Places m_places;
};

void StoreKilledTest::whatWasConfirmedIsThere_data()
{
    QTest::addColumn<bool>("isServer");
    QTest::addColumn<int>("times");
    QTest::newRow("500 times in a file") << false << 500;
    QTest::newRow("50 times on a PostgreSQL server") << true << 50;
}

void StoreKilledTest::whatWasConfirmedIsThere()
{
    QFETCH(bool, isServer);
    QFETCH(int, times);
    const std::string place = m_places.fresh(isServer);
    QVERIFY(!place.empty());
    SplitMix random(20);
    std::size_t confirmed = 0;
    for (int i = 0; i < times; ++i) {
        const std::string run = "run" + std::to_string(i);
        test::Writer writer({"append", place, run});
        // Kills it while it opens the store (sometimes) or at a random moment after some events (mostly).
        const std::uint64_t lines = random.below(12);
        writer.waitForLines(static_cast<qsizetype>(lines));
        passTime(random.below(lines == 0 ? startingUp : 400'000));
        writer.kill();
        const auto store = test::Places::open(place);
        QVERIFY(store);
        checkRun(*store, run, writer.lines());
        if (QTest::currentTestFailed())
            return;
        confirmed += writer.lines().size();
    }
    QVERIFY(confirmed > static_cast<std::size_t>(times));
    const auto store = test::Places::open(place);
    const auto runs = store->runs({}, 1000);
    QVERIFY(runs.ok());
    for (const RunSummary& row : *runs)
        QCOMPARE(row.status, RunStatus::interrupted);
}

void StoreKilledTest::aStoreThatIsHalfMadeIsMadeWhole()
{
    SplitMix random(21);
    int made = 0;
    for (int i = 0; i < 100; ++i) {
        const std::string place = m_places.fresh(false);
        test::Writer writer({"append", place, "r"});
        // In every second round, waits until the store's file exists, however long the program takes to start.
        for (int look = 0; i % 2 == 0 && look < 600'000 && !QFile::exists(QString::fromStdString(place)); ++look)
            passTime(100);
        passTime(random.below(i % 2 == 0 ? 5'000'000 : startingUp));
        writer.kill();
        made += QFile::exists(QString::fromStdString(place)) ? 1 : 0;
        const auto store = test::Places::open(place);
        QVERIFY(store);
        checkRun(*store, "r", writer.lines());
        QVERIFY(store->append(test::everyEvent("s").front()).ok());
    }
    QVERIFY(made > 0);
}

void StoreKilledTest::checkRun(RunStore& store, const std::string& run, const std::vector<std::string>& said)
{
    const std::uint64_t confirmed = said.size() < 2 ? 0 : std::stoull(said.back());
    const auto summary = store.summary(run);
    if (!summary) {
        QCOMPARE(summary.error().failure, StoreFailure::unknownRun);
        QCOMPARE(confirmed, std::uint64_t{0});
        return;
    }
    // The server notices a dead client somewhat later than the kernel.
    QTRY_COMPARE(store.summary(run)->status, RunStatus::interrupted);
    const auto events = store.events(run);
    QVERIFY2(events.ok(), events ? "" : events.error().text().c_str());
    // One more may have been stored before its line was printed.
    QVERIFY2(events->size() == confirmed || events->size() == confirmed + 1, std::to_string(events->size()).c_str());
    QCOMPARE(store.summary(run)->lastSeq, events->back().seq);
    QCOMPARE(events->back().seq, std::uint64_t{events->size()});
}

QTEST_GUILESS_MAIN(StoreKilledTest)

#include "tst_storekilled.moc"
