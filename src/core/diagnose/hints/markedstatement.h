#pragma once

#include "base/range.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The lines of a statement with their numbers, and carets below the part that is marked. Where the text is longer
/// than the limit of characters, the lines around the marked one are left. Lines are cut to what a terminal shows.
[[nodiscard]] std::string markedStatement(std::string_view sql, std::optional<ByteRange> mark,
                                          std::size_t mostCharacters);

} // namespace querymend
