#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// What is wrong with a connection URL, in English.
struct UrlProblem {
    std::string text;
};

/// Looks up an environment variable.
using Environment = std::function<std::optional<std::string>(std::string_view name)>;

/// Parses `postgresql://user@host:port/db?sslmode=…`, `sqlite:///path`, `odbc:DSN=…` and the like.
[[nodiscard]] Result<ConnectionTarget, UrlProblem> parseConnectionUrl(std::string_view url,
                                                                      const Environment& environment);

/// Decodes percent escapes; nothing if a % is not followed by two hexadecimal digits.
[[nodiscard]] std::optional<std::string> percentDecoded(std::string_view text);

/// For records: parses to the same target, except that passwords are left out.
[[nodiscard]] std::string connectionUrlOf(const ConnectionTarget& target);

} // namespace querymend
