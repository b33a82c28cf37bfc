#pragma once

#include "run/state.h"

#include <optional>
#include <span>

namespace querymend {

/// Applies the user's interventions to a state. Events that do not fit, as in a damaged record, change nothing.
void applySteering(RunState& state, const EventBody& body);
/// The attempt that continues after the user had held it back, if the event says so.
[[nodiscard]] std::optional<AttemptRef> continuedIn(const EventBody& body);
/// Whether a call that was held back was dropped, because an edit has replaced it.
[[nodiscard]] bool isReplaced(std::span<const RunEvent> run, EffectId effect);

} // namespace querymend
