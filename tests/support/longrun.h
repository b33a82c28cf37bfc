#pragma once

#include "run/event.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// A run with this many attempts, in bands of 16 lanes with 11 attempts each.
class LongRun {
public:
    explicit LongRun(std::uint32_t attempts)
    {
        add(RunStarted{{"How many?", {}}, "shop", "sqlite", "model", ModelKind::live, {}});
        for (std::uint32_t i = 0; i < attempts; ++i)
            addAttempt(i);
    }

    [[nodiscard]] const std::vector<RunEvent>& events() const { return m_events; }

private:
    static constexpr std::uint32_t attemptsOfLane = 11;
    static constexpr std::uint32_t lanesOfBand = 16;

    void add(EventBody body) { m_events.push_back({"long", m_events.size() + 1, m_at += 7, std::move(body)}); }

    void addAttempt(std::uint32_t index)
    {
        const LaneId lane{index / attemptsOfLane};
        const AttemptRef ref{lane, index % attemptsOfLane};
        const auto level = static_cast<Level>(lane.value / lanesOfBand % 3);
        if (ref.number == 0) {
            if (lane.value > 0 && lane.value % lanesOfBand == 0)
                add(Escalated{static_cast<Level>((lane.value / lanesOfBand - 1) % 3), level, "no lane is left"});
            add(CandidateForked{lane, level, static_cast<Method>(lane.value % 3), 0.2, 1});
        }
        constexpr std::array codes{ErrorCode::syntax,      ErrorCode::unknownColumn, ErrorCode::timeout,
                                   ErrorCode::emptyResult, ErrorCode::notSelect,     ErrorCode::unclassified};
        add(ModelAsked{EffectId{2 * index + 1}, ref, {}});
        add(ModelReplied{EffectId{2 * index + 1}, ref, "SELECT 1", {600, 40}, std::chrono::milliseconds(900)});
        Checked checked{EffectId{2 * index + 2}, ref, "SELECT c.region, sum(o.total) FROM orders AS o", {}};
        const bool isFine = ref.number + 1 == attemptsOfLane;
        for (int rung = 0; rung <= static_cast<int>(Rung::rows); ++rung) {
            const bool isFailed = !isFine && rung == static_cast<int>(index % 7);
            checked.verdict.rungs.push_back({static_cast<Rung>(rung),
                                             isFailed ? RungResult::failed : RungResult::passed,
                                             std::chrono::microseconds(300),
                                             {}});
            if (!isFailed)
                continue;
            Finding finding;
            finding.rung = static_cast<Rung>(rung);
            finding.code = codes[index % codes.size()];
            finding.message = "no such column: region";
            checked.verdict.findings.push_back(finding);
            break;
        }
        add(std::move(checked));
        if (!isFine)
            add(HintChosen{ref,
                           ref.number == 0       ? "general"
                               : ref.number == 1 ? "specific"
                                                 : "explicit",
                           "Look.", false});
        Reflection reflection;
        reflection.decision = isFine ? ReflectionDecision::complete : ReflectionDecision::refine;
        add(Reflected{ref, reflection});
    }

    std::vector<RunEvent> m_events;
    std::int64_t m_at = 1'777'638'605'000;
};

} // namespace querymend
