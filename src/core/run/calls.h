#pragma once

#include "run/event.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

// Calls to models and to the database, whichever events record them. What is described here points into the events.

/// What is called: a model, for an attempt or in a helper role, or the database, for a check, a comparison or an
/// attempt's rows.
enum class CallKind : std::uint8_t { attempt, role, check, comparison, rows };

inline constexpr std::size_t callKindCount = static_cast<std::size_t>(CallKind::rows) + 1;

/// The beginning of a call.
struct CallRequest {
    CallKind kind = CallKind::attempt;
    EffectId effect;
    AttemptRef attempt = {};                            ///< none for a role or a comparison
    std::optional<RoleCall> role = {};                  ///< if it is for one
    const std::vector<PromptSection>* prompt = nullptr; ///< of a model
    const std::vector<PromptAlarm>* alarms = nullptr;   ///< of a model
    const std::string* sql = nullptr;                   ///< of a check, or whose rows are read
    std::optional<double> temperature = {};             ///< of a model, if it is not the lane's
    const std::vector<std::string>* notes = nullptr;    ///< what the prompt had no room for
    const std::vector<LaneId>* lanes = nullptr;         ///< of a comparison
};

/// A model's answer, or why there is none.
struct CallAnswer {
    EffectId effect;
    AttemptRef attempt;           ///< none for a role
    std::optional<RoleCall> role; ///< if it is for one
    const std::string* text;      ///< the reply, or what is known of the fault
    const std::vector<ModelTraffic>* traffic;
    std::optional<TokenCounts> tokens = {}; ///< none if the server did no billable work
    std::chrono::milliseconds time{0};      ///< until the reply
    std::optional<ModelFault> fault = {};   ///< none if the model has replied
    std::optional<std::chrono::milliseconds> retryAfter = {};
    std::optional<bool> shouldRetry = {}; ///< if the server said so
    ContextSizes context = {};            ///< if the context was too long
    const ReplyDetail* detail = nullptr;  ///< of a reply
};

/// The call that the event begins, if it begins one.
[[nodiscard]] std::optional<CallRequest> requestIn(const EventBody& body);
/// The answer that the event brings, if it is one.
[[nodiscard]] std::optional<CallAnswer> answerIn(const EventBody& body);

} // namespace querymend
