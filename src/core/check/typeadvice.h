#pragma once

#include "check/finding.h"
#include "dialect/dialect.h"

#include <cstdint>
#include <string_view>

namespace querymend {

/// Adds the casts that would settle an engine's complaint that an operator or a function does not take values of these
/// types. The place is the engine's, in the statement; so are the edits.
void adviseOnTypes(Finding& finding, std::string_view statement, std::uint32_t place, const Dialect& dialect);

} // namespace querymend
