#include "store/damagedrows.h"

#include <QSqlQuery>
#include <QSqlRecord>

#include <utility>

namespace querymend {

namespace {

bool isThere(StoreEngine& engine, const QString& table)
{
    QSqlQuery query(engine.database());
    query.prepare(QStringLiteral("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"));
    query.bindValue(0, table);
    return query.exec() && query.next();
}

} // namespace

DamagedRows::DamagedRows(StoreEngine& engine, QString table, QString columns)
    : m_engine(engine), m_table(std::move(table)), m_columns(std::move(columns)), m_isAtEnd(!isThere(engine, m_table))
{}

std::vector<QVariantList> DamagedRows::next()
{
    std::vector<QVariantList> rows;
    while (rows.empty() && !m_isAtEnd) {
        if (!read(rows) && !skipDamage())
            m_isAtEnd = true;
    }
    return rows;
}

/// Prepares the rows from one on. Not "behind one": to go on behind a row, SQLite reads the page of that row.
bool DamagedRows::begin(QSqlQuery& query, RowId from, int limit) const
{
    const QString sql =
        QStringLiteral("SELECT rowid, %1 FROM %2 WHERE rowid >= ? ORDER BY rowid LIMIT %3").arg(m_columns, m_table);
    query.setForwardOnly(true);
    if (!query.prepare(sql.arg(limit)))
        return false;
    query.bindValue(0, from);
    return query.exec();
}

/// False where something cannot be read; what stands before it is taken.
bool DamagedRows::read(std::vector<QVariantList>& rows)
{
    constexpr int atOnce = 500;
    QSqlQuery query(m_engine.database());
    if (!begin(query, m_next, atOnce))
        return false;
    const int columns = query.record().count();
    while (query.next()) {
        const RowId row = query.value(0).toLongLong();
        if (row < m_next || row == most) // a damaged tree can lead back to where it came from
            return !rows.empty();
        m_next = row + 1;
        QVariantList values;
        for (int column = 1; column < columns; ++column)
            values.append(query.value(column));
        rows.push_back(std::move(values));
    }
    if (query.lastError().isValid())
        return !rows.empty();
    m_isAtEnd = rows.empty();
    return true;
}

bool DamagedRows::canRead(RowId from) const
{
    QSqlQuery query(m_engine.database());
    return begin(query, from, 1) && query.next() && query.value(0).toLongLong() >= from;
}

/// Goes to the nearest place from which on something can be read; false where there is none.
bool DamagedRows::skipDamage()
{
    ++m_gaps;
    RowId bad = m_next;
    RowId step = 1;
    while (!canRead(m_next + step)) {
        bad = m_next + step;
        if (step > (most - m_next) / 2)
            return false;
        step *= 2;
    }
    RowId good = m_next + step;
    while (good - bad > 1) {
        const RowId middle = bad + (good - bad) / 2;
        (canRead(middle) ? good : bad) = middle;
    }
    m_next = good;
    return true;
}

} // namespace querymend
