#include "db/sqlite/sqlitesession.h"

#include "db/addresses/databasefile.h"
#include "db/session/sqlconnection.h"
#include "db/sqlite/sqlitecursor.h"
#include "db/sqlite/sqlitefence.h"
#include "db/sqlite/sqliteplan.h"
#include "db/sqlite/sqliteschema.h"
#include "db/sqlite/sqlitestatement.h"
#include "db/sqlite/stillfile.h"
#include "dialect/dialect.h"

#include <QSqlDriver>
#include <QVariant>

#include <sqlite3.h>

namespace querymend {

namespace {

constexpr auto changedMeanwhile = "another program changed the database while it was being read";

/// Sets a flag that the progress handler checks.
class SqliteCanceller : public Canceller {
public:
    explicit SqliteCanceller(std::shared_ptr<std::atomic<bool>> flag) : m_flag(std::move(flag)) {}

    void cancel() override { m_flag->store(true, std::memory_order_relaxed); }

private:
    std::shared_ptr<std::atomic<bool>> m_flag;
};

/// A Qt connection and the SQLite handle beneath it.
struct Connected {
    std::unique_ptr<SqlConnection> connection;
    sqlite3* database = nullptr;
    std::string path{};                  ///< empty if another driver opened the file
    std::optional<StillFile> still = {}; ///< none if it was opened as usual
};

Result<Connected, EngineError> connectTo(const std::string& path)
{
    Connected made{std::make_unique<SqlConnection>(QStringLiteral("QSQLITE")), nullptr, path,
                   path == ":memory:" ? std::nullopt : StillFile::at(path)};
    QString options = QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=1000");
    if (made.still)
        options += QStringLiteral(";QSQLITE_OPEN_URI");
    made.connection->database().setDatabaseName(QString::fromStdString(made.still ? made.still->uri() : path));
    made.connection->database().setConnectOptions(options);
    if (auto opened = made.connection->open(); !opened)
        return Failure{std::move(opened).error()};
    const QVariant handle = made.connection->database().driver()->handle();
    if (handle.typeName() != QByteArrayLiteral("sqlite3*"))
        return failed(EngineFailure::missingDriver, "Qt's SQLite driver has no handle");
    made.database = *static_cast<sqlite3* const*>(handle.constData());
    return made;
}

/// Rows of a file opened as immutable. They fail once it has changed, because they may match no state that it ever had.
class WatchedRows : public Cursor {
public:
    WatchedRows(std::unique_ptr<Cursor> rows, std::shared_ptr<const StillFile> file)
        : m_rows(std::move(rows)), m_file(std::move(file))
    {}

    const std::vector<ResultColumn>& columns() const override { return m_rows->columns(); }
    Result<bool, EngineError> fetchInto(RowSink& sink, std::size_t rows) override
    {
        return watched(m_rows->fetchInto(sink, rows));
    }
    Result<std::optional<std::uint64_t>, EngineError> countRows() override { return watched(m_rows->countRows()); }
    Result<void, EngineError> seek(std::uint64_t row) override { return watched(m_rows->seek(row)); }

private:
    template <class Value>
    Result<Value, EngineError> watched(Result<Value, EngineError> answer)
    {
        if (!m_file->isStill())
            return failed(EngineFailure::lost, changedMeanwhile);
        return answer;
    }

    std::unique_ptr<Cursor> m_rows;
    std::shared_ptr<const StillFile> m_file;
};

class SqliteSession : public Session {
public:
    explicit SqliteSession(Connected connected) : m_dialect(dialectOf(DialectId::sqlite))
    {
        take(std::move(connected));
        m_fence.functions = &m_dialect.functions;
        m_fence.cancelled = std::make_shared<std::atomic<bool>>(false);
    }

    Result<void, EngineError> begin()
    {
        if (m_still && m_still->isForced())
            m_warnings.emplace_back(WalFile{WalUse::leftAside});
        else if (!m_still && !m_path.empty() && walStateOf(m_path) == WalState::unshared)
            m_warnings.emplace_back(WalFile{WalUse::indexMade});
        return raiseSqliteFence(m_database, m_fence);
    }

    const Dialect& dialect() const override { return m_dialect; }
    const DatabaseWarnings& warnings() const override { return m_warnings; }
    std::shared_ptr<Canceller> canceller() override { return std::make_shared<SqliteCanceller>(m_fence.cancelled); }

    Result<void, EngineError> prepare(std::string_view statement) override
    {
        return whileStill<void>([&] { return prepareOnly(statement); });
    }

    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        return whileStill<Plan>([&]() -> Result<Plan, EngineError> {
            startStatement(limits);
            return explainSqlite(m_database, m_fence, statement);
        });
    }

    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        using Rows = std::unique_ptr<Cursor>;
        auto rows = whileStill<Rows>([&]() -> Result<Rows, EngineError> {
            startStatement(limits);
            auto prepared = prepareSqlite(m_database, m_fence, statement);
            if (!prepared)
                return Failure{std::move(prepared).error()};
            return sqliteCursor(m_database, m_fence, std::move(prepared).value(), statement, limits);
        });
        if (!rows || !m_still)
            return rows;
        return Rows(std::make_unique<WatchedRows>(std::move(rows).value(), m_still));
    }

    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        return whileStill<Snapshot>([&] {
            startStatement(request.limits);
            m_fence.trusted = true;
            auto snapshot = readSqliteSchema(m_database, m_fence, request);
            m_fence.trusted = false;
            return snapshot;
        });
    }

private:
    void take(Connected connected)
    {
        m_connection = std::move(connected.connection);
        m_database = connected.database;
        m_path = std::move(connected.path);
        m_still = connected.still ? std::make_shared<const StillFile>(*connected.still) : nullptr;
    }

    void startStatement(const Limits& limits)
    {
        m_fence.cancelled->store(false, std::memory_order_relaxed);
        m_fence.deadline = std::chrono::steady_clock::now() + limits.time;
    }

    Result<void, EngineError> prepareOnly(std::string_view statement)
    {
        startStatement(Limits{});
        auto prepared = prepareSqlite(m_database, m_fence, statement);
        if (!prepared)
            return Failure{std::move(prepared).error()};
        return {};
    }

    template <class Value, class Work>
    Result<Value, EngineError> whileStill(Work work)
    {
        if (auto opened = openAgainWhereChanged(); !opened)
            return Failure{std::move(opened).error()};
        Result<Value, EngineError> answer = work();
        if (m_still && !m_still->isStill())
            return failed(EngineFailure::lost, changedMeanwhile);
        return answer;
    }

    Result<void, EngineError> openAgainWhereChanged()
    {
        if (m_database && (!m_still || m_still->isStill()))
            return {};
        if (m_still.use_count() > 1) // a cursor on it is open
            return failed(EngineFailure::lost, changedMeanwhile);
        m_database = nullptr;
        m_connection.reset();
        auto connected = connectTo(m_path);
        if (!connected)
            return failed(EngineFailure::lost, connected.error().message);
        take(std::move(connected).value());
        if (auto raised = raiseSqliteFence(m_database, m_fence); !raised) {
            m_database = nullptr;
            return failed(EngineFailure::lost, raised.error().message);
        }
        return {};
    }

    // Used until the connection is closed, so it is destroyed last.
    SqliteFence m_fence;
    std::unique_ptr<SqlConnection> m_connection;
    Dialect m_dialect;
    DatabaseWarnings m_warnings;
    sqlite3* m_database = nullptr; ///< null if it could not be reopened
    std::string m_path;
    std::shared_ptr<const StillFile> m_still; ///< shared with open cursors on it
};

Result<std::unique_ptr<Session>, EngineError> sessionOn(Connected connected)
{
    sqlite3* const database = connected.database;
    const bool isUnshared = !connected.path.empty() && walStateOf(connected.path) == WalState::unshared;
    auto session = std::make_unique<SqliteSession>(std::move(connected));
    if (auto begun = session->begin(); !begun) {
        const char* path = sqlite3_db_filename(database, "main");
        EngineError error = std::move(begun).error();
        error.message = std::string(path ? path : "") + ": " + error.message;
        if (isUnshared)
            error.message += "; its -wal file has changes that SQLite can read only if it can create a -shm file "
                             "next to it: copy the database with its -wal file to a writable folder";
        return Failure{std::move(error)};
    }
    return std::unique_ptr<Session>(std::move(session));
}

} // namespace

Result<std::unique_ptr<Session>, EngineError> openSqlite(const ConnectionTarget& target)
{
    // For all of these, SQLite only says that it is unable to open the file.
    const std::string reason = target.database == ":memory:" ? std::string() : reasonAgainstFile(target.database);
    if (!reason.empty())
        return failed(EngineFailure::unreachable, target.database + ": " + reason);
    auto connected = connectTo(target.database);
    if (!connected)
        return Failure{std::move(connected).error()};
    return sessionOn(std::move(connected).value());
}

Result<std::unique_ptr<Session>, EngineError> sqliteSessionOn(std::unique_ptr<SqlConnection> connection,
                                                              sqlite3* database)
{
    return sessionOn({std::move(connection), database});
}

} // namespace querymend
