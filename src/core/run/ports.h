#pragma once

#include "run/effect.h"

#include <chrono>
#include <functional>
#include <optional>
#include <variant>

namespace querymend {

/// Asks models. Answers come later, on the thread that asked, and never from within `ask`.
class ModelPort {
public:
    ModelPort() = default;
    ModelPort(const ModelPort&) = delete;
    ModelPort& operator=(const ModelPort&) = delete;
    virtual ~ModelPort() = default;

    using Answered = std::function<void(const std::variant<ModelReply, ModelProblem>&)>;

    virtual void ask(const AskModel& request, Answered answered) = 0;
    /// Nobody waits for this answer any more; it may still come. What had been sent and received, as a problem of its
    /// own kind; none where nothing had, or where it can be had again.
    virtual std::optional<ModelProblem> stop(EffectId effect) = 0;
    /// How long the call has waited on this side, up to now: behind other calls, or for a key. No limit counts it.
    [[nodiscard]] virtual std::chrono::milliseconds waited(EffectId) const { return std::chrono::milliseconds(0); }
};

/// Asks a live database about a statement. Answers come as those of a ModelPort do.
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

/// Runs candidates on a live database and compares what they give. Answers come as those of a ModelPort do.
class ResultPort {
public:
    ResultPort() = default;
    ResultPort(const ResultPort&) = delete;
    ResultPort& operator=(const ResultPort&) = delete;
    virtual ~ResultPort() = default;

    using Answered = std::function<void(const Comparison&)>;

    virtual void compare(const CompareResults& request, Answered answered) = 0;
    virtual void stop(EffectId effect) = 0;
};

} // namespace querymend
