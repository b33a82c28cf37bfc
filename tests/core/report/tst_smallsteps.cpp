// Waits, corrections without a model and readings of rows are steps of the timeline, wherever it is drawn.

#include "report/htmlreport.h"
#include "report/markdownreport.h"
#include "report/runjournal.h"
#include "report/runpacing.h"
#include "report/timelineprojector.h"
#include "report/timelinesvg.h"
#include "spansin.h"
#include "support/attempts.h"
#include "writtenrun.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

MendingRound round(const char* reason)
{
    MendingRound made;
    made.code = ErrorCode::unknownColumn;
    made.reason = reason;
    return made;
}

/// An attempt that waits, is corrected without a model, and a second one whose rows are read.
WrittenRun smallRun()
{
    WrittenRun run;
    run.lane(0).add(ModelAsked{EffectId{1}, firstAttempt, {}});
    run.add(WaitStarted{EffectId{2}, firstAttempt, std::chrono::milliseconds{500}, "the server is busy"});
    run.after(std::chrono::milliseconds{500}).add(WaitEnded{EffectId{2}, firstAttempt});
    run.wrong(firstAttempt, ErrorCode::unknownColumn);
    run.add(AttemptMended{firstAttempt, "SELECT country_code FROM t", {round("country_code is the nearest")}});
    run.add(MendingTaken{firstAttempt}).right(secondAttempt).add(RowsAsked{EffectId{3}, secondAttempt, "SELECT 1", 5});
    ReturnedRows rows;
    rows.count = 7;
    rows.hasMore = true;
    return run.add(RowsReturned{EffectId{3}, secondAttempt, rows});
}

std::vector<TimelineStep> smallSteps(const std::vector<RunEvent>& events)
{
    std::vector<TimelineStep> steps;
    for (const TimelineSection& section : timelineRows(events).sections) {
        if (section.kind == SectionKind::step && isSmall(section.step.kind))
            steps.push_back(section.step);
    }
    return steps;
}

} // namespace

class SmallStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areOnTheTimelineInTheirOrder()
    {
        const auto steps = smallSteps(smallRun());
        QCOMPARE(steps.size(), std::size_t{3});
        QCOMPARE(steps[0].kind, StepKind::waited);
        QCOMPARE(steps[0].attempt, std::optional(firstAttempt));
        QCOMPARE(steps[0].reason, std::string("the server is busy"));
        QCOMPARE(steps[0].time, std::chrono::milliseconds{502});
        QCOMPARE(steps[0].lastAt - steps[0].firstAt, std::int64_t{502});
        QCOMPARE(steps[1].kind, StepKind::mended);
        QCOMPARE(steps[1].sql, std::string("SELECT country_code FROM t"));
        QCOMPARE(steps[1].texts, std::vector<std::string>{"unknown_column: country_code is the nearest"});
        QVERIFY(steps[1].isTaken);
        QCOMPARE(steps[2].kind, StepKind::rowsRead);
        QCOMPARE(steps[2].attempt, std::optional(secondAttempt));
        QVERIFY(steps[2].rows == 7 && steps[2].hasMoreRows);
        QVERIFY(std::ranges::none_of(steps, &TimelineStep::isUnderWay));
    }

    void areUnderWayUntilTheyEnd_data()
    {
        QTest::addColumn<bool>("isCut");
        QTest::newRow("the answer has not come") << false;
        QTest::newRow("the lane ends before the answer") << true;
    }

    void areUnderWayUntilTheyEnd()
    {
        QFETCH(bool, isCut);
        WrittenRun run;
        run.lane(0)
            .asked(firstAttempt)
            .add(WaitStarted{EffectId{2}, firstAttempt, std::chrono::milliseconds{500}, "busy"});
        run.add(RowsAsked{EffectId{3}, firstAttempt, "SELECT 1", 5});
        if (isCut)
            run.add(LaneEnded{LaneId{0}, LaneOutcome::cancelled, 0, {}});
        const auto steps = smallSteps(run);
        QCOMPARE(steps.size(), std::size_t{2});
        for (const TimelineStep& step : steps)
            QCOMPARE(step.isUnderWay, !isCut);
        QCOMPARE(steps[0].time, std::chrono::milliseconds{isCut ? 4 : 500}); // as planned, or what was spent of it
    }

    void onlyCallsOfModelsTakeTheTimeOfAModel_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("use");
        const auto row = [](const char* name, StepKind kind, TimeUse use) {
            QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(use);
        };
        row("a helper role is a call of a model", StepKind::role, TimeUse::model);
        row("likely tables are found at once", StepKind::linked, TimeUse::none);
        row("remaining lanes are known at once", StepKind::cleaned, TimeUse::none);
        row("tests are counted at once", StepKind::tested, TimeUse::none);
        row("a level begins at once", StepKind::escalated, TimeUse::none);
        row("the answer is chosen at once", StepKind::selected, TimeUse::none);
        row("rows are compared by the database", StepKind::compared, TimeUse::database);
        row("a wait is a wait", StepKind::waited, TimeUse::wait);
    }

    void onlyCallsOfModelsTakeTheTimeOfAModel()
    {
        QFETCH(const int, kind);
        QTEST(static_cast<int>(spanOf({.kind = static_cast<StepKind>(kind)}).kind), "use");
    }

    void aReasonTellsOfALevelOnlyIfThatWasReached()
    {
        const std::string planned = "Unknown column · no retries left, moving up a level";
        const std::string plain = "Unknown column · no retries left";
        WrittenRun run;
        run.lane(0).lane(1).right(firstAttempt).add(LaneEnded{LaneId{1}, LaneOutcome::failed, 0, planned});
        CandidatesCleaned cleaned;
        cleaned.kept = {LaneId{0}};
        cleaned.dropped = {{LaneId{1}, planned}};
        run.add(cleaned).solved(firstAttempt);
        const TimelineRows rows = timelineOf(run);
        QCOMPARE(laneOf(rows, LaneId{1})->reason, plain);
        const auto step = std::ranges::find_if(rows.sections, [](const TimelineSection& section) {
            return section.kind == SectionKind::step && section.step.kind == StepKind::cleaned;
        });
        QVERIFY(step != rows.sections.end());
        QCOMPARE(step->step.dropped.front().reason, plain);
        WrittenRun escalated;
        escalated.lane(0).add(LaneEnded{LaneId{0}, LaneOutcome::failed, 0, planned}).add(Escalated{});
        escalated.lane(1, Level::advanced).right({LaneId{1}, 0}).solved({LaneId{1}, 0});
        QCOMPARE(laneOf(timelineOf(escalated), LaneId{0})->reason, planned);
    }

    void eachWaitIsAStepOfItsOwn()
    {
        WrittenRun run;
        run.lane(0).lane(1);
        const AttemptRef other{LaneId{1}, 0};
        run.add(WaitStarted{EffectId{1}, firstAttempt, {}, "busy"}).add(WaitStarted{EffectId{2}, other, {}, "away"});
        run.add(WaitEnded{EffectId{1}, firstAttempt});
        const auto steps = smallSteps(run);
        QCOMPARE(steps.size(), std::size_t{2});
        QVERIFY(!steps[0].isUnderWay && steps[1].isUnderWay);
        QCOMPARE(steps[1].attempt, std::optional(other));
    }

    void haveTheirEntriesInTheJournal()
    {
        const std::vector<RunEvent> events = smallRun();
        const auto journal = journalOf(events);
        for (const TimelineStep& step : smallSteps(events)) {
            const auto entry = std::ranges::find_if(
                journal, [&](const RunJournalEntry& each) { return each.step && each.step->kind == step.kind; });
            QVERIFY(entry != journal.end());
            QCOMPARE(entry->attempt, step.attempt);
            QVERIFY(!entry->isUnderWay);
            QVERIFY(!journalOutcome(*entry).empty());
        }
    }

    void areInEveryReport_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("the wait") << QStringLiteral("waited");
        QTest::newRow("why it waited") << QStringLiteral("0.5 s, the server is busy");
        QTest::newRow("the correction") << QStringLiteral("correction without a model");
        QTest::newRow("what became of it") << QStringLiteral("tried as the next attempt");
        QTest::newRow("the reading") << QStringLiteral("rows read");
        QTest::newRow("how many rows there were") << QStringLiteral("more than 7");
    }

    void areInEveryReport()
    {
        QFETCH(QString, words);
        const std::vector<RunEvent> events = smallRun();
        for (const std::string& report :
             {markdownReport(events), htmlReport(events), timelineSvg(events, pageColours())})
            QVERIFY2(QString::fromStdString(report).contains(words), report.c_str());
    }

    void areSpans()
    {
        const QString tree = outline(spansIn(exported(smallRun())));
        for (const char* const name : {"\n  wait\n", "\n  mend_sql\n", "\n  read_rows\n"})
            QVERIFY2(tree.contains(QString::fromUtf8(name)), qPrintable(tree));
    }

    /// A demonstration does not stop at each of them.
    void areNoMarksOfAReplay()
    {
        const std::vector<RunEvent> events = smallRun();
        const RunPacing pacing(events);
        for (std::size_t i = 0; i < events.size(); ++i) {
            const auto step = stepOf(events[i].body);
            QVERIFY(!step || !isSmall(step->kind) || pacing.cues()[i].kind == CueKind::passing);
        }
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::SmallStepsTest)

#include "tst_smallsteps.moc"
