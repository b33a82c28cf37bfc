#include "core/report/writtenrun.h"
#include "report/storytext.h"
#include "support/randomevents.h"
#include "support/samplerun.h"

#include <QTest>

#include <functional>
#include <optional>

namespace querymend {

namespace {

AttemptRef at(std::uint32_t attempt, std::uint32_t lane = 0)
{
    return {LaneId{lane}, attempt};
}

constexpr auto naming = "Write country_code in place of country.";

} // namespace

/// The story of a run in a sentence: it says what the record says, for every way in which a run can go.
class RunStoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tells_data();
    void tells();
    void needsARun() { QCOMPARE(storyText(runStory(std::vector<RunEvent>())), std::string()); }
    void tellsEveryBeginningOfAnyRun();
    void hasNothingThatHidesOrMovesText();
};

void RunStoryTest::tells_data()
{
    QTest::addColumn<std::vector<RunEvent>>("events");
    QTest::addColumn<QString>("story"); ///< without time and tokens
    const auto row = [](const char* title, const std::vector<RunEvent>& events, const char* story) {
        QTest::newRow(title) << events << QString::fromUtf8(story);
    };
    row("solved at once", WrittenRun().lane(0).right(at(0)).solved(at(0)), "Right at the first attempt");
    row("corrected, with a hint that names the column",
        WrittenRun().lane(0).wrong(at(0), ErrorCode::unknownColumn, naming).right(at(1)).solved(at(1)),
        "Wrong column → the general hint pointed to country_code → right at attempt 2");
    row("corrected, with a hint that only marks the name",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, "Is country right, or country_codes?")
            .right(at(1))
            .solved(at(1)),
        "Wrong column → the general hint marked country → right at attempt 2");
    row("the same mistake again, which raises the hint",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, "Look at country.")
            .wrong(at(1), ErrorCode::unknownColumn, naming, true)
            .right(at(2))
            .solved(at(2)),
        "Wrong column twice → stuck, so the explicit hint pointed to country_code → right at attempt 3");
    row("two different mistakes",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownTable, naming)
            .wrong(at(1), ErrorCode::syntax, "Look at country.")
            .right(at(2))
            .solved(at(2)),
        "Wrong table → the general hint pointed to country_code → syntax error → the general hint marked country → "
        "right at attempt 3");
    row("more mistakes than a sentence can hold",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownTable, "Look at country.")
            .wrong(at(1), ErrorCode::syntax, "Look at country.")
            .wrong(at(2), ErrorCode::unknownColumn, "Look at country.")
            .wrong(at(3), ErrorCode::unknownColumn, "Look at country.")
            .wrong(at(4), ErrorCode::emptyResult, naming)
            .right(at(5))
            .solved(at(5)),
        "Wrong table → the general hint marked country → 3 more mistakes → empty result → the general hint pointed "
        "to country_code → right at attempt 6");
    row("several lanes, one of which found it",
        WrittenRun()
            .lane(0)
            .lane(1)
            .wrong(at(0), ErrorCode::syntax, "Look at country.")
            .wrong(at(0, 1), ErrorCode::unknownColumn, naming)
            .right(at(1, 1))
            .solved(at(1, 1)),
        "Wrong column → the general hint pointed to country_code → right at attempt 2 of lane 2");
    row("several lanes that agree",
        WrittenRun()
            .lane(0)
            .lane(1)
            .lane(2)
            .right(at(0))
            .right(at(0, 1))
            .right(at(0, 2))
            .add(ResultsCompared{EffectId{8}, {{LaneId{0}, LaneId{2}}, {LaneId{1}}}, {}})
            .solved(at(0)),
        "2 of 3 lanes agreed → right at attempt 1 of lane 1");
    row("rescued by tests, against the majority",
        WrittenRun()
            .lane(0)
            .lane(1)
            .lane(2)
            .right(at(0))
            .right(at(0, 1))
            .right(at(0, 2))
            .add(ResultsCompared{EffectId{8}, {{LaneId{0}, LaneId{2}}, {LaneId{1}}}, {}})
            .add(TestsJudged{{"a", "b"},
                             {{LaneId{0}, {TestVerdict::failed, TestVerdict::passed}},
                              {LaneId{1}, {TestVerdict::passed, TestVerdict::passed}}}})
            .solved(at(0, 1)),
        "Passed 2 of 2 tests → right at attempt 1 of lane 2");
    row("sent back by a test",
        WrittenRun().lane(0).wrong(at(0), ErrorCode::testFailed, "Look at country.").right(at(1)).solved(at(1)),
        "Failed test → the general hint marked country → right at attempt 2");
    row("escalated",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, naming)
            .wrong(at(1), ErrorCode::unknownTable)
            .add(LaneEnded{LaneId{0}, LaneOutcome::failed, 0, {}})
            .add(Escalated{Level::basic, Level::advanced, {}})
            .lane(1, Level::advanced)
            .right(at(0, 1))
            .solved(at(0, 1)),
        "Wrong column → the general hint pointed to country_code → wrong table → escalated to advanced → right at "
        "attempt 1 of lane 2");
    row("given up",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, naming)
            .wrong(at(1), ErrorCode::unknownColumn, "Look at country.")
            .ended(LaneOutcome::failed, RunOutcome::gaveUp),
        "Wrong column twice → gave up after 2 attempts");
    row("the model says that it cannot be answered",
        WrittenRun().lane(0).wrong(at(0), ErrorCode::invalidRequest).ended(LaneOutcome::failed, RunOutcome::gaveUp),
        "No answer in the schema → unanswerable with this schema");
    row("two refusals that the schema bears out",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::invalidRequest)
            .wrong(at(1), ErrorCode::invalidRequest)
            .ended(LaneOutcome::failed, RunOutcome::unanswerable),
        "No answer in the schema twice → unanswerable with this schema");
    row("refused by the validator",
        WrittenRun()
            .add(RoleConcluded{{ModelRole::validator, 0}, RoleOutcome::refused, {"no such thing"}})
            .add(RunFinished{RunOutcome::gaveUp, {}, "no such thing"}),
        "Unanswerable with this schema");
    row("cancelled",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, naming)
            .asked(at(1))
            .add(CancelAsked{})
            .ended(LaneOutcome::cancelled, RunOutcome::cancelled),
        "Wrong column → the general hint pointed to country_code → cancelled at attempt 2");
    row("cancelled before anything was asked",
        WrittenRun().add(CancelAsked{}).add(RunFinished{RunOutcome::cancelled, {}, {}}), "Cancelled");
    row("the model is lost",
        WrittenRun()
            .lane(0)
            .add(ModelAsked{EffectId{1}, at(0), {}})
            .add(ModelFailed{EffectId{1}, at(0), ModelFault::refused, "no", {}})
            .ended(LaneOutcome::modelLost, RunOutcome::failed),
        "Nothing at the model's address → no reply from the model");
    row("the database is lost",
        WrittenRun().lane(0).wrong(at(0), ErrorCode::databaseDown).ended(LaneOutcome::databaseLost, RunOutcome::failed),
        "Lost the database");
    row("an attempt of two replies without SQL, of which one could not be parsed",
        WrittenRun()
            .lane(0)
            .add(ModelAsked{EffectId{1}, at(0), {}})
            .add(ModelFailed{EffectId{1}, at(0), ModelFault::malformed, "no", {}})
            .wrong(at(0), ErrorCode::noSql)
            .right(at(1))
            .solved(at(1)),
        "No SQL in the reply → right at attempt 2");
    row("a reply that could not be parsed, and then a wrong name",
        WrittenRun()
            .lane(0)
            .add(ModelAsked{EffectId{1}, at(0), {}})
            .add(ModelFailed{EffectId{1}, at(0), ModelFault::malformed, "no", {}})
            .wrong(at(0), ErrorCode::unknownColumn)
            .right(at(1))
            .solved(at(1)),
        "Unreadable reply → wrong column → right at attempt 2");
    row("a busy server and a database that came back",
        WrittenRun()
            .lane(0)
            .add(ModelAsked{EffectId{1}, at(0), {}})
            .add(ModelFailed{EffectId{1}, at(0), ModelFault::rateLimit, "no", {}})
            .add(WaitStarted{EffectId{2}, at(0), std::chrono::milliseconds{1}, {}})
            .add(WaitStarted{EffectId{3}, at(0), std::chrono::milliseconds{1}, {}})
            .right(at(0))
            .solved(at(0)),
        "Too many requests to the model → waited for the database → right at the first attempt");
    RunStarted limited;
    limited.policy.tokens = 200;
    row("stopped by the token limit",
        WrittenRun(limited)
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, naming)
            .wrong(at(1), ErrorCode::syntax)
            .ended(LaneOutcome::failed, RunOutcome::gaveUp),
        "Wrong column → the general hint pointed to country_code → syntax error → token limit reached → gave up after "
        "2 attempts");
    row("stopped by the clock",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, naming)
            .add(TimeRanOut{})
            .ended(LaneOutcome::failed, RunOutcome::gaveUp),
        "Wrong column → time ran out → gave up after 1 attempt");
    row("the clock stopped another lane",
        WrittenRun().lane(0).lane(1).right(at(0)).asked(at(0, 1)).add(TimeRanOut{}).solved(at(0)),
        "Time ran out → right at attempt 1 of lane 1");
    Finding empty;
    empty.code = ErrorCode::emptyResult;
    empty.severity = Severity::note;
    row("an empty result is the answer", WrittenRun().lane(0).right(at(0), {empty}).solved(at(0)),
        "Right at the first attempt, with no rows");
    row("an empty result is confirmed by hand",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::emptyResult, "Look at country.")
            .wrong(at(1), ErrorCode::emptyResult)
            .add(EmptinessConfirmed{at(1), "SELECT 1"})
            .solved(at(1)),
        "Empty result → the general hint marked country → empty result confirmed by hand at attempt 2");
    row("an attempt is accepted by hand after the end",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, naming)
            .wrong(at(1), ErrorCode::syntax)
            .ended(LaneOutcome::failed, RunOutcome::gaveUp)
            .add(AttemptAccepted{at(1), "SELECT 1"}),
        "Wrong column → the general hint pointed to country_code → attempt 2 accepted by hand");
    row("a correction without a model is taken",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, naming)
            .add(MendingTaken{at(0), MendedBy::person})
            .right(at(1))
            .solved(at(1)),
        "Wrong column → mended without a model → right at attempt 2");
    row("a person rewrites the hint",
        WrittenRun()
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, naming)
            .add(RunEdited{at(0), EditedField::hint, "a", "b"})
            .right(at(1))
            .solved(at(1)),
        "Wrong column → hint changed by hand → right at attempt 2");
    row("a person rewrites the statement and asks again",
        WrittenRun()
            .lane(0)
            .add(RunEdited{at(0), EditedField::sql, "a", "b"})
            .wrong(at(0), ErrorCode::unknownColumn)
            .add(RetryAsked{at(0), "b"})
            .right(at(1))
            .solved(at(1)),
        "SQL changed by hand → wrong column → another attempt asked for by hand → right at attempt 2");
    RunStarted forked;
    forked.parent = RunParent{"parent", at(1)};
    row("a fork tells only what is its own",
        WrittenRun(forked)
            .lane(0)
            .wrong(at(0), ErrorCode::unknownColumn, naming)
            .add(RunResumed{})
            .right(at(1))
            .solved(at(1)),
        "Forked after attempt 1 → right at attempt 2");
    RunStarted again;
    again.parent = RunParent{"parent", std::nullopt};
    row("the question is asked again", WrittenRun(again).lane(0).right(at(0)).solved(at(0)),
        "Asked again → right at the first attempt");
    row("the record breaks off", WrittenRun().lane(0).wrong(at(0), ErrorCode::unknownColumn, naming).asked(at(1)),
        "Wrong column → the general hint pointed to country_code → not finished");
    row("a damaged record without lanes", WrittenRun().add(RunFinished{RunOutcome::failed, {}, {}}), "Failed");
}

void RunStoryTest::tells()
{
    QFETCH(const std::vector<RunEvent>, events);
    QFETCH(const QString, story);
    const RunStory told = runStory(events);
    const QString cost = QString::fromStdString(storyCost(told));
    QCOMPARE(QString::fromStdString(storyText(told)), story + QStringLiteral(" · ") + cost);
    QVERIFY2(cost.startsWith(QString::number(told.time.count()) + QStringLiteral(" ms")), qPrintable(cost));
    QCOMPARE(cost.contains(QStringLiteral(" tokens")), told.tokens.all() > 0);
}

/// Whatever a record holds and wherever it breaks off: one end, at the end, and only what has happened by then.
void RunStoryTest::tellsEveryBeginningOfAnyRun()
{
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        const std::vector<RunEvent> events = RandomEvents(seed).play();
        for (std::size_t count = 1; count <= events.size(); ++count) {
            const TimelineRows rows = timelineRows(std::span(events).first(count));
            const RunStory story = runStory(rows, factsOf(events));
            QVERIFY(!story.parts.empty());
            QCOMPARE(std::count_if(story.parts.begin(), story.parts.end(),
                                   [](const StoryPart& part) { return part.beat == StoryBeat::end; }),
                     std::ptrdiff_t{1});
            QVERIFY(story.parts.back().beat == StoryBeat::end);
            const bool isKnown = rows.headline.outcome.has_value() || story.parts.back().kind == CardKind::accepted;
            QCOMPARE(story.parts.back().end != StoryEnd::open, isKnown);
            for (const StoryPhrase& phrase : storyPhrases(story))
                QVERIFY(!phrase.text().empty());
        }
    }
}

void RunStoryTest::hasNothingThatHidesOrMovesText()
{
    std::vector<RunEvent> events = searchedRun("x");
    for (RunEvent& event : events) {
        if (auto* const checked = std::get_if<Checked>(&event.body); checked && !checked->verdict.findings.empty())
            checked->verdict.findings.front().identifier = "a\x1b[31m\xE2\x80\xAE<b>";
    }
    const QString story = QString::fromStdString(storyText(runStory(events)));
    QVERIFY2(!story.contains(QChar(0x1b)) && !story.contains(QChar(0x202e)), qPrintable(story));
}

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RunStoryTest)

#include "tst_runstory.moc"
