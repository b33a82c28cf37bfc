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

/// A store in a PostgreSQL database, which several people may share.
struct StoreServer {
    std::string host; ///< a name, or the folder of a socket
    std::optional<std::uint16_t> port;
    std::string user;
    std::optional<Secret> password;
    std::string database;
    std::map<std::string, std::string, std::less<>> options; ///< of libpq
    std::chrono::seconds silence{20};                        ///< after which the server counts as lost
};

/// A store that ends with the program.
struct StoreMemory {};

/// Where a store is.
struct StorePlace {
    std::variant<StoreFile, StoreServer, StoreMemory> where;

    /// For people: without the password.
    [[nodiscard]] std::string shown() const;
};

/// Reads a path, or `postgresql://user@host:port/database?option=value`, where `password_env=NAME` names the
/// environment variable that holds the password, `host=/folder` names the folder of a socket and `answer_seconds=N` is
/// how long the server may be silent.
[[nodiscard]] Result<StorePlace, StoreError> readStorePlace(std::string_view text);

/// The place that was chosen; where none was, that of the environment variable QUERYMEND_STORE; then the one in the
/// settings; or else `runs.db` in the application's own folder for data.
[[nodiscard]] Result<StorePlace, StoreError> chosenStorePlace(std::string_view chosen,
                                                              std::string_view inSettings = {});
/// Whether the environment variable decides, so that the settings do not.
[[nodiscard]] bool storePlaceIsInEnvironment();

/// A place as it may be written down, and the password that was in it.
struct SplitStorePlace {
    std::string text;
    std::optional<Secret> password;
};

[[nodiscard]] SplitStorePlace withoutPassword(std::string_view place);
/// Where the place is a server's and has no password yet.
void addPassword(StorePlace& place, const Secret& password);

} // namespace querymend
