#pragma once

#include "run/state.h"

namespace querymend {

// What a state makes of a person's doings. What does not fit, as a damaged record may hold, changes nothing.

void applySteering(RunState& state, const RunPaused& body);
/// Where something was edited, what was to be asked is forgotten: it is asked anew.
void applySteering(RunState& state, const RunContinued& body);
void applySteering(RunState& state, const RunEdited& body);
void applySteering(RunState& state, const RetryAsked& body);
void applySteering(RunState& state, const AttemptAccepted& body);
void applySteering(RunState& state, const EmptinessConfirmed& body);

} // namespace querymend
