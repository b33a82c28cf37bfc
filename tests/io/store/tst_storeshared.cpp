#include "places.h"
#include "support/events.h"
#include "writer.h"

#include <QTest>

#include <array>
#include <barrier>
#include <string>
#include <thread>
#include <vector>

using namespace querymend;

/// Several programs share a store, runs move from one store to another, and connections are lost.
class StoreSharedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneProgramWritesARun_data() { test::Places::addRows(); }
    void oneProgramWritesARun();
    void twoProgramsShareAStore_data() { test::Places::addRows(); }
    void twoProgramsShareAStore();
    void manyProgramsMakeANewStoreAtOnce_data() { test::Places::addRows(); }
    void manyProgramsMakeANewStoreAtOnce();
    void runsTravelAsFiles_data() { test::Places::addRows(); }
    void runsTravelAsFiles();
    void whatSomebodyElseWroteStays_data() { test::Places::addRows(); }
    void whatSomebodyElseWroteStays();
    void aLostConnectionIsMadeAgain();

private:
    test::Places m_places;
};

void StoreSharedTest::oneProgramWritesARun()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    test::Writer writer({"hold", m_places.last(), "r"});
    writer.waitForLines(1);
    QCOMPARE(writer.lines(), (std::vector<std::string>{"1"}));
    QCOMPARE(store->summary("r")->status, RunStatus::running);
    const RunEvent next{"r", 2, 0, CancelAsked{}};
    QCOMPARE(store->append(next).error().failure, StoreFailure::heldByAnother);
    QCOMPARE(store->remove("r").error().failure, StoreFailure::heldByAnother);
    QCOMPARE(store->events("r")->size(), std::size_t{1});
    test::appendAll(*store, test::everyEvent("another"));
    writer.kill();
    // The server notices a dead client somewhat later than the kernel.
    QTRY_COMPARE(store->summary("r")->status, RunStatus::interrupted);
    QCOMPARE(test::problemOf(store->append(next)), QString());
    QCOMPARE(store->summary("r")->status, RunStatus::running);
}

/// A concurrent reader sees a run and its list entry grow together.
void StoreSharedTest::twoProgramsShareAStore()
{
    QFETCH(bool, isServer);
    const std::string place = m_places.fresh(isServer);
    QVERIFY(!place.empty());
    constexpr std::uint64_t count = 150;
    test::Writer one({"append", place, "one", std::to_string(count)});
    test::Writer two({"append", place, "two", std::to_string(count)});
    const auto store = test::Places::open(place); // any of the three may create it
    QVERIFY(store);
    std::uint64_t mine = 1;
    bool isOver = false;
    while (!isOver) {
        if (mine < count)
            QCOMPARE(test::problemOf(store->append({"three", mine, 0, CancelAsked{}})), QString());
        ++mine;
        isOver = mine > count;
        for (const std::string run : {"one", "two"}) {
            const auto events = store->events(run);
            const auto summary = store->summary(run); // read later, so it can only know more
            if (events && summary)
                QVERIFY(events->size() <= summary->lastSeq && events->back().seq == events->size());
            isOver = isOver && summary && summary->status == RunStatus::solved;
        }
        QVERIFY(mine < 1'000'000);
    }
    one.waitForEnd();
    two.waitForEnd();
    QCOMPARE(one.exitCode(), 0);
    QCOMPARE(two.exitCode(), 0);
    QCOMPARE(store->events("one")->size(), std::size_t{count});
    QCOMPARE(store->events("two")->size(), std::size_t{count});
    QCOMPARE(store->events("three")->size(), std::size_t{count - 1});
}

/// Two that both read a file and want to change it cannot wait for each other, so SQLite refuses one at once.
void StoreSharedTest::manyProgramsMakeANewStoreAtOnce()
{
    QFETCH(bool, isServer);
    constexpr int rounds = 10;
    constexpr std::size_t programs = 6;
    for (int round = 0; round < rounds; ++round) {
        const StorePlace place = readStorePlace(m_places.fresh(isServer)).value();
        std::barrier ready(programs);
        std::array<std::string, programs> problems;
        std::vector<std::jthread> threads;
        for (std::string& problem : problems) {
            threads.emplace_back([&] {
                ready.arrive_and_wait();
                const auto store = RunStore::open(place);
                problem = store ? std::string() : store.error().text();
            });
        }
        threads.clear();
        for (const std::string& problem : problems)
            QCOMPARE(problem, std::string());
    }
}

void StoreSharedTest::runsTravelAsFiles()
{
    QFETCH(bool, isServer);
    const auto from = m_places.freshStore(isServer);
    QVERIFY(from);
    test::appendAll(*from, test::everyEvent("r"));
    const std::string file = from->exportRun("r").value();
    QCOMPARE(from->exportRun("s").error().failure, StoreFailure::unknownRun);

    const auto to = m_places.freshStore(isServer);
    QVERIFY(to);
    QCOMPARE(to->importRun("{}\n").error().failure, StoreFailure::badRunFile);
    QCOMPARE(to->runs({}, 10)->size(), std::size_t{0});
    const auto first = to->importRun(file);
    QVERIFY2(first.ok(), first ? "" : first.error().text().c_str());
    QCOMPARE(first->how, ImportedRun::How::added);
    QCOMPARE(to->exportRun("r").value(), file);
    QVERIFY(*to->summary("r") == *from->summary("r"));
    QCOMPARE(to->importRun(file)->how, ImportedRun::How::wasAlreadyThere);
    QCOMPARE(to->runs({}, 10)->size(), std::size_t{1});

    // A run with the same id but another end.
    std::vector<RunLine> other = readRunFile(file).value();
    other.back().event.body = RunFinished{RunOutcome::failed, {}, "another end"};
    other.back().line = toRecord(other.back().event);
    const auto third = to->importRun(writeRunFile(other));
    QVERIFY2(third.ok(), third ? "" : third.error().text().c_str());
    QCOMPARE(third->how, ImportedRun::How::addedUnderNewId);
    QCOMPARE(to->exportRun("r").value(), file);
    for (RunLine& line : other)
        line = ofRun(line, third->run);
    QCOMPARE(to->exportRun(third->run).value(), writeRunFile(other));
}

/// Written by a program that knows nothing of claims.
void StoreSharedTest::whatSomebodyElseWroteStays()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    const RunEvent first{"r", 1, 0, CancelAsked{}};
    const RunEvent second{"r", 2, 0, CancelAsked{}};
    const RunEvent theirs{"r", 2, 7, CancelAsked{}};
    test::appendAll(*store, {first});
    const auto engine = makeStoreEngine(readStorePlace(m_places.last()).value());
    QVERIFY(engine->connect().ok());
    QVERIFY(EventTable(*engine).insert({theirs, toRecord(theirs)}).ok());
    QCOMPARE(store->append(second).error().failure, StoreFailure::heldByAnother);
    QCOMPARE(store->append(second).error().failure, StoreFailure::outOfOrder);
    QCOMPARE(test::recordsOf(*store->events("r")), test::recordsOf({first, theirs}));
    test::appendAll(*store, {{"r", 3, 0, CancelAsked{}}});
}

void StoreSharedTest::aLostConnectionIsMadeAgain()
{
    const auto store = m_places.freshStore(true);
    QVERIFY(store);
    const std::vector<RunEvent> events = test::everyEvent("r");
    const std::string cut =
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '" + m_places.lastName() + "'";
    for (const RunEvent& event : events) {
        QCOMPARE(test::problemOf(store->append(event)), QString());
        if (event.seq % 7 != 0)
            continue;
        QCOMPARE(m_places.server().answerOf("postgres", cut), std::string("1\n"));
        QVERIFY(store->runs({}, 10).ok());
    }
    QCOMPARE(test::recordsOf(*store->events("r")), test::recordsOf(events));
}

QTEST_GUILESS_MAIN(StoreSharedTest)

#include "tst_storeshared.moc"
