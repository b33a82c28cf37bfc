#pragma once

#include "db/addresses/connectiontarget.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Why a connection of another program cannot be imported.
enum class ImportObstacle : std::uint8_t {
    none,
    otherEngine,    ///< `about`: its driver
    noAddress,      ///< it names neither a server nor a file
    severalHosts,   ///< `about`: the hosts
    placeholder,    ///< a value is filled in by the other program; `about`: which
    invalidValue,   ///< `about`: which
    invalidSshHost, ///< `about`: why, in English
    severalSshHosts,
    otherNetwork, ///< it needs a proxy or network profile; `about`: which
    missingFile,  ///< `about`: why the file cannot be read, in English
};

/// What an import leaves out or changes.
enum class ImportNote : std::uint8_t {
    password,
    login, ///< user and password
    options,
    sshUser,
    sshPassword,
    production, ///< it is marked as a production database, by the other program or by its name
};

/// A connection that another program or the environment describes. It never has a password or a command for one.
struct FoundConnection {
    std::string name;
    ConnectionTarget target{};
    bool isProduction = false;
    ImportObstacle obstacle = ImportObstacle::none;
    std::string about{};
    std::vector<ImportNote> notes{};
    std::string group{};
};

/// Why a file of another program could not be read.
enum class ImportFailure : std::uint8_t { unreadable, tooLarge, notJson, notXml, otherContent, tooMany };

/// More connections than this are not read from one file.
inline constexpr std::size_t mostFoundConnections = 1000;

/// The first obstacle stays.
void refuse(FoundConnection& found, ImportObstacle obstacle, std::string_view about);
void note(FoundConnection& found, ImportNote what);

/// Keeps an option only if an import may set it; otherwise notes that options were left out. Options with a secret are
/// noted as a password.
void takeOption(FoundConnection& found, std::string_view name, std::string_view value);

/// Whether a name, such as `shop_prod`, says that something is in production. `preprod` and `non-prod` do not.
[[nodiscard]] bool namesProduction(std::string_view name);

/// Removes secrets, cleans the name, takes what is named so for production, and refuses values that no connection
/// should have, such as those with control characters or marks of direction. Every reader ends with it.
[[nodiscard]] FoundConnection checkedImport(FoundConnection found);

} // namespace querymend
