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

/// As URLs spell it.
[[nodiscard]] std::string_view nameOf(EngineKind engine);

/// Where a database is and who asks, as a URL says it.
struct ConnectionTarget {
    EngineKind engine = EngineKind::sqlite;
    std::string host;
    std::optional<std::uint16_t> port;
    std::string user;
    std::optional<Secret> password;
    std::string database; ///< a name, a path, `:memory:`, or what follows `odbc:`
    std::map<std::string, std::string, std::less<>> options;
    std::string passwordVariable{}; ///< the environment variable that the password is from; empty where there is none

    /// For people: without the password.
    [[nodiscard]] std::string shown() const;
    /// For records: reads as the same target, but for passwords, which are left out.
    [[nodiscard]] std::string url() const;
};

/// What is wrong with a URL, in English.
struct UrlProblem {
    std::string text;
};

/// How an environment variable is looked up.
using Environment = std::function<std::optional<std::string>(std::string_view name)>;

/// Reads `postgresql://user@host:port/db?sslmode=…`, `sqlite:///path`, `odbc:DSN=…` and the like.
[[nodiscard]] Result<ConnectionTarget, UrlProblem> parseConnectionUrl(std::string_view url,
                                                                      const Environment& environment);

} // namespace querymend
