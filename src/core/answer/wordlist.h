#pragma once

#include <string_view>

namespace querymend {

/// Whether a list of the form ` word word ` has the word.
[[nodiscard]] bool hasWord(std::string_view list, std::string_view word);
/// Whether the list has a word of the name.
[[nodiscard]] bool hasWordOf(std::string_view name, std::string_view list);

} // namespace querymend
