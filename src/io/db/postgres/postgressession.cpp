#include "db/postgres/postgressession.h"

#include "db/postgres/postgrescatalog.h"
#include "db/postgres/postgrescursor.h"
#include "db/postgres/postgresoptions.h"
#include "db/postgres/postgresplan.h"
#include "db/postgres/postgresrights.h"
#include "db/postgres/postgresschema.h"
#include "db/postgres/postgresvalues.h"
#include "db/session/sqlconnection.h"

#include <QSqlDriver>
#include <QVariant>

#include <cstdlib>
#include <utility>

namespace querymend {

namespace {

class PostgresSession : public Session {
public:
    explicit PostgresSession(std::unique_ptr<SqlConnection> connection)
        : m_connection(std::move(connection)), m_dialect(dialectOf(DialectId::postgresql))
    {}
    PostgresSession(const PostgresSession&) = delete;
    PostgresSession& operator=(const PostgresSession&) = delete;
    ~PostgresSession() override { endOpenRun(m_open); }

    /// Returns the reason if the session cannot be made safe, else an empty string.
    std::string begin()
    {
        const QVariant handle = m_connection->database().driver()->handle();
        const QByteArray type(handle.typeName());
        if (type != "pg_conn*" && type != "PGconn*") // Qt may use the name of the struct or of its alias
            return "Qt's PostgreSQL driver has no handle";
        m_link = std::make_unique<PostgresLink>(*static_cast<PGconn* const*>(handle.constData()));
        if (!m_link->ok())
            return "the system has no file descriptors left";
        const auto transaction = start(Limits{});
        if (!transaction)
            return transaction.error().message;
        const auto readOnly = m_link->command("SHOW transaction_read_only");
        if (!readOnly)
            return readOnly.error().message;
        if (PQntuples(readOnly->get()) != 1 || std::string_view(PQgetvalue(readOnly->get(), 0, 0)) != "on")
            return "the server cannot make transactions read-only";
        if (const char* strings = PQparameterStatus(m_link->connection(), "standard_conforming_strings"))
            (void)applySetting(m_dialect, "standard_conforming_strings", strings);
        readRights();
        readLimits();
        return {};
    }

    const Dialect& dialect() const override { return m_dialect; }
    const DatabaseWarnings& warnings() const override { return m_warnings; }
    std::shared_ptr<Canceller> canceller() override { return m_link->canceller(); }
    bool isOver() const override { return m_link->isOver(); }

    Result<void, EngineError> prepare(std::string_view statement) override
    {
        endOpenRun(m_open);
        if (auto problem = PostgresLink::reasonNotToSend(statement))
            return Failure{std::move(*problem)};
        auto prepared = m_link->doAll(Limits{}, {{SendAs::prepare, {{}, statement}}});
        if (!prepared)
            return Failure{std::move(prepared).error().error};
        return {};
    }

    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        endOpenRun(m_open);
        if (auto problem = PostgresLink::reasonNotToSend(statement))
            return Failure{std::move(*problem)};
        auto answer =
            m_link->doAll(limits, {{SendAs::prepare, {{}, statement}}, {SendAs::query, {explainCursor, statement}}});
        if (!answer) {
            PostgresLink::FailedStep failed = std::move(answer).error();
            return Failure{failed.step == 0 ? std::move(failed.error) : ofCursor(std::move(failed.error))};
        }
        return readPostgresPlan(PQntuples(answer->get()) > 0 ? PQgetvalue(answer->get(), 0, 0) : "");
    }

    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        auto transaction = start(limits);
        if (!transaction)
            return Failure{transaction.error()};
        if (auto prepared = m_link->prepare(statement); !prepared)
            return Failure{std::move(prepared).error()};
        const auto described = m_link->describePrepared();
        if (!described)
            return Failure{described.error()};
        if (auto declared = asCursor(declareCursor, statement); !declared)
            return Failure{std::move(declared).error()};
        auto columns = postgresColumns(*m_link, **described);
        if (!columns)
            return Failure{std::move(columns).error()};
        return std::unique_ptr<Cursor>(std::make_unique<PostgresCursor>(*m_link, std::move(transaction).value(), limits,
                                                                        std::move(columns).value()));
    }

    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        const auto transaction = start(request.limits);
        if (!transaction)
            return Failure{transaction.error()};
        return readPostgresSchema([this](const std::string& query) { return m_link->command(query); }, request);
    }

private:
    /// Only one transaction at a time: the next statement ends an open result.
    Result<std::shared_ptr<OpenRun>, EngineError> start(const Limits& limits)
    {
        endOpenRun(m_open);
        if (auto begun = m_link->begin(limits); !begun)
            return Failure{std::move(begun).error()};
        auto transaction = std::make_shared<OpenRun>([link = m_link.get()] { link->rollback(); });
        m_open = transaction;
        return transaction;
    }

    /// A statement that can be prepared, but not after DECLARE … FOR, is no query.
    static EngineError ofCursor(EngineError error)
    {
        const bool isNoQuery = error.code == "42601" || error.code == "0A000" || error.code == "42P11";
        if (isNoQuery)
            error.failure = EngineFailure::notAllowed;
        return error;
    }

    PostgresLink::Answer asCursor(std::string_view prefix, std::string_view statement)
    {
        auto answer = m_link->query({prefix, statement});
        if (answer)
            return answer;
        return Failure{ofCursor(std::move(answer).error())};
    }

    void readRights()
    {
        const char* superuser = PQparameterStatus(m_link->connection(), "is_superuser");
        if (superuser && std::string_view(superuser) == "on") {
            m_warnings.push_back(superuserWarning());
            return;
        }
        const auto roles = m_link->command(dangerousPostgresRoles);
        for (int i = 0; roles && i < PQntuples(roles->get()); ++i)
            m_warnings.push_back(roleWarning(PQgetvalue(roles->get(), i, 0)));
    }

    /// Must come last in its transaction, which a setting that the server rejects would abort.
    void readLimits()
    {
        const auto limits = m_link->command(postgresLimitsQuery);
        if (!limits || PQntuples(limits->get()) != 1)
            return;
        const auto milliseconds = [&](int column) {
            return std::chrono::milliseconds(std::atoi(PQgetvalue(limits->get(), 0, column)));
        };
        PostgresLimits read{milliseconds(0), milliseconds(1), milliseconds(2), false};
        read.checksClient = m_link->command("SET LOCAL client_connection_check_interval = 1000").ok();
        m_link->setServerLimits(read);
    }

    std::unique_ptr<SqlConnection> m_connection;
    std::unique_ptr<PostgresLink> m_link; // uses the connection's handle, so it is destroyed first
    std::weak_ptr<OpenRun> m_open;
    Dialect m_dialect;
    DatabaseWarnings m_warnings;
};

} // namespace

Result<std::unique_ptr<Session>, EngineError> openPostgres(const ConnectionTarget& target)
{
    auto connection = std::make_unique<SqlConnection>(QStringLiteral("QPSQL"));
    if (auto applied = applyPostgresTarget(target, connection->database()); !applied)
        return Failure{std::move(applied).error()};
    if (auto opened = connection->open(); !opened)
        return Failure{std::move(opened).error()};
    auto session = std::make_unique<PostgresSession>(std::move(connection));
    if (std::string reason = session->begin(); !reason.empty())
        return failed(EngineFailure::notReadOnly, std::move(reason));
    return std::unique_ptr<Session>(std::move(session));
}

} // namespace querymend
