#pragma once

#include "llm/http/modelprofile.h"
#include "llm/wire/modelreply.h"
#include "run/effect.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

// A run's request as a call to a server, and what else is known of such a call.

/// The call for a request, with what the profile says of the model.
[[nodiscard]] ModelCall callFor(const AskModel& request, const ModelProfile& profile);

/// Whether the call lacks the form of replies that the profile asks to enforce, because the server refused it.
[[nodiscard]] bool lacksStructure(const ModelCall& call, const ModelProfile& profile);

/// Whether another model of the same server may answer where one fails like this.
[[nodiscard]] bool mayBeTheModels(ModelFault fault);

/// What is recorded of a reply besides its text; of very long thinking, the beginning.
[[nodiscard]] ReplyDetail detailOf(const WholeReply& reply, std::string_view provider);

/// Adds counts, of which some may be unknown.
[[nodiscard]] TokenCounts sum(const TokenCounts& a, const TokenCounts& b);

/// Names of models for a message; only the first of many.
[[nodiscard]] std::string listOf(const std::vector<std::string>& names);

} // namespace querymend
