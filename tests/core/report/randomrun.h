#pragma once

#include "core/run/world.h"

#include <array>
#include <iterator>
#include <random>
#include <string_view>
#include <vector>

namespace querymend {

/// A run of the real loop in a world where anything may happen: replies of all kinds, faults, lost databases, cancels.
/// The same seed gives the same run.
class RandomEvents {
public:
    explicit RandomEvents(std::uint32_t seed)
        : m_random(seed), m_world(once(6) ? EngineInReach::no : EngineInReach::yes)
    {}

    [[nodiscard]] std::vector<RunEvent> play()
    {
        RunPolicy policy;
        policy.lanes = once(2) ? 1 + below(5) : 1;
        policy.maxRetries = below(5);
        policy.maxEscalations = below(3);
        m_world.start(policy);
        for (int step = 0; !m_world.state().end && step < 5000; ++step)
            advance();
        std::vector<RunEvent> events = m_world.events();
        std::int64_t at = 1'777'638'605'000;
        for (RunEvent& event : events)
            event.at = at += below(400);
        return events;
    }

private:
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(m_random() % bound); }
    bool once(std::uint32_t in) { return below(in) == 0; }

    void advance()
    {
        if (once(200))
            return m_world.give(CancelRun{});
        if (m_world.open().empty())
            return;
        auto open = m_world.open().begin();
        std::advance(open, below(static_cast<std::uint32_t>(m_world.open().size())));
        const auto [number, effect] = *open;
        m_world.close(number);
        if (std::holds_alternative<AskModel>(effect))
            m_world.give(ModelAnswered{EffectId{number}, reply()});
        else if (const auto* check = std::get_if<RunCheck>(&effect))
            m_world.give(CheckAnswered{EffectId{number}, verdict(check->verdict)});
        else
            m_world.give(WaitPassed{EffectId{number}});
    }

    std::variant<ModelReply, ModelProblem> reply()
    {
        constexpr std::array<std::string_view, 6> texts{
            "SELECT 1", "SELECT 2", "DROP TABLE t", "", "I cannot answer that.", "```sql\nSELECT a FROM\n```"};
        if (once(8))
            return ModelProblem{static_cast<ModelFault>(below(13)), "fault", std::nullopt};
        ModelReply made;
        made.text = std::string(texts[below(texts.size())]);
        made.tokens = {below(900), below(90)};
        return made;
    }

    Verdict verdict(Verdict passed)
    {
        constexpr std::array codes{ErrorCode::unknownColumn,  ErrorCode::syntax,      ErrorCode::timeout,
                                   ErrorCode::connectionLost, ErrorCode::emptyResult, ErrorCode::unclassified};
        if (once(3))
            return passed;
        Finding finding;
        finding.code = codes[below(codes.size())];
        finding.rung = once(2) ? Rung::explain : Rung::trial;
        finding.message = "wrong <b>here</b>";
        passed.findings.insert(passed.findings.begin(), finding);
        passed.status = once(10) ? VerdictStatus::failed : VerdictStatus::rewrite;
        return passed;
    }

    std::mt19937 m_random;
    World m_world;
};

} // namespace querymend
