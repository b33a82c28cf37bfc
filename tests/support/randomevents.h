#pragma once

#include "world.h"

#include <array>
#include <iterator>
#include <random>
#include <string_view>
#include <vector>

namespace querymend {

/// Plays the real loop with random replies, faults, lost databases and cancels. The same seed gives the same run.
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
        for (const ModelRole role : {ModelRole::validator, ModelRole::translator, ModelRole::testGenerator,
                                     ModelRole::evaluator, ModelRole::explainer}) {
            if (once(3))
                policy.roles.push_back(role);
        }
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
        if (const auto* asked = std::get_if<AskModel>(&effect))
            m_world.give(ModelAnswered{EffectId{number}, asked->role ? roleReply() : reply()});
        else if (const auto* compared = std::get_if<CompareResults>(&effect))
            m_world.give(ComparisonAnswered{EffectId{number}, comparison(*compared)});
        else if (std::holds_alternative<ReadRows>(effect))
            m_world.give(RowsAnswered{EffectId{number}, rows()});
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

    std::variant<ModelReply, ModelProblem> roleReply()
    {
        constexpr std::array<std::string_view, 6> texts{R"({"answerable": true, "reason": "it can"})",
                                                        R"({"question": "How many?"})",
                                                        R"({"tests": ["It counts.", "It sums."]})",
                                                        R"({"verdicts": [{"test": 1, "passed": true}]})",
                                                        "Counts what is <b>there</b>.",
                                                        ""};
        if (once(5))
            return ModelProblem{ModelFault::timedOut, "fault", std::nullopt};
        return ModelReply{std::string(texts[below(texts.size())]), {below(90), below(9)}, {}};
    }

    ReturnedRows rows()
    {
        if (once(4))
            return {{}, {}, 0, false, "it took too long"};
        return {{{"n", "INTEGER"}, {"name", ""}}, {{"1", std::nullopt}, {"2", "a|b"}}, 2 + below(9), once(3), {}};
    }

    Comparison comparison(const CompareResults& asked)
    {
        Comparison made;
        for (const ComparedCandidate& candidate : asked.candidates) {
            if (made.groups.empty() || once(2))
                made.groups.emplace_back();
            made.groups.back().push_back(candidate.lane);
        }
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
