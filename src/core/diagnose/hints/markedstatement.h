#pragma once

#include "base/range.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Prints a statement with line numbers, and carets below the marked range. If it is longer than the limit of
/// characters, only the lines around the marked one are kept. Long lines are cut.
[[nodiscard]] std::string markedStatement(std::string_view sql, std::optional<ByteRange> mark,
                                          std::size_t mostCharacters);

} // namespace querymend
