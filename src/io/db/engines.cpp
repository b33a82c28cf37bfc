#include "db/engines.h"

#include "db/odbcsession.h"
#include "db/postgressession.h"
#include "db/sqlitesession.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

namespace {

constexpr std::array<Engine, 3> engines{{{EngineKind::sqlite, "SQLite", openSqlite},
                                         {EngineKind::postgresql, "PostgreSQL", openPostgres},
                                         {EngineKind::odbc, "ODBC", openOdbc}}};

} // namespace

std::span<const Engine> allEngines()
{
    return engines;
}

Result<std::unique_ptr<Session>, EngineError> openSession(const ConnectionTarget& target)
{
    const auto engine =
        std::find_if(engines.begin(), engines.end(), [&](const Engine& e) { return e.kind == target.engine; });
    if (engine != engines.end())
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

} // namespace querymend
