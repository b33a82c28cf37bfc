#include "db/engines.h"

#include "db/duckdbsession.h"
#include "db/host/hostedsession.h"
#include "db/mysqlsession.h"
#include "db/odbcsession.h"
#include "db/postgressession.h"
#include "db/sqlitesession.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

namespace {

/// Where an engine does its work: a server somewhere, or a library in the process that asks.
enum class EngineSeat : std::uint8_t { server, library };

/// One kind of database engine and how a session on it is opened.
struct Engine {
    EngineKind kind;
    std::string_view displayName;
    EngineSeat seat;
    Result<std::unique_ptr<Session>, EngineError> (*open)(const ConnectionTarget& target);
};

// clang-format off
constexpr std::array<Engine, 6> engines{{
    {EngineKind::sqlite, "SQLite", EngineSeat::library, openSqlite},
    {EngineKind::postgresql, "PostgreSQL", EngineSeat::server, openPostgres},
    {EngineKind::mysql, "MySQL", EngineSeat::server, openMysql},
    {EngineKind::mariadb, "MariaDB", EngineSeat::server, openMysql},
    {EngineKind::odbc, "ODBC", EngineSeat::server, openOdbc},
    {EngineKind::duckdb, "DuckDB", EngineSeat::library, openDuckdb},
}};
// clang-format on

const Engine* engineOf(EngineKind kind)
{
    const auto found = std::find_if(engines.begin(), engines.end(), [&](const Engine& e) { return e.kind == kind; });
    return found == engines.end() ? nullptr : &*found;
}

} // namespace

Result<std::unique_ptr<Session>, EngineError> openSession(const ConnectionTarget& target)
{
    if (const Engine* const engine = engineOf(target.engine))
        return engine->open(target);
    std::string known;
    for (const Engine& other : engines)
        known += (known.empty() ? "" : ", ") + std::string(other.displayName);
    return Failure{EngineError{EngineFailure::missingDriver,
                               "this version cannot connect to this kind of database yet, only to " + known,
                               {},
                               {},
                               {}}};
}

Result<std::unique_ptr<Session>, EngineError> openContained(const ConnectionTarget& target,
                                                            const HostSettings& settings)
{
    const Engine* const engine = engineOf(target.engine);
    return engine && engine->seat == EngineSeat::library ? openHosted(target, settings) : openSession(target);
}

} // namespace querymend
