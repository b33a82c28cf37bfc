#include "db/imports/environmentconnections.h"

#include "base/ascii.h"
#include "db/imports/jdbcurl.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

constexpr std::string_view urlVariable = "DATABASE_URL";

struct OptionRow {
    std::string_view variable;
    std::string_view option;
};

constexpr std::array<OptionRow, 7> postgresOptions{{{"PGHOSTADDR", "hostaddr"},
                                                    {"PGSERVICE", "service"},
                                                    {"PGSSLMODE", "sslmode"},
                                                    {"PGSSLROOTCERT", "sslrootcert"},
                                                    {"PGSSLCERT", "sslcert"},
                                                    {"PGSSLKEY", "sslkey"},
                                                    {"PGCHANNELBINDING", "channel_binding"}}};

/// Other spellings of schemes, as frameworks write them.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> otherSchemes{
    {{"mysql2", "mysql"}, {"sqlite3", "sqlite"}, {"pgsql", "postgresql"}, {"postgis", "postgresql"}}};

std::string valueOf(const Environment& environment, std::string_view name)
{
    return environment(name).value_or(std::string());
}

/// `postgresql+psycopg2` names the driver of another language.
std::string usualScheme(std::string_view scheme)
{
    const std::string plain = asciiLowered(scheme.substr(0, scheme.find('+')));
    for (const auto& [other, usual] : otherSchemes) {
        if (plain == other)
            return std::string(usual);
    }
    return plain;
}

/// The options of the URL, of which only those that an import may set are kept.
void keepOptions(FoundConnection& found)
{
    const auto given = std::exchange(found.target.options, {});
    for (const auto& [name, value] : given)
        takeOption(found, name, value);
}

FoundConnection readUrl(std::string_view url)
{
    FoundConnection found;
    found.name = urlVariable;
    const std::string_view scheme = url.substr(0, url.find(':'));
    const std::string usual = usualScheme(scheme);
    if (scheme.size() == url.size()) {
        refuse(found, ImportObstacle::invalidValue, urlVariable);
        return checkedImport(std::move(found));
    }
    if (!engineNamed(usual)) {
        refuse(found, ImportObstacle::otherEngine, usual);
        return checkedImport(std::move(found));
    }
    auto target = parseConnectionUrl(usual + std::string(url.substr(scheme.size())), {});
    if (!target || target->engine == EngineKind::odbc) { // drivers of ODBC have passwords under names of their own
        refuse(found, ImportObstacle::invalidValue, urlVariable);
        return checkedImport(std::move(found));
    }
    found.target = std::move(target).value();
    if (isFile(found.target.engine) && found.target.database.starts_with("//"))
        found.target.database.erase(0, 1); // four slashes, as SQLAlchemy has them
    keepOptions(found);
    return checkedImport(std::move(found));
}

void readServerHost(FoundConnection& found, std::string_view host, std::string_view socketOption)
{
    if (host.starts_with('/'))
        found.target.options[std::string(socketOption)] = host;
    else
        found.target.host = host;
}

std::optional<FoundConnection> readPostgres(const Environment& environment)
{
    FoundConnection found;
    found.target.engine = EngineKind::postgresql;
    for (const OptionRow& row : postgresOptions) {
        if (const std::string value = valueOf(environment, row.variable); !value.empty())
            found.target.options[std::string(row.option)] = value;
    }
    readServerHost(found, valueOf(environment, "PGHOST"), "host");
    found.target.user = valueOf(environment, "PGUSER");
    found.target.database = valueOf(environment, "PGDATABASE");
    const bool isService = found.target.options.contains("service");
    found.name = isService ? "PGSERVICE" : !found.target.host.empty() ? "PGHOST" : "PGDATABASE";
    const bool isNamed = isService || !found.target.host.empty() || !found.target.database.empty()
        || found.target.options.contains("host") || found.target.options.contains("hostaddr");
    if (!isNamed)
        return std::nullopt;
    readPort(valueOf(environment, "PGPORT"), found);
    if (environment("PGPASSWORD"))
        note(found, ImportNote::password);
    return checkedImport(std::move(found));
}

/// The client library knows some of these; the others are those of the official container.
std::optional<FoundConnection> readMysql(const Environment& environment)
{
    FoundConnection found;
    found.target.engine = EngineKind::mysql;
    found.target.host = valueOf(environment, "MYSQL_HOST");
    found.target.user = valueOf(environment, "MYSQL_USER");
    found.target.database = valueOf(environment, "MYSQL_DATABASE");
    if (const std::string socket = valueOf(environment, "MYSQL_UNIX_PORT");
        !socket.empty() && found.target.host.empty())
        found.target.options["socket"] = socket;
    if (found.target.host.empty() && found.target.database.empty() && found.target.options.empty())
        return std::nullopt;
    found.name = found.target.host.empty() ? "MYSQL_DATABASE" : "MYSQL_HOST";
    if (found.target.options.contains("socket"))
        found.name = "MYSQL_UNIX_PORT";
    const std::string port = valueOf(environment, "MYSQL_TCP_PORT");
    readPort(port.empty() ? valueOf(environment, "MYSQL_PORT") : port, found);
    for (const std::string_view secret : {"MYSQL_PWD", "MYSQL_PASSWORD"}) {
        if (environment(secret))
            note(found, ImportNote::password);
    }
    return checkedImport(std::move(found));
}

} // namespace

std::vector<FoundConnection> readEnvironmentConnections(const Environment& environment)
{
    std::vector<FoundConnection> all;
    if (const std::string url = valueOf(environment, urlVariable); !url.empty())
        all.push_back(readUrl(url));
    if (auto postgres = readPostgres(environment))
        all.push_back(std::move(*postgres));
    if (auto mysql = readMysql(environment))
        all.push_back(std::move(*mysql));
    return all;
}

} // namespace querymend
