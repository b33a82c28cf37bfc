#pragma once

#include "check/finding.h"
#include "check/schemaview.h"
#include "diagnose/classify.h"
#include "dialect/dialect.h"

#include <vector>

namespace querymend {

/// What an engine's message says as findings, the engine's own first. What our checks know of the same mistake, its
/// exact place, suggestions and fixes, is added; further mistakes of theirs only if they saw the engine's too.
[[nodiscard]] std::vector<Finding> findingsOf(const EngineMessage& message, const Dialect& dialect,
                                              const SchemaView* schema);

} // namespace querymend
