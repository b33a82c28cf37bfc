#pragma once

#include "run/event.h"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// A model is to be asked.
struct AskModel {
    EffectId effect;
    AttemptRef attempt;
    std::vector<PromptSection> prompt;
    Level level = Level::basic;
    double temperature = 0;
};

/// An engine is to go on with a check that has passed all rungs before it.
struct RunCheck {
    EffectId effect;
    AttemptRef attempt;
    std::string given; ///< the SQL as the model wrote it
    Verdict verdict;
};

/// Time is to pass.
struct WaitUntil {
    EffectId effect;
    std::chrono::milliseconds time{0};
};

/// Whatever was started under this number is to stop; nobody waits for its answer.
struct StopEffect {
    EffectId effect;
};

/// What the world is to do.
using Effect = std::variant<AskModel, RunCheck, WaitUntil, StopEffect>;

struct StartRun {
    RunStarted what;
};

struct ModelReply {
    std::string text;
    TokenCounts tokens;
    std::chrono::milliseconds time{0};
    std::vector<ModelTraffic> traffic{};
};

struct ModelProblem {
    ModelFault fault = ModelFault::offline;
    std::string message;
    std::optional<std::chrono::milliseconds> retryAfter;
    std::optional<bool> shouldRetry{};
    std::vector<ModelTraffic> traffic{};
};

struct ModelAnswered {
    EffectId effect;
    std::variant<ModelReply, ModelProblem> answer;
};

struct CheckAnswered {
    EffectId effect;
    Verdict verdict;
};

struct WaitPassed {
    EffectId effect;
};

/// The time of the whole run is over.
struct TimeIsUp {};

struct CancelRun {
    std::string reason = "cancelled";
};

/// A run that was interrupted, or begun with what another run had, is to go on from its state.
struct ResumeRun {};

/// What the world has done.
using Input = std::variant<StartRun, ModelAnswered, CheckAnswered, WaitPassed, TimeIsUp, CancelRun, ResumeRun>;

} // namespace querymend
