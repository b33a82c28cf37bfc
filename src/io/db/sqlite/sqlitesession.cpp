#include "db/sqlite/sqlitesession.h"

#include "db/sqlconnection.h"
#include "db/sqlite/sqlitecursor.h"
#include "db/sqlite/sqlitefence.h"
#include "db/sqlite/sqliteplan.h"
#include "db/sqlite/sqliteschema.h"
#include "db/sqlite/sqlitestatement.h"
#include "dialect/dialect.h"

#include <QFileInfo>
#include <QSqlDriver>

#include <sqlite3.h>

namespace querymend {

namespace {

/// Sets a flag that the progress handler reads, and interrupts what is between two looks.
class SqliteCanceller : public Canceller {
public:
    explicit SqliteCanceller(std::shared_ptr<std::atomic<bool>> flag) : m_flag(std::move(flag)) {}

    void cancel() override { m_flag->store(true, std::memory_order_relaxed); }

private:
    std::shared_ptr<std::atomic<bool>> m_flag;
};

class SqliteSession : public Session {
public:
    SqliteSession(std::unique_ptr<SqlConnection> connection, sqlite3* database)
        : m_connection(std::move(connection)), m_dialect(dialectOf(DialectId::sqlite)), m_database(database)
    {
        m_fence.functions = &m_dialect.functions;
        m_fence.cancelled = std::make_shared<std::atomic<bool>>(false);
    }

    Result<std::monostate, EngineError> begin() { return raiseSqliteFence(m_database, m_fence); }

    const Dialect& dialect() const override { return m_dialect; }
    const DatabaseWarnings& warnings() const override { return m_warnings; }
    std::shared_ptr<Canceller> canceller() override { return std::make_shared<SqliteCanceller>(m_fence.cancelled); }

    Result<std::monostate, EngineError> prepare(std::string_view statement) override
    {
        startStatement(Limits{});
        auto prepared = prepareSqlite(m_database, m_fence, statement);
        if (!prepared)
            return Failure{std::move(prepared).error()};
        return std::monostate{};
    }

    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        if (auto prepared = prepare(statement); !prepared)
            return Failure{std::move(prepared).error()};
        startStatement(limits);
        return explainSqlite(m_database, m_fence, statement);
    }

    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        startStatement(limits);
        auto prepared = prepareSqlite(m_database, m_fence, statement);
        if (!prepared)
            return Failure{std::move(prepared).error()};
        return sqliteCursor(m_database, m_fence, std::move(prepared).value(), statement, limits);
    }

    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        startStatement(request.limits);
        m_fence.trusted = true;
        auto snapshot = readSqliteSchema(m_database, m_fence, request);
        m_fence.trusted = false;
        return snapshot;
    }

private:
    void startStatement(const Limits& limits)
    {
        m_fence.cancelled->store(false, std::memory_order_relaxed);
        m_fence.deadline = std::chrono::steady_clock::now() + limits.time;
    }

    // The fence is looked at until the connection is closed, so it goes last.
    SqliteFence m_fence;
    std::unique_ptr<SqlConnection> m_connection;
    Dialect m_dialect;
    DatabaseWarnings m_warnings;
    sqlite3* m_database;
};

/// SQLite says of all these that it is unable to open the file.
std::string reasonAgainst(const QFileInfo& file)
{
    if (!file.exists())
        return "no such file";
    if (!file.isFile())
        return file.isDir() ? "a folder, not a database" : "not a file";
    return file.isReadable() ? "" : "this user may not read it";
}

} // namespace

Result<std::unique_ptr<Session>, EngineError> openSqlite(const ConnectionTarget& target)
{
    const QString path = QString::fromStdString(target.database);
    if (const std::string reason = target.database == ":memory:" ? "" : reasonAgainst(QFileInfo(path)); !reason.empty())
        return Failure{EngineError{EngineFailure::unreachable, target.database + ": " + reason, {}, {}, {}}};
    auto connection = std::make_unique<SqlConnection>(QStringLiteral("QSQLITE"));
    connection->database().setDatabaseName(path);
    connection->database().setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=1000"));
    if (auto opened = connection->open(); !opened)
        return Failure{std::move(opened).error()};
    const QVariant handle = connection->database().driver()->handle();
    if (handle.typeName() != QByteArrayLiteral("sqlite3*"))
        return Failure{EngineError{EngineFailure::missingDriver, "Qt's SQLite driver has no handle", {}, {}, {}}};
    sqlite3* const database = *static_cast<sqlite3* const*>(handle.constData());
    return sqliteSessionOn(std::move(connection), database);
}

Result<std::unique_ptr<Session>, EngineError> sqliteSessionOn(std::unique_ptr<SqlConnection> connection,
                                                              sqlite3* database)
{
    auto session = std::make_unique<SqliteSession>(std::move(connection), database);
    if (auto begun = session->begin(); !begun) {
        const char* path = sqlite3_db_filename(database, "main");
        EngineError error = std::move(begun).error();
        error.message = std::string(path ? path : "") + ": " + error.message;
        return Failure{std::move(error)};
    }
    return std::unique_ptr<Session>(std::move(session));
}

} // namespace querymend
