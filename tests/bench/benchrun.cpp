#include "benchmarks.h"
#include "run/decide.h"
#include "run/eventrecord.h"
#include "support/bigschema.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace querymend::bench {

namespace {

const SchemaView& thousandTables()
{
    static const SchemaView view(Catalog(test::bigSchema(1000, 12), dialectOf(DialectId::postgresql).syntax.names));
    return view;
}

/// A run in which every attempt is wrong in a different way; the state before each reply is kept.
class WrongRun {
public:
    WrongRun()
    {
        RunStarted started;
        started.question.text = "How many are there of each?";
        started.dialect = "postgresql";
        started.policy.maxRetries = mostRetriesOfLane;
        give(StartRun{started});
        while (!m_state.end) {
            m_before.push_back(m_state);
            m_replies.push_back(reply(m_before.size()));
            give(answerTo(m_state, m_replies.back()));
        }
    }

    /// What the loop does between a model's reply and the next call.
    void decideOnce(std::size_t attempt, benchmark::State& state) const
    {
        const std::size_t at = attempt % m_before.size();
        if (decide(m_before[at], answerTo(m_before[at], m_replies[at]), m_context).facts.empty())
            state.SkipWithError("nothing follows");
    }

    [[nodiscard]] const std::vector<EventBody>& facts() const { return m_facts; }

private:
    static std::string reply(std::size_t number)
    {
        return "SELECT no_such_column_" + std::to_string(number) + " FROM no_such_table";
    }

    static ModelAnswered answerTo(const RunState& state, const std::string& text)
    {
        ModelAnswered made;
        made.effect = state.lanes.back().pending;
        std::get<ModelReply>(made.answer).text = text;
        return made;
    }

    void give(const RunInput& input)
    {
        for (EventBody& fact : decide(m_state, input, m_context).facts) {
            m_state = querymend::apply(std::move(m_state), fact);
            m_facts.push_back(std::move(fact));
        }
    }

    RunContext m_context{&dialectOf(DialectId::postgresql), &thousandTables(), EngineInReach::no};
    RunState m_state;
    std::vector<RunState> m_before;
    std::vector<std::string> m_replies;
    std::vector<EventBody> m_facts;
};

void attempts(benchmark::State& state)
{
    const WrongRun run;
    std::size_t attempt = 0;
    while (state.KeepRunning())
        run.decideOnce(attempt++, state);
}

void folding(benchmark::State& state)
{
    const WrongRun run;
    while (state.KeepRunning()) {
        if (!stateAfter(run.facts()).end)
            state.SkipWithError("it does not end");
    }
    state.counters["events"] = static_cast<double>(run.facts().size());
}

} // namespace

void registerRuns()
{
    benchmark::RegisterBenchmark("run/attempt", attempts)->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("run/apply", folding)->Unit(benchmark::kMillisecond);
}

} // namespace querymend::bench
