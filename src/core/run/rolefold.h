#pragma once

#include "run/state.h"

namespace querymend {

/// Applies what happens to calls of helper roles; other events change nothing.
void applyRoles(RunState& state, const EventBody& body);

/// The call is no longer held back, if it was.
void dropStopOf(RunState& state, EffectId effect);

} // namespace querymend
