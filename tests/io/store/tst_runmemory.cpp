// What is learnt from runs and from accepted answers: in a file and on a server.

#include "places.h"
#include "store/salvage.h"
#include "support/mendedrun.h"

#include <QTest>

using namespace querymend;

namespace {

AcceptedAnswer acceptedByPerson(const std::string& sql)
{
    return {{"What is the revenue?", "", sql, "postgresql://reader@db/shop"}, "postgresql", "r", 5};
}

RunMemory recalled(RunStore& store)
{
    const auto memory = store.memory();
    if (!memory)
        return {};
    return memoryFor(*memory, {"What was the revenue?", "postgresql://reader@db/shop", "postgresql", nullptr});
}

} // namespace

class RunMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsRememberedAtFirst_data() { test::Places::addRows(); }
    void nothingIsRememberedAtFirst()
    {
        const auto store = fresh();
        QVERIFY(store);
        QVERIFY(recalled(*store) == RunMemory());
    }

    void whatAPersonAcceptsIsAnExample_data() { test::Places::addRows(); }
    void whatAPersonAcceptsIsAnExample()
    {
        const auto store = fresh();
        QVERIFY(store);
        for (int i = 0; i < 2; ++i) // the second time changes nothing
            QCOMPARE(test::problemOf(store->accept(acceptedByPerson("SELECT sum(total) FROM orders"))), QString());
        const RunMemory memory = recalled(*test::Places::open(m_places.last()));
        QCOMPARE(memory.examples.size(), std::size_t{1});
        QCOMPARE(memory.examples[0].sql, std::string("SELECT sum(total) FROM orders"));
        QVERIFY(memory.lessons.empty());
    }

    void anAnswerWithoutAStatementIsNoExample_data() { test::Places::addRows(); }
    void anAnswerWithoutAStatementIsNoExample()
    {
        const auto store = fresh();
        QVERIFY(store);
        QVERIFY(!store->accept(acceptedByPerson("")).ok());
        AcceptedAnswer unknown = acceptedByPerson("SELECT 1");
        unknown.dialect = "klingon";
        QVERIFY(!store->accept(unknown).ok());
    }

    void whatRunsFindIsNoExampleHoweverOften_data() { test::Places::addRows(); }
    void whatRunsFindIsNoExampleHoweverOften()
    {
        const auto store = fresh();
        QVERIFY(store);
        for (const char* const run : {"a", "b", "c"})
            test::appendAll(*store, test::mendedRun(run));
        QVERIFY(recalled(*store).examples.empty());
    }

    void whatIsRememberedCanBeForgotten_data() { test::Places::addRows(); }
    void whatIsRememberedCanBeForgotten()
    {
        const auto store = fresh();
        QVERIFY(store);
        for (const char* const run : {"a", "b"})
            test::appendAll(*store, test::mendedRun(run));
        QCOMPARE(test::problemOf(store->accept(acceptedByPerson("SELECT sum(total) FROM orders"))), QString());
        const auto remembered = store->remembered();
        QVERIFY(remembered.ok());
        QCOMPARE(remembered->size(), std::size_t{2});
        QVERIFY(std::holds_alternative<Example>(remembered->front().what));
        QVERIFY(std::holds_alternative<Lesson>(remembered->back().what));
        for (const Remembered& thing : *remembered) {
            QCOMPARE(store->forget({thing.id}).value(), std::size_t{1});
            QCOMPARE(store->forget({thing.id}).value(), std::size_t{0});
        }
        QVERIFY(recalled(*test::Places::open(m_places.last())) == RunMemory());
    }

    void severalAreForgottenAtOnce_data() { test::Places::addRows(); }
    void severalAreForgottenAtOnce()
    {
        const auto store = fresh();
        QVERIFY(store);
        std::vector<std::string> ids{"nothing has this id"};
        for (const char* const sql : {"SELECT sum(total) FROM orders", "SELECT total(total) FROM orders"})
            QCOMPARE(test::problemOf(store->accept(acceptedByPerson(sql))), QString());
        const auto remembered = store->remembered();
        for (const Remembered& thing : *remembered)
            ids.push_back(thing.id);
        QCOMPARE(store->forget(ids).value(), std::size_t{2});
        QVERIFY(store->remembered()->empty());
    }

    void anOlderVersionsAgreementIsNoExample_data() { test::Places::addRows(); }
    void anOlderVersionsAgreementIsNoExample()
    {
        const auto store = fresh();
        QVERIFY(store);
        QCOMPARE(test::problemOf(store->accept(acceptedByPerson("SELECT sum(total) FROM orders"))), QString());
        QCOMPARE(recalled(*store).examples.size(), std::size_t{1});
        const auto engine = makeStoreEngine(readStorePlace(m_places.last()).value());
        QVERIFY(engine->connect().ok());
        QVERIFY(test::execute(*engine, QStringLiteral("UPDATE querymend_answers SET accepted = 1")));
        QVERIFY(recalled(*store).examples.empty());
    }

    void aLessonIsOfferedOnceItHasMendedInTwoRuns_data() { test::Places::addRows(); }
    void aLessonIsOfferedOnceItHasMendedInTwoRuns()
    {
        const auto store = fresh();
        QVERIFY(store);
        test::appendAll(*store, test::mendedRun("a"));
        QVERIFY(recalled(*store).lessons.empty());
        test::appendAll(*store, test::mendedRun("b"));
        const RunMemory memory = recalled(*test::Places::open(m_places.last()));
        QCOMPARE(memory.lessons.size(), std::size_t{1});
        QVERIFY((memory.lessons[0].mending == Mending{"totl", "total"}));
    }

    void whatIsSaidOfARunLaterTeachesNothing_data() { test::Places::addRows(); }
    void whatIsSaidOfARunLaterTeachesNothing()
    {
        const auto store = fresh();
        QVERIFY(store);
        const std::vector<RunEvent> run = test::mendedRun("a");
        test::appendAll(*store, run);
        const PromptMemory before = store->memory().value();
        RunEvent accepted = run.back();
        accepted.body = AttemptAccepted{{LaneId{0}, 1}, "SELECT total FROM orders"};
        for (int i = 0; i < 2; ++i) {
            ++accepted.seq;
            QCOMPARE(test::problemOf(store->append(accepted)), QString());
            QCOMPARE(test::problemOf(store->append(accepted)), QString()); // repeated after a failure
        }
        QVERIFY(store->memory()->lessons.lessons() == before.lessons.lessons());
        QCOMPARE(before.lessons.lessons().front().mended, 1U);
    }

    void takingOverTwiceTeachesOnce_data() { test::Places::addRows(); }
    void takingOverTwiceTeachesOnce()
    {
        const auto store = fresh();
        QVERIFY(store);
        const auto memory = RunStore::open(StorePlace{StoreMemory{}});
        test::appendAll(**memory, test::mendedRun("a"));
        for (int i = 0; i < 2; ++i)
            QCOMPARE(test::problemOf(store->takeOver(**memory)), QString());
        QCOMPARE(store->memory()->lessons.lessons().front().mended, 1U);
    }

    void aRunThatIsNotFinishedTeachesNothing_data() { test::Places::addRows(); }
    void aRunThatIsNotFinishedTeachesNothing()
    {
        const auto store = fresh();
        QVERIFY(store);
        for (const char* const run : {"a", "b"}) {
            std::vector<RunEvent> events = test::mendedRun(run);
            events.pop_back();
            test::appendAll(*store, events);
        }
        QVERIFY(recalled(*store) == RunMemory());
    }

    void aStoreOfTheFirstFormatIsBroughtUpToDate_data() { test::Places::addRows(); }
    void aStoreOfTheFirstFormatIsBroughtUpToDate()
    {
        {
            const auto store = fresh();
            QVERIFY(store);
            test::appendAll(*store, test::mendedRun("old"));
            const auto engine = makeStoreEngine(readStorePlace(m_places.last()).value());
            QVERIFY(engine->connect().ok());
            for (const char* const statement : test::backToFirstFormat)
                QVERIFY(test::execute(*engine, QString::fromLatin1(statement)));
        }
        const auto store = test::Places::open(m_places.last());
        QVERIFY(store);
        QCOMPARE(store->events("old")->size(), test::mendedRun("old").size());
        QCOMPARE(test::problemOf(store->accept(acceptedByPerson("SELECT 1"))), QString());
        QCOMPARE(recalled(*store).examples.size(), std::size_t{1});
    }

    void answersAndLessonsAreSalvaged()
    {
        const auto store = m_places.freshStore(false);
        QVERIFY(store);
        test::appendAll(*store, test::mendedRun("a"));
        test::appendAll(*store, test::mendedRun("b"));
        QCOMPARE(test::problemOf(store->accept(acceptedByPerson("SELECT sum(total) FROM orders"))), QString());
        const std::string damaged = m_places.last();
        const std::string made = m_places.fresh(false);
        const auto salvaged = salvageStore({damaged}, {made});
        QVERIFY(salvaged.ok());
        QCOMPARE(salvaged->answers, std::uint64_t{1});
        QCOMPARE(salvaged->lessons, std::uint64_t{1});
        QCOMPARE(salvaged->gaps, std::uint64_t{0});
        const RunMemory memory = recalled(*test::Places::open(made));
        QCOMPARE(memory.examples.size(), std::size_t{1});
        QVERIFY(memory == recalled(*store));
    }

private:
    std::unique_ptr<RunStore> fresh()
    {
        const auto* const isServer = static_cast<const bool*>(QTest::qData("isServer", qMetaTypeId<bool>()));
        return m_places.freshStore(*isServer);
    }

    test::Places m_places;
};

QTEST_GUILESS_MAIN(RunMemoryTest)
#include "tst_runmemory.moc"
