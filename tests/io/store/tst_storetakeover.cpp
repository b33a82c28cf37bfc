// A run store in memory is moved into a permanent one.

#include "places.h"
#include "store/storeplace.h"
#include "support/events.h"

#include <QTest>

using namespace querymend;

class StoreTakeOverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStoreInMemoryKeepsRunsWhileItIsThere();
    void allIsTakenOver_data() { test::Places::addRows(); }
    void allIsTakenOver();
    void aRunThatIsUnderWayGoesOn_data() { test::Places::addRows(); }
    void aRunThatIsUnderWayGoesOn();
    void whatIsThereAlreadyStays_data() { test::Places::addRows(); }
    void whatIsThereAlreadyStays();

private:
    static std::unique_ptr<RunStore> inMemory()
    {
        auto store = RunStore::open(StorePlace{StoreMemory{}});
        return store ? std::move(store).value() : nullptr;
    }

    std::unique_ptr<RunStore> fresh()
    {
        QFETCH(bool, isServer);
        return m_places.freshStore(isServer);
    }

    static AcceptedAnswer answer()
    {
        return {{"How many?", "", "SELECT count(*) FROM orders", "postgresql://db/shop"}, "postgresql", "", 5};
    }

    test::Places m_places;
};

void StoreTakeOverTest::aStoreInMemoryKeepsRunsWhileItIsThere()
{
    const auto store = inMemory();
    QVERIFY(store);
    test::appendAll(*store, test::everyEvent("r"));
    QCOMPARE(store->events("r")->size(), test::everyEvent("r").size());
    QCOMPARE(store->runs({}, 10)->size(), std::size_t{1});
    QVERIFY(inMemory()->runs({}, 10)->empty());
    QVERIFY(!QFile::exists(QStringLiteral(":memory:")) && !QFile::exists(QStringLiteral(":memory:-writers")));
}

void StoreTakeOverTest::allIsTakenOver()
{
    const auto store = fresh();
    QVERIFY(store);
    const auto memory = inMemory();
    for (const char* const run : {"a", "b"})
        test::appendAll(*memory, test::everyEvent(run));
    QVERIFY(memory->mark("a", {"look at this", {"odd"}}).ok());
    QVERIFY(memory->accept(answer()).ok());
    QCOMPARE(test::problemOf(store->takeOver(*memory)), QString());
    QVERIFY(*store->runs({}, 10) == *memory->runs({}, 10));
    QCOMPARE(store->summary("a")->marks.note, std::string("look at this"));
    for (const RunEvent& event : test::everyEvent("b"))
        QCOMPARE(toRecord(store->events("b")->at(event.seq - test::everyEvent("b").front().seq)), toRecord(event));
    QCOMPARE(store->memory()->examples.examples().size(), memory->memory()->examples.examples().size());
    QVERIFY(store->memory()->lessons.lessons() == memory->memory()->lessons.lessons());
    QCOMPARE(test::problemOf(store->takeOver(*memory)), QString()); // the second time changes nothing
    QVERIFY(*store->runs({}, 10) == *memory->runs({}, 10));
}

void StoreTakeOverTest::aRunThatIsUnderWayGoesOn()
{
    const auto store = fresh();
    QVERIFY(store);
    const auto memory = inMemory();
    const std::vector<RunEvent> events = test::everyEvent("r");
    const std::size_t half = events.size() / 2;
    test::appendAll(*memory, {events.begin(), events.begin() + static_cast<std::ptrdiff_t>(half)});
    QCOMPARE(test::problemOf(store->takeOver(*memory)), QString());
    QCOMPARE(store->summary("r")->status, RunStatus::running);
    test::appendAll(*store, {events.begin() + static_cast<std::ptrdiff_t>(half), events.end()});
    QCOMPARE(store->events("r")->size(), events.size());
}

void StoreTakeOverTest::whatIsThereAlreadyStays()
{
    const auto store = fresh();
    QVERIFY(store);
    test::appendAll(*store, test::everyEvent("mine"));
    QVERIFY(store->mark("mine", {"a note", {}}).ok());
    const auto memory = inMemory();
    test::appendAll(*memory, test::everyEvent("other"));
    QCOMPARE(test::problemOf(store->takeOver(*memory)), QString());
    QCOMPARE(store->runs({}, 10)->size(), std::size_t{2});
    QCOMPARE(store->summary("mine")->marks.note, std::string("a note"));
}

QTEST_GUILESS_MAIN(StoreTakeOverTest)
#include "tst_storetakeover.moc"
