#pragma once

#include "base/result.h"
#include "base/secret.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

enum class EngineKind : std::uint8_t { sqlite, postgresql, mysql, mariadb, odbc, duckdb };

/// The scheme as URLs spell it.
[[nodiscard]] std::string_view nameOf(EngineKind engine);

/// The database and login that a connection URL describes.
struct ConnectionTarget {
    EngineKind engine = EngineKind::sqlite;
    std::string host;
    std::optional<std::uint16_t> port;
    std::string user;
    std::optional<Secret> password;
    std::string database; ///< a name, a path, `:memory:`, or the text after `odbc:`
    std::map<std::string, std::string, std::less<>> options;
    std::string passwordVariable{}; ///< the environment variable that the password came from, if any

    /// For display: without the password.
    [[nodiscard]] std::string shown() const;
    /// For records: parses to the same target, except that passwords are left out.
    [[nodiscard]] std::string url() const;
};

/// What is wrong with a connection URL, in English.
struct UrlProblem {
    std::string text;
};

/// Looks up an environment variable.
using Environment = std::function<std::optional<std::string>(std::string_view name)>;

/// Parses `postgresql://user@host:port/db?sslmode=…`, `sqlite:///path`, `odbc:DSN=…` and the like.
[[nodiscard]] Result<ConnectionTarget, UrlProblem> parseConnectionUrl(std::string_view url,
                                                                      const Environment& environment);

} // namespace querymend
