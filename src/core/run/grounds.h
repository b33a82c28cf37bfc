#pragma once

#include "prompt/prompt.h"
#include "run/decide.h"
#include "run/linkedschema.h"
#include "run/state.h"

#include <optional>

namespace querymend {

/// What the question is about, judged by its words and those of the keyword role; none without a schema.
[[nodiscard]] std::optional<SchemaLinked> linkSchema(const RunState& state, const RunContext& context);

/// How much of the schema the current level's lanes are shown.
[[nodiscard]] SchemaScope scopeOfLevel(const RunState& state, const RunContext& context);

/// The schema for a prompt, within the run's limits and with linked parts ranked first. Tables that the user chose
/// override the scope.
[[nodiscard]] PromptSchema schemaFor(const RunState& state, const RunContext& context, SchemaScope scope);

} // namespace querymend
