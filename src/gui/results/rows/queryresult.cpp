#include "results/rows/queryresult.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// Page size for fetching all rows: fewer and larger pages are faster.
constexpr std::size_t rowsAtOnce = 10'000;

} // namespace

QueryResult::QueryResult(std::unique_ptr<QueryRun> run, std::string statement, StatementOrigin origin, QObject* parent)
    : QObject(parent), m_run(std::move(run)), m_statement(std::move(statement)), m_origin(std::move(origin))
{
    connect(m_run.get(), &QueryRun::columnsKnown, this, &QueryResult::handleColumns);
    connect(m_run.get(), &QueryRun::fetched, this, &QueryResult::handleRows);
    connect(m_run.get(), &QueryRun::counted, this, &QueryResult::handleCount);
    connect(m_run.get(), &QueryRun::ended, this, &QueryResult::handleEnd);
}

QueryResult::~QueryResult() = default;

void QueryResult::start()
{
    m_startedAt = QDateTime::currentDateTime();
    m_run->start();
    Q_EMIT stateChanged();
}

void QueryResult::fetchMore()
{
    if (m_end || m_isCounted || isBusy())
        return;
    m_run->fetch(QueryRun::pageRows);
    Q_EMIT stateChanged();
}

void QueryResult::fetchAll()
{
    m_wantsAll = true;
    proceed();
}

void QueryResult::fetchLast()
{
    if (m_isCounted)
        return;
    m_wantsLast = true;
    proceed();
}

void QueryResult::want(std::size_t row)
{
    if (m_end || !m_isCounted)
        return;
    m_wanted = row;
    continueLater();
}

void QueryResult::stopFetchingAll()
{
    m_wantsAll = false;
    Q_EMIT stateChanged();
}

void QueryResult::cancel()
{
    m_run->cancel();
}

void QueryResult::supersede()
{
    m_run->supersede();
}

void QueryResult::handleColumns(const std::vector<ResultColumn>& columns)
{
    m_columns = columns;
    Q_EMIT columnsKnown();
}

void QueryResult::handleRows(const PackedRows& rows)
{
    const std::size_t known = m_rows.rows();
    if (m_rows.put(rows) == RowStore::Kept::noRoom) {
        m_run->cancel();
        m_end = QueryEnd::failed;
        m_error = {EngineFailure::exhausted, "there is no space for more rows in the temporary folder"};
        Q_EMIT stateChanged();
        return;
    }
    if (m_rows.rows() > known)
        Q_EMIT rowsAdded(known, m_rows.rows() - known);
    else
        Q_EMIT rowsFilled(rows.first, rows.rows());
    continueLater();
}

/// Continues once the window has shown the new rows and it is known whether they were the last.
void QueryResult::continueLater()
{
    if (!std::exchange(m_goesOnLater, true))
        QMetaObject::invokeMethod(this, &QueryResult::proceed, Qt::QueuedConnection);
}

void QueryResult::handleCount(std::optional<std::size_t> rows)
{
    const std::size_t known = m_rows.rows();
    if (!rows || *rows <= known + rowsAtOnce)
        m_wantsAll = true; // fetching all takes no longer
    if (rows) {
        m_isCounted = true;
        m_rows.extendTo(*rows);
    }
    if (m_rows.rows() > known) {
        m_wanted = m_rows.rows() - 1;
        Q_EMIT rowsAdded(known, m_rows.rows() - known);
    }
    proceed();
}

/// Fetches the first missing rows from `first` on, at most `most`.
void QueryResult::fetchRange(std::size_t first, std::size_t most)
{
    const RowStore::Range missing = m_rows.missing(first);
    m_run->fetchFrom(missing.first, std::min(missing.count, most));
}

void QueryResult::proceed()
{
    m_goesOnLater = false;
    if (m_end || isBusy())
        return Q_EMIT stateChanged();
    if (m_isCounted && m_rows.missing().count == 0)
        return m_run->finish();
    if (const auto wanted = std::exchange(m_wanted, std::nullopt); wanted && !m_rows.has(*wanted))
        fetchRange(*wanted - std::min(*wanted, QueryRun::pageRows / 2), QueryRun::pageRows);
    else if (m_wantsAll && m_isCounted)
        fetchRange(0, rowsAtOnce);
    else if (m_wantsAll)
        m_run->fetch(rowsAtOnce);
    else if (std::exchange(m_wantsLast, false))
        m_run->count();
    Q_EMIT stateChanged();
}

void QueryResult::handleEnd(QueryEnd how, const EngineError& error)
{
    m_end = how;
    m_error = error;
    Q_EMIT stateChanged();
}

} // namespace querymend

#include "moc_queryresult.cpp"
