#include "db/mysql/mysqllink.h"

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

/// The server ends what is too slow by itself; this long after that we ask it to, and then give it up.
constexpr std::chrono::milliseconds graceToCancel{50};
constexpr std::chrono::milliseconds graceToGiveUp{5000};
/// A request to cancel is lost where the server has not read the statement yet, so it is repeated.
constexpr std::chrono::milliseconds betweenRequests{100};

// MySQL's own numbers; the headers are MariaDB's.
constexpr unsigned statementTimeInMySql = 3024;
constexpr unsigned disconnectedForIdling = 4031;
/// What the server itself lets one value have, if nobody changed that.
constexpr std::uint64_t longestSmallRow = 16U << 20U;

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
    : m_connection(connection), m_stopper(std::make_shared<MysqlStopper>(login, mysql_thread_id(connection)))
{
    moveTo(connection);
}

void MysqlLink::moveTo(MYSQL* connection)
{
    m_connection = connection;
    m_stopper->moveTo(mysql_thread_id(connection));
    m_isDead = false;
    m_isOutgrown = false;
    refuseFilesOfThisMachine(connection);
    // Nothing of QtSql's runs here any more, and no text may hold two statements.
    mysql_set_server_option(connection, MYSQL_OPTION_MULTI_STATEMENTS_OFF);
    mysql_options(connection, MYSQL_OPT_NONBLOCK, nullptr);
    // The library asks sockets not to wait, but not through TLS.
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
    m_stopper->startRun();
    m_ranOutOfTime = false;
    // The library holds a whole row before it tells how long it is; a longer one ends the connection.
    m_connection->net.max_packet_size = static_cast<unsigned long>(std::max(limits.bytes, longestSmallRow));
    restartClock(limits);
}

Result<std::monostate, EngineError> MysqlLink::raiseFence(const Limits& limits, std::chrono::milliseconds readingTime)
{
    const std::int64_t time = std::max<std::int64_t>((limits.time + readingTime).count(), 1);
    const std::string thousandths = std::to_string(1000 + time % 1000).substr(1);
    const std::string limit = m_fence.isMariaDb
        ? ", max_statement_time = " + std::to_string(time / 1000) + '.' + thousandths
        : ", max_execution_time = " + std::to_string(time);
    const std::string seconds = std::to_string(std::max<std::int64_t>((limits.time.count() + 999) / 1000, 1));
    const auto set =
        query("SET SESSION " + m_fence.readOnlyVariable + " = 1" + limit + ", lock_wait_timeout = " + seconds);
    if (set)
        return std::monostate{};
    return Failure{set.error()};
}

void MysqlLink::endRun()
{
    m_stopper->endRun();
    m_isDead = m_isDead || !m_stopper->isQuiet();
    m_isGivenUp = false;
    restartClock(Limits{std::chrono::seconds(1)});
    // A late request to cancel can hit this instead of what it was meant for.
    constexpr int tries = 3;
    for (int i = 0; i < tries && !m_isDead; ++i) {
        const auto released = query("DO RELEASE_ALL_LOCKS()");
        if (released || released.error().code != std::to_string(ER_QUERY_INTERRUPTED))
            return;
    }
}

void MysqlLink::restartClock(const Limits& limits)
{
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
    const auto forever = Clock::time_point::max();
    auto nextRequest = m_deadline == forever ? forever : m_deadline + graceToCancel;
    pollfd socket{mysql_get_socket(m_connection), 0, 0};
    socket.events = static_cast<short>(((wanted & MYSQL_WAIT_READ) != 0 ? POLLIN : 0)
                                       | ((wanted & MYSQL_WAIT_WRITE) != 0 ? POLLOUT : 0));
    while (poll(&socket, 1, static_cast<int>(betweenRequests.count() / 2)) <= 0) {
        const auto now = Clock::now();
        m_isGivenUp = m_stopper->isIgnored();
        if (m_isGivenUp || (m_deadline != forever && now > m_deadline + graceToGiveUp)) {
            giveUp();
            break;
        }
        if (now >= nextRequest || (m_stopper->wasAsked() && nextRequest > now + betweenRequests)) {
            m_ranOutOfTime = m_ranOutOfTime || !m_stopper->wasAsked();
            interrupt();
            nextRequest = Clock::now() + betweenRequests;
        }
    }
    return wanted & (MYSQL_WAIT_READ | MYSQL_WAIT_WRITE);
}

/// The library cannot be left in the middle of a call, so its socket ends under it.
void MysqlLink::giveUp()
{
    m_isDead = true;
    (void)shutdown(mysql_get_socket(m_connection), SHUT_RDWR);
}

/// The library ends the connection for it and calls it lost; but where the socket itself fails, it notes another
/// number.
bool MysqlLink::isTooLong() const
{
    constexpr unsigned char refusedByTheLibrary = 1;
    return static_cast<unsigned char>(m_connection->net.error) == refusedByTheLibrary;
}

EngineFailure MysqlLink::failureOf(unsigned code) const
{
    if (m_isGivenUp)
        return EngineFailure::cancelled;
    if (m_isDead || meansLost(code))
        return EngineFailure::lost;
    switch (code) {
    case ER_QUERY_INTERRUPTED:
        return m_ranOutOfTime && !m_stopper->wasAsked() ? EngineFailure::timedOut : EngineFailure::cancelled;
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

EngineError MysqlLink::lastError(MYSQL_STMT* statement)
{
    unsigned code = statement ? mysql_stmt_errno(statement) : 0;
    std::string message = code != 0 ? mysql_stmt_error(statement) : mysql_error(m_connection);
    // What goes wrong between two rows is told of the connection alone.
    code = code != 0 ? code : mysql_errno(m_connection);
    EngineError error;
    error.failure = failureOf(code);
    // The server refuses more memory with the number that it has for all that an option forbids.
    if (code == ER_OPTION_PREVENTS_STATEMENT && message.find("max-session-mem-used") != std::string::npos)
        error.failure = EngineFailure::exhausted;
    m_isDead = m_isDead || error.failure == EngineFailure::lost;
    if (error.failure == EngineFailure::lost && isTooLong()) {
        m_isOutgrown = true;
        return {EngineFailure::tooLarge,
                "a row is longer than the " + std::to_string(m_connection->net.max_packet_size >> 20U)
                    + " MB that one may have; ask for fewer columns or for parts of long values",
                {},
                {},
                {}};
    }
    error.code = code == 0 ? std::string() : std::to_string(code);
    error.message = message.empty() ? "the server does not answer" : std::move(message);
    return error;
}

} // namespace querymend
