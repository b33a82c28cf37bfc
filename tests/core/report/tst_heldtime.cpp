#include "report/attemptdetail.h"
#include "report/reportedrun.h"
#include "report/runstory.h"
#include "report/timelinerows.h"
#include "support/attempts.h"
#include "writtenrun.h"

#include <QTest>

#include <chrono>

using namespace std::chrono_literals;

namespace querymend {

namespace {

constexpr std::chrono::milliseconds lunch = 1h;
constexpr AttemptRef ofOtherLane{LaneId{1}, 0};

RunPaused pausedBefore(StopPlace place, std::uint32_t effect, const AttemptRef& attempt = firstAttempt)
{
    return {EffectId{effect}, attempt, {}, place, StopReason::breakpoint};
}

/// Stopped before the model and before the database, each for an hour.
WrittenRun runWithStops()
{
    WrittenRun run;
    run.lane(0).add(ModelAsked{EffectId{1}, firstAttempt, {}}).add(pausedBefore(StopPlace::model, 1)).after(lunch);
    run.add(RunContinued{EffectId{1}, firstAttempt});
    run.add(ModelReplied{EffectId{1}, firstAttempt, "SELECT 1", {100, 20}, 5ms});
    run.add(CheckStarted{EffectId{2}, firstAttempt, "SELECT 1"}).add(pausedBefore(StopPlace::database, 2)).after(lunch);
    run.add(RunContinued{EffectId{2}, firstAttempt}).add(Checked{EffectId{2}, firstAttempt, "SELECT 1", {}});
    return run.add(Reflected{firstAttempt, {}}).solved(firstAttempt);
}

/// The run ends while it is stopped.
WrittenRun runThatEndsStopped()
{
    WrittenRun run;
    run.lane(0).add(ModelAsked{EffectId{1}, firstAttempt, {}}).add(pausedBefore(StopPlace::model, 1)).after(lunch);
    return run.ended(LaneOutcome::cancelled, RunOutcome::cancelled);
}

/// Both lanes have asked their models, and the first is held back.
WrittenRun runOfTwoWithOneHeldBack()
{
    WrittenRun run;
    run.lane(0)
        .lane(1)
        .add(ModelAsked{EffectId{1}, firstAttempt, {}})
        .add(ModelAsked{EffectId{3}, ofOtherLane, {}})
        .add(pausedBefore(StopPlace::model, 1));
    return run;
}

/// One lane is stopped while another goes on; the first is then given up.
WrittenRun runWithAStoppedLane()
{
    WrittenRun run;
    run.lane(0)
        .lane(1)
        .add(ModelAsked{EffectId{1}, firstAttempt, {}})
        .add(pausedBefore(StopPlace::model, 1))
        .after(lunch);
    run.add(LaneEnded{LaneId{0}, LaneOutcome::cancelled, 0, {}});
    return run.right(ofOtherLane).solved(ofOtherLane);
}

} // namespace

class HeldTimeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thatOfTheUserIsNoTimeOfTheRun_data();
    void thatOfTheUserIsNoTimeOfTheRun();
    void whatAnotherLaneDoesMeanwhileIsTimeOfTheRun();
    void allThatAnotherLaneDoesIsTimeOfTheRun();
    void twoLanesThatAreStoppedTakeNoTime();
    void aResumedRunIsNotStoppedByWhatWasHeldBackBefore();
    void timingsOfAnAttemptLeaveItOut();
    void whatComesBeforeTheTestsIsNoTimeOfTheAttempt();
    void aWaitThatIsCutShortIsTimeOfTheAttempt();
    void timeInWhichTheUserIsAskedIsNoTimeOfTheAttempt();
    void theAttemptThatTheUserIsAskedAboutComesFirst();
    void aReplyTakesWhatItsServerSaysOrTheTimeBetweenTheEvents_data();
    void aReplyTakesWhatItsServerSaysOrTheTimeBetweenTheEvents();
};

void HeldTimeTest::thatOfTheUserIsNoTimeOfTheRun_data()
{
    QTest::addColumn<std::vector<RunEvent>>("run");
    QTest::newRow("stopped before the model and before the database") << std::vector<RunEvent>(runWithStops());
    QTest::newRow("ended while it was stopped") << std::vector<RunEvent>(runThatEndsStopped());
    QTest::newRow("one lane was stopped and given up") << std::vector<RunEvent>(runWithAStoppedLane());
}

void HeldTimeTest::thatOfTheUserIsNoTimeOfTheRun()
{
    QFETCH(const std::vector<RunEvent>, run);
    constexpr std::chrono::milliseconds atMost = 100ms;
    const TimelineRows rows = timelineRows(run);
    QVERIFY(rows.headline.clock.duration() > 0ms && rows.headline.clock.duration() < atMost);
    const AttemptCard& card = laneOf(rows, LaneId{0})->cards.front();
    QVERIFY2(card.duration() < atMost, qPrintable(QString::number(card.duration().count())));
    QVERIFY(runStory(run).time < atMost);
}

void HeldTimeTest::whatAnotherLaneDoesMeanwhileIsTimeOfTheRun()
{
    WrittenRun run = runOfTwoWithOneHeldBack();
    run.after(20s)
        .add(ModelReplied{EffectId{3}, ofOtherLane, "SELECT 1", {100, 20}, 20s})
        .after(lunch)
        .add(RunContinued{EffectId{1}, firstAttempt});
    const RunHeadline headline = timelineOf(run).headline;
    QVERIFY2(headline.clock.duration() >= 20s && headline.clock.duration() < 21s,
             qPrintable(QString::number(headline.clock.duration().count())));
}

void HeldTimeTest::allThatAnotherLaneDoesIsTimeOfTheRun()
{
    WrittenRun run = runOfTwoWithOneHeldBack();
    run.after(30s)
        .add(RunContinued{EffectId{1}, firstAttempt})
        .after(30s)
        .add(ModelReplied{EffectId{3}, ofOtherLane, "SELECT 1", {100, 20}, 60s});
    QVERIFY(timelineOf(run).headline.clock.duration() >= 60s);
}

void HeldTimeTest::twoLanesThatAreStoppedTakeNoTime()
{
    WrittenRun run;
    run.lane(0)
        .lane(1)
        .add(ModelAsked{EffectId{1}, firstAttempt, {}})
        .add(pausedBefore(StopPlace::model, 1))
        .add(ModelAsked{EffectId{3}, ofOtherLane, {}})
        .add(pausedBefore(StopPlace::model, 3, ofOtherLane))
        .after(lunch)
        .add(RunContinued{EffectId{3}, ofOtherLane})
        .add(ModelReplied{EffectId{3}, ofOtherLane, "SELECT 1", {100, 20}, 5ms});
    QVERIFY(timelineOf(run).headline.clock.duration() < 100ms);
}

void HeldTimeTest::aResumedRunIsNotStoppedByWhatWasHeldBackBefore()
{
    WrittenRun run;
    run.lane(0)
        .add(ModelAsked{EffectId{1}, firstAttempt, {}})
        .add(pausedBefore(StopPlace::model, 1))
        .after(lunch)
        .add(RunResumed{})
        .add(ModelAsked{EffectId{2}, firstAttempt, {}})
        .after(20s);
    run.add(CancelAsked{}).ended(LaneOutcome::cancelled, RunOutcome::cancelled);
    const RunHeadline headline = timelineOf(run).headline;
    QVERIFY2(headline.clock.duration() >= 20s && headline.clock.duration() < 21s,
             qPrintable(QString::number(headline.clock.duration().count())));
}

void HeldTimeTest::timingsOfAnAttemptLeaveItOut()
{
    const std::vector<RunEvent> run = runWithStops();
    for (const Passage& passage : attemptDetail(run, firstAttempt).passages)
        QVERIFY2(passage.time < 100ms, qPrintable(QString::number(passage.time.count())));
}

void HeldTimeTest::whatComesBeforeTheTestsIsNoTimeOfTheAttempt()
{
    WrittenRun run;
    run.lane(0).asked(firstAttempt).add(Checked{EffectId{}, firstAttempt, "SELECT 1", {}}).after(lunch);
    run.add(AttemptTested{firstAttempt, {}, {}}).add(Reflected{firstAttempt, {}}).solved(firstAttempt);
    const TimelineRows rows = timelineOf(run);
    const AttemptCard& card = laneOf(rows, LaneId{0})->cards.front();
    QVERIFY(card.duration() < 100ms);
    QCOMPARE(card.rungs[static_cast<std::size_t>(Rung::tests)], RungMark::passed);
}

void HeldTimeTest::aWaitThatIsCutShortIsTimeOfTheAttempt()
{
    WrittenRun run;
    run.lane(0)
        .add(ModelAsked{EffectId{1}, firstAttempt, {}})
        .add(WaitStarted{EffectId{2}, firstAttempt, 10s, "busy"})
        .after(5s);
    run.add(CancelAsked{}).ended(LaneOutcome::cancelled, RunOutcome::cancelled);
    const TimelineRows rows = timelineOf(run);
    const AttemptCard& card = laneOf(rows, LaneId{0})->cards.front();
    QVERIFY2(card.duration() >= 5s && card.duration() < 6s, qPrintable(QString::number(card.duration().count())));
    QVERIFY(card.waited() >= 5s);
}

void HeldTimeTest::aReplyTakesWhatItsServerSaysOrTheTimeBetweenTheEvents_data()
{
    QTest::addColumn<int>("said");
    QTest::addColumn<int>("taken");
    QTest::newRow("its server says how long it took") << 5 << 5;
    QTest::newRow("a scripted model says nothing") << 0 << 2;
}

void HeldTimeTest::aReplyTakesWhatItsServerSaysOrTheTimeBetweenTheEvents()
{
    QFETCH(const int, said);
    QFETCH(const int, taken);
    WrittenRun run;
    run.lane(0).add(ModelAsked{EffectId{1}, firstAttempt, {}});
    run.add(ModelReplied{EffectId{1}, firstAttempt, "SELECT 1", {}, std::chrono::milliseconds{said}});
    const std::vector<RunEvent> events = run;
    const AttemptDetail detail = attemptDetail(events, firstAttempt);
    QCOMPARE(detail.replyTimes, (std::vector<std::chrono::milliseconds>{std::chrono::milliseconds{taken}}));
}

void HeldTimeTest::timeInWhichTheUserIsAskedIsNoTimeOfTheAttempt()
{
    WrittenRun run;
    run.lane(0).lane(1).asked(firstAttempt).asked(ofOtherLane);
    run.add(PersonAsked{{.effect = EffectId{4}, .moment = AskMoment::failure, .attempt = firstAttempt}});
    run.add(PersonAsked{{.effect = EffectId{5}, .moment = AskMoment::failure, .attempt = ofOtherLane}});
    run.after(lunch).add(PersonAnswered{EffectId{4}}).add(Reflected{firstAttempt, {}});
    run.after(lunch).add(PersonAnswered{EffectId{5}}).add(Reflected{ofOtherLane, {}});
    const TimelineRows rows = timelineOf(run);
    for (const LaneId lane : {firstAttempt.lane, ofOtherLane.lane}) {
        const std::chrono::milliseconds time = laneOf(rows, lane)->cards.front().duration();
        QVERIFY2(time > 0ms && time < 100ms, qPrintable(QString::number(time.count())));
    }
}

void HeldTimeTest::theAttemptThatTheUserIsAskedAboutComesFirst()
{
    const AttemptRef other{LaneId{1}, 0};
    WrittenRun run;
    run.lane(0).lane(1).asked(firstAttempt).asked(other);
    QCOMPARE(attemptToFollow(timelineOf(run)), std::optional(other)); // the newest
    run.add(pausedBefore(StopPlace::database, 2)).add(pausedBefore(StopPlace::database, 3, other));
    QCOMPARE(attemptToFollow(timelineOf(run)), std::optional(firstAttempt)); // stopped first
    PersonQuestion question{.effect = EffectId{4}, .moment = AskMoment::failure, .attempt = other};
    run.add(PersonAsked{question});
    question.effect = EffectId{5};
    question.attempt = firstAttempt;
    run.add(PersonAsked{question});
    QCOMPARE(attemptToFollow(timelineOf(run)), std::optional(other)); // asked about first
    run.add(PersonAnswered{EffectId{4}});
    QCOMPARE(attemptToFollow(timelineOf(run)), std::optional(firstAttempt));
    run.add(Selected{other, {}});
    QCOMPARE(attemptToFollow(timelineOf(run)), std::optional(other)); // the answer
}

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::HeldTimeTest)

#include "tst_heldtime.moc"
