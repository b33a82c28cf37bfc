#include "db/mysql/mysqlconnecting.h"

#include "db/mysql/mysqlfirststep.h"
#include "db/session/sqlconnection.h"

#include <QSqlDriver>
#include <QString>
#include <QVariant>

#include <array>
#include <cstdio>
#include <string>
#include <utility>

#include <errmsg.h>

namespace querymend {

namespace {

const char* orNull(const std::string& text)
{
    return text.empty() ? nullptr : text.c_str();
}

/// Whether the server is on the same machine, where traffic cannot be intercepted.
bool staysOnThisMachine(const MysqlLogin& login)
{
    return !login.socket.empty() || login.host.empty() || login.host == "localhost";
}

/// The host, together with what Qt's driver has no options for: the library reads a host with a semicolon in it as a
/// list of options. A server may see this text, so it has no paths.
std::string connectionString(const MysqlLogin& login)
{
    const bool isDemanded = login.tls >= MysqlTls::always;
    const bool isWanted = isDemanded || (login.tls == MysqlTls::whereOffered && !staysOnThisMachine(login));
    std::string text = std::string("ssl-enforce=") + (isWanted ? '1' : '0');
    // Without the check of the server, the library continues in plain text where a server does not encrypt.
    text += std::string(";ssl-verify-server-cert=") + (isDemanded ? '1' : '0');
    if (isDemanded)
        text += std::string(";default-auth=") + MysqlFirstStep::name;
    if (!login.host.empty())
        text += ";host=" + login.host;
    return text;
}

std::string optionsForQt(const MysqlLogin& login)
{
    const std::string seconds = std::to_string(login.connectTimeout.count());
    std::string options = "MYSQL_OPT_CONNECT_TIMEOUT=" + seconds + ";MYSQL_OPT_READ_TIMEOUT=" + seconds
        + ";MYSQL_OPT_WRITE_TIMEOUT=" + seconds;
    const std::array<std::pair<const char*, const std::string*>, 6> texts{{{"UNIX_SOCKET", &login.socket},
                                                                           {"SSL_CA", &login.certificateAuthority},
                                                                           {"SSL_CAPATH", &login.authorityFolder},
                                                                           {"SSL_CERT", &login.certificate},
                                                                           {"SSL_KEY", &login.key},
                                                                           {"SSL_CIPHER", &login.ciphers}}};
    for (const auto& [name, value] : texts) {
        if (!value->empty())
            options += std::string(";") + name + '=' + *value;
    }
    return options;
}

void applyLogin(const MysqlLogin& login, QSqlDatabase& database)
{
    database.setHostName(QString::fromStdString(connectionString(login)));
    database.setUserName(QString::fromStdString(login.user));
    database.setPassword(QString::fromStdString(login.password.reveal()));
    database.setDatabaseName(QString::fromStdString(login.database));
    if (login.port != 0)
        database.setPort(static_cast<int>(login.port));
    database.setConnectOptions(QString::fromStdString(optionsForQt(login)));
}

/// Refuses any file of this machine that a server asks for.
int refuseFile(void** /*state*/, const char* /*name*/, void* /*user*/)
{
    return 1;
}

int readNothing(void* /*state*/, char* /*buffer*/, unsigned /*size*/)
{
    return 0;
}

void forgetFile(void* /*state*/) {}

int sayRefused(void* /*state*/, char* message, unsigned size)
{
    std::snprintf(message, size, "the server asked for a file on this machine");
    return CR_UNKNOWN_ERROR;
}

} // namespace

void refuseFilesOfThisMachine(MYSQL* connection)
{
    const unsigned off = 0;
    mysql_options(connection, MYSQL_OPT_LOCAL_INFILE, &off);
    mysql_set_local_infile_handler(connection, refuseFile, readNothing, forgetFile, sayRefused, nullptr);
}

Result<MYSQL*, EngineError> connectMysql(SqlConnection& connection, const MysqlLogin& login)
{
    applyLogin(login, connection.database());
    const MysqlFirstStep step(login);
    if (auto opened = connection.open(); !opened)
        return Failure{std::move(opened).error()};
    const QVariant handle = connection.database().driver()->handle();
    const QByteArray type(handle.typeName());
    if (type != "st_mysql*" && type != "MYSQL*") // Qt may use the name of the struct or of its alias
        return failed(EngineFailure::missingDriver, "Qt's MySQL driver has no handle");
    MYSQL* const made = *static_cast<MYSQL* const*>(handle.constData());
    // In a socket, later versions of the library do without it silently.
    if (login.tls >= MysqlTls::always && !mysql_get_ssl_cipher(made))
        return failed(EngineFailure::unreachable, "the connection is not encrypted");
    return made;
}

MysqlConnection connectMysqlAgain(const MysqlLogin& login, std::chrono::seconds timeout, unsigned* problem)
{
    MysqlConnection connection(mysql_init(nullptr));
    *problem = CR_OUT_OF_MEMORY;
    if (!connection)
        return nullptr;
    refuseFilesOfThisMachine(connection.get());
    const auto seconds = static_cast<unsigned>(timeout.count());
    for (const mysql_option option : {MYSQL_OPT_CONNECT_TIMEOUT, MYSQL_OPT_READ_TIMEOUT, MYSQL_OPT_WRITE_TIMEOUT})
        mysql_options(connection.get(), option, &seconds);
    mysql_ssl_set(connection.get(), orNull(login.key), orNull(login.certificate), orNull(login.certificateAuthority),
                  orNull(login.authorityFolder), orNull(login.ciphers));
    const MysqlFirstStep step(login);
    if (!mysql_real_connect(connection.get(), connectionString(login).c_str(), login.user.c_str(),
                            login.password.reveal().c_str(), nullptr, login.port, orNull(login.socket), 0)) {
        *problem = mysql_errno(connection.get());
        return nullptr;
    }
    return connection;
}

} // namespace querymend
