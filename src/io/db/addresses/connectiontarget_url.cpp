// ConnectionTarget as text: for display, and as a URL that parses to the same target.

#include "base/ascii.h"
#include "base/urlsecrets.h"
#include "db/addresses/connectiontarget.h"
#include "db/addresses/odbcstring.h"

namespace querymend {

namespace {

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

bool isFile(EngineKind engine)
{
    return engine == EngineKind::sqlite || engine == EngineKind::duckdb;
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

std::string ConnectionTarget::shown() const
{
    std::string text(nameOf(engine));
    text += ':';
    if (engine == EngineKind::odbc)
        return text + "…"; // any part of it may hold a password
    if (isFile(engine))
        return database == ":memory:" ? text + database : text + "//" + database;
    text += "//";
    if (!user.empty())
        text += user + '@';
    text += host;
    if (port)
        text += ':' + std::to_string(*port);
    return text + '/' + database;
}

std::string ConnectionTarget::url() const
{
    std::string text = std::string(nameOf(engine)) + ':' + placeOf(*this);
    char before = '?';
    const auto add = [&](std::string_view name, std::string_view value) {
        text += before + escaped(name) + '=' + escaped(value, "/");
        before = '&';
    };
    for (const auto& [name, value] : options) {
        if (!isSecretOption(name))
            add(name, value);
    }
    if (!passwordVariable.empty())
        add("password_env", passwordVariable);
    return text;
}

} // namespace querymend
