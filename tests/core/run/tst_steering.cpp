// What the user does to a run: stops, edits, retries, acceptance.

#include "replaying.h"
#include "run/acceptance.h"
#include "run/editing.h"
#include "run/fork.h"
#include "support/attempts.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

Verdict finding(ErrorCode code, VerdictStatus status, Severity severity = Severity::error)
{
    Finding found;
    found.rung = Rung::explain;
    found.code = code;
    found.severity = severity;
    found.message = "no such column: x";
    found.identifier = "x";
    Verdict verdict;
    verdict.status = status;
    verdict.findings.push_back(std::move(found));
    return verdict;
}

Verdict unknownColumnVerdict()
{
    return finding(ErrorCode::unknownColumn, VerdictStatus::rewrite);
}

EffectId oldest(const World& world)
{
    return EffectId{world.open().begin()->first};
}

void reply(World& world, const std::string& sql)
{
    const EffectId effect = oldest(world);
    world.close(effect.value);
    world.give(ModelAnswered{effect, ModelReply{sql, {10, 5}, {}}});
}

void judge(World& world, const Verdict& verdict)
{
    const auto check = std::find_if(world.open().begin(), world.open().end(),
                                    [](const auto& open) { return std::holds_alternative<RunCheck>(open.second); });
    QVERIFY(check != world.open().end());
    const EffectId effect{check->first};
    world.close(effect.value);
    world.give(CheckAnswered{effect, verdict});
}

/// A run paused before the call for its second attempt; the first has failed.
World stoppedBeforeTheSecond(RunPolicy policy = {})
{
    World world;
    world.start(policy);
    reply(world, "SELECT x FROM t");
    judge(world, unknownColumnVerdict());
    world.give(PauseRun{oldest(world), StopReason::breakpoint});
    return world;
}

std::string promptOf(const World& world)
{
    std::string text;
    for (const PromptSection& section : std::get<AskModel>(world.open().begin()->second).prompt)
        text += section.text + '\n';
    return text;
}

EditFailure problemOf(const World& world, const EditRun& edit)
{
    const auto facts = factsOfEdit(world.state(), world.context(), edit);
    return facts ? EditFailure{} : facts.error().problem;
}

} // namespace

class SteeringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasNotEditedIsAskedAsItWas()
    {
        World world = stoppedBeforeTheSecond();
        const EffectId effect = oldest(world);
        QCOMPARE(world.state().stops.size(), std::size_t{1});
        world.give(ContinueRun{effect, ContinueWay::onwards});
        QVERIFY(world.state().stops.empty());
        QCOMPARE(oldest(world), effect);
        QVERIFY(world.story().ends_with("model_asked run_paused run_continued"));
    }

    void theModelIsAskedWithTheEditedHint()
    {
        World world = stoppedBeforeTheSecond();
        const EffectId effect = oldest(world);
        world.give(EditRun{secondAttempt, EditedField::hint, "The column is called region."});
        world.give(ContinueRun{effect, ContinueWay::onwards});
        QVERIFY(oldest(world) != effect);
        QVERIFY(promptOf(world).find("The column is called region.") != std::string::npos);
        const auto& edited = std::get<RunEdited>(world.events()[world.events().size() - 3].body);
        QCOMPARE(edited.attempt, firstAttempt);
        QVERIFY(edited.before.find("no such column") != std::string::npos);
        reply(world, "SELECT 1");
        judge(world, {});
        QCOMPARE(world.state().end->outcome, RunOutcome::solved);
        QCOMPARE(world.state().lanes.front().attempts.size(), std::size_t{2});
    }

    void theCallIsMadeAsItWasEdited()
    {
        World world = stoppedBeforeTheSecond();
        const EffectId effect = oldest(world);
        world.give(EditRun{secondAttempt, EditedField::temperature, "0.9"});
        world.give(EditRun{secondAttempt, EditedField::level, "expert"});
        world.give(EditRun{secondAttempt, EditedField::model, "another"});
        world.give(EditRun{secondAttempt, EditedField::evidence, "A region is a country."});
        world.give(ContinueRun{effect, ContinueWay::onwards});
        const auto& asked = std::get<AskModel>(world.open().begin()->second);
        QCOMPARE(asked.temperature, 0.9);
        QCOMPARE(asked.level, Level::expert);
        QCOMPARE(world.state().start.model, std::string("another"));
        QVERIFY(promptOf(world).find("A region is a country.") != std::string::npos);
    }

    void anotherCategoryGivesAnotherHint()
    {
        World world = stoppedBeforeTheSecond();
        const std::string before = world.state().lanes.front().attempts.front().hint;
        world.give(EditRun{secondAttempt, EditedField::category, std::string(name(ErrorCode::syntax))});
        const AttemptState& failed = world.state().lanes.front().attempts.front();
        QCOMPARE(failed.code, ErrorCode::syntax);
        QVERIFY(failed.hint != before);
        QVERIFY(failed.hint.find("SYNTAX ERROR") != std::string::npos);
        QCOMPARE(failed.hintLevel, std::string("general"));
    }

    void editedSqlIsWhatIsChecked()
    {
        World world;
        world.start({});
        reply(world, "SELECT x FROM t");
        const EffectId effect = oldest(world);
        world.give(PauseRun{effect, StopReason::step});
        world.give(EditRun{firstAttempt, EditedField::sql, "SELECT region FROM t"});
        world.give(ContinueRun{effect, ContinueWay::onwards});
        QCOMPARE(std::get<RunCheck>(world.open().begin()->second).given, std::string("SELECT region FROM t"));
        judge(world, {});
        QCOMPARE(world.state().end->sql, std::string("SELECT region FROM t"));
    }

    void sqlOfAPersonTakesThePlaceOfTheModel()
    {
        World world = stoppedBeforeTheSecond();
        const EffectId effect = oldest(world);
        world.give(EditRun{secondAttempt, EditedField::sql, "SELECT 1"});
        world.give(ContinueRun{effect, ContinueWay::onwards});
        QVERIFY(std::holds_alternative<RunCheck>(world.open().begin()->second));
        judge(world, {});
        QCOMPARE(world.state().end->sql, std::string("SELECT 1"));
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("problem");
        const auto row = [](const char* name, EditedField field, const char* value, EditFailure problem) {
            QTest::newRow(name) << static_cast<int>(field) << QByteArray(value) << static_cast<int>(problem);
        };
        row("a statement that deletes", EditedField::sql, "DELETE FROM t", EditFailure::refused);
        row("two statements", EditedField::sql, "SELECT 1; SELECT 2", EditFailure::refused);
        row("a function that reads files", EditedField::sql, "SELECT load_extension('x')", EditFailure::refused);
        row("no statement", EditedField::sql, " \n", EditFailure::empty);
        row("a temperature in words", EditedField::temperature, "hot", EditFailure::notANumber);
        row("a temperature that no model takes", EditedField::temperature, "2.5", EditFailure::notANumber);
        row("a level that there is not", EditedField::level, "wizard", EditFailure::unknownWord);
        row("a category that there is not", EditedField::category, "sadness", EditFailure::unknownWord);
        row("no model", EditedField::model, "", EditFailure::empty);
    }

    void whatCannotBeIsRefused()
    {
        QFETCH(const int, field);
        QFETCH(const QByteArray, value);
        QFETCH(const int, problem);
        World world = stoppedBeforeTheSecond();
        const EditRun edit{secondAttempt, static_cast<EditedField>(field), value.toStdString()};
        QCOMPARE(static_cast<int>(problemOf(world, edit)), problem);
        const std::size_t before = world.events().size();
        world.give(edit);
        QCOMPARE(world.events().size(), before);
    }

    void whereNothingIsStoppedNothingIsEdited()
    {
        World world;
        world.start({});
        QCOMPARE(problemOf(world, {firstAttempt, EditedField::evidence, "x"}), EditFailure::notHere);
        world.give(PauseRun{oldest(world), StopReason::step});
        QCOMPARE(problemOf(world, {firstAttempt, EditedField::hint, "x"}),
                 EditFailure::notHere); // nothing has failed yet
        QCOMPARE(problemOf(world, {AttemptRef{LaneId{7}, 0}, EditedField::evidence, "x"}), EditFailure::notHere);
        QVERIFY(factsOfEdit(world.state(), world.context(), {firstAttempt, EditedField::evidence, "x"}).ok());
    }

    void cancellingAtAStopEndsTheRun()
    {
        World world = stoppedBeforeTheSecond();
        world.give(CancelRun{});
        QCOMPARE(world.state().end->outcome, RunOutcome::cancelled);
        QVERIFY(world.state().stops.empty());
        QVERIFY(world.open().empty());
    }

    void anAcceptedAttemptEndsTheRun()
    {
        RunPolicy policy;
        policy.lanes = 2;
        World world;
        world.start(policy);
        reply(world, "SELECT 1");
        judge(world, {});
        world.give(AcceptAttempt{firstAttempt, Acceptance::theAnswer});
        QCOMPARE(world.state().end->outcome, RunOutcome::solved);
        QCOMPARE(world.state().end->sql, std::string("SELECT 1"));
        QCOMPARE(world.state().accepted, std::optional(firstAttempt));
        QVERIFY(world.open().empty());
    }

    void whatMayBeAccepted_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<bool>("isError");
        QTest::addColumn<int>("answer");
        QTest::addColumn<int>("empty");
        const auto row = [](const char* name, ErrorCode code, bool isError, int answer, int empty) {
            QTest::newRow(name) << static_cast<int>(code) << isError << answer << empty;
        };
        constexpr int fine = -1;
        constexpr auto broken = static_cast<int>(AcceptanceFailure::doesNotRun);
        constexpr auto full = static_cast<int>(AcceptanceFailure::notEmpty);
        row("one that the engine refuses", ErrorCode::unknownColumn, true, broken, broken);
        row("one that the guard refuses", ErrorCode::forbiddenOperation, true, broken, broken);
        row("one without rows", ErrorCode::emptyResult, true, fine, fine);
        row("one without rows, which was only noted", ErrorCode::emptyResult, false, fine, fine);
        row("one that fails a test", ErrorCode::testFailed, true, fine, full);
    }

    void whatMayBeAccepted()
    {
        QFETCH(const int, code);
        QFETCH(const bool, isError);
        QFETCH(const int, answer);
        QFETCH(const int, empty);
        World world;
        world.start({});
        reply(world, "SELECT x FROM t");
        judge(world,
              finding(static_cast<ErrorCode>(code), isError ? VerdictStatus::rewrite : VerdictStatus::ok,
                      isError ? Severity::error : Severity::note));
        const auto said = [&](Acceptance what) {
            const auto fact = acceptanceOf(world.state(), firstAttempt, what);
            return fact ? -1 : static_cast<int>(fact.error());
        };
        QCOMPARE(said(Acceptance::theAnswer), answer);
        QCOMPARE(said(Acceptance::trulyEmpty), empty);
    }

    void aRetryBehindTheLastAttemptHasThePersonsHint()
    {
        RunPolicy policy;
        policy.maxRetries = 0;
        policy.maxEscalations = 0;
        World parent;
        parent.start(policy);
        reply(parent, "SELECT x FROM t");
        judge(parent, unknownColumnVerdict());
        QCOMPARE(parent.state().end->outcome, RunOutcome::gaveUp);
        QVERIFY(hasChecked(parent.events(), firstAttempt) && !hasChecked(parent.events(), secondAttempt));
        const std::vector<EventBody> kept =
            retryOf(parent.events(), *startOf(parent.events()), firstAttempt, "Regions are in the table areas.");
        QCOMPARE(std::get<RunStarted>(kept.front()).parent->attempt, std::optional(secondAttempt));
        QCOMPARE(readRecord(toRecord({"r", 1, 0, kept.back()}))->body.index(), kept.back().index());
        World world = World::of(kept);
        world.give(ResumeRun{});
        QVERIFY(promptOf(world).find("Regions are in the table areas.") != std::string::npos);
        reply(world, "SELECT 1");
        judge(world, {});
        QCOMPARE(world.state().end->outcome, RunOutcome::solved);
    }

    void aRecordWithEditsIsReplayedAsItWas()
    {
        World world = stoppedBeforeTheSecond();
        world.give(EditRun{secondAttempt, EditedField::hint, "Try region."});
        world.give(EditRun{secondAttempt, EditedField::category, std::string(name(ErrorCode::join))});
        world.give(EditRun{secondAttempt, EditedField::temperature, "1"});
        world.give(ContinueRun{oldest(world), ContinueWay::step});
        reply(world, "SELECT y FROM t");
        world.give(PauseRun{oldest(world), StopReason::step});
        world.give(EditRun{secondAttempt, EditedField::sql, "SELECT region FROM t"});
        world.give(ContinueRun{oldest(world), ContinueWay::onwards});
        judge(world, finding(ErrorCode::emptyResult, VerdictStatus::rewrite));
        world.give(AcceptAttempt{secondAttempt, Acceptance::trulyEmpty});
        std::vector<RunEvent> record;
        for (const RunEvent& event : world.events())
            record.push_back(readRecord(toRecord(event)).value());
        const World again = replayed(record, world.context());
        QCOMPARE(QString::fromStdString(recordOf(again.events())), QString::fromStdString(recordOf(world.events())));
        QCOMPARE(described(again.state()), described(world.state()));
        QVERIFY(world.state().end.has_value());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SteeringTest)

#include "tst_steering.moc"
