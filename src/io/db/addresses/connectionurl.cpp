#include "db/addresses/connectionurl.h"

#include "base/ascii.h"
#include "base/urlsecrets.h"
#include "db/addresses/odbcstring.h"
#include "db/addresses/sshhost.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace querymend {

namespace {

std::optional<char> hexByte(std::string_view two)
{
    unsigned value = 0;
    const auto [end, error] = std::from_chars(two.data(), two.data() + two.size(), value, 16);
    if (two.size() != 2 || error != std::errc{} || end != two.data() + 2)
        return std::nullopt;
    return static_cast<char>(value);
}

/// Returns the part before the separator; `rest` keeps the part after it.
std::string_view cutAt(std::string_view& rest, char separator)
{
    const std::size_t at = rest.find(separator);
    const std::string_view first = rest.substr(0, at);
    rest = at == std::string_view::npos ? std::string_view() : rest.substr(at + 1);
    return first;
}

class UrlReader {
public:
    UrlReader(std::string_view url, const Environment& environment) : m_url(url), m_environment(environment) {}

    Result<ConnectionTarget, UrlProblem> read()
    {
        std::string_view rest = m_url;
        const std::string scheme = asciiLowered(cutAt(rest, ':'));
        const std::optional<EngineKind> engine = engineNamed(scheme);
        if (scheme.size() == m_url.size() || !engine)
            return Failure{UrlProblem{unknownKind(scheme)}};
        m_target.engine = *engine;
        switch (*engine) {
        case EngineKind::odbc:
            readOdbc(rest);
            break;
        case EngineKind::sqlite:
        case EngineKind::duckdb:
            readFile(rest);
            break;
        case EngineKind::postgresql:
        case EngineKind::mysql:
        case EngineKind::mariadb:
            readServer(rest);
            break;
        }
        if (!m_problem.empty())
            return Failure{UrlProblem{m_problem}};
        return std::move(m_target);
    }

private:
    /// The URL may be anything, even a password, so only a plain word before :// is repeated.
    [[nodiscard]] std::string unknownKind(const std::string& scheme) const
    {
        const bool isWord = scheme.size() < m_url.size() && m_url.substr(scheme.size()).starts_with("://")
            && std::all_of(scheme.begin(), scheme.end(), asciiIsAlpha);
        return (isWord ? "unknown database type '" + scheme + '\''
                       : std::string("it does not begin with a database type"))
            + "; use one of sqlite, postgresql, mysql, mariadb, odbc or duckdb, as in sqlite:///path or "
              "postgresql://user@host/database";
    }

    void require(bool holds, std::string_view problem)
    {
        if (!holds && m_problem.empty())
            m_problem = std::string(problem);
    }

    std::string plain(std::string_view text, std::string_view what)
    {
        std::optional<std::string> out = percentDecoded(text);
        require(out.has_value(),
                std::string(what) + " has a % without two hexadecimal digits after it; write %25 for a %");
        require(!out || out->find('\0') == std::string::npos, std::string(what) + " has a NUL in it");
        return out.value_or(std::string());
    }

    void readFile(std::string_view rest)
    {
        std::string_view path = cutAt(rest, '?');
        readOptions(rest);
        if (path == ":memory:") {
            m_target.database = ":memory:";
            return;
        }
        require(path.starts_with("///"),
                std::string(nameOf(m_target.engine))
                    + " needs a path after three slashes: " + std::string(nameOf(m_target.engine)) + ":///folder/file");
        path.remove_prefix(std::min<std::size_t>(path.size(), 2));
        m_target.database = plain(path, "the path");
        require(m_target.database.size() > 1, "the path is empty");
    }

    /// Everything goes to the driver manager, except our own options at the end.
    void readOdbc(std::string_view rest)
    {
        const std::size_t option =
            std::min({rest.rfind("?password_env="), rest.rfind("?password_command="), rest.rfind("?allow_functions="),
                      rest.rfind("?only_tables="), rest.rfind("?ssh=")});
        m_target.database = std::string(rest.substr(0, option));
        require(!m_target.database.empty(), "an ODBC connection needs DSN=… or Driver=…; after odbc:");
        if (option != std::string_view::npos)
            readOptions(rest.substr(option + 1));
    }

    void readServer(std::string_view rest)
    {
        require(!hasMisplacedLogin(rest), misplacedLoginWords);
        require(rest.starts_with("//"), "two slashes are missing after the database type");
        rest.remove_prefix(std::min<std::size_t>(rest.size(), 2));
        std::string_view options = rest;
        std::string_view place = cutAt(options, '?');
        readOptions(options);
        std::string_view database = place;
        std::string_view server = cutAt(database, '/');
        m_target.database = plain(database, "the database name");
        const std::size_t at = server.rfind('@');
        if (at != std::string_view::npos) {
            readLogin(server.substr(0, at));
            server.remove_prefix(at + 1);
        }
        readHost(server);
    }

    void readLogin(std::string_view login)
    {
        const bool hasPassword = login.find(':') != std::string_view::npos;
        std::string_view password = login;
        m_target.user = plain(cutAt(password, ':'), "the user name");
        if (hasPassword)
            m_target.password = Secret(plain(password, "the password"));
    }

    void readHost(std::string_view server)
    {
        std::string_view port;
        if (server.starts_with('[')) {
            const std::size_t close = server.find(']');
            require(close != std::string_view::npos, "a ] is missing after the host's address");
            m_target.host = std::string(server.substr(1, close == std::string_view::npos ? close : close - 1));
            port = close == std::string_view::npos ? std::string_view() : server.substr(close + 1);
            port.remove_prefix(port.starts_with(':') ? 1 : 0);
        } else {
            port = server;
            m_target.host = plain(cutAt(port, ':'), "the host name");
        }
        if (port.empty())
            return;
        std::uint16_t number = 0;
        const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), number);
        // Not repeated: it may be a password whose host was forgotten.
        require(error == std::errc{} && end == port.data() + port.size() && number > 0,
                "the part after the host's : is not a port; ports are 1 to 65535, and a login goes before the "
                "host, as in user:password@host");
        m_target.port = number;
    }

    void readOptions(std::string_view options)
    {
        while (!options.empty()) {
            std::string_view value = cutAt(options, '&');
            const std::string name = plain(cutAt(value, '='), "an option's name");
            std::string text = plain(value, "the option " + name);
            if (name == "password_env") {
                readPasswordFrom(std::move(text));
            } else if (name == "password_command") {
                // A URL may come from others, and nothing that comes from others may run commands.
                require(false,
                        "a URL cannot name a command for the password; use the option --password-command or a saved "
                        "connection");
            } else {
                if (name == sshOption)
                    requireSshHost(text);
                m_target.options[name] = std::move(text);
            }
        }
    }

    void requireSshHost(std::string_view host)
    {
        const std::string reason = reasonAgainstSshHost(host);
        require(reason.empty(), "the option ssh names no SSH host: " + reason);
    }

    void readPasswordFrom(std::string variable)
    {
        const bool isName = !variable.empty() && std::all_of(variable.begin(), variable.end(), [](char c) {
            return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_';
        });
        require(isName, "password_env must be the name of an environment variable: letters, digits and _");
        const std::optional<std::string> password = m_environment ? m_environment(variable) : std::nullopt;
        require(password.has_value(),
                "the environment variable " + variable + ", which should hold the password, is not set");
        m_target.password = Secret(password.value_or(std::string()));
        m_target.passwordVariable = std::move(variable);
    }

    std::string_view m_url;
    const Environment& m_environment;
    ConnectionTarget m_target;
    std::string m_problem;
};

std::string escaped(std::string_view text, std::string_view kept = {})
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    for (const char c : text) {
        const bool isPlain =
            asciiIsAlpha(c) || asciiIsDigit(c) || std::string_view("-._~").find(c) != std::string_view::npos;
        if (isPlain || kept.find(c) != std::string_view::npos) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += {'%', digits[byte >> 4U], digits[byte & 0xFU]};
    }
    return out;
}

std::string withoutSecrets(std::string_view odbc)
{
    OdbcAttributes attributes = readOdbcString(odbc);
    std::erase_if(attributes, [](const OdbcAttribute& attribute) { return isSecretOption(attribute.name); });
    return writeOdbcString(attributes);
}

std::string placeOf(const ConnectionTarget& target)
{
    if (target.engine == EngineKind::odbc)
        return withoutSecrets(target.database);
    if (target.database == ":memory:" && isFile(target.engine))
        return target.database;
    if (isFile(target.engine))
        return "//" + escaped(target.database, "/");
    std::string place = "//" + escaped(target.user) + (target.user.empty() ? "" : "@");
    place += target.host.find(':') == std::string::npos ? escaped(target.host) : '[' + target.host + ']';
    if (target.port)
        place += ':' + std::to_string(*target.port);
    return place + '/' + escaped(target.database);
}

} // namespace

std::optional<std::string> percentDecoded(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i];
            continue;
        }
        const std::optional<char> byte = hexByte(text.substr(i + 1, 2));
        if (!byte)
            return std::nullopt;
        out += *byte;
        i += 2;
    }
    return out;
}

Result<ConnectionTarget, UrlProblem> parseConnectionUrl(std::string_view url, const Environment& environment)
{
    return UrlReader(url, environment).read();
}

std::string connectionUrlOf(const ConnectionTarget& target)
{
    std::string text = std::string(nameOf(target.engine)) + ':' + placeOf(target);
    char before = '?';
    const auto add = [&](std::string_view name, std::string_view value) {
        text += before + escaped(name) + '=' + escaped(value, "/");
        before = '&';
    };
    for (const auto& [name, value] : target.options) {
        if (!isSecretOption(name))
            add(name, value);
    }
    if (!target.passwordVariable.empty())
        add("password_env", target.passwordVariable);
    return text;
}

} // namespace querymend
