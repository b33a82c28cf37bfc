#pragma once

#include "base/result.h"
#include "db/engineerror.h"
#include "db/mysql/mysqloptions.h"
#include "db/session.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <mysql.h>

namespace querymend {

class MysqlStopper;

struct MysqlResultFreer {
    void operator()(MYSQL_RES* result) const { mysql_free_result(result); }
};

using MysqlResult = std::unique_ptr<MYSQL_RES, MysqlResultFreer>;

/// What differs between the servers of this family in how a session is fenced.
struct MysqlFence {
    std::string readOnlyVariable; ///< tx_read_only or transaction_read_only
    bool isMariaDb = true;
    /// What the server, or whoever made the login, lets a session have; 0 is no limit of time.
    std::chrono::microseconds statementTime{0};
    std::chrono::seconds lockWait{31'536'000};
};

/// One connection by libmariadb's calls that do not block: whatever it waits for can be cancelled and ends at its
/// deadline.
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

    /// Lets one statement begin, of which somebody may cancel what now follows and nothing that was before.
    void startRun(const Limits& limits);
    /// Makes the session read-only once more, because a function may have ended that, and sets the server's own limit
    /// of time, which counts where nobody is left to ask it to stop.
    [[nodiscard]] Result<std::monostate, EngineError> raiseFence(const Limits& limits);
    /// Ends it and whatever of it would stay with the session.
    void endRun();

    /// A new deadline for what comes next of this statement.
    void restartClock(const Limits& limits);
    [[nodiscard]] bool isOverdue() const { return std::chrono::steady_clock::now() > m_deadline; }

    /// By the text protocol, all rows at once: for texts of our own alone.
    [[nodiscard]] Result<MysqlResult, EngineError> query(const std::string& text);

    /// Runs one of the library's pairs of calls until it is done.
    template <class Start, class Continue>
    void await(Start start, Continue goOn)
    {
        for (int wanted = start(); wanted != 0;)
            wanted = goOn(waitFor(wanted));
    }

    /// Makes the server stop what it does for us.
    void interrupt();

    /// After a failed call; a statement where it was about one.
    [[nodiscard]] EngineError lastError(MYSQL_STMT* statement = nullptr);
    [[nodiscard]] bool isCancelled() const;
    [[nodiscard]] bool isDead() const { return m_isDead; }

private:
    [[nodiscard]] int waitFor(int wanted);
    void giveUp();
    [[nodiscard]] bool isTooLong() const;
    [[nodiscard]] EngineFailure failureOf(unsigned code) const;
    [[nodiscard]] std::optional<EngineError> errorOfEnd() const;

    MYSQL* m_connection;
    unsigned long m_number; ///< by which the server knows it
    std::shared_ptr<MysqlStopper> m_stopper;
    MysqlFence m_fence;
    std::chrono::steady_clock::time_point m_deadline = std::chrono::steady_clock::time_point::max();
    Limits m_limits;                                         ///< of what runs
    std::chrono::steady_clock::time_point m_serversDeadline; ///< of its rows too, however slowly they are read
    bool m_isDead = false;                                   ///< the server no longer answers
    bool m_isGivenUp = false;                                ///< dead, because what should have stopped did not
};

} // namespace querymend
