#include "db/odbc/odbcserver.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::array<const OdbcServer*, 3> servers{&postgresByOdbc, &sqlServerByOdbc, &oracleByOdbc};

} // namespace

const OdbcServer* odbcServerCalled(std::string_view name)
{
    const auto found = std::find_if(servers.begin(), servers.end(), [name](const OdbcServer* server) {
        return asciiEqualsIgnoringCase(name.substr(0, server->product.size()), server->product);
    });
    return found == servers.end() ? nullptr : *found;
}

std::string knownOdbcServers()
{
    std::string names = "SQLite";
    for (const OdbcServer* server : servers)
        names += ", " + std::string(server->product);
    return names;
}

} // namespace querymend
