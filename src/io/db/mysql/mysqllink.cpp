#include "db/mysql/mysqllink.h"

#include "db/mysql/mysqlconnecting.h"
#include "db/mysql/mysqlstopper.h"

#include <algorithm>
#include <array>
#include <utility>

#include <errmsg.h>
#include <fcntl.h>
#include <mysqld_error.h>
#include <poll.h>
#include <sys/socket.h>

namespace querymend {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds longestWait{50};
/// The server's own limit is this much longer than ours.
constexpr std::chrono::milliseconds serversGrace{1000};

// MySQL's error numbers, which MariaDB's headers lack.
constexpr unsigned statementTimeInMySql = 3024;
constexpr unsigned disconnectedForIdling = 4031;
/// The server's default limit for one value.
constexpr std::uint64_t longestSmallRow = 16U << 20U;

/// Locks of the session outlive the statement that took them.
constexpr std::string_view releaseLocks = "DO RELEASE_ALL_LOCKS()";

bool meansLost(unsigned code)
{
    constexpr std::array codes{static_cast<unsigned>(CR_SERVER_GONE_ERROR),
                               static_cast<unsigned>(CR_SERVER_LOST),
                               static_cast<unsigned>(CR_SERVER_LOST_EXTENDED),
                               static_cast<unsigned>(CR_MALFORMED_PACKET),
                               static_cast<unsigned>(ER_SERVER_SHUTDOWN),
                               static_cast<unsigned>(ER_ABORTING_CONNECTION),
                               static_cast<unsigned>(ER_NEW_ABORTING_CONNECTION),
                               static_cast<unsigned>(ER_NET_READ_ERROR),
                               static_cast<unsigned>(ER_NET_READ_INTERRUPTED),
                               static_cast<unsigned>(ER_NET_ERROR_ON_WRITE),
                               static_cast<unsigned>(ER_NET_WRITE_INTERRUPTED),
                               static_cast<unsigned>(ER_CONNECTION_KILLED),
                               disconnectedForIdling};
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

} // namespace

MysqlLink::MysqlLink(MYSQL* connection, const MysqlLogin& login)
    : m_connection(connection), m_number(mysql_thread_id(connection)),
      m_stopper(std::make_shared<MysqlStopper>(login, m_number))
{
    refuseFilesOfThisMachine(connection);
    // QtSql no longer uses this connection, and no text may hold two statements.
    mysql_set_server_option(connection, MYSQL_OPTION_MULTI_STATEMENTS_OFF);
    mysql_options(connection, MYSQL_OPT_NONBLOCK, nullptr);
    // The library makes its sockets non-blocking, but not with TLS.
    const int socket = mysql_get_socket(connection);
    (void)fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK);
}

MysqlLink::~MysqlLink()
{
    m_stopper->endRun();
}

std::shared_ptr<Canceller> MysqlLink::canceller() const
{
    return m_stopper;
}

void MysqlLink::startRun(const Limits& limits)
{
    m_stopper->startRun(RunCanceller::Aim::nothingYet);
    m_isGivenUp = false;
    m_serversDeadline = Clock::time_point::max();
    finishRelease();
    m_stopper->aimAtRun();
    // The library buffers a whole row before it reports how long it is; a longer one ends the connection.
    m_connection->net.max_packet_size = static_cast<unsigned long>(std::max(limits.bytes, longestSmallRow));
    restartClock(limits);
}

Result<void, EngineError> MysqlLink::raiseFence(const Limits& limits)
{
    using std::chrono::microseconds;
    microseconds time = std::max<microseconds>(limits.time + serversGrace, microseconds(1));
    if (m_fence.statementTime.count() > 0)
        time = std::min(time, m_fence.statementTime);
    m_serversDeadline = Clock::now() + time;
    const auto set = query(mysqlFenceStatement(m_fence, time, limits.time));
    if (set)
        return {};
    return Failure{set.error()};
}

void MysqlLink::endRun(Ending ending)
{
    m_stopper->endRun();
    m_isDead = m_isDead || m_stopper->wasEnded() || !m_stopper->isQuiet();
    restartClock(Limits{std::chrono::seconds(1)});
    m_isReleasing = sendRelease();
    if (ending == Ending::awaited)
        finishRelease();
}

bool MysqlLink::sendRelease()
{
    if (m_isDead)
        return false;
    int failed = 0;
    await([&] { return mysql_send_query_start(&failed, m_connection, releaseLocks.data(), releaseLocks.size()); },
          [&](int events) { return mysql_send_query_cont(&failed, m_connection, events); });
    if (failed != 0)
        (void)lastError(); // notes a lost connection
    return failed == 0;
}

void MysqlLink::finishRelease()
{
    restartClock(Limits{std::chrono::seconds(1)});
    // A late cancel request can hit this instead of its target.
    constexpr int mostTries = 3;
    for (int tries = 1; m_isReleasing; ++tries) {
        my_bool failed = 0;
        await([&] { return mysql_read_query_result_start(&failed, m_connection); },
              [&](int events) { return mysql_read_query_result_cont(&failed, m_connection, events); });
        // Old servers have no such function, which is no reason to fail.
        const bool wasHit = failed != 0 && lastError().code == std::to_string(ER_QUERY_INTERRUPTED);
        m_isReleasing = wasHit && tries < mostTries && sendRelease();
    }
}

void MysqlLink::restartClock(const Limits& limits)
{
    m_limits = limits;
    m_deadline = Clock::now() + limits.time;
}

Result<MysqlResult, EngineError> MysqlLink::query(const std::string& text)
{
    if (m_isDead)
        return Failure{lastError()};
    int failed = 0;
    await([&] { return mysql_real_query_start(&failed, m_connection, text.data(), text.size()); },
          [&](int events) { return mysql_real_query_cont(&failed, m_connection, events); });
    if (failed != 0)
        return Failure{lastError()};
    MYSQL_RES* stored = nullptr;
    await([&] { return mysql_store_result_start(&stored, m_connection); },
          [&](int events) { return mysql_store_result_cont(&stored, m_connection, events); });
    MysqlResult result(stored);
    if (!result && mysql_field_count(m_connection) > 0)
        return Failure{lastError()};
    return result;
}

void MysqlLink::interrupt()
{
    m_stopper->interrupt();
}

bool MysqlLink::isCancelled() const
{
    return m_stopper->wasAsked();
}

int MysqlLink::waitFor(int wanted)
{
    pollfd socket{mysql_get_socket(m_connection), 0, 0};
    socket.events = static_cast<short>(((wanted & MYSQL_WAIT_READ) != 0 ? POLLIN : 0)
                                       | ((wanted & MYSQL_WAIT_WRITE) != 0 ? POLLOUT : 0));
    while (poll(&socket, 1, static_cast<int>(longestWait.count())) <= 0) {
        m_isGivenUp = !m_stopper->press(m_deadline);
        if (m_isGivenUp) {
            giveUp();
            break;
        }
    }
    return wanted & (MYSQL_WAIT_READ | MYSQL_WAIT_WRITE);
}

/// The library cannot abandon a call midway, so its socket is shut down.
void MysqlLink::giveUp()
{
    m_isDead = true;
    (void)shutdown(mysql_get_socket(m_connection), SHUT_RDWR);
}

/// Whether a row was too long. The library then ends the connection and reports it as lost, but notes another number
/// than for a socket that failed.
bool MysqlLink::isTooLong() const
{
    constexpr unsigned char refusedByTheLibrary = 1;
    return static_cast<unsigned char>(m_connection->net.error) == refusedByTheLibrary;
}

EngineFailure MysqlLink::failureOf(unsigned code) const
{
    if (m_isDead || meansLost(code))
        return EngineFailure::lost;
    switch (code) {
    case ER_QUERY_INTERRUPTED:
        return m_stopper->wasOverdue() && !m_stopper->wasAsked() ? EngineFailure::timedOut : EngineFailure::cancelled;
    case ER_STATEMENT_TIMEOUT:
    case statementTimeInMySql:
    case ER_LOCK_WAIT_TIMEOUT:
        return EngineFailure::timedOut;
    case ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION:
    case ER_OPTION_PREVENTS_STATEMENT:
        return EngineFailure::notAllowed;
    case CR_NET_PACKET_TOO_LARGE:
        return EngineFailure::tooLarge;
    default:
        return EngineFailure::refused;
    }
}

/// The reason why the connection is gone, if we know it.
std::optional<EngineError> MysqlLink::errorOfEnd() const
{
    if (isTooLong())
        return rowTooLong(m_connection->net.max_packet_size);
    const bool wasEnded = m_stopper->wasEnded() && m_stopper->isQuiet();
    const bool isLeft = m_isGivenUp || (wasEnded && !m_stopper->isGone());
    if (auto end = m_stopper->errorOfEnd(isLeft, m_limits.time, "connection " + std::to_string(m_number)))
        return end;
    if (Clock::now() > m_serversDeadline)
        return EngineError{EngineFailure::timedOut, "the rows took longer than the limit"};
    return std::nullopt;
}

EngineError MysqlLink::lastError(MYSQL_STMT* statement)
{
    unsigned code = statement ? mysql_stmt_errno(statement) : 0;
    std::string message = code != 0 ? mysql_stmt_error(statement) : mysql_error(m_connection);
    // Errors between two rows are reported only on the connection.
    code = code != 0 ? code : mysql_errno(m_connection);
    EngineError error;
    error.failure = failureOf(code);
    // When a session exceeds its memory, the server uses the same number as for anything that an option forbids.
    if (code == ER_OPTION_PREVENTS_STATEMENT && message.find("max-session-mem-used") != std::string::npos)
        error.failure = EngineFailure::exhausted;
    const bool isNews = !m_isDead || m_isGivenUp;
    m_isDead = m_isDead || error.failure == EngineFailure::lost;
    if (error.failure == EngineFailure::lost && isNews) {
        if (auto end = errorOfEnd())
            return std::move(*end);
    }
    error.code = code == 0 ? std::string() : std::to_string(code);
    error.message = message.empty() ? "the server does not answer" : std::move(message);
    return error;
}

} // namespace querymend
