#pragma once

#include "run/decide.h"
#include "run/state.h"

#include <string>
#include <string_view>

namespace querymend {

/// Whether a reason why a question cannot be answered holds against the schema: it names something that the schema does
/// not have. A reason without such a word, as in "no table of orders" where there is one, does not hold.
[[nodiscard]] bool isBorneOut(std::string_view reason, const SchemaView* schema);

/// The last reason for which models refused the question, if they did so twice, in any lanes, for reasons that the
/// schema bears out; otherwise empty. One refusal may be an oversight; two are an answer.
[[nodiscard]] std::string agreedRefusal(const RunState& state, const RunContext& context);

} // namespace querymend
