#include "db/mysql/mysqlconnecting.h"

#include "base/ascii.h"

#include <array>
#include <cstdio>
#include <string>
#include <utility>

#include <errmsg.h>
#include <mysql/plugin_auth.h>

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

void refuseFilesOfThisMachine(MYSQL* connection)
{
    const unsigned off = 0;
    mysql_options(connection, MYSQL_OPT_LOCAL_INFILE, &off);
    mysql_set_local_infile_handler(connection, refuseFile, readNothing, forgetFile, sayRefused, nullptr);
}

/// What the first step of a login needs to know.
struct LoginDemand {
    const MysqlLogin& login;
    my_bool usualCheck = 0; ///< whether the library checks servers unless it is told not to
};

constexpr auto demandKey = "querymend_demand";
constexpr auto firstStep = "querymend_encryption_first";

/// The first step of a login whose connection must be encrypted: it sends no password, so that encryption begins, and
/// the server then asks for what it really wants.
///
/// Before this, the connection is set to have the server's name checked, because only then does the library refuse a
/// server that does not encrypt. Here it is known whether this one does, so only what is demanded is checked.
int beginEncrypted(MYSQL_PLUGIN_VIO* channel, MYSQL* connection)
{
    void* data = nullptr;
    if (mysql_get_optionv(connection, MARIADB_OPT_USERDATA, const_cast<char*>(demandKey), &data) != 0 || !data)
        return CR_ERROR;
    const auto& [login, usualCheck] = *static_cast<const LoginDemand*>(data);
    if ((connection->server_capabilities & CLIENT_SSL) != 0 && login.tls != MysqlTls::nameChecked) {
        // From its version 3.4 on, the library checks names unless it is told to check nothing.
        const my_bool check = login.tls == MysqlTls::authorityChecked ? usualCheck : my_bool{0};
        mysql_options(connection, MYSQL_OPT_SSL_VERIFY_SERVER_CERT, &check);
    }
    // The library has connected already, and uses its host for nothing but the certificate.
    std::string name = login.serverName;
    char* const host = connection->host;
    if (!name.empty())
        connection->host = name.data();
    const int problem = channel->write_packet(channel, nullptr, 0);
    connection->host = host;
    return problem == 0 ? CR_OK : CR_ERROR;
}

/// As the library's header client_plugin.h has it, which cannot be included: one that it needs is not installed.
struct AuthenticationPlugin {
    st_mysql_client_plugin header;
    int (*authenticate)(MYSQL_PLUGIN_VIO* channel, MYSQL* connection);
};

void beginWithEncryption(MYSQL* connection, LoginDemand& demand)
{
    constexpr int authentication = 2;
    constexpr unsigned interfaceVersion = 0x0100;
    static AuthenticationPlugin plugin{{authentication,
                                        interfaceVersion,
                                        firstStep,
                                        "Querymend",
                                        "begins encryption before a login",
                                        {1, 0, 0},
                                        "GPL",
                                        nullptr,
                                        nullptr,
                                        nullptr,
                                        nullptr},
                                       beginEncrypted};
    // The library keeps the pointer, and refuses it from the second time on.
    (void)mysql_client_register_plugin(connection, &plugin.header);
    mysql_options(connection, MYSQL_DEFAULT_AUTH, firstStep);
    mysql_optionsv(connection, MARIADB_OPT_USERDATA, demandKey, static_cast<void*>(&demand));
}

/// Without the check of the server, the library continues in plain text where a server does not encrypt.
void setTls(MYSQL* connection, const MysqlLogin& login, LoginDemand& demand)
{
    const my_bool isDemanded = login.tls >= MysqlTls::always ? 1 : 0;
    const my_bool isWanted = isDemanded || (login.tls == MysqlTls::whereOffered && !staysOnThisMachine(login)) ? 1 : 0;
    mysql_options(connection, MYSQL_OPT_SSL_ENFORCE, &isWanted);
    mysql_get_option(connection, MYSQL_OPT_SSL_VERIFY_SERVER_CERT, &demand.usualCheck);
    mysql_options(connection, MYSQL_OPT_SSL_VERIFY_SERVER_CERT, &isDemanded);
    const std::array<std::pair<mysql_option, const std::string*>, 5> texts{
        {{MYSQL_OPT_SSL_CA, &login.certificateAuthority},
         {MYSQL_OPT_SSL_CAPATH, &login.authorityFolder},
         {MYSQL_OPT_SSL_CERT, &login.certificate},
         {MYSQL_OPT_SSL_KEY, &login.key},
         {MYSQL_OPT_SSL_CIPHER, &login.ciphers}}};
    for (const auto& [option, text] : texts) {
        if (!text->empty())
            mysql_options(connection, option, text->c_str());
    }
    if (isDemanded)
        beginWithEncryption(connection, demand);
}

} // namespace

Result<MysqlConnection, EngineError> connectMysql(const MysqlLogin& login)
{
    MysqlConnection connection(mysql_init(nullptr));
    if (!connection)
        return failed(EngineFailure::unreachable, "there is not enough memory to connect");
    refuseFilesOfThisMachine(connection.get());
    const auto seconds = static_cast<unsigned>(login.connectTimeout.count());
    for (const mysql_option option : {MYSQL_OPT_CONNECT_TIMEOUT, MYSQL_OPT_READ_TIMEOUT, MYSQL_OPT_WRITE_TIMEOUT})
        mysql_options(connection.get(), option, &seconds);
    mysql_options(connection.get(), MYSQL_SET_CHARSET_NAME, "utf8mb4");
    LoginDemand demand{login};
    setTls(connection.get(), login, demand);
    if (!mysql_real_connect(connection.get(), orNull(login.host), login.user.c_str(), login.password.reveal().c_str(),
                            orNull(login.database), login.port, orNull(login.socket), 0))
        return Failure{EngineError{EngineFailure::unreachable, std::string(asciiTrimmed(mysql_error(connection.get()))),
                                   std::to_string(mysql_errno(connection.get()))}};
    // In a socket, later versions of the library do without it silently.
    if (login.tls >= MysqlTls::always && !mysql_get_ssl_cipher(connection.get()))
        return failed(EngineFailure::unreachable, "the connection is not encrypted");
    return connection;
}

} // namespace querymend
