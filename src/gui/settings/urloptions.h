#pragma once

#include <QString>

#include <functional>
#include <map>
#include <string>

namespace querymend {

using OptionMap = std::map<std::string, std::string, std::less<>>;

/// Options as in a URL after its question mark: `name=value&name=value`.
[[nodiscard]] QString textOf(const OptionMap& options);
[[nodiscard]] OptionMap optionsIn(const QString& text);

} // namespace querymend
