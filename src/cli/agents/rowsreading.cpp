#include "agents/rowsreading.h"

#include "db/session/celltext.h"
#include "jsonlines/jsonwriter.h"
#include "mcp/toolanswer.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

/// Writes a cell as the JSON value that is nearest to it.
class CellWriter {
public:
    CellWriter(JsonWriter& json, std::size_t most) : m_json(json), m_most(most) {}

    void operator()(std::monostate) const { m_json.null(); }
    void operator()(bool value) const { m_json.boolean(value); }
    void operator()(std::int64_t value) const { m_json.integer(value); }
    void operator()(double value) const
    {
        if (std::isfinite(value))
            m_json.real(value);
        else
            m_json.text(cellText(value));
    }
    void operator()(const Decimal& value) const { m_json.text(cutText(value.digits, m_most)); }
    void operator()(const std::string& value) const { m_json.text(cutText(value, m_most)); }
    void operator()(const Blob& value) const
    {
        m_json.text("(binary, " + std::to_string(value.bytes.size()) + " bytes)");
    }
    void operator()(const Temporal& value) const { m_json.text(cutText(value.text, m_most)); }
    void operator()(const Json& value) const { m_json.text(cutText(value.text, m_most)); }

private:
    JsonWriter& m_json;
    std::size_t m_most;
};

/// Its size in the reply, which has it twice: as it is, and as part of a text, where some characters are escaped.
std::size_t sizeInReply(const std::string& line)
{
    const auto escaped = std::count_if(line.begin(), line.end(), [](char c) { return c == '"' || c == '\\'; });
    return 2 * line.size() + static_cast<std::size_t>(escaped) + 6;
}

/// A row of many columns has to fit too.
std::size_t mostOfCell(std::size_t columns, const RowLimits& limits)
{
    constexpr std::size_t most = 2000;
    constexpr std::size_t least = 40;
    constexpr std::size_t escapes = 6; // as much may one byte become
    return std::clamp(limits.bytes / (escapes * std::max<std::size_t>(columns, 1)), least, most);
}

class RowsReader {
public:
    RowsReader(Cursor& cursor, const RowLimits& limits, AgentRows& rows)
        : m_cursor(cursor), m_limits(limits), m_rows(rows)
    {}

    Result<std::vector<CellRow>, EngineError> read()
    {
        while (!m_isLast && !m_rows.isTruncated) {
            if (auto got = fetch(); !got)
                return Failure{std::move(got).error()};
        }
        m_rows.columns = m_cursor.columns();
        if (m_rows.isTruncated)
            count();
        else
            m_rows.total = m_seen;
        return std::move(m_first);
    }

private:
    Result<void, EngineError> fetch()
    {
        // One more than wanted tells whether there are more.
        const std::size_t left = m_limits.rows + 1 - std::min<std::size_t>(m_limits.rows, m_rows.lines.size());
        auto page = m_cursor.fetch(std::min(left, m_pace));
        if (!page)
            return Failure{std::move(page).error()};
        m_isLast = page->isLast;
        learn(*page);
        for (CellRow& row : page.value().rows)
            take(std::move(row));
        return {};
    }

    void take(CellRow row)
    {
        ++m_seen;
        if (m_rows.isTruncated)
            return;
        std::string line = rowLine(row, mostOfCell(row.size(), m_limits));
        const std::size_t size = sizeInReply(line);
        const bool isFull = m_rows.lines.size() >= m_limits.rows || m_bytes + size > m_limits.bytes;
        if (isFull) {
            m_rows.isTruncated = true;
            return;
        }
        m_bytes += size;
        m_rows.lines.push_back(std::move(line));
        constexpr std::size_t rowsToLookAt = 100;
        if (m_first.size() < rowsToLookAt && rowBytes(row) < m_limits.bytes)
            m_first.push_back(std::move(row));
    }

    /// Keeps a page of large rows from filling the memory.
    void learn(const Page& page)
    {
        constexpr std::size_t most = std::size_t{1} << 20U;
        constexpr std::size_t growth = 8;
        std::size_t bytes = 0;
        for (const CellRow& row : page.rows)
            bytes += rowBytes(row);
        const std::size_t each = std::max<std::size_t>(bytes / std::max<std::size_t>(page.rows.size(), 1), 1);
        m_pace = std::clamp<std::size_t>(most / each, 1, m_pace * growth);
    }

    void count()
    {
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() + m_limits.counting;
        while (!m_isLast && Clock::now() < end) {
            constexpr std::size_t mostAtOnce = 20'000;
            const auto page = m_cursor.fetch(std::min(m_pace, mostAtOnce));
            if (!page)
                return;
            m_isLast = page->isLast;
            m_seen += page->rows.size();
            learn(*page);
        }
        if (m_isLast)
            m_rows.total = m_seen;
    }

    Cursor& m_cursor;
    const RowLimits& m_limits;
    AgentRows& m_rows;
    std::vector<CellRow> m_first;
    std::size_t m_pace = 1;
    std::size_t m_bytes = 0;
    std::uint64_t m_seen = 0;
    bool m_isLast = false;
};

} // namespace

std::string rowLine(const CellRow& row, std::size_t mostOfCell)
{
    std::string line;
    JsonWriter json(line);
    json.beginArray();
    for (const Cell& cell : row)
        std::visit(CellWriter(json, mostOfCell), cell);
    json.endArray();
    return line;
}

Result<std::vector<CellRow>, EngineError> readRows(Cursor& cursor, const RowLimits& limits, AgentRows& rows)
{
    return RowsReader(cursor, limits, rows).read();
}

} // namespace querymend
