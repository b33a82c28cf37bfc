#include "places.h"
#include "support/events.h"
#include "writer.h"

#include <QTest>

using namespace querymend;

/// A newer version rebuilds the list of a large store, and no other program has to wait for that.
class StoreRemakeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void othersGoOnMeanwhile_data() { test::Places::addRows(); }
    void othersGoOnMeanwhile();
    void whatAnotherWritesMeanwhileStays_data() { test::Places::addRows(); }
    void whatAnotherWritesMeanwhileStays();
    void aKilledOneIsDoneAgain_data() { test::Places::addRows(); }
    void aKilledOneIsDoneAgain();

private:
    static constexpr int many = 20'000;

    /// A store whose list was made by an older version and has fewer details.
    std::string oldStore(bool isServer, int runs)
    {
        const std::string place = m_places.fresh(isServer);
        if (place.empty() || !test::Places::open(place))
            return {};
        const auto engine = makeStoreEngine(readStorePlace(place).value());
        const QString id =
            isServer ? QStringLiteral("'run-' || lpad(i::text, 5, '0')") : QStringLiteral("printf('run-%05d', i)");
        const QString numbers = isServer
            ? QStringLiteral("generate_series(1, %1) AS n (i)").arg(runs)
            : QStringLiteral("(WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT %1) "
                             "SELECT i FROM n)")
                  .arg(runs);
        const QString record = QString::fromStdString(toRecord({"RUN", 1, 1000, test::started("How many?")}))
                                   .replace(QLatin1String("'"), QLatin1String("''"));
        const bool isFilled = engine->connect() && test::execute(*engine, QStringLiteral("BEGIN"))
            && test::execute(*engine,
                             QStringLiteral(
                                 "INSERT INTO querymend_runs SELECT %1, i, '?', '', '', '', '', '', 0, 0, 0, "
                                 "0, 1, '', '', '' FROM %2")
                                 .arg(id, numbers))
            && test::execute(*engine,
                             QStringLiteral("INSERT INTO querymend_events SELECT id, 1, replace('%1', 'RUN', id) "
                                            "FROM querymend_runs")
                                 .arg(record))
            && test::execute(*engine, QStringLiteral("UPDATE querymend_store SET list = 1"))
            && test::execute(*engine, QStringLiteral("COMMIT"));
        return isFilled ? place : std::string();
    }

    static std::size_t renewed(RunStore& store)
    {
        RunFilter filter;
        filter.model = "some-model";
        const auto rows = store.runs(filter, many);
        return rows ? rows->size() : 0;
    }

    test::Places m_places;
};

/// Between any two steps others can write, read and open the store.
void StoreRemakeTest::othersGoOnMeanwhile()
{
    QFETCH(bool, isServer);
    const std::string place = oldStore(isServer, many);
    QVERIFY(!place.empty());
    const auto remaking = test::Places::open(place);
    const auto other = test::Places::open(place);
    QVERIFY(remaking && remaking->hasOldList() && other && other->hasOldList());
    std::uint64_t steps = 0;
    std::vector<std::size_t> seen;
    std::uint64_t written = 0;
    const auto proceed = [&] {
        if (++steps % 20 != 1)
            return;
        ++written;
        QCOMPARE(test::problemOf(other->append({"mine", written, 0, CancelAsked{}})), QString());
        QCOMPARE(test::problemOf(other->append({"run-19999", written + 1, 0, CancelAsked{}})), QString());
        QCOMPARE(test::problemOf(other->remakeList([] { QFAIL("two make the list at once"); })), QString());
        seen.push_back(renewed(*other));
        const auto opened = test::Places::open(place);
        QVERIFY(opened && opened->hasOldList());
        QCOMPARE(test::problemOf(opened->append({"another" + std::to_string(steps), 1, 0, CancelAsked{}})), QString());
        QCOMPARE(opened->runs({}, 5)->size(), std::size_t{5});
    };
    QCOMPARE(test::problemOf(remaking->remakeList(proceed)), QString());
    QVERIFY2(steps > 100, std::to_string(steps).c_str());
    QVERIFY(seen.front() > 0 && seen.front() < many / 2 && std::is_sorted(seen.begin(), seen.end()));
    QCOMPARE(renewed(*other), std::size_t{many});
    QCOMPARE(other->events("mine")->size(), std::size_t{written});
    QCOMPARE(other->summary("run-19999")->lastSeq, written + 1);
    QVERIFY(!test::Places::open(place)->hasOldList());
}

void StoreRemakeTest::whatAnotherWritesMeanwhileStays()
{
    QFETCH(bool, isServer);
    const auto store = m_places.freshStore(isServer);
    QVERIFY(store);
    const std::vector<RunEvent> events = test::everyEvent("r");
    test::appendAll(*store, {events[0], events[1]});
    const auto engine = makeStoreEngine(readStorePlace(m_places.last()).value());
    QVERIFY(engine->connect().ok());
    engine->setFormat(2);
    RunList list(*engine);
    const auto seen = list.after({}, 10);
    QVERIFY(seen.ok() && seen->size() == 1);
    RunSummary late = *store->summary("r");
    late.question = "As it was before";
    test::appendAll(*store, {events[2]});
    const RunSummary now = *store->summary("r");
    QCOMPARE(test::problemOf(list.replace(seen->front(), late)), QString());
    QVERIFY(*store->summary("r") == now);
    QCOMPARE(test::problemOf(list.replace({"r", now.lastSeq}, late)), QString());
    QCOMPARE(store->summary("r")->question, late.question);
}

void StoreRemakeTest::aKilledOneIsDoneAgain()
{
    QFETCH(bool, isServer);
    const std::string place = oldStore(isServer, 500);
    QVERIFY(!place.empty());
    test::Writer writer({"remake", place});
    writer.waitForLines(2);
    writer.kill();
    const auto store = test::Places::open(place);
    QVERIFY(store);
    if (!store->hasOldList())
        QSKIP("it was done before it could be killed");
    QVERIFY(renewed(*store) >= 100);
    // The server notices a dead client somewhat later than the kernel.
    QTRY_VERIFY(store->remakeList().ok() && !test::Places::open(place)->hasOldList());
    QCOMPARE(renewed(*store), std::size_t{500});
}

QTEST_GUILESS_MAIN(StoreRemakeTest)

#include "tst_storeremake.moc"
