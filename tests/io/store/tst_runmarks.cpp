#include "places.h"
#include "support/events.h"

#include <QTest>

using namespace querymend;

/// Notes and tags on runs, and finding runs by them, in a file and on a server.
class RunMarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatPeoplePutDown_data() { test::Places::addRows(); }
    void keepsWhatPeoplePutDown();
    void findsRunsByWhatWasWrong_data() { test::Places::addRows(); }
    void findsRunsByWhatWasWrong();
    void bringsAnOlderStoreToThisVersion_data() { test::Places::addRows(); }
    void bringsAnOlderStoreToThisVersion();

private:
    test::Places m_places;
};

void RunMarksTest::keepsWhatPeoplePutDown()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    test::appendAll(*store, test::everyEvent("a"));
    test::appendAll(*store, test::shortRun("b", "Why?", RunOutcome::gaveUp, 5000));
    const RunMarks marks{"Look at the join; 100 % of it", {"for review", "join"}};
    QCOMPARE(test::problemOf(store->mark("a", marks)), QString());
    QVERIFY(store->summary("a")->marks == marks);
    QVERIFY(store->summary("b")->marks.isEmpty());
    QVERIFY(!store->mark("nobody", marks).ok());
    RunFilter filter;
    filter.tag = "join";
    QCOMPARE(store->runs(filter, 9)->size(), std::size_t{1});
    filter.tag = "joi";
    QVERIFY(store->runs(filter, 9)->empty());
    filter = {};
    filter.text = "JOIN why";
    QVERIFY(store->runs(filter, 9)->empty()); // these words are in different runs
    filter.text = "join 100";
    QCOMPARE(store->runs(filter, 9)->size(), std::size_t{1});
    QVERIFY((store->choices()->tags == std::vector<std::string>{"for review", "join"}));
    QCOMPARE(test::problemOf(store->remakeList()), QString());
    QVERIFY(store->summary("a")->marks == marks); // the list is rebuilt from events, which hold no marks
    const auto file = store->exportRun("a");
    QVERIFY(file.ok());
    QCOMPARE(test::problemOf(store->remove("a")), QString());
    QVERIFY(store->choices()->tags.empty());
    QVERIFY(store->importRun(*file).ok());
    QVERIFY(store->summary("a")->marks == marks);
    QCOMPARE(test::problemOf(store->mark("a", {"mine", {}})), QString());
    QVERIFY(store->importRun(*file).ok());
    QCOMPARE(store->summary("a")->marks.note, std::string("mine")); // existing marks are kept
    QCOMPARE(test::problemOf(store->mark("a", {})), QString());
    QVERIFY(store->summary("a")->marks.isEmpty());
}

void RunMarksTest::findsRunsByWhatWasWrong()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    const AttemptRef first{LaneId{0}, 0};
    Checked checked{EffectId{}, first, "SELECT", {}};
    Finding finding;
    finding.code = ErrorCode::unknownColumn;
    checked.verdict.findings.push_back(finding);
    checked.verdict.status = VerdictStatus::rewrite;
    RunStarted start{{"Why?", {}}, "shop", "sqlite", "gpt", ModelKind::live, {}};
    const std::vector<EventBody> bodies{start,
                                        CandidateForked{LaneId{0}},
                                        ModelAsked{EffectId{1}, first, {}},
                                        ModelReplied{EffectId{1}, first, "SELECT", {}, {}},
                                        checked,
                                        RunFinished{RunOutcome::gaveUp, {}, {}}};
    for (std::size_t i = 0; i < bodies.size(); ++i)
        QVERIFY(store->append({"w", i + 1, 1000, bodies[i]}).ok());
    RunFilter filter;
    filter.category = Category::schemaReference;
    QCOMPARE(store->runs(filter, 9)->size(), std::size_t{1});
    filter.model = "gpt";
    filter.database = "shop";
    QCOMPARE(store->runs(filter, 9)->size(), std::size_t{1});
    filter.category = Category::syntaxError;
    QVERIFY(store->runs(filter, 9)->empty());
    QVERIFY((store->choices()->models == std::vector<std::string>{"gpt"}));
}

void RunMarksTest::bringsAnOlderStoreToThisVersion()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    test::appendAll(*store, test::everyEvent("a"));
    const auto before = store->runs({}, 10);
    {
        const auto engine = makeStoreEngine(readStorePlace(m_places.last()).value());
        QVERIFY(engine->connect().ok());
        for (const char* const statement : test::backToFirstFormat)
            QVERIFY2(test::execute(*engine, QString::fromLatin1(statement)), statement);
    }
    const auto again = test::Places::open(m_places.last());
    QVERIFY(again && again->hasOldList());
    QCOMPARE(test::problemOf(again->remakeList()), QString());
    QVERIFY(*again->runs({}, 10) == *before);
    QCOMPARE(test::problemOf(again->mark("a", {"note", {}})), QString());
    QVERIFY(test::Places::open(m_places.last())); // nothing is left to migrate
}

QTEST_GUILESS_MAIN(RunMarksTest)

#include "tst_runmarks.moc"
