#include "db/imports/importedtls.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

namespace {

void demandOfPostgres(FoundConnection& found, ImportedTls level)
{
    constexpr std::array<std::string_view, 3> modes{"require", "verify-ca", "verify-full"};
    found.target.options["sslmode"] = modes[static_cast<std::size_t>(level)];
}

/// MariaDB's library checks no names of servers, and certificates only against an authority that is given to it.
void demandOfMysql(FoundConnection& found, ImportedTls level)
{
    const bool knowsAuthority = found.target.options.contains("ssl_ca");
    const bool isChecked = level != ImportedTls::encrypted && knowsAuthority;
    found.target.options["ssl_mode"] = isChecked ? "verify_ca" : "required";
    if (level == ImportedTls::serverChecked || (level == ImportedTls::authorityChecked && !knowsAuthority))
        note(found, ImportNote::serverNotVerified);
}

} // namespace

void demandTls(FoundConnection& found, ImportedTls level)
{
    if (found.target.engine == EngineKind::postgresql)
        demandOfPostgres(found, level);
    else
        demandOfMysql(found, level);
}

void readTlsMode(FoundConnection& found, std::string_view mode)
{
    std::string name = asciiLowered(mode);
    std::replace(name.begin(), name.end(), '_', '-');
    const bool isPostgres = found.target.engine == EngineKind::postgresql;
    if (name == "disable" || name == "disabled")
        found.target.options[isPostgres ? "sslmode" : "ssl_mode"] = isPostgres ? "disable" : "disabled";
    else if (name == "allow" || name == "prefer" || name == "preferred")
        found.target.options[isPostgres ? "sslmode" : "ssl_mode"] = isPostgres ? "prefer" : "preferred";
    else if (name == "require" || name == "required" || name == "trust")
        demandTls(found, ImportedTls::encrypted);
    else if (name == "verify-ca")
        demandTls(found, ImportedTls::authorityChecked);
    else
        demandTls(found, ImportedTls::serverChecked);
}

} // namespace querymend
