#pragma once

#include "base/result.h"
#include "db/addresses/odbcstring.h"
#include "db/odbc/odbcconnection.h"
#include "db/session/session.h"

#include <memory>
#include <vector>

struct sqlite3;

namespace querymend {

/// While it lives, records each database that SQLite opens on this thread, even when a driver does so.
class SqliteOpenRecorder {
public:
    SqliteOpenRecorder();
    SqliteOpenRecorder(const SqliteOpenRecorder&) = delete;
    SqliteOpenRecorder& operator=(const SqliteOpenRecorder&) = delete;
    ~SqliteOpenRecorder();

    /// Null if there was none, or more than one.
    [[nodiscard]] sqlite3* only() const { return m_seen.size() == 1 ? m_seen.front() : nullptr; }

private:
    std::vector<sqlite3*> m_seen;
};

/// For SQLite's driver, returns the attributes changed so that it opens the database read-only and creates no file.
[[nodiscard]] OdbcAttributes readingSqlite(OdbcAttributes attributes);
/// Why its file cannot be opened, checked before the driver waits for it; empty if it can, or if that is unknown.
[[nodiscard]] std::string reasonAgainstSqlite(const OdbcAttributes& attributes);

/// Opens a session through SQLite's ODBC driver, with the fence around the database that the driver opened.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openSqliteByOdbc(OdbcConnection connection);

} // namespace querymend
