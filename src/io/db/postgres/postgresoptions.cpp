#include "db/postgres/postgresoptions.h"

#include "db/addresses/environmentvariable.h"
#include "db/addresses/systemauthorities.h"

#include <QDir>
#include <QString>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

constexpr std::array<std::string_view, 15> knownOptions{
    "application_name", "channel_binding", "connect_timeout", "gssencmode",       "hostaddr",
    "service",          "sslcert",         "sslcrl",          "sslkey",           "sslmode",
    "sslrootcert",      "sslcrldir",       "keepalives_idle", "tcp_user_timeout", "target_session_attrs"};

/// Quotes a value for a connection string, so that nothing in it can end it.
std::string quotedValue(std::string_view value)
{
    std::string text = "'";
    for (const char c : value) {
        if (c == '\'' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '\'';
}

using PostgresOptions = std::map<std::string, std::string, std::less<>>;

/// An option, or the variable by which libpq sets it.
std::string valueOf(const PostgresOptions& options, std::string_view name, std::string_view variable)
{
    const auto given = options.find(name);
    return given == options.end() ? environmentVariable(variable).value_or(std::string()) : given->second;
}

/// By itself, libpq looks for authorities only in a file of the user's, or in one that a service names.
void trustSystemsAuthorities(PostgresOptions& options)
{
    const bool isVerified = valueOf(options, "sslmode", "PGSSLMODE").starts_with("verify-");
    const bool isNamed = !valueOf(options, "sslrootcert", "PGSSLROOTCERT").empty()
        || !valueOf(options, "service", "PGSERVICE").empty()
        || QDir::home().exists(QStringLiteral(".postgresql/root.crt"));
    if (!isVerified || isNamed)
        return;
    if (std::string file = systemAuthorities(); !file.empty())
        options["sslrootcert"] = std::move(file);
}

} // namespace

Result<void, EngineError> applyPostgresTarget(const ConnectionTarget& target, QSqlDatabase& database)
{
    PostgresOptions options{{"application_name", "querymend"}, {"connect_timeout", "10"}};
    std::string host = target.host;
    for (const auto& [name, value] : target.options) {
        if (name == "host") {
            host = value;
            continue;
        }
        if (std::find(knownOptions.begin(), knownOptions.end(), name) == knownOptions.end()) {
            std::string known = "host";
            for (const std::string_view other : knownOptions)
                known += ", " + std::string(other);
            return failed(EngineFailure::unreachable,
                          "the option " + name + " is not valid for PostgreSQL; valid are " + known);
        }
        options[name] = value;
    }
    trustSystemsAuthorities(options);
    std::string connectOptions;
    for (const auto& [name, value] : options) {
        // To Qt a semicolon ends an option.
        if (value.find(';') != std::string::npos)
            return failed(EngineFailure::unreachable, "the option " + name + " has a semicolon in it");
        connectOptions += (connectOptions.empty() ? "" : ";") + name + '=' + quotedValue(value);
    }
    database.setHostName(QString::fromStdString(host));
    if (target.port)
        database.setPort(*target.port);
    database.setUserName(QString::fromStdString(target.user));
    if (target.password)
        database.setPassword(QString::fromStdString(target.password->reveal()));
    database.setDatabaseName(QString::fromStdString(target.database));
    database.setConnectOptions(QString::fromStdString(connectOptions));
    return {};
}

} // namespace querymend
