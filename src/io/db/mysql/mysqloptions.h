#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/engineerror.h"

#include <chrono>
#include <cstdint>
#include <string>

namespace querymend {

/// What a connection demands of TLS. Each demands what those before it do.
enum class MysqlTls : std::uint8_t {
    never,
    whereOffered,
    always,
    authorityChecked, ///< an authority that is known here has signed the server's certificate
    nameChecked,      ///< and the certificate is for the server's name
};

/// The address and login of a MySQL or MariaDB server, used for the session and again for each cancel request.
struct MysqlLogin {
    std::string host;       ///< where to connect to
    std::string serverName; ///< what the server's certificate should name, if that is not `host`
    std::string socket;     ///< a file; empty to connect to the host
    std::string user;
    Secret password;
    std::string database;
    unsigned port = 0; ///< 0 for the default
    MysqlTls tls = MysqlTls::whereOffered;
    std::string certificateAuthority; ///< this and the next three are paths, empty if not given
    std::string authorityFolder;
    std::string certificate;
    std::string key;
    std::string ciphers;
    std::chrono::seconds connectTimeout{10};
    std::string ignoredFile; ///< an option file that could fill what is blank, but that other users can use too
};

/// Accepts only options that cannot loosen what the session may do. `~/.my.cnf` fills what the target leaves blank, and
/// the system's authorities are those that a certificate is checked against if no others are named.
[[nodiscard]] Result<MysqlLogin, EngineError> readMysqlLogin(const ConnectionTarget& target);

} // namespace querymend
