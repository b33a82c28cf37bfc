#pragma once

#include "base/range.h"
#include "base/textmap.h"

#include <string_view>
#include <vector>

namespace querymend {

/// The edits that make line comments of the lines that a selection touches, or that undo it where all of them are.
[[nodiscard]] std::vector<TextEdit> commentToggles(std::string_view text, ByteRange selection);

} // namespace querymend
