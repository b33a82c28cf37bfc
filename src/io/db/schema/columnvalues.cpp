#include "db/schema/columnvalues.h"

#include "answer/schemaroles.h"
#include "base/utf8.h"
#include "db/schema/samplevalues.h"
#include "db/session/celltext.h"

#include <algorithm>
#include <set>
#include <utility>

namespace querymend {

namespace {

using Clock = std::chrono::steady_clock;

bool isWanted(const Column& column)
{
    const ColumnRole role = roleOfType(column.type);
    return role == ColumnRole::text || (role == ColumnRole::number && isNamed(column.name, NamedQuantity::discount));
}

/// The distinct values of one column, until there are too many.
struct Distinct {
    std::uint32_t column = 0;
    std::set<std::string> values;
    bool isTooMuch = false;

    void add(const Cell& cell, const ColumnValueLimits& limits)
    {
        if (isTooMuch)
            return;
        std::string text = cellText(cell);
        if (text.empty() || text.size() > limits.longestValue || firstInvalidUtf8(text))
            return;
        values.insert(std::move(text));
        isTooMuch = values.size() > limits.valuesPerColumn;
    }
};

/// Returns whether any rows could be read. A table that takes too long has those that were read by then.
bool readTable(Session& session, const Table& table, std::vector<Distinct>& columns, const ColumnValueLimits& limits,
               std::chrono::milliseconds time)
{
    std::vector<std::size_t> asked;
    for (const Distinct& column : columns)
        asked.push_back(column.column);
    const auto cursor =
        session.run(firstRowsOf(session.dialect(), table, asked, limits.rowsPerTable), Limits{time, limits.bytes});
    if (!cursor)
        return false;
    constexpr std::size_t rowsPerPage = 1'000;
    for (bool isAnyRead = false;; isAnyRead = true) {
        const auto page = cursor.value()->fetch(rowsPerPage);
        if (!page)
            return isAnyRead;
        for (const CellRow& row : page->rows) {
            for (std::size_t i = 0; i < columns.size(); ++i)
                columns[i].add(row[i], limits);
        }
        if (page->isLast)
            return true;
    }
}

} // namespace

std::vector<ColumnValues> readColumnValues(Session& session, const Snapshot& snapshot, const ColumnValueLimits& limits)
{
    std::vector<ColumnValues> read;
    std::size_t bytes = 0;
    const auto end = Clock::now() + limits.inAll;
    for (std::uint32_t t = 0; t < snapshot.tables.size(); ++t) {
        const Table& table = snapshot.tables[t];
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
        if (left.count() <= 0 || bytes > limits.bytes)
            break;
        std::vector<Distinct> columns;
        for (std::uint32_t c = 0; c < table.columns.size(); ++c) {
            if (isWanted(table.columns[c]))
                columns.push_back({c, {}, false});
        }
        if (columns.empty() || !mayBeSampled(snapshot, table))
            continue;
        if (!readTable(session, table, columns, limits, std::min(limits.perTable, left)))
            continue;
        for (Distinct& column : columns) {
            if (column.isTooMuch)
                continue;
            ColumnValues& values = read.emplace_back();
            values.column = {TableId{t}, column.column};
            for (const std::string& value : column.values)
                bytes += value.size();
            values.values.assign(column.values.begin(), column.values.end());
        }
    }
    return read;
}

} // namespace querymend
