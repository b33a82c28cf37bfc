#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Reads the value of a list of texts in a settings file as Qt writes it: separated by commas, with quotation marks and
/// escapes where necessary. Values of other types are left out.
[[nodiscard]] std::vector<std::string> settingsList(std::string_view value);

} // namespace querymend
