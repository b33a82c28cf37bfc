#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One `name=value` of a connection string.
struct OdbcAttribute {
    std::string name;
    std::string value; ///< without surrounding braces
};

using OdbcAttributes = std::vector<OdbcAttribute>;

/// Reads `DSN=shop;UID=ann;PWD={a;b}`.
[[nodiscard]] OdbcAttributes readOdbcString(std::string_view text);
[[nodiscard]] std::string writeOdbcString(const OdbcAttributes& attributes);

/// Null if there is none; of several the first counts, as in drivers.
[[nodiscard]] const OdbcAttribute* findOdbcAttribute(const OdbcAttributes& attributes, std::string_view name);

} // namespace querymend
