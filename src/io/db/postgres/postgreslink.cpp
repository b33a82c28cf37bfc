#include "db/postgres/postgreslink.h"

#include "base/ascii.h"
#include "db/postgres/postgreserror.h"
#include "db/postgres/postgresstopper.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds timeToRollBack{2000};
constexpr std::chrono::milliseconds longestWait{50};
/// A row of this size is accepted whatever the limit. The server allows longer values, but they could not be viewed.
constexpr std::uint64_t longestSmallRow = 16U << 20U;

/// Advisory locks of the session outlive the transaction in which they were taken.
constexpr std::string_view releaseLocks = "SELECT pg_catalog.pg_advisory_unlock_all()";

const std::vector<PostgresLink::Step>& stepsToEnd()
{
    static const std::vector<PostgresLink::Step> steps{{SendAs::query, {{}, "ROLLBACK"}},
                                                       {SendAs::query, {{}, releaseLocks}}};
    return steps;
}

} // namespace

PostgresLink::PostgresLink(PGconn* connection)
    : m_connection(connection), m_socket(connection), m_stopper(std::make_shared<PostgresStopper>(connection))
{
    // Errors are read by their fields, so libpq need not format them as another text.
    PQsetErrorVerbosity(connection, PQERRORS_SQLSTATE);
    PQsetNoticeProcessor(
        connection, [](void*, const char*) {}, nullptr);
}

PostgresLink::~PostgresLink()
{
    m_stopper->endRun();
}

std::shared_ptr<Canceller> PostgresLink::canceller() const
{
    return m_stopper;
}

Result<void, EngineError> PostgresLink::begin(const Limits& limits)
{
    auto begun = inTransaction(limits, {}, End::later);
    if (begun)
        return {};
    rollback();
    return Failure{std::move(begun).error().error};
}

Result<PostgresResult, PostgresLink::FailedStep> PostgresLink::doAll(const Limits& limits,
                                                                     const std::vector<Step>& steps)
{
    auto answer = inTransaction(limits, steps, End::sentAlong);
    endRun();
    return answer;
}

/// If a step fails, the server skips the others, but not an end that is sent along.
Result<PostgresResult, PostgresLink::FailedStep> PostgresLink::inTransaction(const Limits& limits,
                                                                             const std::vector<Step>& steps, End end)
{
    m_stopper->startRun(RunCanceller::Aim::nothingYet);
    m_isGivenUp = m_isOutgrown = false;
    finishRollback();
    m_stopper->aimAtRun();
    restartClock(limits);
    const std::vector<std::string> settings = postgresSettings(limits, m_serverLimits);
    std::vector<Step> all{{SendAs::query, {{}, "BEGIN READ ONLY"}}};
    for (const std::string& setting : settings)
        all.push_back({SendAs::query, {{}, setting}});
    const std::size_t own = all.size();
    all.insert(all.end(), steps.begin(), steps.end());
    m_isEndSentAlong = end == End::sentAlong;
    const bool isSent = !m_isDead && PQenterPipelineMode(m_connection) == 1 && sendAsOne(all)
        && (!m_isEndSentAlong || sendAsOne(stepsToEnd()));
    // A connection stuck in pipeline mode is of no use.
    m_isDead = m_isDead || !isSent;
    if (!isSent)
        return Failure{FailedStep{errorOf(nullptr, {})}};
    m_isRollingBack = m_isEndSentAlong;
    auto answer = answerToSteps(all);
    if (!answer) {
        FailedStep failed = std::move(answer).error();
        failed.step = failed.step < own ? 0 : failed.step - own;
        return Failure{std::move(failed)};
    }
    return answer;
}

bool PostgresLink::send(const Step& step)
{
    const std::string text = std::string(step.statement.prefix) + std::string(step.statement.text);
    if (step.as == SendAs::prepare)
        return PQsendPrepare(m_connection, "", text.c_str(), 0, nullptr) == 1;
    return PQsendQueryParams(m_connection, text.c_str(), 0, nullptr, nullptr, nullptr, nullptr, 0) == 1;
}

/// A failure ends only these steps. The server answers once it has done all of them.
bool PostgresLink::sendAsOne(const std::vector<Step>& steps)
{
    return std::all_of(steps.begin(), steps.end(), [this](const Step& step) { return send(step); })
        && PQpipelineSync(m_connection) == 1;
}

Result<PostgresResult, PostgresLink::FailedStep> PostgresLink::answerToSteps(const std::vector<Step>& steps)
{
    PostgresResult answer;
    std::optional<FailedStep> failed;
    // Steps after an error get results too, marked as not run.
    for (std::size_t i = 0; i < steps.size() && !m_isDead; ++i) {
        while (PostgresResult result = nextResult()) {
            if (isErrorResult(result.get()) && !failed)
                failed = FailedStep{errorOf(result.get(), steps[i].statement), i};
            answer = std::move(result);
        }
    }
    const PostgresResult end = nextResult();
    const bool hasEnded =
        PQresultStatus(end.get()) == PGRES_PIPELINE_SYNC && (m_isEndSentAlong || PQexitPipelineMode(m_connection) == 1);
    m_isDead = m_isDead || !hasEnded;
    if (!hasEnded && !failed)
        failed = FailedStep{errorOf(nullptr, {})};
    // After a long statement, its end may not have left yet.
    if (hasEnded && m_isEndSentAlong && (PQflush(m_connection) == 1 || m_socket.isSending()))
        (void)m_socket.move(std::chrono::milliseconds(0));
    if (failed)
        return Failure{std::move(*failed)};
    return answer;
}

void PostgresLink::endRun()
{
    m_stopper->endRun();
    // A request to end the connection may still take effect later.
    if (m_isDead || m_stopper->wasEnded() || !m_stopper->isQuiet())
        giveUp();
}

void PostgresLink::rollback()
{
    endRun();
    m_isRollingBack = sendRollback();
}

bool PostgresLink::sendRollback()
{
    const bool isSent = !m_isDead && PQsendQuery(m_connection, ("ROLLBACK; " + std::string(releaseLocks)).c_str()) == 1;
    if (isSent)
        (void)m_socket.move(std::chrono::milliseconds(0)); // the server begins while we continue
    return isSent;
}

void PostgresLink::finishRollback()
{
    restartClock(Limits{timeToRollBack});
    if (std::exchange(m_isEndSentAlong, false) && m_isRollingBack)
        m_isRollingBack = !hasRolledBackAlong() && sendRollback();
    // A late cancel request can hit this instead of its target.
    constexpr int mostTries = 3;
    for (int tries = 1; m_isRollingBack; ++tries) {
        bool isDone = true;
        while (const PostgresResult result = nextResult())
            isDone = isDone && !isErrorResult(result.get());
        isDone = isDone && PQtransactionStatus(m_connection) == PQTRANS_IDLE;
        m_isRollingBack = !isDone && tries < mostTries && sendRollback();
    }
}

bool PostgresLink::hasRolledBackAlong()
{
    bool isDone = true;
    for (std::size_t i = 0; i < stepsToEnd().size() && !m_isDead; ++i) {
        while (const PostgresResult result = nextResult())
            isDone = isDone && !isErrorResult(result.get());
    }
    const PostgresResult end = nextResult();
    const bool hasEnded = PQresultStatus(end.get()) == PGRES_PIPELINE_SYNC && PQexitPipelineMode(m_connection) == 1;
    m_isDead = m_isDead || !hasEnded;
    return isDone && hasEnded && PQtransactionStatus(m_connection) == PQTRANS_IDLE;
}

void PostgresLink::restartClock(const Limits& limits)
{
    m_limits = limits;
    m_deadline = Clock::now() + limits.time;
}

PostgresLink::Answer PostgresLink::command(const std::string& text)
{
    return answerTo([&] { return PQsendQuery(m_connection, text.c_str()) == 1; }, {{}, text});
}

PostgresLink::Answer PostgresLink::query(const SentStatement& statement)
{
    const std::string text = std::string(statement.prefix) + std::string(statement.text);
    return answerTo(
        [&] { return PQsendQueryParams(m_connection, text.c_str(), 0, nullptr, nullptr, nullptr, nullptr, 0) == 1; },
        statement);
}

std::optional<EngineError> PostgresLink::reasonNotToSend(std::string_view statement)
{
    // libpq would stop reading at a NUL and send a shorter statement than the other checks see.
    if (statement.find('\0') != std::string_view::npos)
        return EngineError{EngineFailure::notAllowed, "the statement has a NUL in it"};
    return std::nullopt;
}

PostgresLink::Answer PostgresLink::prepare(std::string_view statement)
{
    if (auto problem = reasonNotToSend(statement))
        return Failure{std::move(*problem)};
    const std::string text(statement);
    return answerTo([&] { return PQsendPrepare(m_connection, "", text.c_str(), 0, nullptr) == 1; }, {{}, statement});
}

PostgresLink::Answer PostgresLink::describePrepared()
{
    return answerTo([&] { return PQsendDescribePrepared(m_connection, "") == 1; }, {});
}

Result<void, EngineError> PostgresLink::stream(const std::string& text,
                                               const std::function<bool(const PGresult&)>& take)
{
    if (m_stopper->wasAsked())
        return failed(EngineFailure::cancelled, "cancelled");
    const bool sent =
        !m_isDead && PQsendQueryParams(m_connection, text.c_str(), 0, nullptr, nullptr, nullptr, nullptr, 0) == 1;
    if (!sent)
        return Failure{errorOf(nullptr, {})};
    (void)PQsetSingleRowMode(m_connection);
    while (const PostgresResult result = nextResult()) {
        if (isErrorResult(result.get())) {
            EngineError error = errorOf(result.get(), {});
            drain();
            return Failure{std::move(error)};
        }
        if (PQresultStatus(result.get()) == PGRES_SINGLE_TUPLE && !take(*result)) {
            m_stopper->interrupt();
            drain();
            return {};
        }
    }
    if (m_isDead)
        return Failure{errorOf(nullptr, {})};
    return {};
}

PostgresLink::Answer PostgresLink::answerTo(const std::function<bool()>& send, const SentStatement& statement)
{
    if (m_isDead || !send())
        return Failure{errorOf(nullptr, statement)};
    PostgresResult last;
    // The first error counts; later commands of the same text are not run.
    while (PostgresResult result = nextResult()) {
        if (!last || !isErrorResult(last.get()))
            last = std::move(result);
    }
    if (!last || m_isDead || isErrorResult(last.get()))
        return Failure{errorOf(last.get(), statement)};
    return last;
}

/// False if there is nothing more to wait for.
bool PostgresLink::waitForAnswer()
{
    const std::uint64_t most = std::max(m_limits.bytes, longestSmallRow);
    // Encrypted data may have been passed on without being readable yet, so libpq checks again before we wait.
    for (std::size_t moved = 0; PQisBusy(m_connection) == 1;) {
        m_isOutgrown = m_arrived > most;
        m_isGivenUp = !m_isOutgrown && !m_stopper->press(m_deadline);
        if (m_isOutgrown || m_isGivenUp)
            return false;
        moved = m_socket.move(moved > 0 ? std::chrono::milliseconds(0) : longestWait);
        m_arrived += moved;
        if (PQconsumeInput(m_connection) == 0)
            return true; // libpq reports it as an error
    }
    return true;
}

PostgresResult PostgresLink::nextResult()
{
    if (m_isDead || !waitForAnswer()) {
        giveUp();
        return nullptr;
    }
    m_arrived = 0;
    return PostgresResult(PQgetResult(m_connection));
}

/// Closes the connection; the server notices that its client is gone.
void PostgresLink::giveUp()
{
    m_isDead = true;
    m_socket.close();
}

void PostgresLink::drain()
{
    while (nextResult()) {
    }
}

/// The reason why the connection is gone, if we know it.
std::optional<EngineError> PostgresLink::errorOfEnd() const
{
    if (m_isOutgrown)
        return rowTooLong(std::max(m_limits.bytes, longestSmallRow));
    return m_stopper->errorOfEnd(m_isGivenUp, m_limits.time, "process " + std::to_string(PQbackendPID(m_connection)));
}

EngineError PostgresLink::errorOf(const PGresult* result, const SentStatement& statement) const
{
    EngineError error = errorIn(result, statement);
    if (wasInterrupted(error) && m_stopper->wasAsked())
        error.failure = EngineFailure::cancelled;
    if (isOver())
        error.failure = EngineFailure::lost;
    if (error.failure == EngineFailure::lost) {
        if (auto end = errorOfEnd())
            return std::move(*end);
    }
    if (error.message.empty())
        error.message = shortMessage(asciiTrimmed(PQerrorMessage(m_connection)));
    if (error.message.empty())
        error.message = "the server does not answer";
    return error;
}

} // namespace querymend
