#pragma once

#include "report/attemptdetail.h"
#include "report/otelrecord.h"
#include "report/otelspans.h"
#include "report/timelinerows.h"

namespace querymend {

// What the span of a check says of its attempt.

/// The hint and the decision that followed the check.
void setDecision(OtelSpan& check, const AttemptDetail& attempt, Content content);
/// What was done with the statement without a model.
void setMending(OtelSpan& check, const AttemptCard& card, Content content);

} // namespace querymend
