#include "db/imports/foundconnection.h"

#include "base/ascii.h"
#include "base/urlsecrets.h"
#include "base/utf8.h"
#include "db/addresses/sshhost.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t longestName = 120; ///< in characters
constexpr std::size_t longestValue = 4096;

constexpr std::array<std::string_view, 11> postgresOptions{
    "channel_binding", "connect_timeout",     "host", "hostaddr", "service", "sslcert", "sslkey", "sslmode", "sslcrl",
    "sslrootcert",     "target_session_attrs"};
constexpr std::array<std::string_view, 7> mysqlOptions{"connect_timeout", "socket",  "ssl_ca",  "ssl_capath",
                                                       "ssl_cert",        "ssl_key", "ssl_mode"};

std::span<const std::string_view> optionsFor(EngineKind engine)
{
    switch (engine) {
    case EngineKind::postgresql:
        return postgresOptions;
    case EngineKind::mysql:
    case EngineKind::mariadb:
        return mysqlOptions;
    case EngineKind::sqlite:
    case EngineKind::odbc:
    case EngineKind::duckdb:
        break;
    }
    return {};
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == '\x7F';
}

/// The marks of Unicode that change the direction of text, in UTF-8. With them, one host looks like another.
constexpr std::array<std::string_view, 12> directionMarks{"\u061C", "\u200E", "\u200F", "\u202A", "\u202B", "\u202C",
                                                          "\u202D", "\u202E", "\u2066", "\u2067", "\u2068", "\u2069"};

bool turnsDirection(std::string_view value)
{
    return std::any_of(directionMarks.begin(), directionMarks.end(),
                       [value](std::string_view mark) { return value.find(mark) != std::string_view::npos; });
}

bool isPlain(std::string_view value)
{
    return value.size() <= longestValue && !firstInvalidUtf8(value)
        && std::none_of(value.begin(), value.end(), isControl) && !turnsDirection(value);
}

std::string cleanName(std::string_view name)
{
    std::string clean(name.substr(0, firstInvalidUtf8(name).value_or(name.size())));
    std::replace_if(clean.begin(), clean.end(), isControl, ' ');
    for (const std::string_view mark : directionMarks) {
        for (std::size_t at = clean.find(mark); at != std::string::npos; at = clean.find(mark, at))
            clean.erase(at, mark.size());
    }
    clean.resize(byteOffsetOfCharacter(clean, longestName));
    return clean;
}

/// Letters of other alphabets count as letters.
bool isLetter(char c)
{
    const char lower = asciiLower(c);
    return (lower >= 'a' && lower <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

void noteProduction(FoundConnection& found)
{
    const ConnectionTarget& target = found.target;
    const bool isNamedSo = namesProduction(found.name) || namesProduction(target.host)
        || (!isFile(target.engine) && namesProduction(target.database));
    found.isProduction = found.isProduction || isNamedSo;
    if (found.isProduction)
        note(found, ImportNote::production);
}

void checkValue(FoundConnection& found, std::string_view what, std::string_view value)
{
    if (!isPlain(value))
        refuse(found, ImportObstacle::invalidValue, what);
    else if (value.find("${") != std::string_view::npos)
        refuse(found, ImportObstacle::placeholder, what);
}

void checkPlace(FoundConnection& found)
{
    const ConnectionTarget& target = found.target;
    if (target.host.find(',') != std::string::npos)
        refuse(found, ImportObstacle::severalHosts, target.host);
    const bool hasServer = !target.host.empty() || !target.options.empty() || !target.database.empty();
    if (isFile(target.engine) ? target.database.empty() : !hasServer)
        refuse(found, ImportObstacle::noAddress, {});
    if (const std::string through = sshHostOf(target); target.options.contains(sshOption)) {
        if (const std::string reason = reasonAgainstSshHost(through); !reason.empty())
            refuse(found, ImportObstacle::invalidSshHost, reason);
    }
}

} // namespace

void refuse(FoundConnection& found, ImportObstacle obstacle, std::string_view about)
{
    if (found.obstacle != ImportObstacle::none)
        return;
    found.obstacle = obstacle;
    found.about = about;
}

void note(FoundConnection& found, ImportNote what)
{
    if (std::find(found.notes.begin(), found.notes.end(), what) == found.notes.end())
        found.notes.push_back(what);
}

void takeOption(FoundConnection& found, std::string_view name, std::string_view value)
{
    const auto known = optionsFor(found.target.engine);
    if (isSecretOption(name))
        note(found, ImportNote::password);
    else if (name == sshOption || std::find(known.begin(), known.end(), name) != known.end())
        found.target.options[std::string(name)] = value;
    else
        note(found, ImportNote::options);
}

FoundConnection checkedImport(FoundConnection found)
{
    ConnectionTarget& target = found.target;
    if (target.password.has_value() || !target.passwordVariable.empty())
        note(found, ImportNote::password);
    target.password.reset();
    target.passwordVariable.clear();
    target.passwordCommand.clear();
    checkValue(found, "host", target.host);
    checkValue(found, "user", target.user);
    checkValue(found, "database", target.database);
    for (const auto& [name, value] : target.options)
        checkValue(found, name, value);
    checkPlace(found);
    if (found.obstacle == ImportObstacle::invalidValue) { // none of it is to be shown or compared
        const EngineKind engine = target.engine;
        target = {};
        target.engine = engine;
    }
    found.name = cleanName(found.name);
    found.group = cleanName(found.group);
    found.about = cleanName(found.about);
    noteProduction(found);
    return found;
}

bool namesProduction(std::string_view name)
{
    constexpr std::array<std::string_view, 3> words{"prod", "production", "prd"};
    constexpr std::array<std::string_view, 4> denials{"non", "not", "no", "pre"};
    std::string before;
    while (!name.empty()) {
        const auto end = std::find_if_not(name.begin(), name.end(), isLetter);
        const std::string word = asciiLowered(std::string_view(name.begin(), end));
        const bool isDenied = std::find(denials.begin(), denials.end(), before) != denials.end();
        if (!isDenied && std::find(words.begin(), words.end(), word) != words.end())
            return true;
        if (!word.empty())
            before = word;
        name.remove_prefix(std::max<std::size_t>(1, word.size()));
    }
    return false;
}

} // namespace querymend
