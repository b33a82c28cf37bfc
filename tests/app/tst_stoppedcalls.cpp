// Stopped model calls: what was sent and received is still recorded.

#include "helddriver.h"
#include "run/eventrecord.h"
#include "run/fork.h"

#include <QTest>

namespace querymend {

class StoppedCallsTest : public HeldDriverTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        makeDriver();
        ModelTraffic traffic;
        traffic.request = "POST http://x/v1";
        traffic.body = "SEL";
        m_model->underWay =
            ModelProblem{ModelFault::cancelled, "stopped", {}, {}, {traffic}, TokenCounts{12, std::nullopt}};
    }
    void cleanup() { endDriver(); }

    void aCancelledCallIsKeptBeforeTheEnd()
    {
        start();
        m_driver->cancel();
        QCOMPARE(story(), "model_asked model_failed cancel_asked lane_ended run_finished");
        const auto* const call = find<ModelFailed>();
        QCOMPARE(call->fault, ModelFault::cancelled);
        QCOMPARE(call->traffic.front().body, std::string("SEL"));
        QCOMPARE(m_driver->state().end->outcome, RunOutcome::cancelled);
        QCOMPARE(m_driver->state().tokens, (TokenSum{12, 0, 1}));
        QCOMPARE(find<RunFinished>()->tokens, std::optional(TokenSum{12, 0, 1}));
        QCOMPARE(m_model->stopped.size(), std::size_t{1}); // only once
        isTheFoldOfItsEvents();
    }

    void aCallThatHadNotBegunLeavesNothing()
    {
        m_model->underWay.reset();
        start();
        m_driver->cancel();
        QCOMPARE(story(), "model_asked cancel_asked lane_ended run_finished");
    }

    void allLanesAndRolesAreKept()
    {
        RunStarted what = question();
        what.policy.lanes = 3;
        what.policy.roles = {ModelRole::validator};
        m_driver->start(what);
        const std::size_t calls = m_model->held.size();
        QVERIFY(calls > 0);
        m_driver->cancel();
        const auto count = [&](const char* type) {
            return std::count_if(m_kept.begin(), m_kept.end(),
                                 [&](const RunEvent& event) { return typeOf(event.body) == type; });
        };
        QCOMPARE(static_cast<std::size_t>(count("model_failed") + count("role_failed")), calls);
        QVERIFY(std::holds_alternative<RunFinished>(m_kept.back().body));
        isTheFoldOfItsEvents();
    }

    void aLaneWhoseTimeIsOverKeepsWhatItHad()
    {
        RunStarted what = question();
        what.policy.laneTime = std::chrono::seconds(5);
        what.policy.maxEscalations = 0;
        m_driver->start(what);
        passTime(std::chrono::seconds(5));
        QCOMPARE(story(), "model_asked model_failed time_ran_out lane_ended run_finished");
        isTheFoldOfItsEvents();
    }

    void aCallThatTookTooLongKeepsItsTraffic()
    {
        RunStarted what = question();
        what.policy.callTime = std::chrono::seconds(7);
        m_driver->start(what);
        passTime(std::chrono::seconds(7));
        const auto* const call = find<ModelFailed>();
        QVERIFY(call);
        QCOMPARE(call->fault, ModelFault::timedOut);
        QCOMPARE(call->traffic.size(), std::size_t{1});
        QCOMPARE(call->tokens, std::optional(TokenCounts{12, std::nullopt}));
    }

    void aCallThatWaitsInOurQueueIsNotLate()
    {
        RunStarted what = question();
        what.policy.callTime = std::chrono::seconds(7);
        m_driver->start(what);
        m_model->inQueue = std::chrono::seconds(7); // not sent yet
        passTime(std::chrono::seconds(7));
        m_model->inQueue = std::chrono::seconds(9); // sent two seconds later
        passTime(std::chrono::seconds(7));
        QVERIFY(!find<ModelFailed>());
        QVERIFY(m_model->stopped.empty());
        passTime(std::chrono::seconds(2)); // seven seconds after it was sent
        QCOMPARE(find<ModelFailed>()->fault, ModelFault::timedOut);
    }

    void theTimeOfALaneRunsAgainInAFork()
    {
        RunStarted what = question();
        what.policy.laneTime = std::chrono::seconds(5);
        what.policy.maxEscalations = 0;
        m_driver->start(what);
        const std::vector<EventBody> inherited = forkOf(std::vector<RunEvent>(m_kept), what, {LaneId{0}, 0});
        endDriver();
        makeDriver();
        m_driver->resume(inherited);
        passTime(std::chrono::seconds(5));
        QVERIFY(find<TimeRanOut>());
        QVERIFY(m_driver->state().end.has_value());
    }

private:
    template <class Body>
    [[nodiscard]] const Body* find() const
    {
        for (const RunEvent& event : m_kept) {
            if (const auto* const body = std::get_if<Body>(&event.body))
                return body;
        }
        return nullptr;
    }

    void passTime(std::chrono::milliseconds time)
    {
        for (std::size_t i = 0; i < m_timers.size(); ++i) {
            if (m_timers[i].first != time)
                continue;
            const auto call = m_timers[i].second;
            m_timers.erase(m_timers.begin() + static_cast<std::ptrdiff_t>(i));
            return call();
        }
        QFAIL("nobody waits so long");
    }

    /// The types of the events from the first call on.
    [[nodiscard]] QByteArray story() const
    {
        QByteArray text;
        for (const RunEvent& event : m_kept) {
            const std::string type(typeOf(event.body));
            if (!text.isEmpty() || type == "model_asked")
                text += (text.isEmpty() ? "" : " ") + QByteArray::fromStdString(type);
        }
        return text;
    }

    void isTheFoldOfItsEvents() const
    {
        const RunState folded = stateAfter(m_kept);
        QCOMPARE(folded.tokens, m_driver->state().tokens);
        QCOMPARE(folded.phase, m_driver->state().phase);
        QCOMPARE(folded.lanes.size(), m_driver->state().lanes.size());
        for (const LaneState& lane : folded.lanes)
            QVERIFY(!lane.isOpen() && lane.pending.isNone());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::StoppedCallsTest)
#include "tst_stoppedcalls.moc"
