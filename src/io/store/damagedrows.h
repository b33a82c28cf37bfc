#pragma once

#include "store/storeengine.h"

#include <QVariantList>

#include <limits>
#include <vector>

class QSqlQuery;

namespace querymend {

/// The rows of a table in a damaged file, in the order of their numbers, past the places that cannot be read.
class DamagedRows {
public:
    /// A table that is not there has no rows.
    DamagedRows(StoreEngine& engine, QString table, QString columns);

    /// Some more rows; none at the end.
    [[nodiscard]] std::vector<QVariantList> next();
    /// Places that cannot be read, each with an unknown number of rows.
    [[nodiscard]] std::uint64_t gaps() const { return m_gaps; }

private:
    using RowId = qlonglong;
    static constexpr RowId most = std::numeric_limits<RowId>::max();

    [[nodiscard]] bool begin(QSqlQuery& query, RowId from, int limit) const;
    [[nodiscard]] bool read(std::vector<QVariantList>& rows);
    [[nodiscard]] bool canRead(RowId from) const;
    [[nodiscard]] bool skipDamage();

    StoreEngine& m_engine;
    QString m_table;
    QString m_columns;
    RowId m_next = 0;
    bool m_isAtEnd = false;
    std::uint64_t m_gaps = 0;
};

} // namespace querymend
