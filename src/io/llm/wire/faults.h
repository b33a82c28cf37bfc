#pragma once

#include "llm/wire/modelcall.h"
#include "run/event.h"

#include <optional>

namespace querymend {

struct ErrorFacts;

/// What kind of failure an error is: by its names first, then by its words, then by its status.
[[nodiscard]] ModelFault faultOf(const ErrorFacts& facts);
/// The part of a call that an error complains of, where the call can do without it.
[[nodiscard]] std::optional<CallPart> refusedPartOf(const ErrorFacts& facts);

} // namespace querymend
