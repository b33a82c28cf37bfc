#include "db/sqlite/sqlitecursor.h"

#include "db/session/rowsink.h"
#include "db/sqlite/sqliteplan.h"

#include <sqlite3.h>

#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

/// Returns how many bytes count; nothing if there was no memory to convert a text to UTF-8. Numbers count as none:
/// asking for their size would make SQLite format them as text.
std::optional<std::uint64_t> putCell(RowSink& sink, sqlite3_stmt* statement, int column)
{
    const auto put = [&](CellTag tag, const void* data) -> std::optional<std::uint64_t> {
        if (!data && tag == CellTag::text)
            return std::nullopt;
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
        sink.bytes(tag, {static_cast<const char*>(data), size});
        return std::uint64_t{size};
    };
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
        sink.cell(static_cast<std::int64_t>(sqlite3_column_int64(statement, column)));
        return 0;
    case SQLITE_FLOAT:
        sink.cell(sqlite3_column_double(statement, column));
        return 0;
    case SQLITE_TEXT:
        return put(CellTag::text, sqlite3_column_text(statement, column));
    case SQLITE_BLOB: // no data if it is empty
        return put(CellTag::blob, sqlite3_column_blob(statement, column));
    default: // NULL
        sink.cell(Cell());
        return 0;
    }
}

/// The rows of the statement from `row` on. SQLite keeps their order when the statement is a subquery in FROM.
std::string rowsFrom(std::string_view statement, std::uint64_t row)
{
    return "SELECT * FROM (\n" + std::string(statement) + "\n) LIMIT -1 OFFSET " + std::to_string(row);
}

class SqliteCursor : public Cursor {
public:
    SqliteCursor(sqlite3* database, SqliteFence& fence, SqliteStatement prepared, std::string_view statement,
                 Limits limits)
        : m_database(database), m_fence(fence), m_rows(std::move(prepared)), m_statement(statement), m_limits(limits),
          m_varies(fence.varies)
    {
        const int count = sqlite3_column_count(m_rows.get());
        for (int i = 0; i < count; ++i) {
            const char* type = sqlite3_column_decltype(m_rows.get(), i);
            m_columns.push_back({sqlite3_column_name(m_rows.get(), i), type ? type : ""});
        }
    }

    ~SqliteCursor() override
    {
        m_rows.reset();
        if (m_holdsState)
            (void)command("COMMIT");
    }

    const std::vector<ResultColumn>& columns() const override { return m_columns; }

    Result<bool, EngineError> fetchInto(RowSink& sink, std::size_t rows) override
    {
        std::uint64_t bytes = 0;
        startClock();
        for (std::size_t read = 0; read < rows; ++read) {
            const int code = sqlite3_step(m_rows.get());
            if (code == SQLITE_DONE)
                return true;
            if (code != SQLITE_ROW)
                return Failure{sqliteError(m_database, m_fence, {})};
            for (int i = 0; i < static_cast<int>(m_columns.size()); ++i) {
                const auto counted = putCell(sink, m_rows.get(), i);
                if (!counted)
                    return Failure{sqliteError(m_database, m_fence, {})};
                bytes += *counted;
            }
            if (bytes > m_limits.bytes)
                return Failure{rowsTooLarge()};
            sink.endRow();
        }
        return false;
    }

    Result<std::optional<std::uint64_t>, EngineError> countRows() override
    {
        startClock();
        if (!m_count && !m_varies && isOneLoop() && holdState()) {
            auto count = prepareSqlite(m_database, m_fence, "SELECT count(*) FROM (\n" + m_statement + "\n)");
            if (!count)
                return Failure{std::move(count).error()};
            if (sqlite3_step(count->get()) != SQLITE_ROW)
                return Failure{sqliteError(m_database, m_fence, {})};
            m_count = static_cast<std::uint64_t>(sqlite3_column_int64(count->get(), 0));
        }
        return m_count;
    }

    Result<void, EngineError> seek(std::uint64_t row) override
    {
        if (!m_count)
            return Cursor::seek(row);
        startClock();
        auto rows = prepareSqlite(m_database, m_fence, rowsFrom(m_statement, row));
        if (!rows)
            return Failure{std::move(rows).error()};
        m_rows = std::move(rows).value();
        return {};
    }

private:
    void startClock() { m_fence.deadline = std::chrono::steady_clock::now() + m_limits.time; }

    /// Whether the rows come straight from one pass over one table or index, even from an offset on. Anything else
    /// would be computed from the beginning for each page.
    [[nodiscard]] bool isOneLoop()
    {
        const auto whole = explainSqlite(m_database, m_fence, m_statement);
        const auto later = explainSqlite(m_database, m_fence, rowsFrom(m_statement, 0));
        if (!whole || !later || whole->raw != later->raw || whole->roots.size() != 1)
            return false;
        const PlanNode& loop = whole->roots.front();
        return loop.inputs.empty() && (loop.operation == "SCAN" || loop.operation == "SEARCH");
    }

    /// Opens a transaction that hides concurrent writes, as the statement itself does while it returns rows.
    [[nodiscard]] bool holdState() { return m_holdsState = m_holdsState || command("BEGIN"); }

    [[nodiscard]] bool command(const char* text)
    {
        m_fence.trusted = true;
        const bool done = sqlite3_exec(m_database, text, nullptr, nullptr, nullptr) == SQLITE_OK;
        m_fence.trusted = false;
        return done;
    }

    sqlite3* m_database;
    SqliteFence& m_fence;
    SqliteStatement m_rows;
    std::string m_statement;
    Limits m_limits;
    bool m_varies;
    std::vector<ResultColumn> m_columns;
    std::optional<std::uint64_t> m_count;
    bool m_holdsState = false;
};

} // namespace

std::unique_ptr<Cursor> sqliteCursor(sqlite3* database, SqliteFence& fence, SqliteStatement prepared,
                                     std::string_view statement, const Limits& limits)
{
    return std::make_unique<SqliteCursor>(database, fence, std::move(prepared), statement, limits);
}

} // namespace querymend
