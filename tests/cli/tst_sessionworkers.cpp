// Sessions that work on threads of their own.

#include "onetimeevent.h"
#include "planningsession.h"

#include "checking/sessionworkers.h"

#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <future>
#include <memory>
#include <new>
#include <string>
#include <vector>

namespace querymend {

namespace {

class EventCanceller : public Canceller {
public:
    explicit EventCanceller(OneTimeEvent& event) : m_event(event) {}

    void cancel() override { m_event.happen(); }

private:
    OneTimeEvent& m_event;
};

/// Plans, if it is reached.
Result<Plan, EngineError> plainly(std::string_view /*statement*/)
{
    return Plan();
}

const auto explain = [](Session& session) { return session.explain("SELECT 1", {}); };

} // namespace

class SessionWorkersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endingStopsWhatIsBeingDone()
    {
        OneTimeEvent isBegun;
        OneTimeEvent isCancelled;
        const auto plan = [&](std::string_view) -> Result<Plan, EngineError> {
            isBegun.happen();
            return isCancelled.wait() ? failed(EngineFailure::cancelled, "cancelled")
                                      : Result<Plan, EngineError>(Plan());
        };
        auto workers = SessionWorkers::open(
            opening(plan, dialectOf(DialectId::postgresql), std::make_shared<EventCanceller>(isCancelled)), 1);
        QVERIFY(workers.ok());
        auto first = workers.value()->add(explain);
        auto second = workers.value()->add(explain);
        QVERIFY(isBegun.wait());
        workers.value().reset();
        QCOMPARE(first.get().error().failure, EngineFailure::cancelled);
        QVERIFY_THROWS_EXCEPTION(std::future_error, (void)second.get());
    }

    void fewerSessionsThanWantedAreUsed()
    {
        std::atomic<int> opened = 0;
        const auto opener = [&, open = opening(plainly)]() -> Result<std::unique_ptr<Session>, EngineError> {
            if (++opened > 2)
                return failed(EngineFailure::unreachable, "too many connections");
            return open();
        };
        const auto workers = SessionWorkers::open(opener, 4);
        QVERIFY(workers.ok());
        QCOMPARE(workers.value()->size(), std::size_t{2});
        QCOMPARE(workers.value()->shortage()->message, std::string("too many connections"));
        const auto none = SessionWorkers::open(opener, 4);
        QVERIFY(!none.ok());
        QCOMPARE(none.error().message, std::string("too many connections"));
    }

    void anOpenerThatThrowsIsReportedToTheCaller_data()
    {
        QTest::addColumn<int>("successes");
        QTest::newRow("the first session") << 0;
        QTest::newRow("a later one") << 1;
    }

    void anOpenerThatThrowsIsReportedToTheCaller()
    {
        QFETCH(const int, successes);
        std::atomic<int> opened = 0;
        const auto opener = [&, open = opening(plainly)]() -> Result<std::unique_ptr<Session>, EngineError> {
            if (++opened > successes)
                throw std::bad_alloc();
            return open();
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)SessionWorkers::open(opener, 2));
    }

    /// It fails at once, so it would be free for nearly all that is to be done.
    void aSessionThatIsCutOffLeavesTheWorkToOthers()
    {
        std::atomic<int> opened = 0;
        const auto cutOff = [](std::string_view) -> Result<Plan, EngineError> {
            return failed(EngineFailure::unreachable, "too many connections");
        };
        const auto opener = [&] { return ++opened == 2 ? opening(cutOff)() : opening(plainly)(); };
        const auto workers = SessionWorkers::open(opener, 2);
        QVERIFY(workers.ok());
        QElapsedTimer timer;
        timer.start();
        std::vector<std::future<Result<Plan, EngineError>>> answers;
        for (int i = 0; i < 20'000; ++i)
            answers.push_back(workers.value()->add(explain));
        qint64 failures = 0;
        for (auto& answer : answers)
            failures += answer.get() ? 0 : 1;
        // One at once, and then no more than one in the shortest time that a server is left alone.
        QVERIFY2(failures <= 1 + timer.elapsed() / waitAfter(1).count(), std::to_string(failures).c_str());
    }

    void sessionsThatAreAllCutOffDoNotWait()
    {
        const auto cutOff = [](std::string_view) -> Result<Plan, EngineError> {
            return failed(EngineFailure::unreachable, "the server is away");
        };
        const auto workers = SessionWorkers::open(opening(cutOff), 2);
        QVERIFY(workers.ok());
        // With a wait for each, the test would take hours.
        for (int i = 0; i < 1'000; ++i)
            QVERIFY(!workers.value()->add(explain).get());
    }

    void sessionsAreOpenedAnewForWhatIsAddedLater()
    {
        std::atomic<int> opened = 0;
        const auto opener = [&, open = opening(plainly)] {
            ++opened;
            return open();
        };
        const auto workers = SessionWorkers::open(opener, 1);
        QVERIFY(workers.ok());
        QVERIFY(workers.value()->add(explain).get());
        QCOMPARE(opened.load(), 1);
        workers.value()->renew();
        QVERIFY(workers.value()->add(explain).get());
        QVERIFY(workers.value()->add(explain).get());
        QCOMPARE(opened.load(), 2);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SessionWorkersTest)

#include "tst_sessionworkers.moc"
