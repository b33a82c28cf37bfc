#pragma once

#include "llm/wire/modelcall.h"
#include "run/event.h"

#include <optional>

namespace querymend {

struct ErrorFacts;

/// Classifies an error by its names first, then by its words, then by its status.
[[nodiscard]] ModelFault faultOf(const ErrorFacts& facts);
/// Whether the server asks to wait until it has loaded the model.
[[nodiscard]] bool isLoading(const ErrorFacts& facts);
/// The optional part of a call that an error complains about, if any.
[[nodiscard]] std::optional<CallPart> refusedPartOf(const ErrorFacts& facts);

} // namespace querymend
