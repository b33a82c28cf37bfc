#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "db/connectiontarget.h"
#include "db/engineerror.h"

#include <QSqlDatabase>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include <mysql.h>

namespace querymend {

/// Whether what is said to a server must be encrypted.
enum class MysqlTls : std::uint8_t { never, whereOffered, always };

/// Where a MySQL or MariaDB server is and who asks: once for the session and again for each request to cancel.
struct MysqlLogin {
    std::string host;
    std::string socket; ///< a file; empty for a host
    std::string user;
    Secret password;
    std::string database;
    unsigned port = 0; ///< 0 for the usual one
    MysqlTls tls = MysqlTls::whereOffered;
    std::string certificateAuthority; ///< files; empty where there is none
    std::string authorityFolder;
    std::string certificate;
    std::string key;
    std::string ciphers;
    std::chrono::seconds connectTimeout{10};
};

/// Of the options only those that cannot loosen what the session is allowed.
[[nodiscard]] Result<MysqlLogin, EngineError> readMysqlLogin(const ConnectionTarget& target);

/// Tells QMARIADB where to connect.
void applyMysqlLogin(const MysqlLogin& login, QSqlDatabase& database);

/// A server may ask for any file of this machine; it gets none.
void refuseFilesOfThisMachine(MYSQL* connection);

struct MysqlCloser {
    void operator()(MYSQL* connection) const { mysql_close(connection); }
};

using MysqlConnection = std::unique_ptr<MYSQL, MysqlCloser>;

/// Connects once more, without QtSql, on any thread; null where it cannot within the timeout, and then the number of
/// the problem.
[[nodiscard]] MysqlConnection connectMysqlAgain(const MysqlLogin& login, std::chrono::seconds timeout,
                                                unsigned* problem);

} // namespace querymend
