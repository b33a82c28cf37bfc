#include "database/queryrun.h"

#include "db/host/wirerows.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace querymend {

namespace {

/// The user stops what takes too long, so only a statement that would fill the memory is stopped here.
constexpr Limits limitsOfAPerson{std::chrono::hours(24), 256U << 20U};
/// Keeps a page of large rows from stalling the session or filling the memory.
constexpr std::size_t mostBytes = 4U << 20U;
/// After this time, the rows so far are shown; the rest follow later.
constexpr std::chrono::milliseconds longestWait{100};

} // namespace

/// How many rows to request from the engine at a time; one at first, because their size is unknown.
struct QueryRun::Pace {
    std::size_t rows = 1;
    std::size_t next = 0; ///< the row that the engine returns next

    void learn(std::size_t given, std::size_t bytes)
    {
        constexpr std::size_t growth = 8;
        const std::size_t each = std::max<std::size_t>(bytes / std::max<std::size_t>(given, 1), 1);
        rows = std::clamp<std::size_t>(mostBytes / each, 1, rows * growth);
    }
};

struct QueryRun::Fetched {
    PackedRows rows;
    bool isLast = false;
    std::optional<EngineError> error; ///< rows fetched before it are still valid
};

QueryRun::QueryRun(SessionThread& thread, GuardedStatement statement, QObject* parent)
    : QObject(parent), m_thread(&thread), m_statement(std::move(statement)), m_pace(std::make_shared<Pace>())
{
    connect(&thread, &QObject::destroyed, this, [this] { end(QueryEnd::closed, {}); });
}

QueryRun::~QueryRun()
{
    stopAsking();
    if (!m_isEnded)
        closeRows();
}

void QueryRun::start()
{
    m_clock.start();
    const auto run = [asked = m_statement](Session& session, OpenRows& open) -> Result<Opened, EngineError> {
        open.cursor.reset();
        auto cursor =
            sendGuarded(session, asked, [&](std::string_view sent) { return session.run(sent, limitsOfAPerson); });
        if (!cursor)
            return Failure{std::move(cursor).error()};
        open.cursor = std::move(cursor).value();
        return Opened{open.cursor->columns(), ++open.statement};
    };
    m_asked = m_thread->read<Opened>(this, run, [this](const Result<Opened, EngineError>& opened) {
        if (m_isEnded)
            return;
        m_asked = AskId{};
        if (!opened)
            return fail(opened.error());
        m_opened = opened->statement;
        fetch(pageRows);
        Q_EMIT columnsKnown(opened->columns); // last, because a slot may destroy this
    });
}

void QueryRun::count()
{
    if (m_isEnded || isFetching() || !m_thread || m_opened == 0)
        return;
    m_clock.start();
    using Count = std::optional<std::uint64_t>;
    const auto ask = [statement = m_opened](Session&, OpenRows& open) -> Result<Count, EngineError> {
        if (!open.cursor || open.statement != statement)
            return Failure{supersededError()};
        return open.cursor->countRows();
    };
    m_asked = m_thread->read<Count>(this, ask, [this](const Result<Count, EngineError>& rows) {
        if (m_isEnded)
            return;
        m_asked = AskId{};
        if (!rows)
            return fail(rows.error());
        m_isCounted = rows->has_value();
        stopClock();
        Q_EMIT counted(m_isCounted ? std::optional(static_cast<std::size_t>(**rows)) : std::nullopt);
    });
}

void QueryRun::fetchFrom(std::size_t first, std::size_t rows)
{
    if (m_isEnded || isFetching() || !m_thread || m_opened == 0)
        return;
    if (!m_clock.isValid())
        m_clock.start();
    const auto read = [pace = m_pace, wanted = Wanted{m_opened, first, rows, m_isCounted}](Session&, OpenRows& open) {
        return fetchPacked(open, wanted, *pace);
    };
    m_asked = m_thread->read<Fetched>(this, read, [this](const Result<Fetched, EngineError>& fetched) {
        if (m_isEnded)
            return;
        m_asked = AskId{};
        return fetched ? take(*fetched) : fail(fetched.error());
    });
}

Result<QueryRun::Fetched, EngineError> QueryRun::fetchPacked(OpenRows& open, const Wanted& wanted, Pace& pace)
{
    if (!open.cursor || open.statement != wanted.statement)
        return Failure{supersededError()};
    QElapsedTimer clock;
    clock.start();
    if (pace.next != wanted.first) {
        if (auto sought = open.cursor->seek(wanted.first); !sought)
            return Failure{std::move(sought).error()};
        pace.next = wanted.first;
    }
    WireWriter out;
    Fetched made;
    made.rows.first = wanted.first;
    WireRows sink(out, made.rows.ends);
    while (made.rows.rows() < wanted.rows && out.bytes().size() < mostBytes && !made.isLast
           && (made.rows.rows() == 0 || clock.elapsed() < longestWait.count())) {
        const std::size_t rowsBefore = made.rows.rows();
        const std::size_t bytesBefore = out.bytes().size();
        auto isLast = open.cursor->fetchInto(sink, std::min(wanted.rows - rowsBefore, pace.rows));
        if (!isLast) {
            out.cut(bytesBefore);
            made.rows.ends.resize(rowsBefore);
            made.error = std::move(isLast).error();
            break;
        }
        const std::size_t given = made.rows.rows() - rowsBefore;
        pace.next += given;
        pace.learn(given, out.bytes().size() - bytesBefore);
        made.isLast = *isLast;
    }
    if ((made.isLast && !wanted.isCounted) || made.error)
        open.cursor.reset();
    made.rows.bytes = std::make_shared<const std::string>(out.take());
    return made;
}

void QueryRun::take(const Fetched& fetched)
{
    stopClock();
    m_next = fetched.rows.first + fetched.rows.rows();
    const QPointer<QueryRun> self(this); // a slot may destroy this
    if (fetched.rows.rows() > 0)
        Q_EMIT this->fetched(fetched.rows);
    if (!self || m_isEnded)
        return;
    if (fetched.error)
        fail(*fetched.error);
    else if (fetched.isLast && !m_isCounted)
        end(QueryEnd::complete, {});
    else if (fetched.isLast && fetched.rows.rows() == 0)
        fail({EngineFailure::lost, "there are fewer rows than counted before"});
}

void QueryRun::fail(const EngineError& error)
{
    const bool isRefused = error.failure == EngineFailure::notAllowed || error.failure == EngineFailure::notReadOnly;
    // After cancel() this is not reached, so another statement replaced this one.
    const bool isReplaced = error.failure == EngineFailure::cancelled;
    end(isRefused ? QueryEnd::refused : isReplaced ? QueryEnd::replaced : QueryEnd::failed, error);
}

void QueryRun::cancel()
{
    if (m_isEnded)
        return;
    stopAsking();
    end(QueryEnd::cancelled, {EngineFailure::cancelled, "cancelled"});
}

void QueryRun::supersede()
{
    if (m_isEnded)
        return;
    stopAsking();
    end(QueryEnd::replaced, supersededError());
}

void QueryRun::stopAsking()
{
    if (m_thread && isFetching())
        m_thread->cancel(m_asked);
    m_asked = AskId{};
}

void QueryRun::closeRows()
{
    if (!m_thread || m_opened == 0)
        return;
    const auto close = [statement = m_opened](Session&, OpenRows& open) -> Result<void, EngineError> {
        if (open.statement == statement)
            open.cursor.reset();
        return {};
    };
    m_thread->read<void>(m_thread.data(), close, [](const Result<void, EngineError>&) {});
}

void QueryRun::end(QueryEnd how, const EngineError& error)
{
    if (m_isEnded)
        return;
    stopClock();
    m_isEnded = true;
    m_asked = AskId{};
    closeRows();
    Q_EMIT ended(how, error);
}

void QueryRun::stopClock()
{
    m_waited = timeTaken();
    m_clock.invalidate();
}

std::chrono::milliseconds QueryRun::timeTaken() const
{
    return m_waited + std::chrono::milliseconds(m_clock.isValid() ? m_clock.elapsed() : 0);
}

} // namespace querymend

#include "moc_queryrun.cpp"
