#pragma once

#include "run/event.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

// How OpenTelemetry's semantic conventions spell what spans say of models and databases.

/// What a model was sent, as `gen_ai.input.messages`.
[[nodiscard]] std::string promptMessages(const std::vector<PromptSection>& prompt);
/// What somebody asked, likewise.
[[nodiscard]] std::string questionMessages(std::string_view question);
/// What a model replied, as `gen_ai.output.messages`.
[[nodiscard]] std::string replyMessages(std::string_view text);
/// An engine, as `db.system.name`; those that the conventions do not list keep their own name.
[[nodiscard]] std::string systemNameOf(std::string_view dialect);

} // namespace querymend
