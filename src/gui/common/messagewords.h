#pragma once

#include <QString>

#include <string_view>

namespace querymend {

/// A message of the checks in the window's language, with its names as they are; a message that the window does not
/// know, such as an engine's own, stays as it is.
[[nodiscard]] QString messageWords(std::string_view message);

} // namespace querymend
