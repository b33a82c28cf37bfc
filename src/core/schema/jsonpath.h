#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace querymend {

/// The name as a JSON string on one line, shortened to fit a message.
[[nodiscard]] std::string shownName(std::string_view name);

/// `tables` becomes `tables[3]`.
void appendEntry(std::string& path, std::size_t index);
/// `tables[3]` becomes `tables[3].name`, or `tables[3]["odd key"]`.
void appendKey(std::string& path, std::string_view key);

} // namespace querymend
