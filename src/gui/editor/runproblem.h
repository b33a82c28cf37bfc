#pragma once

#include "db/engineerror.h"
#include "dialect/dialect.h"
#include "editor/textproblem.h"

#include <cstdint>
#include <string>

namespace querymend {

/// What an engine said of a statement that begins at `offset` of a text. Where the engine gives no place, it is the
/// name that its message speaks of, or else the statement's first line.
[[nodiscard]] TextProblem runProblemOf(const EngineError& error, const std::string& statement, std::uint32_t offset,
                                       const Dialect& dialect);

} // namespace querymend
