#pragma once

#include "runs/rundriver.h"

#include <chrono>
#include <map>
#include <string>
#include <vector>

namespace querymend {

/// Holds requests until the test answers them.
template <class Base, class Request, class Answer>
class HeldPort : public Base {
public:
    using Answered = typename Base::Answered;

    void answer(const Answer& answer)
    {
        const auto oldest = held.begin();
        const Answered answered = oldest->second;
        held.erase(oldest);
        answered(answer);
    }

    std::map<std::uint32_t, Answered> held;
    std::vector<std::uint32_t> stopped;
};

class HeldModel : public HeldPort<ModelPort, AskModel, std::variant<ModelReply, ModelProblem>> {
public:
    void ask(const AskModel& request, Answered answered) override
    {
        prompts.push_back(request.prompt);
        held[request.effect.value] = std::move(answered);
    }

    /// Returns `underWay` for every call that is still held.
    std::optional<ModelProblem> stop(EffectId effect) override
    {
        stopped.push_back(effect.value);
        return held.contains(effect.value) ? underWay : std::nullopt;
    }

    [[nodiscard]] std::chrono::milliseconds waited(EffectId) const override { return inQueue; }

    std::chrono::milliseconds inQueue{0}; ///< reported for every call
    std::vector<std::vector<PromptSection>> prompts;
    std::optional<ModelProblem> underWay;
};

class HeldCheck : public HeldPort<CheckPort, RunCheck, Verdict> {
public:
    void check(const RunCheck& request, Answered answered) override
    {
        checked.push_back(request.given);
        held[request.effect.value] = std::move(answered);
    }

    void stop(EffectId effect) override { stopped.push_back(effect.value); }

    std::vector<std::string> checked;
};

inline Verdict unknownColumn()
{
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    Finding finding;
    finding.rung = Rung::explain;
    finding.code = ErrorCode::unknownColumn;
    finding.message = "no such column: x";
    verdict.findings.push_back(std::move(finding));
    return verdict;
}

} // namespace querymend
