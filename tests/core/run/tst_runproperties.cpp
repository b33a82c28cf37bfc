// What holds for every run, on random scripts of replies, failures, late answers and cancels.

#include "world.h"

#include "run/enumnames.h"

#include <QtTest>

#include <random>
#include <set>

namespace querymend {

namespace {

constexpr int runs = 100'000;

class RandomRun {
public:
    explicit RandomRun(std::uint32_t seed) : m_random(seed), m_world(engine()) {}

    World& play()
    {
        m_policy = policy();
        m_world.start(m_policy);
        for (m_steps = 0; !m_world.state().end && m_steps < mostSteps; ++m_steps)
            step();
        return m_world;
    }

    [[nodiscard]] const RunPolicy& given() const { return m_policy; }

    static constexpr int mostSteps = 20'000;

private:
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(m_random() % bound); }
    bool once(std::uint32_t in) { return below(in) == 0; }

    EngineInReach engine() { return once(5) ? EngineInReach::no : EngineInReach::yes; }

    RunPolicy policy()
    {
        RunPolicy made;
        made.lanes = once(3) ? below(6) : 1;
        made.maxRetries = below(4);
        made.maxEscalations = below(3);
        made.malformedReplies = below(3);
        made.transportRetries = below(3);
        made.tokens = once(4) ? below(200) : 0;
        made.level = static_cast<Level>(below(3));
        return made;
    }

    void step()
    {
        if (once(400))
            return m_world.give(CancelRun{});
        if (once(400))
            return m_world.give(TimeIsUp{});
        if (once(20)) // an answer that nobody waits for
            return m_world.give(ModelAnswered{EffectId{below(30)}, ModelReply{"SELECT 99", {1, 1}, {}}});
        if (m_world.open().empty())
            return;
        auto open = m_world.open().begin();
        std::advance(open, below(static_cast<std::uint32_t>(m_world.open().size())));
        const auto [number, effect] = *open;
        if (!once(50)) // else it is answered twice
            m_world.close(number);
        if (std::holds_alternative<AskModel>(effect))
            m_world.give(ModelAnswered{EffectId{number}, reply()});
        else if (std::holds_alternative<RunCheck>(effect))
            m_world.give(CheckAnswered{EffectId{number}, verdict(std::get<RunCheck>(effect).verdict)});
        else
            m_world.give(WaitPassed{EffectId{number}});
    }

    std::variant<ModelReply, ModelProblem> reply()
    {
        constexpr std::array<std::string_view, 6> texts{
            "SELECT 1", "SELECT 2", "DROP TABLE t", "", "I cannot answer that.", "```sql\nSELECT a FROM\n```"};
        if (once(6))
            return ModelProblem{static_cast<ModelFault>(below(EnumNames<ModelFault>::names.size())), "fault",
                                std::nullopt};
        return ModelReply{std::string(texts[below(texts.size())]), {below(9), below(9)}, {}};
    }

    Verdict verdict(Verdict passed)
    {
        constexpr std::array<ErrorCode, 6> codes{ErrorCode::unknownColumn, ErrorCode::syntax,
                                                 ErrorCode::timeout,       ErrorCode::connectionLost,
                                                 ErrorCode::databaseDown,  ErrorCode::emptyResult};
        if (once(3))
            return passed;
        Finding finding;
        finding.code = codes[below(codes.size())];
        finding.rung = Rung::explain;
        finding.message = "wrong";
        passed.findings.insert(passed.findings.begin(), finding);
        passed.status = once(10) ? VerdictStatus::failed : VerdictStatus::rewrite;
        return passed;
    }

    std::mt19937 m_random;
    World m_world;
    RunPolicy m_policy;
    int m_steps = 0;
};

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
        if (lane.attempts.size() > 1 + policy.maxRetries + policy.malformedReplies)
            return "too many attempts";
    }
    if (state.lanes.size() > std::size_t{std::clamp(policy.lanes, 1U, mostLanes)} * (1 + policy.maxEscalations))
        return "too many lanes";
    return {};
}

/// Each attempt is judged once, but for a database that was not there.
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

/// The corrections that were spent, counted from the events.
std::string correctionsSpentOnTheDatabase(const std::vector<RunEvent>& events)
{
    const Checked* last = nullptr;
    for (const RunEvent& event : events) {
        if (const auto* checked = std::get_if<Checked>(&event.body))
            last = checked;
        if (std::holds_alternative<HintChosen>(event.body) && last && isOfTheDatabase(*last))
            return "a correction was spent on the database's fault";
    }
    return {};
}

} // namespace

class RunPropertiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRunEndsWithinItsBudgets()
    {
        for (std::uint32_t seed = 0; seed < runs; ++seed) {
            RandomRun run(seed);
            const World& world = run.play();
            std::string problem = world.state().end ? "" : "it does not end";
            if (problem.empty())
                problem = budgetsBroken(world, run.given());
            if (problem.empty())
                problem = recordedTwice(world.events());
            if (problem.empty())
                problem = correctionsSpentOnTheDatabase(world.events());
            QVERIFY2(problem.empty(), (std::to_string(seed) + ": " + problem + ": " + world.story()).c_str());
        }
    }

    void storedEventsFoldToTheLiveState()
    {
        for (std::uint32_t seed = 0; seed < 2000; ++seed) {
            RandomRun run(seed);
            const World& world = run.play();
            RunState folded;
            for (const RunEvent& event : world.events()) {
                const auto read = readRecord(toRecord(event));
                QVERIFY2(read.ok(), read ? "" : read.error().text.c_str());
                QCOMPARE(toRecord(*read), toRecord(event));
                folded = querymend::apply(std::move(folded), read->body);
            }
            QCOMPARE(described(folded), described(world.state()));
        }
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RunPropertiesTest)

#include "tst_runproperties.moc"
