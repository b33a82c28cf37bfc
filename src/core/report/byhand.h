#pragma once

#include "run/event.h"

#include <optional>
#include <string>

namespace querymend {

// The user's interventions in a run, for reports.

struct Intervention {
    std::optional<AttemptRef> attempt; ///< none if it was about a role or the whole run
    std::string subject;               ///< then what it was about: `translator` or `run`
    std::string text;                  ///< `changed the temperature from 0.2 to 0.7`; without long values
    std::string written;               ///< a long text that the user wrote
};

/// What the user did, if the event says so.
[[nodiscard]] std::optional<Intervention> interventionIn(const EventBody& body);
/// `before the model is asked, at a breakpoint`.
[[nodiscard]] std::string stopText(const RunPaused& body);

} // namespace querymend
