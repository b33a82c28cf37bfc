#pragma once

#include "db/session/engineerror.h"
#include "dialect/dialect.h"
#include "editor/problems/textproblem.h"

#include <cstdint>
#include <string>

namespace querymend {

/// Converts an engine's error on a statement that begins at `offset` of a text. If the engine gives no position, the
/// range is that of the name in its message, or else the statement's first line.
[[nodiscard]] TextProblem runProblemOf(const EngineError& error, const std::string& statement, std::uint32_t offset,
                                       const Dialect& dialect);

} // namespace querymend
