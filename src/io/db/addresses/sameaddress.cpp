#include "db/addresses/sameaddress.h"

#include "base/ascii.h"
#include "db/addresses/odbcstring.h"
#include "db/addresses/sshhost.h"

#include <array>
#include <filesystem>
#include <string>

namespace querymend {

namespace {

/// Options that name a server, or part of its address.
constexpr std::array<std::string_view, 4> placeOptions{"host", "hostaddr", "service", "socket"};

EngineKind familyOf(EngineKind engine)
{
    return engine == EngineKind::mariadb ? EngineKind::mysql : engine;
}

std::uint16_t portOf(const ConnectionTarget& target)
{
    constexpr std::uint16_t postgres = 5432;
    constexpr std::uint16_t mysql = 3306;
    return target.port.value_or(target.engine == EngineKind::postgresql ? postgres : mysql);
}

std::string optionOf(const ConnectionTarget& target, std::string_view name)
{
    const auto found = target.options.find(name);
    return found == target.options.end() ? std::string() : found->second;
}

std::string fileOf(const ConnectionTarget& target)
{
    return std::filesystem::path(target.database).lexically_normal().string();
}

bool isSameServer(const ConnectionTarget& one, const ConnectionTarget& other)
{
    for (const std::string_view name : placeOptions) {
        if (optionOf(one, name) != optionOf(other, name))
            return false;
    }
    return asciiEqualsIgnoringCase(one.host, other.host) && portOf(one) == portOf(other)
        && sshHostOf(one) == sshHostOf(other);
}

} // namespace

bool isSameAddress(const ConnectionTarget& one, const ConnectionTarget& other)
{
    if (familyOf(one.engine) != familyOf(other.engine))
        return false;
    if (isFile(one.engine))
        return fileOf(one) == fileOf(other);
    if (one.engine == EngineKind::odbc)
        return writeOdbcString(readOdbcString(one.database)) == writeOdbcString(readOdbcString(other.database));
    const bool isSameUser = one.user.empty() || other.user.empty() || one.user == other.user;
    return isSameUser && one.database == other.database && isSameServer(one, other);
}

} // namespace querymend
