#include "common/runwords.h"
#include "support/samplerun.h"
#include "timeline/timelinetelling.h"
#include "timeline/timelinewords.h"

#include <QTest>

#include <algorithm>
#include <chrono>

using namespace querymend;

/// The texts of a timeline, without the timeline.
class TimelineWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesARunsProgress_data();
    void namesARunsProgress();
    void namesALane_data();
    void namesALane();
    void sentencesOnOneLineStayApart();
    void describesAnAttempt_data();
    void describesAnAttempt();
    void aCopyOfAnAttemptTookNoTimeOfItsOwn();
    void anOfferIsProposedUntilItIsTaken();
    void anEscalationIsSaidOnlyWhereThereWasOne();
    void aStatementThatPassesShowsWhatItIsWarnedOf_data();
    void aStatementThatPassesShowsWhatItIsWarnedOf();
    void announcesTheLastJudgement();
    void tellsEachAttemptOnceAndTheEnd_data();
    void tellsEachAttemptOnceAndTheEnd();
    void tellsNothingOfWhatIsKnown();
};

void TimelineWordsTest::namesARunsProgress_data()
{
    QTest::addColumn<ModelKind>("kind");
    QTest::addColumn<int>("events");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, ModelKind kind, int events, const char* words) {
        QTest::newRow(name) << kind << events << QString::fromUtf8(words);
    };
    row("a run that has just begun", ModelKind::live, 1, "Running");
    row("a question to the model", ModelKind::live, 3, "Attempt 1 of 4: calling the model");
    row("a check", ModelKind::live, 5, "Attempt 1 of 4: checking on the database");
    row("the second attempt", ModelKind::live, 9, "Attempt 2 of 4: calling the model");
    row("the end", ModelKind::live, 16, "Solved at attempt 2");
    row("a run of an agent", ModelKind::agent, 1, "Running");
    row("what the agent will send next", ModelKind::agent, 9, "Attempt 2: waiting for the agent");
    row("the end of an agent's run", ModelKind::agent, 16, "Solved at attempt 2");
}

void TimelineWordsTest::namesARunsProgress()
{
    QFETCH(const ModelKind, kind);
    QFETCH(const int, events);
    std::vector<RunEvent> run = sampleRun({}, kind);
    run.erase(run.begin() + events, run.end());
    QTEST(headlineText(timelineRows(run)), "words");
}

void TimelineWordsTest::namesALane_data()
{
    QTest::addColumn<LaneRow>("lane");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("end");
    LaneRow lane;
    lane.id = LaneId{2};
    QTest::newRow("one of a damaged record") << lane << QStringLiteral("Lane 3") << QString();
    lane.hasMethod = true;
    lane.temperature = 0.3;
    QTest::newRow("one under way") << lane << QStringLiteral("Lane 3 · query plan · T 0.3") << QString();
    lane.temperature = 0;
    lane.outcome = LaneOutcome::failed;
    QTest::newRow("one without an answer")
        << lane << QStringLiteral("Lane 3 · query plan · T 0.0") << QStringLiteral("found no answer");
    lane.outcome = LaneOutcome::valid;
    QTest::newRow("one with a valid statement")
        << lane << QStringLiteral("Lane 3 · query plan · T 0.0") << QStringLiteral("found an answer");
    LaneRow refuted = lane;
    refuted.cards.resize(1);
    refuted.cards.front().isBest = true;
    refuted.cards.front().rungs[static_cast<std::size_t>(Rung::tests)] = RungMark::failed;
    QTest::newRow("one whose statement failed the tests")
        << refuted << QStringLiteral("Lane 3 · query plan · T 0.0") << QStringLiteral("failed the tests");
    refuted.cards.front().isSelected = true;
    QTest::newRow("one whose statement failed tests and is the answer nevertheless")
        << refuted << QStringLiteral("Lane 3 · query plan · T 0.0") << QStringLiteral("found an answer");
    lane.outcome = LaneOutcome::modelLost;
    QTest::newRow("one that has ended") << lane << QStringLiteral("Lane 3 · query plan · T 0.0")
                                        << QStringLiteral("model lost");
}

void TimelineWordsTest::namesALane()
{
    QFETCH(const LaneRow, lane);
    QTEST(laneText(lane), "name");
    QTEST(laneEndText(lane), "end");
}

void TimelineWordsTest::sentencesOnOneLineStayApart()
{
    QCOMPARE(sentencesOnOneLine(QStringLiteral("lane 3 dropped:  no retries left\n\nlane 2 is the same as lane 1")),
             QStringLiteral("lane 3 dropped: no retries left · lane 2 is the same as lane 1"));
    QCOMPARE(sentencesOnOneLine(QStringLiteral("Which date?\n– the first\n– the last")),
             QStringLiteral("Which date? · the first · the last"));
    QCOMPARE(sentencesOnOneLine({}), QString());
}

void TimelineWordsTest::describesAnAttempt_data()
{
    QTest::addColumn<AttemptCard>("card");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("decision");
    QTest::addColumn<QString>("remark");
    const auto row = [](const char* name, const AttemptCard& card, const char* title, const char* decision,
                        const char* remark) {
        QTest::newRow(name) << card << QString::fromUtf8(title) << QString::fromUtf8(decision)
                            << QString::fromUtf8(remark);
    };
    AttemptCard asked;
    asked.phase = CardPhase::asking;
    row("one that the model is asked for", asked, "Calling the model", "", "");
    asked.phase = CardPhase::awaitingAgent;
    row("one that an agent has still to send", asked, "Waiting for the agent", "", "");
    asked.phase = CardPhase::stopped;
    asked.stoppedBefore = StopPlace::database;
    row("one that a breakpoint holds", asked, "Paused", "paused before calling the database", "");
    AttemptCard waits;
    waits.phase = CardPhase::waiting;
    waits.faults = {ModelFault::overload};
    waits.waits = 1;
    row("one that waits", waits, "Waiting", "", "");
    waits.waits = 3;
    row("one that waits again", waits, "Waiting", "", "2 earlier waits");
    waits.phase = CardPhase::asking;
    row("one that has waited", waits, "Calling the model", "", "3 waits");
    AttemptCard lost;
    lost.phase = CardPhase::done;
    lost.faults = {ModelFault::timedOut};
    row("one without a reply", lost, "No reply", "", "");
    AttemptCard wrong;
    wrong.phase = CardPhase::done;
    wrong.kind = CardKind::schemaReference;
    wrong.decision = ReflectionDecision::refine;
    wrong.sameAs = 0;
    wrong.isInherited = true;
    row("one that repeats an earlier one", wrong, "Schema reference", "refine", "same as 1 · from the parent run");
    AttemptCard unreadable;
    unreadable.phase = CardPhase::done;
    unreadable.kind = CardKind::validationFailed;
    unreadable.code = ErrorCode::noSql;
    unreadable.decision = ReflectionDecision::refine;
    row("a reply without SQL, which has a budget of its own", unreadable, "Validation", "refine", "no retry used");
    AttemptCard right;
    right.phase = CardPhase::done;
    right.kind = CardKind::accepted;
    right.decision = ReflectionDecision::complete;
    right.score = 92;
    right.edits = {EditedField::sql};
    row("one that passes", right, "Accepted", "complete · score 92", "SQL edited");
    AttemptCard untested = right;
    untested.kind = CardKind::validationFailed;
    untested.rungs[static_cast<std::size_t>(Rung::tests)] = RungMark::failed;
    row("one that fails its tests", untested, "Validation", "failed the tests", "SQL edited");
    right.accepted = Acceptance::theAnswer;
    AttemptCard audited = right;
    audited.edits.clear();
    audited.accepted.reset();
    audited.audit = CardAudit{
        {{Rung::references, ErrorCode::unknownColumn, "a"}, {Rung::references, ErrorCode::unknownColumn, "b"}},
        {{Rung::explain, ErrorCode::typeMismatch, {}}},
        {},
        {},
        RowsAudit{3, 2, true, 1, 2}};
    row("a correction that fixed two mistakes and made one", audited, "Accepted", "complete · score 92",
        "fixed 2, broke 1, rows +1 −2");
    audited.audit->rows = RowsAudit{3, 3, true, 0, 0};
    audited.audit->broken.clear();
    row("a correction that changed no row", audited, "Accepted", "complete · score 92", "fixed 2");
    audited.audit = CardAudit{};
    row("a correction that fixed nothing and broke nothing", audited, "Accepted", "complete · score 92", "");
    row("one that a person accepts", right, "Accepted", "accepted by hand", "SQL edited");
}

void TimelineWordsTest::describesAnAttempt()
{
    QFETCH(const AttemptCard, card);
    LaneRow lane;
    lane.cards = {card};
    QTEST(cardTitle(card), "title");
    QTEST(cardDecision(card, lane), "decision");
    QTEST(cardRemark(card), "remark");
}

void TimelineWordsTest::aCopyOfAnAttemptTookNoTimeOfItsOwn()
{
    AttemptCard card;
    card.phase = CardPhase::done;
    QCOMPARE(cardCost(card), timeWord(card.duration()));
    card.isInherited = true;
    QCOMPARE(cardCost(card), QString());
}

void TimelineWordsTest::anOfferIsProposedUntilItIsTaken()
{
    AttemptCard card;
    card.correction = CardMending{"SELECT 1", {}, 0.77, std::chrono::microseconds(300)};
    QCOMPARE(offerText(card), QStringLiteral("proposed without a model, 0.3 ms · confidence 77%"));
    card.correction->time = {};
    QCOMPARE(offerText(card), QStringLiteral("proposed without a model · confidence 77%"));
    card.isCorrectionTaken = true;
    QCOMPARE(offerText(card), QString());
}

void TimelineWordsTest::anEscalationIsSaidOnlyWhereThereWasOne()
{
    AttemptCard card;
    card.phase = CardPhase::done;
    card.kind = CardKind::schemaReference;
    card.decision = ReflectionDecision::escalate;
    card.score = 40;
    LaneRow lane;
    lane.cards = {card};
    QCOMPARE(cardDecision(card, lane), QStringLiteral("escalate · score 40"));
    lane.outcome = LaneOutcome::failed;
    QCOMPARE(cardDecision(card, lane), QStringLiteral("no retries left · score 40"));
    lane.isEscalated = true;
    QCOMPARE(cardDecision(card, lane), QStringLiteral("escalate · score 40"));
}

void TimelineWordsTest::aStatementThatPassesShowsWhatItIsWarnedOf_data()
{
    QTest::addColumn<QList<int>>("severities");
    QTest::addColumn<QString>("remark");
    const auto row = [](const char* title, const QList<Severity>& severities, const char* remark) {
        QList<int> numbers;
        for (const Severity severity : severities)
            numbers.append(static_cast<int>(severity));
        QTest::newRow(title) << numbers << QString::fromLatin1(remark);
    };
    row("nothing", {}, "");
    row("a note", {Severity::note}, "");
    row("a warning", {Severity::warning}, "warning: Value not stored");
    row("three warnings", {Severity::warning, Severity::warning, Severity::warning}, "warning: Value not stored +2");
    row("a warning beside an error", {Severity::error, Severity::warning}, "");
}

void TimelineWordsTest::aStatementThatPassesShowsWhatItIsWarnedOf()
{
    QFETCH(const QList<int>, severities);
    Verdict verdict;
    for (const int severity : severities) {
        Finding finding;
        finding.severity = static_cast<Severity>(severity);
        finding.code = ErrorCode::valueNotStored;
        verdict.findings.push_back(finding);
    }
    AttemptCard card;
    card.judge("SELECT 1", verdict);
    QTEST(cardRemark(card), "remark");
}

void TimelineWordsTest::announcesTheLastJudgement()
{
    const QString said = announcement(timelineRows(sampleRun()));
    QVERIFY2(said.startsWith(QStringLiteral("Solved at attempt 2. Accepted, attempt 2, ")), qPrintable(said));
    QVERIFY2(said.endsWith(QStringLiteral("the answer")), qPrintable(said));
}

void TimelineWordsTest::tellsEachAttemptOnceAndTheEnd_data()
{
    QTest::addColumn<std::size_t>("atOnce");
    QTest::newRow("asked after each event") << std::size_t{1};
    QTest::newRow("asked after every fourth event") << std::size_t{4};
    QTest::newRow("asked when all is over") << sampleRun().size();
}

void TimelineWordsTest::tellsEachAttemptOnceAndTheEnd()
{
    QFETCH(const std::size_t, atOnce);
    const std::vector<RunEvent> run = sampleRun();
    TimelineTelling telling;
    QStringList told;
    for (std::size_t count = 0; count < run.size();) {
        count = std::min(run.size(), count + atOnce);
        told << telling.news(timelineRows({run.begin(), run.begin() + static_cast<std::ptrdiff_t>(count)}));
    }
    QCOMPARE(told.size(), 3);
    QVERIFY2(told[0].startsWith(QStringLiteral("Schema reference, attempt 1, ")), qPrintable(told[0]));
    QVERIFY2(told[1].startsWith(QStringLiteral("Accepted, attempt 2, ")), qPrintable(told[1]));
    QCOMPARE(told[2], QStringLiteral("Solved at attempt 2"));
}

void TimelineWordsTest::tellsNothingOfWhatIsKnown()
{
    TimelineTelling telling;
    telling.begin(timelineRows(sampleRun()));
    QCOMPARE(telling.news(timelineRows(sampleRun())), QStringList());
}

QTEST_MAIN(TimelineWordsTest)
#include "tst_timelinewords.moc"
