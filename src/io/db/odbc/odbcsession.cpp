#include "db/odbc/odbcsession.h"

#include "db/odbc/odbcconnection.h"
#include "db/odbc/odbccursor.h"
#include "db/odbc/odbcdriverlink.h"
#include "db/odbc/odbcsqlite.h"

#include <utility>

namespace querymend {

namespace {

class OdbcSession : public Session {
public:
    OdbcSession(std::unique_ptr<OdbcLink> link, const OdbcServer& server)
        : m_link(std::move(link)), m_server(server), m_facts{dialectOf(server.dialect), {}}
    {}
    OdbcSession(const OdbcSession&) = delete;
    OdbcSession& operator=(const OdbcSession&) = delete;
    ~OdbcSession() override { endOpenRun(m_open); }

    OdbcStep secure()
    {
        const auto transaction = start(Limits{});
        if (!transaction)
            return Failure{transaction.error()};
        return m_server.secure(*m_link, m_facts);
    }

    const Dialect& dialect() const override { return m_facts.dialect; }
    const DatabaseWarnings& warnings() const override { return m_facts.warnings; }
    std::shared_ptr<Canceller> canceller() override { return m_link->canceller(); }

    OdbcStep prepare(std::string_view statement) override
    {
        const auto transaction = start(Limits{});
        if (!transaction)
            return Failure{transaction.error()};
        return m_server.prepare(*m_link, statement, m_facts.dialect);
    }

    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        const auto transaction = start(limits);
        if (!transaction)
            return Failure{transaction.error()};
        return m_server.explain(*m_link, statement, m_facts.dialect);
    }

    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        auto transaction = start(limits);
        if (!transaction)
            return Failure{transaction.error()};
        auto rows = m_server.run(*m_link, statement, m_facts.dialect);
        if (!rows)
            return Failure{std::move(rows).error()};
        return std::unique_ptr<Cursor>(
            std::make_unique<OdbcCursor>(*m_link, std::move(transaction).value(), limits, std::move(rows).value()));
    }

    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        const auto transaction = start(request.limits);
        if (!transaction)
            return Failure{transaction.error()};
        return m_server.readSchema(*m_link, request);
    }

private:
    /// Only one transaction at a time: the next statement ends an open result.
    Result<std::shared_ptr<OpenRun>, EngineError> start(const Limits& limits)
    {
        endOpenRun(m_open);
        if (auto begun = m_link->begin(limits); !begun)
            return Failure{std::move(begun).error()};
        auto transaction = std::make_shared<OpenRun>([link = m_link.get()] { link->rollback(); });
        if (auto begun = m_server.begin(*m_link, limits); !begun)
            return Failure{std::move(begun).error()};
        m_open = transaction;
        return transaction;
    }

    std::unique_ptr<OdbcLink> m_link;
    const OdbcServer& m_server;
    std::weak_ptr<OpenRun> m_open;
    OdbcFacts m_facts;
};

} // namespace

Result<std::unique_ptr<Session>, EngineError> odbcSessionOn(std::unique_ptr<OdbcLink> link, const OdbcServer& server)
{
    auto session = std::make_unique<OdbcSession>(std::move(link), server);
    if (auto secured = session->secure(); !secured) {
        EngineError error = std::move(secured).error();
        const bool isRefusal = error.failure == EngineFailure::refused || error.failure == EngineFailure::notAllowed;
        error.failure = isRefusal ? EngineFailure::notReadOnly : error.failure;
        return Failure{std::move(error)};
    }
    return std::unique_ptr<Session>(std::move(session));
}

Result<std::unique_ptr<Session>, EngineError> openOdbc(const ConnectionTarget& target)
{
    auto opened = openOdbcConnection(target);
    if (!opened)
        return Failure{std::move(opened).error()};
    OdbcConnection connection = std::move(opened).value();
    const std::string name = odbcServerName(connection.handle);
    if (name == "SQLite")
        return openSqliteByOdbc(std::move(connection));
    const OdbcServer* server = odbcServerCalled(name);
    if (!server)
        return failed(EngineFailure::notReadOnly,
                      "read-only sessions are not supported for " + name + ", only for " + knownOdbcServers());
    return odbcSessionOn(std::make_unique<OdbcDriverLink>(std::move(connection.database), connection.handle, *server),
                         *server);
}

} // namespace querymend
