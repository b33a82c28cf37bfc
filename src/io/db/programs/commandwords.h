#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Splits a command into its program and arguments. Blanks separate words; quotation marks, single or double, keep what
/// is between them together; a backslash makes the next character plain, except between single quotation marks. Nothing
/// else has a meaning: there are no variables, patterns, pipes or redirections. Fails with what is wrong, in English.
[[nodiscard]] Result<std::vector<std::string>, std::string> commandWords(std::string_view command);

} // namespace querymend
