#pragma once

#include "base/result.h"
#include "db/mysql/mysqlfence.h"
#include "db/mysql/mysqloptions.h"
#include "db/session/engineerror.h"
#include "db/session/session.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <mysql.h>

namespace querymend {

class MysqlStopper;

struct MysqlResultFreer {
    void operator()(MYSQL_RES* result) const { mysql_free_result(result); }
};

using MysqlResult = std::unique_ptr<MYSQL_RES, MysqlResultFreer>;

/// One connection, using libmariadb's non-blocking calls: every wait can be cancelled and ends at its deadline.
class MysqlLink {
public:
    MysqlLink(MYSQL* connection, const MysqlLogin& login);
    MysqlLink(const MysqlLink&) = delete;
    MysqlLink& operator=(const MysqlLink&) = delete;
    ~MysqlLink();

    [[nodiscard]] std::shared_ptr<Canceller> canceller() const;
    [[nodiscard]] MYSQL* connection() const { return m_connection; }
    [[nodiscard]] const MysqlFence& fence() const { return m_fence; }
    void setFence(MysqlFence fence) { m_fence = std::move(fence); }

    /// Starts a statement. From here on it can be cancelled; earlier requests do not affect it.
    void startRun(const Limits& limits);
    /// Makes the session read-only again, because a function may have ended that, and sets the server's own time limit,
    /// which matters if this process is no longer there to stop it.
    [[nodiscard]] Result<void, EngineError> raiseFence(const Limits& limits);
    /// Whether the caller waits until the server has ended all. If not, its answer is read before anything else is
    /// sent.
    enum class Ending : std::uint8_t { awaited, sent };
    /// Ends the statement and everything that it would leave in the session.
    void endRun(Ending ending);

    /// Sets a new deadline for the next part of this statement.
    void restartClock(const Limits& limits);
    [[nodiscard]] bool isOverdue() const { return std::chrono::steady_clock::now() > m_deadline; }

    /// Uses the text protocol and reads all rows at once, so only for our own statements.
    [[nodiscard]] Result<MysqlResult, EngineError> query(const std::string& text);

    /// Runs a start and continue pair of the library's calls until it is done.
    template <class Start, class Continue>
    void await(Start start, Continue proceed)
    {
        for (int wanted = start(); wanted != 0;)
            wanted = proceed(waitFor(wanted));
    }

    /// Makes the server stop what it is doing for us.
    void interrupt();

    /// Returns the error of a failed call; pass the statement if it was about one.
    [[nodiscard]] EngineError lastError(MYSQL_STMT* statement = nullptr);
    [[nodiscard]] bool isCancelled() const;
    [[nodiscard]] bool isDead() const { return m_isDead; }

private:
    [[nodiscard]] int waitFor(int wanted);
    void giveUp();
    [[nodiscard]] bool sendRelease();
    void finishRelease();
    [[nodiscard]] bool isTooLong() const;
    [[nodiscard]] EngineFailure failureOf(unsigned code) const;
    [[nodiscard]] std::optional<EngineError> errorOfEnd() const;

    MYSQL* m_connection;
    unsigned long m_number; ///< the server's id of the connection
    std::shared_ptr<MysqlStopper> m_stopper;
    MysqlFence m_fence;
    std::chrono::steady_clock::time_point m_deadline = std::chrono::steady_clock::time_point::max();
    Limits m_limits;                                         ///< of the current run
    std::chrono::steady_clock::time_point m_serversDeadline; ///< covers its rows too, however slowly they are read
    bool m_isDead = false;                                   ///< the server no longer answers
    bool m_isGivenUp = false;                                ///< dead, because a statement did not stop
    bool m_isReleasing = false;                              ///< the server has yet to answer what endRun() sent
};

} // namespace querymend
