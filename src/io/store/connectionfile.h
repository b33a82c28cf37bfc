#pragma once

#include "store/versionedfile.h"

#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The colour of a connection, which helps to tell databases apart.
enum class ColourTag : std::uint8_t { none, red, orange, green, teal, violet, blue };

/// What agents may do with a connection, which a person decides for each.
enum class AgentAccess : std::uint8_t {
    none,
    queries, ///< see the schema and run queries
    values,  ///< see sample values besides
};

/// A saved connection, without its password, which is in the key store under its id.
struct SavedConnection {
    std::string id;
    std::string name;
    std::string engine; ///< as spelled in URLs
    std::string host;
    std::optional<std::uint16_t> port;
    std::string user;
    std::string database;
    std::map<std::string, std::string, std::less<>> options;
    std::string passwordCommand{}; ///< prints the password, which is then not stored
    ColourTag colour = ColourTag::none;
    AgentAccess agents = AgentAccess::none;
    bool hasPassword = false;
    std::int64_t lastUsed = 0; ///< milliseconds since 1970; 0: never
    std::string group{};       ///< the heading below which lists show it; empty: none
    bool isProduction = false; ///< others depend on the database, so the window says wherever it is used

    friend bool operator==(const SavedConnection&, const SavedConnection&) = default;
};

/// Removes passwords from the options and from an ODBC string.
[[nodiscard]] SavedConnection withoutPasswords(SavedConnection connection);

/// Where the window keeps the user's connections.
[[nodiscard]] QString usualConnectionsPath();
/// Empty if there is no file yet.
[[nodiscard]] Result<std::vector<SavedConnection>, FileProblem> readConnections(
    const QString& path, WhenBroken whenBroken = WhenBroken::putAside);
[[nodiscard]] Result<void, FileProblem> writeConnections(const QString& path,
                                                         const std::vector<SavedConnection>& connections);

/// The connections for a file that others may read: without the commands that print passwords, which must never come
/// from a file of somebody else, and without what is this user's own, such as what agents may do.
[[nodiscard]] nlohmann::ordered_json jsonForOthers(const std::vector<SavedConnection>& connections);

/// Writes a file with such connections alone, for instance to share them in a repository.
[[nodiscard]] Result<void, FileProblem> writeConnectionsForOthers(const QString& path,
                                                                  const std::vector<SavedConnection>& connections);

/// Whether a file that begins with this text says that it is one of those that readConnectionsOfOthers() reads.
[[nodiscard]] bool saysConnections(std::string_view beginning);

/// Reads connections from such a file or from an exported file of settings; empty if it has none. Commands, stored
/// passwords and what agents may do are left out, whatever the file says.
[[nodiscard]] Result<std::vector<SavedConnection>, FileProblem> readConnectionsOfOthers(const QString& path);

} // namespace querymend
