#include "report/runstory.h"
#include "report/timelineprojector.h"
#include "support/attempts.h"
#include "writtenrun.h"

#include <QTest>

namespace querymend {

namespace {

constexpr AttemptRef attemptInOtherLane{LaneId{1}, 0};

/// One lane waits for the model, one is checked, and a role is asked.
WrittenRun unfinishedRun()
{
    WrittenRun run;
    run.lane(0).lane(1).add(ModelAsked{EffectId{1}, firstAttempt, {}}).asked(attemptInOtherLane);
    run.add(CheckStarted{EffectId{2}, attemptInOtherLane, "SELECT 1"});
    return run.add(RoleAsked{EffectId{3}, RoleCall{ModelRole::validator, 0}, {}});
}

WrittenRun stoppedRun()
{
    WrittenRun run;
    run.lane(0).add(ModelAsked{EffectId{1}, firstAttempt, {}});
    return run.add(RunPaused{EffectId{1}, firstAttempt, {}, StopPlace::model, StopReason::breakpoint});
}

TimelineProjector projected(const std::vector<RunEvent>& events)
{
    TimelineProjector projector;
    for (const RunEvent& event : events)
        projector.add(event);
    projector.interrupt();
    return projector;
}

bool isAnythingUnderWay(const TimelineRows& rows)
{
    for (const TimelineSection& section : rows.sections) {
        if (section.kind == SectionKind::step && section.step.isUnderWay)
            return true;
        for (const LaneRow& lane : section.lanes) {
            for (const AttemptCard& card : lane.cards) {
                const bool isOpen = !card.spans.empty() && !card.spans.back().until;
                if (isUnderWay(card.phase) || isOpen || card.stopped.isStopped())
                    return true;
            }
        }
    }
    return false;
}

} // namespace

class InterruptedRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesNothingUnderWay_data();
    void leavesNothingUnderWay();
    void onlyARunWithoutAnEndCanBeInterrupted();
    void endsAsCancelledIfItIsClosed();
};

void InterruptedRunTest::leavesNothingUnderWay_data()
{
    QTest::addColumn<std::vector<RunEvent>>("run");
    QTest::newRow("while the model, the database and a role are asked") << std::vector<RunEvent>(unfinishedRun());
    QTest::newRow("while it is stopped") << std::vector<RunEvent>(stoppedRun());
}

void InterruptedRunTest::leavesNothingUnderWay()
{
    QFETCH(const std::vector<RunEvent>, run);
    QVERIFY(isAnythingUnderWay(timelineRows(run)));
    const TimelineProjector interrupted = projected(run);
    QVERIFY(interrupted.rows().headline.isInterrupted);
    QVERIFY(!isAnythingUnderWay(interrupted.rows()));
    QCOMPARE(cardAt(interrupted.rows(), interrupted.placeOf(firstAttempt))->phase, CardPhase::interrupted);
    QCOMPARE(runStory(interrupted.rows(), factsOf(run)).parts.back().end, StoryEnd::interrupted);
}

void InterruptedRunTest::onlyARunWithoutAnEndCanBeInterrupted()
{
    const std::vector<RunEvent> run = WrittenRun().lane(0).right(firstAttempt).solved(firstAttempt);
    QCOMPARE(projected(run).rows(), timelineRows(run));
    QVERIFY(!projected({}).rows().headline.isInterrupted);
}

void InterruptedRunTest::endsAsCancelledIfItIsClosed()
{
    TimelineProjector projector = projected(unfinishedRun());
    projector.add({"written", 99, 1'777'638'700'000, RunFinished{RunOutcome::cancelled, {}, {}}});
    QVERIFY(!projector.rows().headline.isInterrupted);
    QCOMPARE(cardAt(projector.rows(), projector.placeOf(firstAttempt))->phase, CardPhase::done);
}

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::InterruptedRunTest)
#include "tst_interruptedrun.moc"
