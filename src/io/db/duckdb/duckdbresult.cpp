#include "db/duckdb/duckdbresult.h"

#include "db/duckdb/duckdbdriver.h"
#include "db/duckdb/duckdbqtvalues.h"

#include <QDate>
#include <QDateTime>
#include <QSqlError>
#include <QSqlField>
#include <QSqlRecord>
#include <QTime>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr qint64 microsOfMilli = 1000;
constexpr qint64 millisOfDay = 86'400'000;

qint64 daysSince1970(QDate date)
{
    return QDate(1970, 1, 1).daysTo(date);
}

/// The time as displayed, converted to UTC if it has another time zone.
QDateTime wallClock(const QDateTime& time)
{
    const bool isPlain = time.timeSpec() == Qt::LocalTime || time.timeSpec() == Qt::UTC;
    return isPlain ? time : time.toUTC();
}

/// Binds values to the placeholders of one statement, numbered from 1.
class Binder {
public:
    explicit Binder(const DuckdbStatement& statement) : m_api(statement.api()), m_handle(statement.handle()) {}

    [[nodiscard]] bool bind(duckdbapi::Index place, const QVariant& value) const
    {
        if (value.isNull())
            return m_api.bind_null(m_handle, place) == duckdbapi::success;
        switch (value.metaType().id()) {
        case QMetaType::Bool:
            return m_api.bind_boolean(m_handle, place, value.toBool()) == duckdbapi::success;
        case QMetaType::Char:
        case QMetaType::Short:
        case QMetaType::Int:
        case QMetaType::Long:
        case QMetaType::LongLong:
            return m_api.bind_int64(m_handle, place, value.toLongLong()) == duckdbapi::success;
        case QMetaType::UChar:
        case QMetaType::UShort:
        case QMetaType::UInt:
        case QMetaType::ULong:
        case QMetaType::ULongLong:
            return m_api.bind_uint64(m_handle, place, value.toULongLong()) == duckdbapi::success;
        case QMetaType::Float:
        case QMetaType::Double:
            return m_api.bind_double(m_handle, place, value.toDouble()) == duckdbapi::success;
        default: // times, blobs and everything that can be text
            return bindOther(place, value);
        }
    }

private:
    [[nodiscard]] bool bindOther(duckdbapi::Index place, const QVariant& value) const
    {
        switch (value.metaType().id()) {
        case QMetaType::QByteArray: {
            const QByteArray bytes = value.toByteArray();
            return m_api.bind_blob(m_handle, place, bytes.constData(), static_cast<duckdbapi::Index>(bytes.size()))
                == duckdbapi::success;
        }
        case QMetaType::QDate: {
            const auto days = static_cast<std::int32_t>(daysSince1970(value.toDate()));
            return m_api.bind_date(m_handle, place, {days}) == duckdbapi::success;
        }
        case QMetaType::QTime: {
            const qint64 millis = value.toTime().msecsSinceStartOfDay();
            return m_api.bind_time(m_handle, place, {millis * microsOfMilli}) == duckdbapi::success;
        }
        case QMetaType::QDateTime: {
            const QDateTime time = wallClock(value.toDateTime());
            const qint64 millis = daysSince1970(time.date()) * millisOfDay + time.time().msecsSinceStartOfDay();
            return m_api.bind_timestamp(m_handle, place, {millis * microsOfMilli}) == duckdbapi::success;
        }
        default: { // anything else that Qt can write as text
            const QByteArray text = value.toString().toUtf8();
            return m_api.bind_varchar_length(m_handle, place, text.constData(),
                                             static_cast<duckdbapi::Index>(text.size()))
                == duckdbapi::success;
        }
        }
    }

    const duckdbapi::Api& m_api;
    duckdbapi::Prepared m_handle;
};

} // namespace

DuckdbResult::DuckdbResult(const DuckdbDriver* driver, DuckdbConnection* connection)
    : QSqlResult(driver), m_connection(connection)
{}

DuckdbResult::~DuckdbResult() = default;

bool DuckdbResult::fail(const EngineError& error)
{
    setLastError(QSqlError(QStringLiteral("DuckDB refused the statement"), QString::fromStdString(error.message),
                           QSqlError::StatementError));
    m_rows.reset();
    setActive(false);
    return false;
}

bool DuckdbResult::prepare(const QString& statement)
{
    m_rows.reset();
    m_statement.reset();
    setActive(false);
    setAt(QSql::BeforeFirstRow);
    if (!m_connection)
        return fail({EngineFailure::unreachable, "the database is not open"});
    auto prepared = DuckdbStatement::prepare(*m_connection, statement.toStdString());
    if (!prepared)
        return fail(prepared.error());
    m_statement = std::make_shared<const DuckdbStatement>(std::move(prepared).value());
    return true;
}

bool DuckdbResult::reset(const QString& statement)
{
    return prepare(statement) && exec();
}

bool DuckdbResult::bindAll()
{
    const QList<QVariant> values = boundValues();
    const auto wanted = static_cast<qsizetype>(m_statement->api().nparams(m_statement->handle()));
    // If there are none at all, DuckDB itself names those that are missing.
    if (!values.isEmpty() && values.size() != wanted)
        return fail({EngineFailure::refused,
                     "the statement takes " + std::to_string(wanted) + " values, but " + std::to_string(values.size())
                         + " are bound"});
    const Binder binder(*m_statement);
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (!binder.bind(static_cast<duckdbapi::Index>(i) + 1, values[i]))
            return fail({EngineFailure::refused, "value " + std::to_string(i + 1) + " cannot be bound"});
    }
    return true;
}

bool DuckdbResult::exec()
{
    m_rows.reset();
    m_read.clear();
    setAt(QSql::BeforeFirstRow);
    setActive(false);
    if (!m_statement || !bindAll())
        return false;
    auto rows = DuckdbRows::run(m_statement);
    if (!rows)
        return fail(rows.error());
    m_rows = std::move(rows).value();
    setSelect(m_rows->hasRows());
    m_changed = isSelect() ? -1 : static_cast<int>(m_rows->changed());
    setActive(true);
    return true;
}

/// Appends the next row to those already read, or replaces the previous one if forward-only.
bool DuckdbResult::readRow()
{
    if (!m_rows)
        return false;
    const auto more = m_rows->next();
    if (!more)
        return fail(more.error());
    if (!*more)
        return false;
    if (isForwardOnly())
        m_read.clear();
    m_read.push_back(m_rows->row());
    return true;
}

bool DuckdbResult::fetch(int row)
{
    if (!isActive() || !isSelect() || row < 0)
        return false;
    if (isForwardOnly()) {
        if (row < at())
            return false;
        while (at() < row) {
            if (!fetchNext())
                return false;
        }
        return true;
    }
    while (m_read.size() <= static_cast<std::size_t>(row)) {
        if (!readRow())
            return false;
    }
    setAt(row);
    return true;
}

bool DuckdbResult::fetchNext()
{
    const int next = at() < 0 ? 0 : at() + 1;
    if (!isForwardOnly())
        return fetch(next);
    if (!isSelect() || !readRow())
        return false;
    setAt(next);
    return true;
}

bool DuckdbResult::fetchFirst()
{
    if (isForwardOnly() && at() != QSql::BeforeFirstRow)
        return at() == 0;
    return fetch(0);
}

bool DuckdbResult::fetchLast()
{
    if (!isActive() || !isSelect())
        return false;
    if (isForwardOnly()) {
        const bool wasOnRow = at() >= 0;
        bool found = wasOnRow;
        while (fetchNext())
            found = true;
        return found;
    }
    while (readRow()) {
    }
    return isActive() && !m_read.empty() && fetch(static_cast<int>(m_read.size()) - 1);
}

const Cell* DuckdbResult::cellIn(int column) const
{
    const std::size_t row = isForwardOnly() ? 0 : static_cast<std::size_t>(std::max(at(), 0));
    if (!m_rows || at() < 0 || row >= m_read.size() || column < 0)
        return nullptr;
    const auto place = static_cast<std::size_t>(column);
    return place < m_read[row].size() ? &m_read[row][place] : nullptr;
}

QVariant DuckdbResult::data(int column)
{
    const Cell* const cell = cellIn(column);
    if (!cell)
        return {};
    return qtValueOf(*cell, m_rows->columns()[static_cast<std::size_t>(column)].type, numericalPrecisionPolicy());
}

bool DuckdbResult::isNull(int column)
{
    const Cell* const cell = cellIn(column);
    return !cell || std::holds_alternative<std::monostate>(*cell);
}

int DuckdbResult::size()
{
    return -1; // unknown until all are read
}

int DuckdbResult::numRowsAffected()
{
    return m_changed;
}

QSqlRecord DuckdbResult::record() const
{
    QSqlRecord record;
    if (!isActive() || !isSelect())
        return record;
    for (const DuckdbColumn& column : m_rows->columns())
        record.append(QSqlField(QString::fromStdString(column.name), qtTypeOf(column.type)));
    return record;
}

void DuckdbResult::detachFromResultSet()
{
    m_rows.reset();
    m_read.clear();
}

} // namespace querymend
