#include "report/storytext.h"
#include "report/timelineprojector.h"
#include "support/attempts.h"
#include "writtenrun.h"

#include <QTest>

namespace querymend {

namespace {

constexpr AttemptRef firstOfSecond{LaneId{1}, 0};
constexpr AttemptRef secondOfSecond{LaneId{1}, 1};
constexpr AttemptRef firstOfThird{LaneId{2}, 0};
constexpr auto aboutCountry = "Look at country.";

WrittenRun runOfThreeLanes()
{
    return WrittenRun().lane(0).lane(1).lane(2);
}

TimelineRows rowsOfRecord(const std::vector<RunEvent>& run, bool isInterrupted)
{
    TimelineProjector projector;
    for (const RunEvent& event : run)
        projector.add(event);
    if (isInterrupted)
        projector.interrupt();
    return projector.rows();
}

} // namespace

/// Which of several lanes the story of a run without an answer tells, and that it names the lane.
class StoryLanesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsOneLaneAndNamesIt_data();
    void tellsOneLaneAndNamesIt();
    void theAttemptToLookAtIsThatOfTheStory_data() { tellsOneLaneAndNamesIt_data(); }
    void theAttemptToLookAtIsThatOfTheStory();
};

void StoryLanesTest::tellsOneLaneAndNamesIt_data()
{
    QTest::addColumn<std::vector<RunEvent>>("run");
    QTest::addColumn<bool>("isInterrupted");
    QTest::addColumn<QString>("story"); ///< without time and tokens
    QTest::addColumn<quint32>("lane");
    QTest::addColumn<quint32>("attempt");
    const auto row = [](const char* title, const std::vector<RunEvent>& run, bool isInterrupted, const char* story,
                        const AttemptRef& attempt) {
        QTest::newRow(title) << run << isInterrupted << QString::fromUtf8(story) << quint32{attempt.lane.value}
                             << quint32{attempt.number};
    };
    row("interrupted, the lane with most attempts",
        runOfThreeLanes()
            .wrong(firstAttempt, ErrorCode::unknownTable)
            .wrong(firstOfSecond, ErrorCode::unknownColumn, aboutCountry)
            .asked(secondOfSecond)
            .wrong(firstOfThird, ErrorCode::unknownTable, aboutCountry),
        true, "Wrong column → the general hint marked country → interrupted at attempt 2 of lane 2", secondOfSecond);
    row("interrupted, the newest of lanes with as many attempts",
        runOfThreeLanes()
            .wrong(firstAttempt, ErrorCode::syntax)
            .wrong(firstOfThird, ErrorCode::unknownTable)
            .wrong(firstOfSecond, ErrorCode::unknownColumn),
        true, "Wrong column → interrupted at attempt 1 of lane 2", firstOfSecond);
    row("interrupted, a lane that was accepted, although another has more attempts",
        runOfThreeLanes()
            .right(firstOfThird)
            .wrong(firstOfSecond, ErrorCode::unknownColumn, aboutCountry)
            .wrong(secondOfSecond, ErrorCode::syntax),
        true, "Attempt 1 of lane 3 passed the checks → interrupted", firstOfThird);
    row("interrupted, the only lane, which was accepted", WrittenRun().lane(0).right(firstAttempt), true,
        "Attempt 1 passed the checks → interrupted", firstAttempt);
    row("cancelled, a lane that was accepted",
        runOfThreeLanes()
            .right(firstOfSecond)
            .wrong(firstAttempt, ErrorCode::syntax, aboutCountry)
            .add(CancelAsked{})
            .ended(LaneOutcome::cancelled, RunOutcome::cancelled),
        false, "Attempt 1 of lane 2 passed the checks → cancelled", firstOfSecond);
    row("failed",
        runOfThreeLanes()
            .wrong(firstAttempt, ErrorCode::syntax)
            .wrong(firstOfSecond, ErrorCode::unknownColumn)
            .add(RunFinished{RunOutcome::failed, {}, {}}),
        false, "Wrong column → failed at attempt 1 of lane 2", firstOfSecond);
    row("given up",
        runOfThreeLanes()
            .wrong(firstOfSecond, ErrorCode::unknownColumn)
            .wrong(secondOfSecond, ErrorCode::unknownColumn)
            .wrong(firstAttempt, ErrorCode::syntax)
            .ended(LaneOutcome::failed, RunOutcome::gaveUp),
        false, "Wrong column twice → gave up at attempt 2 of lane 2, after 3 attempts in 3 lanes", secondOfSecond);
}

void StoryLanesTest::tellsOneLaneAndNamesIt()
{
    QFETCH(const std::vector<RunEvent>, run);
    QFETCH(const bool, isInterrupted);
    QFETCH(const QString, story);
    const RunStory told = runStory(rowsOfRecord(run, isInterrupted), factsOf(run));
    QCOMPARE(QString::fromStdString(storyText(told)),
             story + QStringLiteral(" · ") + QString::fromStdString(storyCost(told)));
}

void StoryLanesTest::theAttemptToLookAtIsThatOfTheStory()
{
    QFETCH(const std::vector<RunEvent>, run);
    QFETCH(const bool, isInterrupted);
    QFETCH(const quint32, lane);
    QFETCH(const quint32, attempt);
    QVERIFY(attemptToFollow(rowsOfRecord(run, isInterrupted)) == (AttemptRef{LaneId{lane}, attempt}));
}

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::StoryLanesTest)

#include "tst_storylanes.moc"
