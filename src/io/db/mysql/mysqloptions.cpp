#include "db/mysql/mysqloptions.h"

#include "base/ascii.h"
#include "db/addresses/systemauthorities.h"
#include "db/mysql/mysqloptionfile.h"
#include "report/reach.h"

#include <QFileInfo>
#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

constexpr auto knownOptions =
    "connect_timeout, hostaddr, socket, ssl_ca, ssl_capath, ssl_cert, ssl_cipher, ssl_key, ssl_mode";

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

/// In the order of MysqlTls.
constexpr std::array<std::string_view, 5> tlsModes{"disabled", "preferred", "required", "verify_ca", "verify_identity"};

static_assert(tlsModes.size() == static_cast<std::size_t>(MysqlTls::nameChecked) + 1);

/// Returns what is wrong with the option; empty if it is valid.
std::string readTlsMode(const std::string& value, MysqlLogin& login)
{
    for (std::size_t i = 0; i < tlsModes.size(); ++i) {
        if (value == tlsModes[i]) {
            login.tls = static_cast<MysqlTls>(i);
            return {};
        }
    }
    return "ssl_mode must be one of disabled, preferred, required, verify_ca, verify_identity";
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
    if (name != "hostaddr")
        return "the option " + name + " is not valid for MySQL and MariaDB; valid are " + knownOptions;
    login.serverName = std::exchange(login.host, value);
    return {};
}

bool hasTlsFiles(const MysqlLogin& login)
{
    return !login.certificateAuthority.empty() || !login.authorityFolder.empty() || !login.certificate.empty()
        || !login.key.empty();
}

bool knowsAuthority(const MysqlLogin& login)
{
    return !login.certificateAuthority.empty() || !login.authorityFolder.empty();
}

/// What is wrong with the first file or folder of certificates that cannot be used; empty if all can. The library would
/// not name it.
std::string problemOfFiles(const MysqlLogin& login)
{
    for (const std::string* path :
         {&login.certificateAuthority, &login.authorityFolder, &login.certificate, &login.key}) {
        const QFileInfo file(QString::fromStdString(*path));
        if (!path->empty() && !file.exists())
            return "the certificate file " + *path + " does not exist";
        if (!path->empty() && !file.isReadable())
            return "the certificate file " + *path + " cannot be read by this user";
    }
    return {};
}

/// Whether the server that the target names is the one that the option file describes, which is one of this machine if
/// it names none. No other server may get the login in the file, because its address may come from somebody else.
bool isServerOf(const MysqlOptionFile& file, const ConnectionTarget& target)
{
    const bool hasSocket = target.options.contains("socket");
    const bool hasAddress = target.options.contains("hostaddr"); // which a name of this machine does not mean then
    if (target.host.empty())
        return !hasAddress && (!hasSocket || file.host.empty() || isThisMachine(file.host));
    if (!isThisMachine(target.host))
        return asciiEqualsIgnoringCase(target.host, file.host);
    return !hasAddress && (file.host.empty() || isThisMachine(file.host));
}

/// Whether the library uses a socket if it knows of one.
bool staysInSockets(const MysqlLogin& login)
{
    return login.host.empty() || login.host == "localhost";
}

void fillBlanks(MysqlLogin& login, const ConnectionTarget& target, const MysqlOptionFile& file)
{
    if (!isServerOf(file, target))
        return;
    if (login.host.empty() && login.socket.empty())
        login.host = file.host;
    if (staysInSockets(login) && login.socket.empty())
        login.socket = file.socket;
    if (login.port == 0)
        login.port = file.port;
    if (login.user.empty())
        login.user = file.user;
    const bool isOwnPassword = file.user.empty() || file.user == login.user;
    if (!target.password && file.password && isOwnPassword)
        login.password = *file.password;
    // Naming an authority demands TLS, which a server on this machine need not have.
    const bool isAsked = login.tls > MysqlTls::whereOffered || (login.socket.empty() && !staysInSockets(login));
    if (!knowsAuthority(login) && login.tls != MysqlTls::never && isAsked)
        login.certificateAuthority = file.certificateAuthority;
}

void readOptionFile(MysqlLogin& login, const ConnectionTarget& target)
{
    const QString path = usualMysqlOptionFile();
    const MysqlOptionFile file = readMysqlOptionFile(path);
    const bool isComplete = !(login.host.empty() && login.socket.empty()) && !login.user.empty() && target.password;
    if (!file.isExposed)
        fillBlanks(login, target, file);
    else if (!isComplete)
        login.ignoredFile = path.toStdString();
}

/// The library reads its host as a list of options if there is a semicolon in it, and as the name of a plug-in to load
/// if there is `://`.
std::string problemOfHost(const std::string& host)
{
    const auto isPlain = [](char c) {
        constexpr std::string_view others = ".-_:%,[]";
        return asciiIsAlpha(c) || asciiIsDigit(c) || static_cast<unsigned char>(c) > '\x7f'
            || others.find(c) != std::string_view::npos;
    };
    return std::all_of(host.begin(), host.end(), isPlain) ? std::string()
                                                          : host + " has a character that no host name can have";
}

/// To Qt a semicolon ends an option.
std::string problemOfSemicolons(const MysqlLogin& login)
{
    for (const TextOption& option : textOptions) {
        if ((login.*option.member).find(';') != std::string::npos)
            return "the option " + std::string(option.name) + " has a semicolon in it";
    }
    return {};
}

/// Returns what is wrong with the options for TLS together; empty if nothing is.
std::string completeTls(MysqlLogin& login)
{
    if (login.tls == MysqlTls::never && (hasTlsFiles(login) || !login.ciphers.empty()))
        return "ssl_mode=disabled and the other ssl options contradict each other";
    // A certificate is only checked with TLS, so naming one requires it.
    if (hasTlsFiles(login))
        login.tls = std::max(login.tls, knowsAuthority(login) ? MysqlTls::authorityChecked : MysqlTls::always);
    if (login.tls >= MysqlTls::authorityChecked && !knowsAuthority(login))
        login.certificateAuthority = systemAuthorities();
    if (login.tls >= MysqlTls::authorityChecked && !knowsAuthority(login))
        return "the option ssl_mode=" + std::string(tlsModes[static_cast<std::size_t>(login.tls)])
            + " needs ssl_ca or ssl_capath, because this system has no file of certificate authorities";
    return {};
}

} // namespace

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
    for (const auto& [name, value] : target.options) {
        if (std::string problem = readOption(name, value, login); !problem.empty())
            return failed(EngineFailure::unreachable, std::move(problem));
    }
    readOptionFile(login, target);
    const std::array<std::string, 4> problems{completeTls(login), problemOfHost(login.host), problemOfSemicolons(login),
                                              problemOfFiles(login)};
    const auto* const found =
        std::find_if(problems.begin(), problems.end(), [](const std::string& problem) { return !problem.empty(); });
    if (found != problems.end())
        return failed(EngineFailure::unreachable, *found);
    return login;
}

} // namespace querymend
