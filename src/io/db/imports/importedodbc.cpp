#include "db/imports/importedodbc.h"

#include "base/ascii.h"
#include "base/urlsecrets.h"
#include "db/addresses/odbcstring.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

// clang-format off
constexpr std::array<std::string_view, 34> keptAttributes{
    "Account", "Address", "ApplicationIntent", "Authentication", "Charset", "ClientCharset", "Database",
    "DatabaseName", "DB", "DBQ", "Driver", "DSN", "Encrypt", "Host", "HostName", "HostNameInCertificate",
    "MultiSubnetFailover", "Port", "Role", "Schema", "Server", "ServerName", "Service", "ServiceName", "SID", "SSL",
    "SSLmode", "TDS_Version", "Trusted_Connection", "TrustServerCertificate", "UID", "User", "UserName", "Warehouse"};
// clang-format on

bool isKept(std::string_view name)
{
    return std::any_of(keptAttributes.begin(), keptAttributes.end(),
                       [name](std::string_view kept) { return asciiEqualsIgnoringCase(kept, name); });
}

bool isNamed(const OdbcAttribute& attribute, std::string_view name)
{
    return asciiEqualsIgnoringCase(attribute.name, name);
}

/// Whether the attribute has a library loaded, or a file read that may name one. Qt takes whatever has `.dsn` in it for
/// the file of a data source.
bool namesFile(const OdbcAttribute& attribute)
{
    if (isNamed(attribute, "FILEDSN") || asciiLowered(attribute.value).find(".dsn") != std::string::npos)
        return true;
    return (isNamed(attribute, "Driver") || isNamed(attribute, "DSN"))
        && attribute.value.find('/') != std::string::npos;
}

} // namespace

void narrowOdbcString(FoundConnection& found)
{
    OdbcAttributes kept;
    for (OdbcAttribute& attribute : readOdbcString(found.target.database)) {
        if (namesFile(attribute))
            return refuse(found, ImportObstacle::invalidValue, attribute.name);
        if (isSecretOption(attribute.name))
            note(found, ImportNote::password);
        else if (!isKept(attribute.name))
            note(found, ImportNote::options);
        else if (!findOdbcAttribute(kept, attribute.name)) // managers differ in which of several counts
            kept.push_back(std::move(attribute));
    }
    found.target.database = writeOdbcString(kept);
}

} // namespace querymend
