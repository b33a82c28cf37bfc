// Properties of every run, with random replies, failures, late answers and cancels.

#include "replaying.h"
#include "support/randomrun.h"

#include "check/mending/mechanic.h"
#include "run/laneprompt.h"

#include <QTest>

#include <map>
#include <set>
#include <utility>

namespace querymend {

namespace {

constexpr int runs = 100'000;

bool isOfTheDatabase(const Checked& checked)
{
    const Finding* const primary = checked.verdict.primary();
    return primary && (primary->code == ErrorCode::connectionLost || primary->code == ErrorCode::databaseDown);
}

std::string budgetsBroken(const World& world, const RunPolicy& policy)
{
    const RunState& state = world.state();
    if (state.escalations > policy.maxEscalations)
        return "too many escalations";
    for (const LaneState& lane : state.lanes) {
        if (lane.isOpen())
            return "a lane is open at the end";
        if (lane.retries > policy.maxRetries)
            return "too many corrections";
        if (lane.malformedReplies > policy.malformedReplies + 1)
            return "too many malformed replies of a lane";
        const auto mended = std::count_if(lane.attempts.begin(), lane.attempts.end(),
                                          [](const AttemptState& attempt) { return attempt.isMended; });
        const std::size_t written = lane.attempts.size() - static_cast<std::size_t>(mended);
        if (written > 1 + policy.maxRetries + policy.malformedReplies)
            return "too many attempts";
        if (policy.mending == MendingUse::off && mended > 0)
            return "an attempt was mended against the policy";
        if (static_cast<std::size_t>(mended) > written * mostMendingRounds)
            return "too many mended attempts";
    }
    if (state.lanes.size() > std::size_t{std::clamp(policy.lanes, 1U, mostLanes)} * (1 + policy.maxEscalations))
        return "too many lanes";
    return {};
}

/// The number of calls under way according to the state.
std::size_t callsUnderWay(const RunState& state)
{
    const auto lanes = std::count_if(state.lanes.begin(), state.lanes.end(),
                                     [](const LaneState& lane) { return lane.phase == LanePhase::asking; });
    const auto roles = std::count_if(state.roles.begin(), state.roles.end(),
                                     [](const RoleState& role) { return !role.pending.isNone(); });
    return static_cast<std::size_t>(lanes + roles);
}

/// The budget that an event breaks, if any; `before` is the state folded from the events before it.
std::string budgetBrokenBy(const EventBody& body, const RunState& before, const RunPolicy& policy)
{
    const bool isCall = std::holds_alternative<ModelAsked>(body) || std::holds_alternative<RoleAsked>(body);
    if (isCall && policy.tokens > 0 && before.tokens.all() + before.estimatedTokens >= policy.tokens)
        return "a call when the tokens were spent";
    if (isCall && policy.concurrency > 0 && callsUnderWay(before) >= policy.concurrency)
        return "too many calls at the same time";
    const auto* const waits = std::get_if<WaitStarted>(&body);
    if (waits && before.lane(waits->attempt.lane).transportFailures > policy.transportRetries)
        return "too many transport retries of a lane";
    const auto* const asked = std::get_if<ModelAsked>(&body);
    if (asked && before.lane(asked->attempt.lane).transportFailures > policy.transportRetries)
        return "a call after the transport retries were spent";
    if (asked && before.lane(asked->attempt.lane).malformedReplies > policy.malformedReplies)
        return "a call after too many malformed replies of a lane";
    return {};
}

/// Comparing whole states is optional, because writing them out takes longer than the run.
enum class Comparing : std::uint8_t { no, states };

/// Folds the events one by one. Reports the first that breaks a budget, or that the result is not the live state.
std::string foldBroken(const World& world, const RunPolicy& policy, Comparing comparing)
{
    RunState folded;
    for (const RunEvent& event : world.events()) {
        if (std::string problem = budgetBrokenBy(event.body, folded, policy); !problem.empty())
            return problem + " in event " + std::to_string(event.seq);
        folded = querymend::apply(std::move(folded), event.body);
    }
    if (folded.phase != world.state().phase || folded.nextEffect != world.state().nextEffect
        || folded.tokens != world.state().tokens || folded.selected != world.state().selected)
        return "the events do not fold to the live state";
    if (comparing == Comparing::states && described(folded) != described(world.state()))
        return "the events do not fold to all of the live state";
    return {};
}

/// Each attempt is judged once, unless the database was unreachable; effects are asked once, and a run ends once.
std::string recordedTwice(const std::vector<RunEvent>& events)
{
    std::set<std::pair<std::uint32_t, std::uint32_t>> judged;
    std::set<std::uint32_t> asked;
    int finished = 0;
    for (const RunEvent& event : events) {
        if (const auto* checked = std::get_if<Checked>(&event.body)) {
            if (!isOfTheDatabase(*checked)
                && !judged.insert({checked->attempt.lane.value, checked->attempt.number}).second)
                return "an attempt was judged twice";
        } else if (const auto* call = std::get_if<ModelAsked>(&event.body)) {
            if (!asked.insert(call->effect.value).second)
                return "an effect has the number of another";
        } else if (std::holds_alternative<RunFinished>(event.body)) {
            ++finished;
        }
    }
    return finished == 1 ? std::string() : "finished " + std::to_string(finished) + " times";
}

/// Reports a hint that was given for a fault of the database, which would waste a correction.
std::string correctionsSpentOnTheDatabase(const std::vector<RunEvent>& events)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, const Checked*> last; // per attempt, because lanes interleave
    const auto keyOf = [](const AttemptRef& attempt) { return std::pair(attempt.lane.value, attempt.number); };
    for (const RunEvent& event : events) {
        if (const auto* checked = std::get_if<Checked>(&event.body))
            last[keyOf(checked->attempt)] = checked;
        const auto* hint = std::get_if<HintChosen>(&event.body);
        const auto found = hint ? last.find(keyOf(hint->attempt)) : last.end();
        if (found != last.end() && isOfTheDatabase(*found->second))
            return "a correction was spent on the database's fault";
    }
    return {};
}

/// Replays the same inputs, which must give the same events.
std::string replayBroken(const World& world)
{
    const World again = replayed(world.events(), world.context());
    return fieldsOf(again.events()) == fieldsOf(world.events()) ? std::string() : "replaying it gives other decisions";
}

} // namespace

class RunPropertiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRunEndsWithinItsBudgetsAndCanBeReplayed()
    {
        for (std::uint32_t seed = 0; seed < runs; ++seed) {
            RandomRun run(seed);
            const World& world = run.play();
            std::string problem = world.state().end ? "" : "it does not end";
            if (problem.empty())
                problem = budgetsBroken(world, run.given());
            if (problem.empty())
                problem = foldBroken(world, run.given(), seed % 20 == 0 ? Comparing::states : Comparing::no);
            if (problem.empty())
                problem = recordedTwice(world.events());
            if (problem.empty())
                problem = correctionsSpentOnTheDatabase(world.events());
            if (problem.empty())
                problem = replayBroken(world);
            QVERIFY2(problem.empty(), (std::to_string(seed) + ": " + problem + ": " + world.story()).c_str());
        }
    }

    /// Compares written records byte by byte; only for every tenth run, because writing is slow.
    void aRecordGivesTheSameStateAndReplayedTheSameDecisions()
    {
        for (std::uint32_t seed = 0; seed < runs; seed += 10) {
            RandomRun run(seed);
            const World& world = run.play();
            std::string expected;
            std::vector<RunEvent> record;
            for (const RunEvent& event : world.events()) {
                const std::string line = toRecord(event);
                auto read = readRecord(line);
                QVERIFY2(read.ok(), read ? "" : read.error().text.c_str());
                QCOMPARE(toRecord(*read), line);
                expected += line + '\n';
                record.push_back(std::move(read).value());
            }
            QCOMPARE(described(stateAfter(record)), described(world.state()));
            const std::string given = recordOf(replayed(record, world.context()).events());
            QVERIFY2(given == expected, (std::to_string(seed) + ":\n" + expected + "but\n" + given).c_str());
        }
    }

    /// A prompt depends only on the events before it, the schema and the texts, not on what was learned since.
    void everyPromptFollowsFromTheRecordBeforeIt()
    {
        std::size_t compared = 0;
        for (std::uint32_t seed = 0; seed < runs; seed += 200) {
            RandomRun run(seed);
            const World& world = run.play();
            RunState state;
            for (const RunEvent& event : world.events()) {
                const RunEvent read = readRecord(toRecord(event)).value();
                if (const auto* const asked = std::get_if<ModelAsked>(&read.body)) {
                    const BuiltPrompt prompt = lanePrompt(state, state.lane(asked->attempt.lane), world.context());
                    QVERIFY2(prompt.sections == asked->prompt && prompt.notes == asked->notes
                                 && prompt.alarms == asked->alarms,
                             (std::to_string(seed) + ", event " + std::to_string(read.seq)).c_str());
                    ++compared;
                }
                state = querymend::apply(std::move(state), read.body);
            }
        }
        QVERIFY(compared > 500);
    }

    void anInterruptedRunGoesOnWithinItsBudgets()
    {
        for (std::uint32_t seed = 0; seed < 5000; ++seed) {
            RandomRun run(seed);
            const World whole = run.play();
            const std::size_t cut = 1 + seed % (whole.events().size() - 1);
            const World& world = run.proceed(World::interrupted(whole, cut));
            std::string problem = world.state().end ? "" : "it does not end";
            if (problem.empty())
                problem = budgetsBroken(world, run.given());
            QVERIFY2(problem.empty(), (std::to_string(seed) + ": " + problem + ": " + world.story()).c_str());
        }
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RunPropertiesTest)

#include "tst_runproperties.moc"
