// All that a run did, as entries that can be opened.

#include "report/byhand.h"
#include "report/promptwarnings.h"
#include "report/runjournal.h"
#include "report/timelinerows.h"
#include "support/attempts.h"
#include "support/samplerun.h"
#include "writtenrun.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

/// Fills in what an event needs for it to be about the first attempt, or a step that is not empty.
template <class Body>
Body sampleOf()
{
    Body body;
    if constexpr (requires { body.attempt = firstAttempt; })
        body.attempt = firstAttempt;
    if constexpr (std::is_same_v<Body, CandidatesCleaned>)
        body.dropped = {{LaneId{0}, "it failed"}};
    if constexpr (std::is_same_v<Body, RunEdited>)
        body.after = "another";
    if constexpr (std::is_same_v<Body, PersonAnswered>)
        body.answer = "the newest";
    if constexpr (std::is_same_v<Body, HintChosen>)
        body.level = "general";
    if constexpr (std::is_same_v<Body, Diagnosed>)
        body.fingerprint = 7;
    return body;
}

using Samples = std::vector<std::pair<std::string, EventBody>>;

template <std::size_t... Index>
Samples samples(std::index_sequence<Index...>)
{
    Samples made;
    const auto add = [&]<class Body>(Body body) {
        if constexpr (requires { Body::recordType; })
            made.emplace_back(std::string(Body::recordType), std::move(body));
    };
    (add(sampleOf<std::variant_alternative_t<Index, EventVariant>>()), ...);
    return made;
}

std::vector<RunJournalEntry> of(const std::vector<RunEvent>& events)
{
    return journalOf(events);
}

const RunJournalEntry* find(const std::vector<RunJournalEntry>& entries, JournalKind kind)
{
    const auto found = std::ranges::find(entries, kind, &RunJournalEntry::kind);
    return found == entries.end() ? nullptr : &*found;
}

std::vector<RunEvent> waitingRun()
{
    WrittenRun run;
    run.lane(0).add(ModelAsked{EffectId{1}, firstAttempt, {}});
    run.add(ModelFailed{EffectId{1}, firstAttempt, ModelFault::rateLimit, "slow down", {}});
    run.add(WaitStarted{EffectId{2}, firstAttempt, std::chrono::milliseconds{500}, "the server is busy"});
    run.after(std::chrono::milliseconds{500}).add(WaitEnded{EffectId{2}, firstAttempt});
    run.wrong(firstAttempt, ErrorCode::unknownColumn);
    MendingRound round;
    round.code = ErrorCode::unknownColumn;
    round.reason = "country_code is the nearest";
    run.add(AttemptMended{firstAttempt, "SELECT country_code FROM t", {round}, std::chrono::microseconds{900}});
    return run.add(MendingTaken{firstAttempt});
}

} // namespace

class RunJournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEventIsSeenSomewhere_data()
    {
        QTest::addColumn<std::size_t>("sample");
        const Samples all = samples(std::make_index_sequence<std::variant_size_v<EventVariant>>());
        QVERIFY(all.size() > 30);
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].first.c_str()) << i;
    }

    /// Whatever happens in a run can be opened: as an entry of its own, on an attempt, a lane or the run, or as
    /// something that a person did.
    void everyEventIsSeenSomewhere()
    {
        QFETCH(std::size_t, sample);
        const auto all = samples(std::make_index_sequence<std::variant_size_v<EventVariant>>());
        const EventBody& body = all[sample].second;
        const bool isBeginning = std::holds_alternative<RunStarted>(body) || std::holds_alternative<RunResumed>(body);
        if (isBeginning)
            return; // its question, model and policy are what the whole window is about
        // A call in a role and a comparison are under way, an attempt was made, mended, and waits.
        WrittenRun before;
        before.lane(0).lane(1).asked(firstAttempt);
        Verdict wrong;
        wrong.status = VerdictStatus::rewrite;
        wrong.findings.emplace_back();
        if (!std::holds_alternative<Checked>(body))
            before.add(Checked{{}, firstAttempt, "SELECT 2", wrong});
        before.add(RoleAsked{{}, {}, {}}).add(ComparisonStarted{EffectId{}, {LaneId{0}, LaneId{1}}});
        if (std::holds_alternative<RowsReturned>(body))
            before.add(RowsAsked{EffectId{}, firstAttempt, "SELECT 2"});
        if (std::holds_alternative<PersonAnswered>(body))
            before.add(PersonAsked{});
        if (std::holds_alternative<WaitEnded>(body))
            before.add(WaitStarted{EffectId{}, firstAttempt, {}, {}});
        if (std::holds_alternative<MendingTaken>(body))
            before.add(AttemptMended{firstAttempt, "SELECT 3", {}});
        if (std::holds_alternative<ModelReplied>(body) || std::holds_alternative<ModelFailed>(body))
            before.add(ModelAsked{EffectId{}, firstAttempt, {}});
        const std::vector<RunEvent> earlier = before;
        const std::vector<RunEvent> later = before.add(body);
        const auto outline = [](const std::vector<RunEvent>& events) {
            QStringList lines;
            for (const RunJournalEntry& entry : of(events))
                lines.append(text(journalTitle(entry) + ": " + journalOutcome(entry)));
            return lines;
        };
        const bool isAnEntry = outline(earlier) != outline(later);
        TimelineRows rowsBefore = timelineRows(earlier);
        TimelineRows rowsAfter = timelineRows(later);
        rowsBefore.headline.clock.lastAt = rowsAfter.headline.clock.lastAt = 0; // any event moves it
        const bool isOnTheTimeline = !(rowsBefore == rowsAfter);
        QVERIFY2(isAnEntry || isOnTheTimeline || interventionIn(body), all[sample].first.c_str());
    }

    void everyStepHasItsEntry()
    {
        std::vector<RunEvent> run = steppedRun();
        run.push_back({"stepped", run.size() + 1, run.back().at, PersonAsked{}});
        const auto entries = of(run);
        for (std::size_t kind = 0; kind < stepKindCount; ++kind) {
            const auto wanted = static_cast<StepKind>(kind);
            if (wanted == StepKind::selected || wanted == StepKind::cancelAsked || isSmall(wanted))
                continue; // not in that run; tst_smallsteps has the small ones
            const bool isThere = std::ranges::any_of(
                entries, [&](const RunJournalEntry& entry) { return entry.step && entry.step->kind == wanted; });
            QVERIFY2(isThere, std::to_string(kind).c_str());
        }
    }

    void aRoleHasPromptReplyTokensTimeAndOutcome()
    {
        const std::vector<RunEvent> run = searchedRun("what a helper says");
        const auto entries = of(run);
        const RunJournalEntry* const role = find(entries, JournalKind::role);
        QVERIFY(role && role->prompt && !role->answers.empty());
        QCOMPARE(text(role->prompt->front().name), QStringLiteral("question"));
        QCOMPARE(text(*role->answers.front().text), QStringLiteral("what a helper says"));
        QCOMPARE(role->tokens.all(), std::uint64_t{10});
        QCOMPARE(role->time(), std::chrono::milliseconds{5});
        QCOMPARE(text(journalTitle(*role)), QStringLiteral("test generator 1"));
        QCOMPARE(text(journalOutcome(*role)), QStringLiteral("useful: what a helper says"));
    }

    void aPersonsAnswerBelongsToWhatWasAsked()
    {
        WrittenRun run;
        PersonAsked asked;
        asked.what.effect = EffectId{5};
        asked.what.question = "Which orders?";
        const std::vector<RunEvent> events = run.add(asked).add(PersonAnswered{EffectId{5}, "the open ones"});
        const auto entries = of(events);
        QCOMPARE(entries.size(), std::size_t{1});
        QVERIFY(text(journalTitle(entries.front())).contains(QStringLiteral("Which orders?")));
        QCOMPARE(text(journalOutcome(entries.front())), QStringLiteral("the open ones"));
    }

    void aWaitSaysWhyAndHowLong()
    {
        const std::vector<RunEvent> run = waitingRun();
        const auto entries = of(run);
        const RunJournalEntry* const wait = find(entries, JournalKind::wait);
        QVERIFY(wait && !wait->isUnderWay);
        QCOMPARE(wait->time(), std::chrono::milliseconds{502});
        QCOMPARE(text(journalTitle(*wait)), QStringLiteral("wait: lane 1, attempt 1"));
        QCOMPARE(text(journalOutcome(*wait)), QStringLiteral("the server is busy"));
    }

    void theMechanicSaysWhatItDid()
    {
        const std::vector<RunEvent> run = waitingRun();
        const auto entries = of(run);
        const RunJournalEntry* const mended = find(entries, JournalKind::mending);
        QVERIFY(mended && mended->isTaken);
        QCOMPARE(text(*mended->statement()), QStringLiteral("SELECT country_code FROM t"));
        QCOMPARE(mended->lines, std::vector<std::string>{"unknown_column: country_code is the nearest"});
        QCOMPARE(text(journalOutcome(*mended)), QStringLiteral("tried as the next attempt"));
    }

    void aCheckWithoutTheDatabaseIsAnEntryToo()
    {
        WrittenRun run;
        const std::vector<RunEvent> events = run.lane(0).wrong(firstAttempt, ErrorCode::unknownColumn);
        const auto entries = of(events);
        const RunJournalEntry* const check = find(entries, JournalKind::check);
        QVERIFY(check && check->verdict);
        QCOMPARE(text(journalOutcome(*check)), QStringLiteral("unknown column"));
    }

    void anEvaluationBelongsToTheAttemptThatItJudges()
    {
        const RoleCall evaluator{ModelRole::evaluator, 0};
        const AttemptRef second{LaneId{0}, 1};
        WrittenRun run;
        run.lane(0).lane(1).right(firstAttempt).add(RoleAsked{EffectId{5}, evaluator, {}});
        run.add(RoleReplied{EffectId{5}, evaluator, "failed", {}})
            .add(RoleConcluded{evaluator, RoleOutcome::useful, {}});
        run.right({LaneId{1}, 4}).right(second).add(RoleAsked{EffectId{6}, evaluator, {}});
        const std::vector<RunEvent> events = run;
        std::vector<std::optional<AttemptRef>> judged;
        const auto entries = of(events);
        for (const RunJournalEntry& entry : entries) {
            if (entry.role)
                judged.push_back(entry.attempt);
        }
        QCOMPARE(judged, (std::vector<std::optional<AttemptRef>>{firstAttempt, second}));
    }

    void aModelOfARolesOwnIsOfItsOwnKind_data()
    {
        QTest::addColumn<ModelKind>("kindOfTheRun");
        QTest::addColumn<bool>("isOwn");
        QTest::addColumn<bool>("hasTraffic");
        QTest::addColumn<ModelKind>("kind");
        QTest::newRow("a server's, in a scripted run") << ModelKind::scripted << true << true << ModelKind::live;
        QTest::newRow("a scripted one, in a run on a server")
            << ModelKind::live << true << false << ModelKind::scripted;
        QTest::newRow("the run's own") << ModelKind::recorded << false << false << ModelKind::recorded;
    }

    void aModelOfARolesOwnIsOfItsOwnKind()
    {
        QFETCH(ModelKind, kindOfTheRun);
        QFETCH(bool, isOwn);
        QFETCH(bool, hasTraffic);
        const RoleCall call{ModelRole::translator, 0};
        RunStarted start;
        start.model = "large";
        start.modelKind = kindOfTheRun;
        if (isOwn)
            start.policy.roleModels = {{ModelRole::translator, "small", ModelPrice{1, 2}}};
        RoleReplied reply{EffectId{1}, call, "words", {}};
        if (hasTraffic)
            reply.traffic.push_back({.request = "POST https://models.example.org/v1/chat"});
        WrittenRun run(start);
        const std::vector<RunEvent> events = run.add(RoleAsked{EffectId{1}, call, {}}).add(reply);
        const auto entries = of(events);
        const RunJournalEntry* const role = find(entries, JournalKind::role);
        QVERIFY(role);
        QTEST(role->terms.kind, "kind");
        QCOMPARE(role->model, std::string(isOwn ? "small" : "large"));
        QCOMPARE(role->terms.price.has_value(), isOwn);
    }

    void whatIsStillPendingSaysSo()
    {
        WrittenRun run;
        const std::vector<RunEvent> events = run.lane(0).add(ModelAsked{EffectId{1}, firstAttempt, {}});
        const auto entries = of(events);
        QVERIFY(entries.front().isUnderWay);
        QCOMPARE(text(journalOutcome(entries.front())), QStringLiteral("no answer is recorded"));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::RunJournalTest)

#include "tst_runjournal.moc"
