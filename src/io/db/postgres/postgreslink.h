#pragma once

#include "base/result.h"
#include "db/postgres/postgreserror.h"
#include "db/postgres/postgreslimits.h"
#include "db/postgres/postgressocket.h"
#include "db/session/engineerror.h"
#include "db/session/session.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <libpq-fe.h>

namespace querymend {

struct PostgresClearer {
    void operator()(PGresult* result) const { PQclear(result); }
};

using PostgresResult = std::unique_ptr<PGresult, PostgresClearer>;

class PostgresStopper;

/// How a statement is sent by the extended protocol.
enum class SendAs : std::uint8_t { query, prepare };

/// One libpq connection: every wait can be cancelled and ends at its deadline.
class PostgresLink {
public:
    explicit PostgresLink(PGconn* connection);
    PostgresLink(const PostgresLink&) = delete;
    PostgresLink& operator=(const PostgresLink&) = delete;
    ~PostgresLink();

    using Answer = Result<PostgresResult, EngineError>;

    /// One of several statements that are sent together.
    struct Step {
        SendAs as = SendAs::query;
        SentStatement statement;
    };

    /// An error and the index of the step that caused it.
    struct FailedStep {
        EngineError error;
        std::size_t step = 0;
    };

    [[nodiscard]] std::shared_ptr<Canceller> canceller() const;
    [[nodiscard]] PGconn* connection() const { return m_connection; }
    /// False if the system had no descriptor for its socket.
    [[nodiscard]] bool ok() const { return m_socket.ok(); }
    /// Whether the connection ended or was given up.
    [[nodiscard]] bool isOver() const { return m_isDead || PQstatus(m_connection) != CONNECTION_OK; }
    void setServerLimits(const PostgresLimits& limits) { m_serverLimits = limits; }

    /// Opens a read-only transaction; earlier cancel requests do not affect it.
    [[nodiscard]] Result<void, EngineError> begin(const Limits& limits);
    /// Runs a whole transaction in one round trip. It stops at the first step that fails, else returns the answer of
    /// the last one. Its end is sent along, and done by the server while we continue.
    [[nodiscard]] Result<PostgresResult, FailedStep> doAll(const Limits& limits, const std::vector<Step>& steps);
    /// Ends the transaction and everything that it would leave in the session. The server does so while we continue;
    /// its answer is read before anything else is sent.
    void rollback();

    /// Sets a new deadline for the next part of this transaction.
    void restartClock(const Limits& limits);

    /// Uses the simple protocol, so only for our own statements.
    [[nodiscard]] Answer command(const std::string& text);
    /// Uses the extended protocol, which takes a single statement.
    [[nodiscard]] Answer query(const SentStatement& statement);
    /// Rejects a statement that the server would see differently from the other checks.
    [[nodiscard]] static std::optional<EngineError> reasonNotToSend(std::string_view statement);
    [[nodiscard]] Answer prepare(std::string_view statement);
    [[nodiscard]] Answer describePrepared();
    /// Passes on rows as they arrive; if `take` returns false, the rest is cancelled.
    [[nodiscard]] Result<void, EngineError> stream(const std::string& text,
                                                   const std::function<bool(const PGresult&)>& take);

private:
    void endRun();
    [[nodiscard]] Answer answerTo(const std::function<bool()>& send, const SentStatement& statement);
    [[nodiscard]] bool send(const Step& step);
    enum class End : std::uint8_t { later, sentAlong };
    [[nodiscard]] Result<PostgresResult, FailedStep> inTransaction(const Limits& limits, const std::vector<Step>& steps,
                                                                   End end);
    [[nodiscard]] bool sendAsOne(const std::vector<Step>& steps);
    [[nodiscard]] Result<PostgresResult, FailedStep> answerToSteps(const std::vector<Step>& steps);
    [[nodiscard]] bool sendRollback();
    void giveUp();
    void finishRollback();
    [[nodiscard]] bool hasRolledBackAlong();
    [[nodiscard]] bool waitForAnswer();
    [[nodiscard]] PostgresResult nextResult();
    void drain();
    [[nodiscard]] EngineError errorOf(const PGresult* result, const SentStatement& statement) const;
    [[nodiscard]] std::optional<EngineError> errorOfEnd() const;

    PGconn* m_connection;
    PostgresSocket m_socket;
    std::shared_ptr<PostgresStopper> m_stopper;
    std::chrono::steady_clock::time_point m_deadline = std::chrono::steady_clock::time_point::max();
    PostgresLimits m_serverLimits;
    Limits m_limits;
    std::size_t m_arrived = 0; ///< bytes since the last result, which belong to the next one
    bool m_isDead = false;     ///< the server no longer answers
    bool m_isGivenUp = false;  ///< dead, because a statement did not stop
    bool m_isOutgrown = false; ///< dead, because a row was too long
    bool m_isRollingBack = false;
    bool m_isEndSentAlong = false; ///< so its answers come in pipeline mode
};

} // namespace querymend
