#include "db/duckdb/duckdbsession.h"

#include "db/addresses/allowedobjects.h"
#include "db/addresses/databasefile.h"
#include "db/duckdb/duckdbcursor.h"
#include "db/duckdb/duckdbdriver.h"
#include "db/duckdb/duckdberror.h"
#include "db/duckdb/duckdbfence.h"
#include "db/duckdb/duckdbplan.h"
#include "db/duckdb/duckdbschema.h"
#include "db/session/sqlconnection.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

class DuckdbSession : public Session {
public:
    DuckdbSession(std::unique_ptr<SqlConnection> connection, std::vector<std::string> allowed)
        : m_connection(std::move(connection)), m_dialect(dialectOf(DialectId::duckdb)),
          m_duckdb(m_connection->database().driver()->handle().value<DuckdbConnection*>()),
          m_fence(std::make_unique<DuckdbFence>(*m_duckdb, m_dialect.functions, std::move(allowed))),
          m_stopper(std::make_shared<DuckdbStopper>(*m_duckdb))
    {}
    DuckdbSession(const DuckdbSession&) = delete;
    DuckdbSession& operator=(const DuckdbSession&) = delete;

    ~DuckdbSession() override
    {
        endOpenRun(m_open);
        m_stopper->detach();
        m_fence.reset(); // its prepared statement must go before the connection
    }

    /// Raises the fence; returns the reason on failure, else an empty string.
    std::string begin(const DuckdbSettings& settings) { return m_fence->raise(settings); }

    const Dialect& dialect() const override { return m_dialect; }
    const DatabaseWarnings& warnings() const override { return m_warnings; }
    std::shared_ptr<Canceller> canceller() override { return m_stopper; }

    Result<void, EngineError> prepare(std::string_view statement) override
    {
        return run<void>(Limits{}, [&]() -> Result<void, EngineError> {
            auto prepared = m_fence->admit(statement);
            if (!prepared)
                return Failure{std::move(prepared).error()};
            return {};
        });
    }

    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        return run<Plan>(limits, [&]() -> Result<Plan, EngineError> {
            if (auto admitted = m_fence->admit(statement); !admitted)
                return Failure{std::move(admitted).error()};
            return planOf(statement);
        });
    }

    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        using Rows = std::unique_ptr<DuckdbRows>;
        startRun();
        auto rows = workUntil(*m_stopper, deadlineOf(limits), [&]() -> Result<Rows, EngineError> {
            auto prepared = m_fence->admit(statement);
            if (!prepared)
                return Failure{std::move(prepared).error()};
            return DuckdbRows::run(std::make_shared<const DuckdbStatement>(std::move(prepared).value()));
        });
        if (!rows) {
            m_stopper->endRun();
            return Failure{std::move(rows).error()};
        }
        const auto open = std::make_shared<DuckdbRun>(m_stopper, std::move(rows).value());
        m_open = open;
        return std::unique_ptr<Cursor>(std::make_unique<DuckdbCursor>(open, limits));
    }

    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        return run<Snapshot>(request.limits, [&] { return readDuckdbSchema(*m_duckdb, request); });
    }

private:
    static std::chrono::steady_clock::time_point deadlineOf(const Limits& limits)
    {
        return std::chrono::steady_clock::now() + limits.time;
    }

    /// Only one statement at a time: the next one ends an open result.
    void startRun()
    {
        endOpenRun(m_open);
        m_stopper->startRun();
    }

    template <class Value, class Work>
    Result<Value, EngineError> run(const Limits& limits, Work work)
    {
        startRun();
        auto result = workUntil(*m_stopper, deadlineOf(limits), work);
        m_stopper->endRun();
        return result;
    }

    Result<Plan, EngineError> planOf(std::string_view statement)
    {
        QSqlQuery rows(m_connection->database());
        rows.setForwardOnly(true);
        rows.exec(QStringLiteral("EXPLAIN (FORMAT JSON) ")
                  + QString::fromUtf8(statement.data(), static_cast<qsizetype>(statement.size())));
        constexpr int text = 1;
        std::string plan = rows.next() ? rows.value(text).toString().toStdString() : std::string();
        if (rows.lastError().isValid())
            return Failure{duckdbError(rows.lastError().databaseText().toUtf8().constData())};
        return readDuckdbPlan(std::move(plan));
    }

    std::unique_ptr<SqlConnection> m_connection;
    Dialect m_dialect;
    DuckdbConnection* m_duckdb; ///< owned by the connection
    std::unique_ptr<DuckdbFence> m_fence;
    std::shared_ptr<DuckdbStopper> m_stopper; ///< shared with cancelling threads
    std::weak_ptr<OpenRun> m_open;
    DatabaseWarnings m_warnings;
};

/// Why the file is not a DuckDB database, empty if it is one. For any other file DuckDB would look for an extension and
/// complain about that.
std::string whatIsWrongWith(const std::string& path)
{
    if (const std::string reason = reasonAgainstFile(path); !reason.empty())
        return path + ": " + reason;
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return path + ": " + file.errorString().toStdString();
    constexpr qint64 checksum = 8;
    const QByteArray mark("DUCK");
    return file.read(checksum + mark.size()).endsWith(mark) ? std::string() : path + ": this is not a DuckDB database";
}

} // namespace

Result<std::unique_ptr<Session>, EngineError> openDuckdb(const ConnectionTarget& target)
{
    const auto settings = duckdbFenceSettings(target);
    if (!settings)
        return Failure{settings.error()};
    if (std::string wrong = target.database == ":memory:" ? std::string() : whatIsWrongWith(target.database);
        !wrong.empty())
        return failed(EngineFailure::unreachable, std::move(wrong));
    const auto library = target.options.find("library");
    auto loaded = DuckdbLibrary::load(library == target.options.end() ? std::string() : library->second);
    if (!loaded)
        return Failure{std::move(loaded).error()};
    auto connection = std::make_unique<SqlConnection>(std::make_unique<DuckdbDriver>(std::move(loaded).value()));
    connection->database().setDatabaseName(QString::fromStdString(target.database));
    QStringList options;
    for (const auto& [name, value] : *settings)
        options << QString::fromStdString(name + '=' + value);
    connection->database().setConnectOptions(options.join(QLatin1Char(';')));
    if (auto opened = connection->open(); !opened)
        return Failure{std::move(opened).error()};
    auto session = std::make_unique<DuckdbSession>(std::move(connection), allowedObjects(target));
    if (std::string reason = session->begin(*settings); !reason.empty())
        return failed(EngineFailure::notReadOnly, std::move(reason));
    return std::unique_ptr<Session>(std::move(session));
}

} // namespace querymend
