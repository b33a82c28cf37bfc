#pragma once

#include <QString>

#include <span>
#include <string_view>

namespace querymend {

/// What the store and the program's own files say of failures, with places %1 to %3; more special ones come first.
[[nodiscard]] std::span<const char* const> storeSentences();

/// A reason or an advice of the store in the window's language. Names stay as they are, and so do the words of an
/// engine or the system after them.
[[nodiscard]] QString storeSentence(std::string_view text);

} // namespace querymend
