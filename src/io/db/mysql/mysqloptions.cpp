#include "db/mysql/mysqloptions.h"

#include <QFileInfo>
#include <QString>

#include <array>
#include <charconv>
#include <cstdio>
#include <string_view>
#include <utility>

#include <errmsg.h>

namespace querymend {

namespace {

constexpr auto knownOptions = "connect_timeout, socket, ssl_ca, ssl_capath, ssl_cert, ssl_cipher, ssl_key, ssl_mode";

struct TextOption {
    std::string_view name;
    std::string MysqlLogin::*member;
};

constexpr std::array<TextOption, 6> textOptions{{{"socket", &MysqlLogin::socket},
                                                 {"ssl_ca", &MysqlLogin::certificateAuthority},
                                                 {"ssl_capath", &MysqlLogin::authorityFolder},
                                                 {"ssl_cert", &MysqlLogin::certificate},
                                                 {"ssl_key", &MysqlLogin::key},
                                                 {"ssl_cipher", &MysqlLogin::ciphers}}};

constexpr std::array<std::pair<std::string_view, MysqlTls>, 4> tlsModes{{{"disabled", MysqlTls::never},
                                                                         {"preferred", MysqlTls::whereOffered},
                                                                         {"required", MysqlTls::always},
                                                                         {"verify_ca", MysqlTls::always}}};

/// Returns what is wrong with the option; empty if it is valid.
std::string readTlsMode(const std::string& value, MysqlLogin& login)
{
    for (const auto& [name, mode] : tlsModes) {
        if (value == name) {
            login.tls = mode;
            return {};
        }
    }
    if (value == "verify_identity")
        return "ssl_mode=verify_identity is not possible: Qt's driver cannot check the server's name; "
               "ssl_mode=verify_ca with ssl_ca checks its certificate";
    return "ssl_mode must be one of disabled, preferred, required, verify_ca";
}

std::string readTimeout(const std::string& value, MysqlLogin& login)
{
    constexpr int longest = 3600;
    int seconds = 0;
    const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), seconds);
    if (problem != std::errc{} || end != value.data() + value.size() || seconds < 1 || seconds > longest)
        return "connect_timeout must be a number of seconds from 1 to 3600";
    login.connectTimeout = std::chrono::seconds(seconds);
    return {};
}

std::string readOption(const std::string& name, const std::string& value, MysqlLogin& login)
{
    // To Qt a semicolon ends an option.
    if (value.find(';') != std::string::npos)
        return "the option " + name + " has a semicolon in it";
    for (const TextOption& option : textOptions) {
        if (option.name == name) {
            login.*option.member = value;
            return {};
        }
    }
    if (name == "ssl_mode")
        return readTlsMode(value, login);
    if (name == "connect_timeout")
        return readTimeout(value, login);
    return "the option " + name + " is not valid for MySQL and MariaDB; valid are " + knownOptions;
}

bool hasTlsFiles(const MysqlLogin& login)
{
    return !login.certificateAuthority.empty() || !login.authorityFolder.empty() || !login.certificate.empty()
        || !login.key.empty();
}

const char* orNull(const std::string& text)
{
    return text.empty() ? nullptr : text.c_str();
}

/// Whether the server is on the same machine, where traffic cannot be intercepted.
bool staysOnThisMachine(const MysqlLogin& login)
{
    return !login.socket.empty() || login.host.empty() || login.host == "localhost";
}

/// The library encrypts only if it is given ciphers, and continues in plain text if the server cannot.
std::string ciphersOf(const MysqlLogin& login)
{
    constexpr auto any = "DEFAULT";
    const bool wanted =
        login.tls == MysqlTls::always || (login.tls == MysqlTls::whereOffered && !staysOnThisMachine(login));
    return login.ciphers.empty() && wanted ? any : login.ciphers;
}

/// Returns the first missing file; the library itself would report a problem with ciphers.
std::string missingFile(const MysqlLogin& login)
{
    for (const std::string* path :
         {&login.certificateAuthority, &login.authorityFolder, &login.certificate, &login.key}) {
        if (!path->empty() && !QFileInfo::exists(QString::fromStdString(*path)))
            return *path;
    }
    return {};
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

Result<MysqlLogin, EngineError> readMysqlLogin(const ConnectionTarget& target)
{
    MysqlLogin login;
    login.host = target.host;
    login.user = target.user;
    login.database = target.database;
    if (target.password)
        login.password = *target.password;
    if (target.port)
        login.port = *target.port;
    bool verifies = false;
    for (const auto& [name, value] : target.options) {
        if (std::string problem = readOption(name, value, login); !problem.empty())
            return failed(EngineFailure::unreachable, std::move(problem));
        verifies = verifies || (name == "ssl_mode" && value == "verify_ca");
    }
    const bool knowsAuthority = !login.certificateAuthority.empty() || !login.authorityFolder.empty();
    if (verifies && !knowsAuthority)
        return failed(EngineFailure::unreachable, "ssl_mode=verify_ca needs ssl_ca or ssl_capath");
    if (login.tls == MysqlTls::never && (hasTlsFiles(login) || !login.ciphers.empty()))
        return failed(EngineFailure::unreachable, "ssl_mode=disabled and the other ssl options contradict each other");
    if (const std::string missing = missingFile(login); !missing.empty())
        return failed(EngineFailure::unreachable, missing + ": no such file");
    // A certificate is only checked with TLS, so naming one requires it.
    if (hasTlsFiles(login))
        login.tls = MysqlTls::always;
    return login;
}

void applyMysqlLogin(const MysqlLogin& login, QSqlDatabase& database)
{
    const std::string seconds = std::to_string(login.connectTimeout.count());
    std::string options = "MYSQL_OPT_CONNECT_TIMEOUT=" + seconds + ";MYSQL_OPT_READ_TIMEOUT=" + seconds
        + ";MYSQL_OPT_WRITE_TIMEOUT=" + seconds;
    const std::array<std::pair<const char*, std::string>, 6> texts{{{"UNIX_SOCKET", login.socket},
                                                                    {"SSL_CA", login.certificateAuthority},
                                                                    {"SSL_CAPATH", login.authorityFolder},
                                                                    {"SSL_CERT", login.certificate},
                                                                    {"SSL_KEY", login.key},
                                                                    {"SSL_CIPHER", ciphersOf(login)}}};
    for (const auto& [name, value] : texts) {
        if (!value.empty())
            options += std::string(";") + name + '=' + value;
    }
    database.setHostName(QString::fromStdString(login.host));
    database.setUserName(QString::fromStdString(login.user));
    database.setPassword(QString::fromStdString(login.password.reveal()));
    database.setDatabaseName(QString::fromStdString(login.database));
    if (login.port != 0)
        database.setPort(static_cast<int>(login.port));
    database.setConnectOptions(QString::fromStdString(options));
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
    const std::string ciphers = ciphersOf(login);
    if (hasTlsFiles(login) || !ciphers.empty())
        mysql_ssl_set(connection.get(), orNull(login.key), orNull(login.certificate),
                      orNull(login.certificateAuthority), orNull(login.authorityFolder), orNull(ciphers));
    if (!mysql_real_connect(connection.get(), orNull(login.host), login.user.c_str(), login.password.reveal().c_str(),
                            nullptr, login.port, orNull(login.socket), 0)) {
        *problem = mysql_errno(connection.get());
        return nullptr;
    }
    return connection;
}

} // namespace querymend
