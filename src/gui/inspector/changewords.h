#pragma once

#include "inspector/textpiece.h"

#include <string_view>

namespace querymend {

/// How the newer statement differs, in words, a line each, for people who hear it and for people who do not see the
/// colours: `Replaced name with full_name`. Empty if nothing differs.
[[nodiscard]] TextPieces changeWords(std::string_view older, std::string_view newer, std::string_view dialect);

} // namespace querymend
