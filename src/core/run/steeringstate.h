#pragma once

#include "run/state.h"

namespace querymend {

// Applies the user's interventions to a state. Events that do not fit, as in a damaged record, change nothing.

void applySteering(RunState& state, const RunPaused& body);
/// After an edit, the call that was held back is forgotten, so that it is made again.
void applySteering(RunState& state, const RunContinued& body);
void applySteering(RunState& state, const RunEdited& body);
void applySteering(RunState& state, const RetryAsked& body);
void applySteering(RunState& state, const AttemptAccepted& body);
void applySteering(RunState& state, const EmptinessConfirmed& body);

} // namespace querymend
