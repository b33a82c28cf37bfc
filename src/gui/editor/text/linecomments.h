#pragma once

#include "base/range.h"
#include "base/textmap.h"

#include <string_view>
#include <vector>

namespace querymend {

/// Returns edits that comment out the lines a selection touches, or uncomment them if all are comments.
[[nodiscard]] std::vector<TextEdit> commentToggles(std::string_view text, ByteRange selection);

} // namespace querymend
