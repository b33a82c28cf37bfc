#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/engineerror.h"

#include <QSqlDatabase>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include <mysql.h>

namespace querymend {

/// Whether a connection must be encrypted.
enum class MysqlTls : std::uint8_t { never, whereOffered, always };

/// The address and login of a MySQL or MariaDB server, used for the session and again for each cancel request.
struct MysqlLogin {
    std::string host;
    std::string socket; ///< a file; empty to connect to the host
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
};

/// Accepts only options that cannot loosen what the session may do.
[[nodiscard]] Result<MysqlLogin, EngineError> readMysqlLogin(const ConnectionTarget& target);

/// Sets QMARIADB's address, login and options.
void applyMysqlLogin(const MysqlLogin& login, QSqlDatabase& database);

/// A server may ask for any file of this machine; this refuses all of them.
void refuseFilesOfThisMachine(MYSQL* connection);

struct MysqlCloser {
    void operator()(MYSQL* connection) const { mysql_close(connection); }
};

using MysqlConnection = std::unique_ptr<MYSQL, MysqlCloser>;

/// Connects once more, without QtSql, on any thread. Null if that fails within the timeout; `problem` then has the
/// error number.
[[nodiscard]] MysqlConnection connectMysqlAgain(const MysqlLogin& login, std::chrono::seconds timeout,
                                                unsigned* problem);

} // namespace querymend
