#pragma once

#include "base/result.h"
#include "db/odbc/odbcconnection.h"
#include "db/odbc/odbcstring.h"
#include "db/session.h"

#include <memory>
#include <vector>

struct sqlite3;

namespace querymend {

/// While it lives, notes each database that SQLite opens on this thread, also where a driver does it.
class SqliteWitness {
public:
    SqliteWitness();
    SqliteWitness(const SqliteWitness&) = delete;
    SqliteWitness& operator=(const SqliteWitness&) = delete;
    ~SqliteWitness();

    /// Null where there was none, or more than one.
    [[nodiscard]] sqlite3* only() const { return m_seen.size() == 1 ? m_seen.front() : nullptr; }

private:
    std::vector<sqlite3*> m_seen;
};

/// If these lead to SQLite's driver: with the database opened for reading only, and none made where there is no file.
[[nodiscard]] OdbcAttributes readingSqlite(OdbcAttributes attributes);
/// Why its file cannot be opened, before the driver waits for it; empty where it can, or nothing is known of it.
[[nodiscard]] std::string reasonAgainstSqlite(const OdbcAttributes& attributes);

/// SQLite behind its ODBC driver: the fence is put around the database that the driver opened.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openSqliteByOdbc(OdbcConnection connection);

} // namespace querymend
