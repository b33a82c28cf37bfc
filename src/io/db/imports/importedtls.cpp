#include "db/imports/importedtls.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace querymend {

namespace {

struct TlsModes {
    const char* option;
    const char* none;
    const char* whereOffered;
    std::array<const char*, 3> demanding; ///< in the order of ImportedTls
};

constexpr TlsModes postgresModes{"sslmode", "disable", "prefer", {"require", "verify-ca", "verify-full"}};
constexpr TlsModes mysqlModes{"ssl_mode", "disabled", "preferred", {"required", "verify_ca", "verify_identity"}};

const TlsModes& modesOf(const FoundConnection& found)
{
    return found.target.engine == EngineKind::postgresql ? postgresModes : mysqlModes;
}

} // namespace

void demandTls(FoundConnection& found, ImportedTls level)
{
    const TlsModes& modes = modesOf(found);
    found.target.options[modes.option] = modes.demanding[static_cast<std::size_t>(level)];
}

void readTlsMode(FoundConnection& found, std::string_view mode)
{
    const TlsModes& modes = modesOf(found);
    std::string name = asciiLowered(mode);
    std::replace(name.begin(), name.end(), '_', '-');
    if (name == "disable" || name == "disabled")
        found.target.options[modes.option] = modes.none;
    else if (name == "allow" || name == "prefer" || name == "preferred")
        found.target.options[modes.option] = modes.whereOffered;
    else if (name == "require" || name == "required" || name == "trust")
        demandTls(found, ImportedTls::encrypted);
    else if (name == "verify-ca")
        demandTls(found, ImportedTls::authorityChecked);
    else
        demandTls(found, ImportedTls::serverChecked);
}

} // namespace querymend
