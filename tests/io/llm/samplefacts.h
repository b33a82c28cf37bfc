#pragma once

#include "db/session/session.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace querymend {

/// A question with the same answer on every engine, however it treats decimals, times, booleans and NULL.
struct SampleQuestion {
    std::string_view database;
    std::string_view sql; ///< identifiers in double quotes
};

inline constexpr std::array sampleQuestions{
    SampleQuestion{"shop",
                   "SELECT count(*), count(discount), sum(quantity), CAST(round(sum(\"unitPrice\") * 100) AS INTEGER) "
                   "FROM \"Order Items\""},
    SampleQuestion{"shop",
                   "SELECT min(ordered_at), max(ordered_at), count(shipped_on), count(\"shipCountry\") FROM orders"},
    SampleQuestion{"shop",
                   "SELECT count(newsletter), sum(CASE WHEN newsletter THEN 1 ELSE 0 END), count(referred_by), "
                   "min(\"signupDate\"), max(\"signupDate\") FROM customers"},
    SampleQuestion{"shop", "SELECT name, email FROM customers WHERE name LIKE '%O''Brien' ORDER BY id LIMIT 1"},
    SampleQuestion{"shop", "SELECT count(*), count(reason), CAST(round(sum(refund) * 100) AS INTEGER) FROM returns"},
    SampleQuestion{"shop", "SELECT count(*), count(discontinued_on) FROM products"},
    SampleQuestion{"shop", "SELECT count(*), count(parent_id) FROM categories"},
    SampleQuestion{"library", "SELECT count(*), count(returned), min(lent), max(due), sum(fine_cents) FROM loans"},
    SampleQuestion{"library", "SELECT status, count(*) FROM members GROUP BY status ORDER BY status"},
    SampleQuestion{"library", "SELECT count(*), count(DISTINCT author_id), min(role), max(role) FROM title_authors"},
    SampleQuestion{"library", "SELECT count(*), count(year), max(name) FROM titles"},
    SampleQuestion{"library", "SELECT count(*), count(born) FROM authors"},
    SampleQuestion{"library", "SELECT status, count(*) FROM copies GROUP BY status ORDER BY status"},
    SampleQuestion{"library", "SELECT name, city FROM branches ORDER BY id"},
};

/// What a schema must contain on every engine: names, keys and row counts.
inline QStringList shapeOf(const Snapshot& snapshot)
{
    QStringList lines;
    const auto listed = [](const std::vector<std::string>& names) {
        QStringList list;
        for (const std::string& name : names)
            list << QString::fromStdString(name);
        return list.join(QLatin1Char(','));
    };
    for (const Table& table : snapshot.tables) {
        const QString name = QString::fromStdString(table.name);
        lines << name + QStringLiteral(" rows ") + QString::number(table.rowEstimate.value_or(0));
        lines << name + QStringLiteral(" key ") + listed(table.primaryKey);
        for (const Column& column : table.columns)
            lines << name + QLatin1Char('.') + QString::fromStdString(column.name)
                    + (column.notNull ? QStringLiteral(" not null") : QString());
        for (const ForeignKey& key : table.foreignKeys)
            lines << name + QStringLiteral(" points by ") + listed(key.columns) + QStringLiteral(" at ")
                    + QString::fromStdString(key.targetTable) + QLatin1Char('.') + listed(key.targetColumns);
    }
    lines.sort();
    return lines;
}

} // namespace querymend
