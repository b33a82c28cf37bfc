#include "places.h"
#include "support/events.h"

#include <QTest>

using namespace querymend;

/// What a store keeps, lists, exports and imports, in a file and on a server.
class RunStoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatGoesInComesOut_data() { test::Places::addRows(); }
    void whatGoesInComesOut();
    void theListSaysWhatTheEventsSay_data() { test::Places::addRows(); }
    void theListSaysWhatTheEventsSay();
    void theListIsMadeAgain_data() { test::Places::addRows(); }
    void theListIsMadeAgain();
    void runsAreFound_data();
    void runsAreFound();
    void listsHavePages_data() { test::Places::addRows(); }
    void listsHavePages();
    void eventsComeInOrder_data() { test::Places::addRows(); }
    void eventsComeInOrder();
    void severalEventsAreStoredAllOrNone_data() { test::Places::addRows(); }
    void severalEventsAreStoredAllOrNone();
    void whatPeopleSayOfARunMayFollowItsEnd_data() { test::Places::addRows(); }
    void whatPeopleSayOfARunMayFollowItsEnd();
    void anInterruptedRunGoesOn_data() { test::Places::addRows(); }
    void anInterruptedRunGoesOn();
    void runsAreRemoved_data() { test::Places::addRows(); }
    void runsAreRemoved();

private:
    test::Places m_places;
    std::map<bool, std::unique_ptr<RunStore>> m_filled;
};

void RunStoreTest::whatGoesInComesOut()
{
    QFETCH(bool, isServer);
    std::vector<RunEvent> events = test::everyEvent("r");
    using namespace std::string_literals;
    const std::string odd =
        "quotes ' \" \\ \\' $1 ? :name %s\nlines\r\n\ttabs, NUL \0 and \x01, \xef\xbb\xbf, \xef\xbf\xbf, "
        "\xf0\x9f\xa6\x89, e\xcc\x81"s;
    std::get<RunStarted>(events.front().body).question.text = odd;
    {
        const auto store = m_places.freshStore(isServer);
        QVERIFY(store);
        test::appendAll(*store, events);
    }
    const auto store = test::Places::open(m_places.last());
    QVERIFY(store);
    const auto read = store->events("r");
    QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
    QCOMPARE(test::recordsOf(*read), test::recordsOf(events));
    QCOMPARE(std::get<RunStarted>(read->front().body).question.text, odd);
}

void RunStoreTest::theListSaysWhatTheEventsSay()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    RunSummary expected;
    expected.run = "r";
    expected.startedAt = 1000;
    expected.question = "How much was sold in Zürich?";
    expected.database = "postgresql://reader@db/shop";
    expected.dialect = "postgresql";
    expected.model = "some-model";
    expected.modelKind = ModelKind::scripted;
    expected.status = RunStatus::running;
    RunFold fold;
    for (const RunEvent& event : test::everyEvent("r")) {
        QCOMPARE(test::problemOf(store->append(event)), QString());
        fold.add(event);
        expected.attempts = fold.summary().attempts;
        expected.retries = fold.summary().retries;
        expected.tokens = fold.summary().tokens;
        expected.categories = fold.summary().categories;
        expected.lastEvent = typeOf(event.body);
        expected.lastSeq = event.seq;
        expected.time = std::chrono::milliseconds(event.at - 1000);
        if (fold.isFinished())
            expected.status = RunStatus::solved;
        const auto rows = store->runs({}, 10);
        QVERIFY(rows.ok());
        QCOMPARE(rows->size(), std::size_t{1});
        QVERIFY2(rows->front() == expected, std::string(typeOf(event.body)).c_str());
        QVERIFY(*store->summary("r") == expected);
    }
    QCOMPARE(expected.attempts, std::uint32_t{2});
    QCOMPARE(expected.retries, std::uint32_t{1});
    QCOMPARE(expected.tokens, std::uint64_t{270});
}

void RunStoreTest::theListIsMadeAgain()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    test::appendAll(*store, test::everyEvent("a"));
    test::appendAll(*store, test::shortRun("b", "Why?", RunOutcome::gaveUp, 5000));
    const auto before = store->runs({}, 10);
    QVERIFY(before.ok());
    {
        const auto engine = makeStoreEngine(readStorePlace(m_places.last()).value());
        QVERIFY(engine->connect().ok());
        const QString older =
            QStringLiteral("UPDATE querymend_runs SET question = '?', outcome = 'failed', attempts = 99");
        QVERIFY(test::execute(*engine, older));
        QVERIFY(test::execute(*engine, QStringLiteral("UPDATE querymend_store SET list = 0")));
        QVERIFY(*store->runs({}, 10) != *before);
    }
    const auto again = test::Places::open(m_places.last()); // finds a list of an older version
    QVERIFY(again && again->hasOldList());
    QVERIFY2(*again->runs({}, 10) != *before, "who reads waits for no new list");
    QCOMPARE(test::problemOf(again->remakeList()), QString());
    QVERIFY(*store->runs({}, 10) == *before);
    QVERIFY(!again->hasOldList() && !test::Places::open(m_places.last())->hasOldList());
}

void RunStoreTest::runsAreFound_data()
{
    QTest::addColumn<bool>("isServer");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("limit");
    QTest::addColumn<QByteArray>("found");
    for (const bool isServer : {false, true}) {
        const auto row = [&](const char* name, const char* text, int status, int limit, const char* found) {
            QTest::addRow("%s, %s", name, isServer ? "on a server" : "in a file")
                << isServer << QByteArray(text) << status << limit << QByteArray(found);
        };
        const int any = -1;
        row("all are listed, the newest first", "", any, 100, "open long fail stop none good");
        row("no more than asked for", "", any, 2, "open long");
        row("none are asked for", "", any, 0, "");
        row("a word", "orders", any, 100, "open good");
        row("a part of a word", "rder", any, 100, "open fail good");
        row("two words in any order", "returned ORDERS", any, 100, "open");
        row("letters beyond ASCII in any case", "ЗАКАЗОВ", any, 100, "none");
        row("a percent sign is itself", "100%", any, 100, "stop");
        row("an underscore is itself", "_", any, 100, "fail");
        row("an exclamation mark is itself", "!", any, 100, "long");
        row("the name of the model", "some-MODEL", any, 3, "open long fail");
        row("nothing has it", "no such text", any, 100, "");
        row("only solved ones", "", int(RunStatus::solved), 100, "good");
        row("only those that gave up", "", int(RunStatus::gaveUp), 100, "none");
        row("only cancelled ones", "", int(RunStatus::cancelled), 100, "stop");
        row("only failed ones", "", int(RunStatus::failed), 100, "fail");
        row("only those that are running", "", int(RunStatus::running), 100, "open");
        row("only interrupted ones", "", int(RunStatus::interrupted), 100, "long");
        row("as many interrupted ones as asked for", "", int(RunStatus::interrupted), 0, "");
        row("a word among those that are running", "orders", int(RunStatus::running), 100, "open");
        row("a word that only others have", "orders", int(RunStatus::failed), 100, "");
    }
}

void RunStoreTest::runsAreFound()
{
    QFETCH(bool, isServer);
    std::unique_ptr<RunStore>& store = m_filled[isServer];
    if (!store) {
        store = m_places.freshStore(isServer);
        QVERIFY(store);
        test::appendAll(*store, test::shortRun("good", "How many orders?", RunOutcome::solved, 1000));
        test::appendAll(*store, test::shortRun("none", "Сколько заказов?", RunOutcome::gaveUp, 2000));
        test::appendAll(*store, test::shortRun("stop", "Who has 100% of the shares?", RunOutcome::cancelled, 3000));
        test::appendAll(*store, test::shortRun("fail", "What is in order_items?", RunOutcome::failed, 4000));
        test::appendAll(*store, test::numbered("long", {test::started("Stop!")}, 5000));
        test::appendAll(*store, test::numbered("open", {test::started("Which orders were returned?")}, 6000));
        store->release("long");
    }
    QFETCH(QByteArray, text);
    QFETCH(int, status);
    QFETCH(int, limit);
    QFETCH(QByteArray, found);
    RunFilter filter;
    filter.text = text.toStdString();
    if (status >= 0)
        filter.status = static_cast<RunStatus>(status);
    const auto rows = store->runs(filter, static_cast<std::size_t>(limit));
    QVERIFY2(rows.ok(), rows ? "" : rows.error().text().c_str());
    QByteArrayList names;
    for (const RunSummary& row : *rows)
        names.push_back(QByteArray::fromStdString(row.run));
    QCOMPARE(names.join(' '), found);
}

void RunStoreTest::listsHavePages()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    for (const auto& [run, at] : {std::pair{"a", 1}, {"b", 3}, {"c", 2}, {"d", 2}, {"e", 2}, {"f", 0}})
        test::appendAll(*store, test::shortRun(run, "Why?", RunOutcome::solved, at));
    RunFilter filter;
    std::string pages;
    for (auto rows = store->runs(filter, 2); !rows->empty(); rows = store->runs(filter, 2)) {
        for (const RunSummary& row : *rows)
            pages += row.run;
        pages += ' ';
        filter.behind = RunMark{rows->back().startedAt, rows->back().run};
    }
    QCOMPARE(pages, std::string("be dc af "));
}

void RunStoreTest::severalEventsAreStoredAllOrNone()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    const std::vector<RunEvent> events = test::everyEvent("r");
    std::vector<RunEvent> withGap(events.begin(), events.begin() + 3);
    withGap[2].seq = 9;
    QVERIFY(!store->append(withGap).ok());
    QVERIFY2(!store->events("r").ok(), "something was stored");
    QVERIFY(store->append(std::span(events).first(2)).ok());
    QVERIFY2(store->append(std::span(events).first(2)).ok(), "the same events may come again");
    QVERIFY2(store->append(std::span(events).first(3)).ok(), "also with a new one after them");
    QVERIFY(store->append(std::span(events).subspan(3)).ok());
    const auto read = store->events("r");
    QVERIFY(read.ok());
    QCOMPARE(test::recordsOf(*read), test::recordsOf(events));
}

void RunStoreTest::eventsComeInOrder()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    const std::vector<RunEvent> events = test::shortRun("r", "Why?", RunOutcome::solved, 0);
    const auto failureOf = [&](const RunEvent& event) {
        const auto done = store->append(event);
        return done ? std::optional<StoreFailure>() : std::optional(done.error().failure);
    };
    const RunEvent late{"r", 3, 0, CancelAsked{}};
    QCOMPARE(failureOf(late), StoreFailure::outOfOrder); // the first is missing
    QCOMPARE(failureOf(events[0]), std::nullopt);
    QCOMPARE(failureOf(late), StoreFailure::outOfOrder);                       // the second is missing
    QCOMPARE(failureOf(events[0]), std::nullopt);                              // already stored
    QCOMPARE(failureOf({"r", 1, 7, CancelAsked{}}), StoreFailure::outOfOrder); // differs from the stored one
    QCOMPARE(failureOf(events[1]), std::nullopt);
    QCOMPARE(failureOf(late), StoreFailure::outOfOrder); // the run is over
    QCOMPARE(failureOf(events[1]), std::nullopt);
    QCOMPARE(failureOf({"", 1, 0, CancelAsked{}}), StoreFailure::outOfOrder);
    QCOMPARE(failureOf({"s", 1, 0, UnknownEvent{"x", "two\nlines"}}), StoreFailure::outOfOrder);
    QCOMPARE(test::recordsOf(*store->events("r")), test::recordsOf(events));
    QCOMPARE(store->runs({}, 10)->size(), std::size_t{1});
    QCOMPARE(store->events("s").error().failure, StoreFailure::unknownRun);
    QVERIFY(store->remove("r").ok()); // the run is over and has no writer
}

void RunStoreTest::whatPeopleSayOfARunMayFollowItsEnd()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    std::vector<RunEvent> events = test::everyEvent("r");
    for (const RunEvent& event : events)
        QVERIFY(store->append(event).ok());
    const auto before = store->summary("r");
    const AttemptRef attempt{LaneId{0}, 1};
    events.push_back({"r", events.back().seq + 1, 9'000'000, AttemptAccepted{attempt, "SELECT total FROM orders"}});
    events.push_back({"r", events.back().seq + 1, 9'000'000, EmptinessConfirmed{attempt, "SELECT total FROM orders"}});
    QVERIFY(store->append(events[events.size() - 2]).ok());
    QVERIFY(store->append(events.back()).ok());
    QVERIFY(!store->append({"r", events.back().seq + 1, 9'000'000, RunEdited{}}).ok());
    QCOMPARE(test::recordsOf(*store->events("r")), test::recordsOf(events));
    const auto after = store->summary("r");
    QCOMPARE(after->status, RunStatus::solved);
    QCOMPARE(after->time, before->time); // time after the end does not count
    QVERIFY(store->remove("r").ok());    // the run has no writer
}

void RunStoreTest::anInterruptedRunGoesOn()
{
    QFETCH(bool, isServer);
    const std::vector<RunEvent> events = test::everyEvent("r");
    {
        const auto store = m_places.freshStore(isServer);
        QVERIFY(store);
        test::appendAll(*store, {events.begin(), events.begin() + 8});
        QCOMPARE(store->summary("r")->status, RunStatus::running);
    }
    const auto store = test::Places::open(m_places.last());
    QVERIFY(store);
    QCOMPARE(store->summary("r")->status, RunStatus::interrupted);
    QCOMPARE(store->summary("r")->retries, std::uint32_t{1});
    test::appendAll(*store, {events.begin() + 8, events.end() - 1});
    QCOMPARE(store->summary("r")->status, RunStatus::running);
    store->release("r");
    QCOMPARE(store->summary("r")->status, RunStatus::interrupted);
    const RunSummary row = *store->summary("r");
    const RunEvent end{"r", row.lastSeq + 1, 99000, RunFinished{RunOutcome::failed, {}, "interrupted"}};
    QCOMPARE(test::problemOf(store->append(end)), QString());
    QCOMPARE(store->summary("r")->status, RunStatus::failed);
    QCOMPARE(store->summary("r")->attempts, row.attempts);
    QCOMPARE(store->events("r")->size(), events.size());
}

void RunStoreTest::runsAreRemoved()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    test::appendAll(*store, test::everyEvent("gone"));
    test::appendAll(*store, test::everyEvent("stays"));
    test::appendAll(*store, {test::everyEvent("open").front()});
    QCOMPARE(test::problemOf(store->remove("gone")), QString());
    QCOMPARE(store->remove("gone").error().failure, StoreFailure::unknownRun);
    QCOMPARE(store->events("gone").error().failure, StoreFailure::unknownRun);
    QCOMPARE(store->remove("open").error().failure, StoreFailure::heldByAnother);
    QCOMPARE(store->events("stays")->size(), test::everyEvent("stays").size());
    QCOMPARE(store->runs({}, 10)->size(), std::size_t{2});
    test::appendAll(*store, test::everyEvent("gone"));
}

QTEST_GUILESS_MAIN(RunStoreTest)

#include "tst_runstore.moc"
