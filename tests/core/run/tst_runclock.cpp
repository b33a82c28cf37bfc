// How long a run took: all that was under way in it, without the time in which it only waited for its user.

#include "run/runclock.h"
#include "run/state.h"

#include <QTest>

#include <chrono>
#include <optional>
#include <utility>
#include <vector>

using namespace std::chrono_literals;

namespace querymend {

namespace {

constexpr AttemptRef inFirst{LaneId{0}, 0};
constexpr AttemptRef inSecond{LaneId{1}, 0};

/// The calls of the two lanes, and what else there is at once.
constexpr EffectId firstCall{1};
constexpr EffectId secondCall{2};
constexpr EffectId otherCall{3};

/// A run of two lanes, by the seconds at which something happened.
class TimedRun {
public:
    TimedRun()
    {
        at(0, RunStarted{});
        at(0, CandidateForked{inFirst.lane}).at(0, CandidateForked{inSecond.lane});
    }

    TimedRun& at(int when, EventBody body)
    {
        m_events.push_back({"r", m_events.size() + 1, 1'777'638'605'000 + when * std::int64_t{1000}, std::move(body)});
        return *this;
    }

    TimedRun& asked(int when, EffectId effect, const AttemptRef& attempt)
    {
        return at(when, ModelAsked{effect, attempt, {}});
    }
    TimedRun& replied(int when, EffectId effect, const AttemptRef& attempt)
    {
        return at(when, ModelReplied{effect, attempt, "SELECT 1", {}});
    }
    TimedRun& held(int when, EffectId effect, const AttemptRef& attempt)
    {
        return at(when, RunPaused{effect, attempt, {}, StopPlace::model, StopReason::breakpoint});
    }
    TimedRun& continued(int when, EffectId effect, const AttemptRef& attempt)
    {
        return at(when, RunContinued{effect, attempt});
    }
    TimedRun& ended(int when) { return at(when, RunFinished{RunOutcome::solved, "SELECT 1", {}}); }

    operator std::vector<RunEvent>() const { return m_events; }

private:
    std::vector<RunEvent> m_events;
};

/// The first lane is held back at once, while the second waits for its model.
TimedRun firstIsHeld()
{
    return TimedRun().asked(0, firstCall, inFirst).asked(0, secondCall, inSecond).held(0, firstCall, inFirst);
}

/// The first lane is held back at once, and the second has its reply.
TimedRun firstIsHeldAlone()
{
    return firstIsHeld().replied(0, secondCall, inSecond);
}

PersonAsked question(std::optional<AttemptRef> attempt)
{
    return {{.effect = otherCall, .moment = attempt ? AskMoment::failure : AskMoment::ambiguous, .attempt = attempt}};
}

} // namespace

class RunClockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsWhatWasUnderWay_data();
    void countsWhatWasUnderWay();
};

void RunClockTest::countsWhatWasUnderWay_data()
{
    QTest::addColumn<std::vector<RunEvent>>("run");
    QTest::addColumn<int>("seconds");
    const auto row = [](const char* name, const TimedRun& run, int seconds) {
        QTest::newRow(name) << std::vector<RunEvent>(run) << seconds;
    };
    const RoleCall validator{ModelRole::validator, 0};

    row("nothing is held back", TimedRun().asked(0, firstCall, inFirst).replied(30, firstCall, inFirst).ended(30), 30);
    row("the only call is held back",
        firstIsHeldAlone().continued(30, firstCall, inFirst).replied(40, firstCall, inFirst).ended(40), 10);
    row("a lane works on after another was continued",
        firstIsHeld().continued(30, firstCall, inFirst).replied(60, secondCall, inSecond).ended(60), 60);
    row("a lane works on after one that was held back has ended",
        firstIsHeld()
            .at(30, LaneEnded{inFirst.lane, LaneOutcome::cancelled, 0, {}})
            .replied(60, secondCall, inSecond)
            .ended(60),
        60);
    row("a lane works until it has its reply, then nothing goes on",
        firstIsHeld().replied(20, secondCall, inSecond).continued(90, firstCall, inFirst).ended(100), 30);
    row("both lanes are held back",
        firstIsHeld()
            .held(0, secondCall, inSecond)
            .continued(50, secondCall, inSecond)
            .replied(60, secondCall, inSecond)
            .continued(65, firstCall, inFirst)
            .ended(75),
        20);
    row("another lane waits until its model is there again",
        firstIsHeldAlone()
            .at(0, WaitStarted{otherCall, inSecond, 20s, "busy"})
            .at(20, WaitEnded{otherCall, inSecond})
            .continued(50, firstCall, inFirst)
            .ended(60),
        30);
    row("a role is called meanwhile",
        firstIsHeldAlone()
            .at(0, RoleAsked{otherCall, validator, {}})
            .at(20, RoleReplied{otherCall, validator, "yes", {}})
            .continued(50, firstCall, inFirst)
            .ended(60),
        30);
    row("rows are read meanwhile",
        firstIsHeldAlone()
            .at(0, RowsAsked{otherCall, inSecond, "SELECT 1"})
            .at(20, RowsReturned{otherCall, inSecond, {}})
            .continued(50, firstCall, inFirst)
            .ended(60),
        30);
    row("results are compared meanwhile",
        firstIsHeldAlone()
            .at(0, ComparisonStarted{otherCall, {}})
            .at(20, ResultsCompared{otherCall, {}, {}})
            .continued(50, firstCall, inFirst)
            .ended(60),
        30);
    row("the user is asked what the question means",
        TimedRun().at(0, question({})).at(90, PersonAnswered{otherCall}).asked(90, firstCall, inFirst).ended(100), 10);
    row("the user is asked about a lane while another works",
        TimedRun()
            .asked(0, firstCall, inFirst)
            .asked(0, secondCall, inSecond)
            .replied(10, firstCall, inFirst)
            .at(10, question(inFirst))
            .replied(40, secondCall, inSecond)
            .at(100, PersonAnswered{otherCall})
            .ended(100),
        40);
    row("it is resumed after it was held back",
        firstIsHeldAlone().at(90, RunResumed{}).asked(90, otherCall, inFirst).ended(100), 10);
    row("it ends while it is held back", firstIsHeld().replied(10, secondCall, inSecond).ended(100), 10);
    row("it goes no further yet",
        firstIsHeld().replied(10, secondCall, inSecond).at(100, RunEdited{inFirst, EditedField::hint, "", "It is b."}),
        10);
    row("its answer is accepted long after its end",
        TimedRun().asked(0, firstCall, inFirst).ended(10).at(500, AttemptAccepted{inFirst, "SELECT 1"}), 10);
    row("a damaged record that goes back in time", TimedRun().asked(0, firstCall, inFirst).ended(-10), 0);
}

void RunClockTest::countsWhatWasUnderWay()
{
    QFETCH(const std::vector<RunEvent>, run);
    QFETCH(const int, seconds);
    RunClock clock;
    RunState state;
    for (const RunEvent& event : run) {
        state = querymend::apply(std::move(state), event.body);
        clock.take(event, state);
    }
    QCOMPARE(static_cast<int>(clock.duration().count()), seconds * 1000);
}

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::RunClockTest)

#include "tst_runclock.moc"
