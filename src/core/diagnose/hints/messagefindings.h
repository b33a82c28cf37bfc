#pragma once

#include "check/finding.h"
#include "check/schemaview.h"
#include "diagnose/classify.h"
#include "dialect/dialect.h"

#include <vector>

namespace querymend {

/// Turns an engine's message into findings, the engine's own first. If our checks find the same mistake, their exact
/// range, suggestions and fixes are added to it, and the other mistakes that they find follow.
[[nodiscard]] std::vector<Finding> findingsOf(const EngineMessage& message, const Dialect& dialect,
                                              const SchemaView* schema);

} // namespace querymend
