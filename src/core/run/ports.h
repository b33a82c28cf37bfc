#pragma once

#include "run/effect.h"

#include <chrono>
#include <functional>
#include <optional>
#include <variant>

namespace querymend {

/// Calls models. Answers arrive later on the calling thread, never from within `ask`.
class ModelPort {
public:
    ModelPort() = default;
    ModelPort(const ModelPort&) = delete;
    ModelPort& operator=(const ModelPort&) = delete;
    virtual ~ModelPort() = default;

    using Answered = std::function<void(const std::variant<ModelReply, ModelProblem>&)>;

    virtual void ask(const AskModel& request, Answered answered) = 0;
    /// Cancels a call; its answer may still arrive. Returns what had been sent and received, as a problem with the
    /// fault `cancelled`; none if nothing had, or if it can be obtained again.
    virtual std::optional<ModelProblem> stop(EffectId effect) = 0;
    /// How long the call has waited on this side so far, for its turn or for a key. No time limit counts it.
    [[nodiscard]] virtual std::chrono::milliseconds waited(EffectId) const { return std::chrono::milliseconds(0); }
};

/// Checks statements on a live database. Answers arrive as those of a ModelPort do.
class CheckPort {
public:
    CheckPort() = default;
    CheckPort(const CheckPort&) = delete;
    CheckPort& operator=(const CheckPort&) = delete;
    virtual ~CheckPort() = default;

    using Answered = std::function<void(const Verdict&)>;

    virtual void check(const RunCheck& request, Answered answered) = 0;
    virtual void stop(EffectId effect) = 0;
};

/// Runs statements on a live database for their rows: to compare those of candidates, or to show the first. Answers
/// arrive as those of a ModelPort do.
class ResultPort {
public:
    ResultPort() = default;
    ResultPort(const ResultPort&) = delete;
    ResultPort& operator=(const ResultPort&) = delete;
    virtual ~ResultPort() = default;

    using Answered = std::function<void(const Comparison&)>;
    using RowsRead = std::function<void(const ReturnedRows&)>;

    virtual void compare(const CompareResults& request, Answered answered) = 0;
    virtual void read(const ReadRows& request, RowsRead answered) = 0;
    virtual void stop(EffectId effect) = 0;
};

} // namespace querymend
