#pragma once

#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// Whether what people asked, models said and databases were given leaves the record.
enum class Content : std::uint8_t { withheld, included };

/// A run as spans in OTLP/JSON, named by OpenTelemetry's conventions for generative AI and for databases. The run is
/// an invoke_workflow span; below it each call of the model is a chat span and each check an execute_tool span, which
/// has a database span where an engine was asked. The same events always give the same ids.
[[nodiscard]] std::string otelSpans(std::span<const RunEvent> events, Content content);

} // namespace querymend
