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

/// How the reading of a table ended.
enum class TableEnd : std::uint8_t { whole, outOfTime, failed, stopped };

class ValuesReading {
public:
    ValuesReading(Session& session, const Snapshot& snapshot, const ColumnValueLimits& limits, const ValuesWatch& watch)
        : m_session(session), m_snapshot(snapshot), m_limits(limits), m_watch(watch)
    {}

    [[nodiscard]] std::vector<ColumnValues> read()
    {
        for (std::uint32_t t = 0; t < m_snapshot.tables.size(); ++t) {
            m_table = t;
            if (timeLeft().count() <= 0 || m_bytes > m_limits.bytes || !isWatched())
                break;
            std::vector<Distinct> columns = wantedColumns(m_snapshot.tables[t]);
            if (columns.empty() || !mayBeSampled(m_snapshot, m_snapshot.tables[t]))
                continue;
            const TableEnd end = readTable(m_snapshot.tables[t], columns);
            if (end == TableEnd::stopped)
                break;
            if (end != TableEnd::failed)
                keep(columns);
        }
        return std::move(m_read);
    }

private:
    [[nodiscard]] std::chrono::milliseconds timeLeft() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(m_end - Clock::now());
    }

    [[nodiscard]] bool isWatched() const { return !m_watch || m_watch({m_table, m_snapshot.tables.size()}); }

    [[nodiscard]] static std::vector<Distinct> wantedColumns(const Table& table)
    {
        std::vector<Distinct> columns;
        for (std::uint32_t c = 0; c < table.columns.size(); ++c) {
            if (isWanted(table.columns[c]))
                columns.push_back({c, {}, false});
        }
        return columns;
    }

    [[nodiscard]] TableEnd readTable(const Table& table, std::vector<Distinct>& columns)
    {
        std::vector<std::size_t> asked;
        for (const Distinct& column : columns)
            asked.push_back(column.column);
        const Limits limits{std::min(m_limits.perTable, timeLeft()), m_limits.bytes};
        const auto end = Clock::now() + limits.time;
        const auto cursor =
            m_session.run(firstRowsOf(m_session.dialect(), table, asked, m_limits.rowsPerTable), limits);
        if (!cursor)
            return TableEnd::failed;
        constexpr std::size_t rowsPerPage = 1'000;
        for (bool isFirst = true;; isFirst = false) {
            const auto page = cursor.value()->fetch(rowsPerPage);
            if (!page)
                return isFirst ? TableEnd::failed : TableEnd::outOfTime;
            for (const CellRow& row : page->rows) {
                for (std::size_t i = 0; i < columns.size(); ++i)
                    columns[i].add(row[i], m_limits);
            }
            if (page->isLast)
                return TableEnd::whole;
            if (!isWatched())
                return TableEnd::stopped;
            if (Clock::now() >= end)
                return TableEnd::outOfTime;
        }
    }

    void keep(std::vector<Distinct>& columns)
    {
        for (Distinct& column : columns) {
            if (column.isTooMuch)
                continue;
            ColumnValues& values = m_read.emplace_back();
            values.column = {TableId{m_table}, column.column};
            for (const std::string& value : column.values)
                m_bytes += value.size();
            values.values.assign(column.values.begin(), column.values.end());
        }
    }

    Session& m_session;
    const Snapshot& m_snapshot;
    const ColumnValueLimits& m_limits;
    const ValuesWatch& m_watch;
    Clock::time_point m_end = Clock::now() + m_limits.inAll;
    std::uint32_t m_table = 0; ///< being read
    std::size_t m_bytes = 0;
    std::vector<ColumnValues> m_read;
};

} // namespace

std::vector<ColumnValues> readColumnValues(Session& session, const Snapshot& snapshot, const ColumnValueLimits& limits,
                                           const ValuesWatch& watch)
{
    return ValuesReading(session, snapshot, limits, watch).read();
}

} // namespace querymend
