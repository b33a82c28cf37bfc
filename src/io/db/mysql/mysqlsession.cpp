#include "db/mysql/mysqlsession.h"

#include "db/mysql/mysqlconnecting.h"
#include "db/mysql/mysqlcursor.h"
#include "db/mysql/mysqlplan.h"
#include "db/mysql/mysqlrun.h"
#include "db/mysql/mysqlschema.h"
#include "db/mysql/mysqlserver.h"
#include "db/session/celltext.h"
#include "db/session/sqlconnection.h"

#include <utility>

namespace querymend {

namespace {

/// Sent in front of a statement to plan it; only what can be planned may follow.
constexpr std::string_view explainPrefix = "EXPLAIN FORMAT=JSON ";

class MysqlSession : public Session {
public:
    explicit MysqlSession(MysqlLogin login) : m_login(std::move(login)) {}
    MysqlSession(const MysqlSession&) = delete;
    MysqlSession& operator=(const MysqlSession&) = delete;
    ~MysqlSession() override { endOpenRun(m_open); }

    /// Connects; fails with the reason if the session cannot be used.
    Result<void, EngineError> begin(const ConnectionTarget& target)
    {
        m_connection = std::make_unique<SqlConnection>(QStringLiteral("QMARIADB"));
        auto handle = connectMysql(*m_connection, m_login);
        if (!handle)
            return Failure{withIgnoredFile(std::move(handle).error())};
        m_link = std::make_unique<MysqlLink>(handle.value(), m_login);
        MysqlRun run(*m_link);
        m_link->startRun(Limits{});
        auto facts = readMysqlServer(*m_link, target.engine);
        if (!facts)
            return Failure{std::move(facts).error()};
        m_dialect = std::move(facts.value().dialect);
        m_warnings = std::move(facts.value().warnings);
        if (!m_login.ignoredFile.empty())
            m_warnings.emplace_back(IgnoredFile{m_login.ignoredFile});
        return {};
    }

    const Dialect& dialect() const override { return m_dialect; }
    const DatabaseWarnings& warnings() const override { return m_warnings; }
    std::shared_ptr<Canceller> canceller() override { return m_link->canceller(); }
    bool isOver() const override { return m_link->isDead(); }

    Result<void, EngineError> prepare(std::string_view statement) override
    {
        const auto run = start(Limits{});
        if (!run)
            return Failure{run.error()};
        return run.value()->newStatement().prepare(statement);
    }

    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        const auto run = start(limits);
        if (!run)
            return Failure{run.error()};
        run.value()->setEnding(MysqlLink::Ending::sent);
        if (auto query = prepareQuery(run.value()->newStatement(), statement); !query)
            return Failure{std::move(query).error()};
        if (auto plan = preparePlan(run.value()->newStatement(), statement); !plan)
            return Failure{std::move(plan).error()};
        auto cursor = execute(run.value(), limits);
        if (!cursor)
            return Failure{std::move(cursor).error()};
        // A plan is a single row. Reading on finds the end of the result; without that, the server would be asked to
        // stop sending, which takes another connection.
        const auto page = cursor.value()->fetch(2);
        if (!page)
            return Failure{page.error()};
        return readMysqlPlan(page->rows.empty() ? std::string() : cellText(page->rows.front().front()));
    }

    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        const auto run = start(limits);
        if (!run)
            return Failure{run.error()};
        if (auto query = prepareQuery(run.value()->newStatement(), statement); !query)
            return Failure{std::move(query).error()};
        // A temporary: closing a statement reads its pending rows, so this one is closed before any arrive.
        if (auto plan = preparePlan(*std::make_unique<MysqlStatement>(*m_link), statement); !plan)
            return Failure{std::move(plan).error()};
        return execute(run.value(), limits);
    }

    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        const auto run = start(request.limits);
        if (!run)
            return Failure{run.error()};
        return readMysqlSchema(*m_link, request);
    }

private:
    using Run = std::shared_ptr<MysqlRun>;

    /// Tells a failed connection why the user's file gave it no password.
    [[nodiscard]] EngineError withIgnoredFile(EngineError error) const
    {
        if (!m_login.ignoredFile.empty())
            error.message +=
                '\n' + m_login.ignoredFile + " was ignored, because other users can access it; run chmod 600 on it";
        return error;
    }

    /// Only one statement at a time: the next one ends an open result.
    Result<Run, EngineError> start(const Limits& limits)
    {
        endOpenRun(m_open);
        auto run = std::make_shared<MysqlRun>(*m_link);
        m_link->startRun(limits);
        if (auto raised = m_link->raiseFence(limits); !raised)
            return Failure{std::move(raised).error()};
        m_open = run;
        return run;
    }

    /// Prepares exactly one statement, which must return rows: with INTO OUTFILE or INTO @variable it has no columns.
    static Result<void, EngineError> prepareQuery(MysqlStatement& query, std::string_view statement)
    {
        auto prepared = query.prepare(statement);
        if (prepared && !query.hasColumns())
            return failed(EngineFailure::notAllowed, "the statement is not a query that returns rows");
        return prepared;
    }

    /// Rejects what returns rows but has no plan: SHOW, ANALYZE, CHECK TABLE and SET STATEMENT … FOR.
    static Result<void, EngineError> preparePlan(MysqlStatement& plan, std::string_view statement)
    {
        auto prepared = plan.prepare(std::string(explainPrefix) + std::string(statement));
        if (prepared || prepared.error().failure != EngineFailure::refused)
            return prepared;
        EngineError error = std::move(prepared).error();
        error.failure = EngineFailure::notAllowed;
        error.offset.reset();
        return Failure{std::move(error)};
    }

    Result<std::unique_ptr<Cursor>, EngineError> execute(const Run& run, const Limits& limits)
    {
        if (auto executed = run->statement().execute(); !executed)
            return Failure{std::move(executed).error()};
        auto cursor = std::make_unique<MysqlCursor>(*m_link, run, limits);
        if (!cursor->bind())
            return Failure{m_link->lastError(run->statement().handle())};
        return std::unique_ptr<Cursor>(std::move(cursor));
    }

    MysqlLogin m_login;
    std::unique_ptr<SqlConnection> m_connection;
    std::unique_ptr<MysqlLink> m_link; // uses the connection's handle, so it is destroyed first
    std::weak_ptr<OpenRun> m_open;
    Dialect m_dialect;
    DatabaseWarnings m_warnings;
};

} // namespace

Result<std::unique_ptr<Session>, EngineError> openMysql(const ConnectionTarget& target)
{
    const auto login = readMysqlLogin(target);
    if (!login)
        return Failure{login.error()};
    auto session = std::make_unique<MysqlSession>(*login);
    if (auto begun = session->begin(target); !begun)
        return Failure{std::move(begun).error()};
    return std::unique_ptr<Session>(std::move(session));
}

} // namespace querymend
