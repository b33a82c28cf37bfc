#include "db/engines.h"

#include "db/addresses/allowedobjects.h"
#include "db/addresses/chosentables.h"
#include "db/duckdb/duckdbsession.h"
#include "db/host/hostedsession.h"
#include "db/mysql/mysqlsession.h"
#include "db/odbc/odbcsession.h"
#include "db/postgres/postgressession.h"
#include "db/sqlite/sqlitesession.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace querymend {

namespace {

/// Where an engine runs: on a server, or as a library in the calling process. An ODBC driver is such a library,
/// whatever it connects to, because what it does is unknown.
enum class Isolation : std::uint8_t { none, ownProcess };

/// One kind of engine and how a session on it is opened; every EngineKind has a row.
struct Engine {
    EngineKind kind;
    Isolation isolation;
    Result<std::unique_ptr<Session>, EngineError> (*open)(const ConnectionTarget& target);
};

// clang-format off
constexpr std::array<Engine, 6> engines{{
    {EngineKind::sqlite, Isolation::ownProcess, openSqlite},
    {EngineKind::postgresql, Isolation::none, openPostgres},
    {EngineKind::mysql, Isolation::none, openMysql},
    {EngineKind::mariadb, Isolation::none, openMysql},
    {EngineKind::odbc, Isolation::ownProcess, openOdbc},
    {EngineKind::duckdb, Isolation::ownProcess, openDuckdb},
}};
// clang-format on

const Engine& engineOf(EngineKind kind)
{
    return *std::find_if(engines.begin(), engines.end(), [&](const Engine& e) { return e.kind == kind; });
}

} // namespace

Result<std::unique_ptr<Session>, EngineError> openSession(const ConnectionTarget& target)
{
    // DuckDB's own fence looks into views and macros, so it has to know what is allowed.
    const bool isFencedByName = target.engine == EngineKind::duckdb;
    const ConnectionTarget opened = withoutChoice(isFencedByName ? target : withoutAllowance(target));
    auto session = engineOf(target.engine).open(opened);
    if (!session)
        return session;
    return limiting(allowing(std::move(session).value(), allowedObjects(target)), chosenTables(target));
}

Result<std::unique_ptr<Session>, EngineError> openContained(const ConnectionTarget& target,
                                                            const HostSettings& settings)
{
    if (engineOf(target.engine).isolation != Isolation::ownProcess)
        return openSession(target);
    auto session = openHosted(withoutChoice(target), settings);
    if (!session)
        return session;
    return limiting(std::move(session).value(), chosenTables(target));
}

} // namespace querymend
