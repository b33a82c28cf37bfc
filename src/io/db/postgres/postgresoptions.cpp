#include "db/postgres/postgresoptions.h"

#include <QString>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

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

} // namespace

Result<void, EngineError> applyPostgresTarget(const ConnectionTarget& target, QSqlDatabase& database)
{
    std::map<std::string, std::string, std::less<>> options{{"application_name", "querymend"},
                                                            {"connect_timeout", "10"}};
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
        // To Qt a semicolon ends an option.
        if (value.find(';') != std::string::npos)
            return failed(EngineFailure::unreachable, "the option " + name + " has a semicolon in it");
        options[name] = value;
    }
    std::string connectOptions;
    for (const auto& [name, value] : options)
        connectOptions += (connectOptions.empty() ? "" : ";") + name + '=' + quotedValue(value);
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
