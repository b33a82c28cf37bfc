#pragma once

#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// Whether questions, prompts, replies and SQL are exported.
enum class Content : std::uint8_t { withheld, included };

/// A run as spans in OTLP/JSON, named by OpenTelemetry's conventions for generative AI and for databases. The run is an
/// invoke_workflow span; below it, each model call is a chat span and each check an execute_tool span, with a database
/// span if an engine was queried. The same events always give the same ids.
[[nodiscard]] std::string otelSpans(std::span<const RunEvent> events, Content content);

} // namespace querymend
