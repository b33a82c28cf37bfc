#pragma once

#include "report/timelinestep.h"
#include "run/event.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

// Attribute values as OpenTelemetry's semantic conventions spell them.

/// A prompt, as `gen_ai.input.messages`.
[[nodiscard]] std::string promptMessages(const std::vector<PromptSection>& prompt);
/// The user's question, likewise.
[[nodiscard]] std::string questionMessages(std::string_view question);
/// A model's reply, as `gen_ai.output.messages`.
[[nodiscard]] std::string replyMessages(std::string_view text);
/// An engine, as `db.system.name`; those that the conventions do not list keep their own name.
[[nodiscard]] std::string systemNameOf(std::string_view dialect);
/// A provider of models, as `gen_ai.provider.name`.
[[nodiscard]] std::string_view providerNameOf(std::string_view provider);
/// The span of a small step. The conventions have none for it.
[[nodiscard]] std::string smallSpanNameOf(StepKind kind);

} // namespace querymend
