#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// Returns in one line what a hint tells the model to do: the corrected line, or the nearest fact, or what to check.
/// Hints in other words, such as those of a person, give their first line.
[[nodiscard]] std::string hintNews(std::string_view hint);

} // namespace querymend
