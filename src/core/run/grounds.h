#pragma once

#include "prompt/prompt.h"
#include "run/decide.h"
#include "run/linkedschema.h"
#include "run/state.h"

#include <optional>

namespace querymend {

/// What the question is about, by its own words and those that the keyword role gave; nothing without a schema.
[[nodiscard]] std::optional<SchemaLinked> linkedSchemaOf(const RunState& state, const RunContext& context);

/// How much of the schema the lanes of the level are shown.
[[nodiscard]] SchemaScope scopeOfLevel(const RunState& state, const RunContext& context);

/// The schema as a prompt shows it: within the run's limits, and of it what is linked as the most important. The tables
/// that a person chose are shown in place of either scope.
[[nodiscard]] PromptSchema schemaFor(const RunState& state, const RunContext& context, SchemaScope scope);

} // namespace querymend
