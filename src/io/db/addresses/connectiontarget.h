#pragma once

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
/// The engine of a scheme in lower case, which may be another spelling of its name.
[[nodiscard]] std::optional<EngineKind> engineNamed(std::string_view scheme);

/// Whether the engine opens a file, or memory, and no server.
[[nodiscard]] constexpr bool isFile(EngineKind engine)
{
    return engine == EngineKind::sqlite || engine == EngineKind::duckdb;
}

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
    /// A command that prints the password, run whenever a session opens. No URL, record or file of others can hold
    /// one: only the user's own saved connections and command line do.
    std::string passwordCommand{};

    /// For display: without the password.
    [[nodiscard]] std::string shown() const;
};

} // namespace querymend
