#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "store/storeerror.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace querymend {

/// A store in a file.
struct StoreFile {
    std::string path;
};

/// A store in a PostgreSQL database, which several users may share.
struct StoreServer {
    std::string host; ///< a name, or the folder of a socket
    std::optional<std::uint16_t> port;
    std::string user;
    std::optional<Secret> password;
    std::string database;
    std::map<std::string, std::string, std::less<>> options; ///< of libpq
    std::chrono::seconds silence{20};                        ///< after which the server counts as lost
};

/// A store in memory, which ends with the program.
struct StoreMemory {};

/// The location of a store.
struct StorePlace {
    std::variant<StoreFile, StoreServer, StoreMemory> where;

    /// For display, without the password.
    [[nodiscard]] std::string shown() const;
};

/// Parses a path, or `postgresql://user@host:port/database?option=value`, where `password_env=NAME` names the
/// environment variable that holds the password, `host=/folder` the folder of a socket, and `answer_seconds=N` sets
/// how long the server may be silent.
[[nodiscard]] Result<StorePlace, StoreError> readStorePlace(std::string_view text);

/// The chosen location, or else that of the environment variable QUERYMEND_STORE, or else that of the settings, or
/// else `runs.db` in the application's data folder.
[[nodiscard]] Result<StorePlace, StoreError> chosenStorePlace(std::string_view chosen,
                                                              std::string_view inSettings = {});
/// Whether the environment variable overrides the settings.
[[nodiscard]] bool storePlaceIsInEnvironment();

/// A location that can be stored, and the password removed from it.
struct SplitStorePlace {
    std::string text;
    std::optional<Secret> password;
};

[[nodiscard]] SplitStorePlace withoutPassword(std::string_view place);
/// Sets the password if the location is a server without one.
void addPassword(StorePlace& place, const Secret& password);

} // namespace querymend
