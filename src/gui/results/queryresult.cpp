#include "results/queryresult.h"

#include <utility>

namespace querymend {

namespace {

/// When all are wanted, fewer and larger pages are faster.
constexpr std::size_t rowsAtOnce = 10'000;

} // namespace

QueryResult::QueryResult(std::unique_ptr<QueryRun> run, std::string statement, QObject* parent)
    : QObject(parent), m_run(std::move(run)), m_statement(std::move(statement))
{
    connect(m_run.get(), &QueryRun::columnsKnown, this, &QueryResult::takeColumns);
    connect(m_run.get(), &QueryRun::fetched, this, &QueryResult::takeRows);
    connect(m_run.get(), &QueryRun::ended, this, &QueryResult::takeEnd);
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
    if (m_end || isBusy())
        return;
    m_run->fetch(QueryRun::pageRows);
    Q_EMIT stateChanged();
}

void QueryResult::fetchAll()
{
    m_wantsAll = true;
    goOn();
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

void QueryResult::giveWay()
{
    m_run->giveWay();
}

void QueryResult::takeColumns(const std::vector<ResultColumn>& columns)
{
    m_columns = columns;
    Q_EMIT columnsKnown();
}

void QueryResult::takeRows(const PackedRows& rows)
{
    const std::size_t first = m_rows.rows();
    if (m_rows.append(rows) == RowStore::Kept::noRoom) {
        m_run->cancel();
        m_end = QueryEnd::failed;
        m_error = {
            EngineFailure::exhausted, "there is no room for more rows in the folder for temporary files", {}, {}, {}};
        Q_EMIT stateChanged();
        return;
    }
    Q_EMIT rowsAdded(first, rows.rows());
    // Later, when the window has shown these, and when it is known whether they were the last.
    QMetaObject::invokeMethod(this, &QueryResult::goOn, Qt::QueuedConnection);
}

void QueryResult::goOn()
{
    if (m_wantsAll && !m_end)
        m_run->fetch(rowsAtOnce);
    Q_EMIT stateChanged();
}

void QueryResult::takeEnd(QueryEnd how, const EngineError& error)
{
    m_end = how;
    m_error = error;
    Q_EMIT stateChanged();
}

} // namespace querymend
