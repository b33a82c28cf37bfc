#pragma once

#include "base/secret.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// What the group `[client]` of an option file says of a server and a login; blank where it says nothing.
struct MysqlOptionFile {
    std::string host;
    std::string socket;
    unsigned port = 0;
    std::string user;
    std::optional<Secret> password;
    std::string certificateAuthority;
    bool isExposed = false; ///< other users can use the file too, so nothing of it was read
};

/// Lines that mean nothing here are passed over, as are the files that `!include` names.
[[nodiscard]] MysqlOptionFile parseMysqlOptionFile(std::string_view text);

/// `~/.my.cnf`
[[nodiscard]] QString usualMysqlOptionFile();
/// Blank if there is no such file, or if it cannot be read. What others can use is not read, as libpq treats
/// `~/.pgpass`.
[[nodiscard]] MysqlOptionFile readMysqlOptionFile(const QString& path);

} // namespace querymend
