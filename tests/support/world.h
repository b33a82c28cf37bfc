#pragma once

#include "run/decide.h"

#include "run/eventfields.h"
#include "run/eventrecord.h"

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace querymend {

/// Everything around the loop, played by a test. Keeps the events and the effects under way.
class World {
public:
    /// The schema, if given, must outlive the world.
    explicit World(EngineInReach engine = EngineInReach::yes, const SchemaView* schema = nullptr,
                   const SchemaView* whole = nullptr)
        : m_context{&dialectOf(DialectId::sqlite), schema, engine}
    {
        m_context.whole = whole;
    }

    /// The world after the program ended after the first `count` events of another.
    static World interrupted(const World& other, std::size_t count)
    {
        World world(other.m_context.engine, other.m_context.schema);
        const std::span<const RunEvent> kept = std::span(other.m_events).first(count);
        world.m_events.assign(kept.begin(), kept.end());
        world.m_state = stateAfter(kept);
        return world;
    }

    /// A world in which these events have happened.
    static World of(const std::vector<EventBody>& bodies)
    {
        World world;
        for (const EventBody& body : bodies)
            world.m_events.push_back({"r", world.m_events.size() + 1, 0, body});
        world.m_state = stateAfter(bodies);
        return world;
    }

    void give(const RunInput& input)
    {
        const Decision decision = decide(m_state, input, m_context);
        for (const EventBody& fact : decision.facts) {
            m_state = querymend::apply(std::move(m_state), fact);
            m_events.push_back({"r", m_events.size() + 1, 0, fact});
        }
        for (const Effect& effect : decision.effects)
            std::visit([this](const auto& what) { note(what); }, effect);
    }

    void start(RunPolicy policy) { give(StartRun{started(std::move(policy))}); }

    [[nodiscard]] static RunStarted started(RunPolicy policy)
    {
        RunStarted made;
        made.question.text = "How many orders?";
        made.dialect = "sqlite";
        made.policy = std::move(policy);
        return made;
    }

    [[nodiscard]] const RunState& state() const { return m_state; }
    [[nodiscard]] const std::vector<RunEvent>& events() const { return m_events; }
    [[nodiscard]] const RunContext& context() const { return m_context; }
    /// The effects under way, oldest first.
    [[nodiscard]] const std::map<std::uint32_t, Effect>& open() const { return m_open; }
    void close(std::uint32_t effect) { m_open.erase(effect); }

    /// The types of all events, separated by spaces.
    [[nodiscard]] std::string story() const
    {
        std::string text;
        for (const RunEvent& event : m_events)
            text += (text.empty() ? "" : " ") + std::string(typeOf(event.body));
        return text;
    }

private:
    template <class What>
    void note(const What& what)
    {
        m_open.emplace(what.effect.value, what);
    }
    void note(const StopEffect& what) { m_open.erase(what.effect.value); }
    void note(const LimitLane&) {}

    RunContext m_context;
    RunState m_state;
    std::vector<RunEvent> m_events;
    std::map<std::uint32_t, Effect> m_open;
};

void describe(auto& fields, Like<AttemptState> auto& attempt)
{
    fields("sql", attempt.sql);
    fields("verdict", attempt.verdict);
    fields("code", attempt.code);
    fields("signature", attempt.signature);
    fields("fingerprint", attempt.fingerprint);
    fields("is_diagnosed", attempt.isDiagnosed);
    fields("tests", attempt.tests);
    fields("test_score", attempt.testScore);
    fields("reading", attempt.reading);
    fields("rows", attempt.rows);
    fields("lessons", attempt.lessons);
    fields("hint_level", attempt.hintLevel);
    fields("hint", attempt.hint);
    fields("reflection", attempt.reflection);
    fields("correction", attempt.correction);
    fields("is_mended", attempt.isMended);
    fields("is_asked_about", attempt.isAskedAbout);
    fields("advice", attempt.advice);
    fields("words", attempt.words);
    fields("close_readings", attempt.closeReadings);
}

void describe(auto& fields, Like<LaneState> auto& lane)
{
    fields("made", lane.made);
    fields("attempts", lane.attempts);
    fields("phase", lane.phase);
    fields("pending", lane.pending);
    fields("retries", lane.retries);
    fields("malformed", lane.malformedReplies);
    fields("transport", lane.transportFailures);
    fields("shortenings", lane.shortenings);
    fields("end", lane.end);
}

void describe(auto& fields, Like<RoleState> auto& role)
{
    fields("role", role.call.role);
    fields("number", role.call.number);
    fields("pending", role.pending);
    fields("shortenings", role.shortenings);
    fields("temperature", role.temperature);
    fields("outcome", role.outcome);
    fields("results", role.results);
    fields("evidence", role.evidence);
    fields("unclear", role.unclear);
}

void describe(auto& fields, Like<Candidates> auto& candidates)
{
    fields("cleaned", candidates.cleaned);
    fields("comparing", candidates.comparing);
    fields("compared", candidates.compared);
    fields("tested", candidates.tested);
    fields("is_answered", candidates.isAnswered);
    fields("chosen", candidates.chosen);
}

template <>
struct EnumNames<LanePhase> {
    static constexpr std::array<std::string_view, 5> names{"deciding", "asking", "waiting", "checking", "ended"};
};

template <>
struct EnumNames<RunPhase> {
    static constexpr std::array<std::string_view, 3> names{"not started", "running", "finished"};
};

void describe(auto& fields, Like<RunStop> auto& stop)
{
    fields("what", stop.what);
    fields("edited", stop.isEdited);
}

void describe(auto& fields, Like<RunState> auto& state)
{
    fields("phase", state.phase);
    fields("start", state.start);
    fields("level", state.level);
    fields("first_lane", state.firstLane);
    fields("escalations", state.escalations);
    fields("escalation_context", state.escalationContext);
    fields("kept", state.kept);
    fields("lanes", state.lanes);
    fields("roles", state.roles);
    fields("linked", state.linked);
    fields("candidates", state.candidates);
    fields("tokens", state.tokens);
    fields("estimated", state.estimatedTokens);
    fields("fitting", state.fittingTokens);
    fields("next_effect", state.nextEffect);
    fields("selected", state.selected);
    fields("stops", state.stops);
    fields("asked", state.asked);
    fields("is_clarified", state.isClarified);
    fields("accepted", state.accepted);
    fields("end", state.end);
}

/// A whole state as text, for comparing states.
inline std::string described(const RunState& state)
{
    nlohmann::ordered_json out;
    RecordWriter fields(out);
    describe(fields, state);
    return out.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace querymend
