#include "db/sqliteschema.h"

#include "db/sqlitestatement.h"

#include <charconv>
#include <functional>
#include <string>
#include <unordered_map>

#include <sqlite3.h>

namespace querymend {

namespace {

constexpr std::string_view columnsQuery =
    "SELECT m.name, m.type, c.name, c.type, c.\"notnull\", c.pk, c.hidden "
    "FROM sqlite_schema AS m JOIN pragma_table_xinfo(m.name) AS c "
    "WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY m.rowid, c.cid";

constexpr std::string_view keysQuery = "SELECT m.name, k.id, k.\"table\", k.\"from\", k.\"to\" "
                                       "FROM sqlite_schema AS m JOIN pragma_foreign_key_list(m.name) AS k "
                                       "WHERE m.type = 'table' ORDER BY m.rowid, k.id, k.seq";

constexpr std::string_view estimatesQuery = "SELECT tbl, stat FROM sqlite_stat1 WHERE stat IS NOT NULL";

class SchemaReading {
public:
    SchemaReading(sqlite3* database, SqliteFence& fence) : m_database(database), m_fence(fence) {}

    Result<Snapshot, EngineError> run()
    {
        m_snapshot.dialect = "sqlite";
        m_snapshot.database = "main";
        if (auto error = forEach(columnsQuery, [this](sqlite3_stmt* row) { addColumn(row); }))
            return Failure{std::move(*error)};
        if (auto error = forEach(keysQuery, [this](sqlite3_stmt* row) { addKey(row); }))
            return Failure{std::move(*error)};
        // There is no such table unless somebody ran ANALYZE.
        (void)forEach(estimatesQuery, [this](sqlite3_stmt* row) { addEstimate(row); });
        return std::move(m_snapshot);
    }

private:
    std::optional<EngineError> forEach(std::string_view query, const std::function<void(sqlite3_stmt*)>& take)
    {
        auto prepared = prepareSqlite(m_database, m_fence, query);
        if (!prepared)
            return std::move(prepared).error();
        int code = SQLITE_OK;
        while ((code = sqlite3_step(prepared.value().get())) == SQLITE_ROW)
            take(prepared.value().get());
        if (code != SQLITE_DONE)
            return sqliteError(m_database, m_fence, {});
        return std::nullopt;
    }

    static std::string text(sqlite3_stmt* row, int column)
    {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(row, column));
        return bytes ? std::string(bytes) : std::string();
    }

    Table* tableNamed(const std::string& name)
    {
        const auto found = m_tables.find(name);
        return found == m_tables.end() ? nullptr : &m_snapshot.tables[found->second];
    }

    void addColumn(sqlite3_stmt* row)
    {
        enum : int { table, kind, name, type, notNull, key, hidden };
        const std::string tableName = text(row, table);
        const auto [at, isNew] = m_tables.try_emplace(tableName, m_snapshot.tables.size());
        if (isNew) {
            Table made;
            made.name = tableName;
            made.kind = text(row, kind) == "view" ? TableKind::view : TableKind::table;
            m_snapshot.tables.push_back(std::move(made));
        }
        constexpr int hiddenByVirtualTable = 1;
        if (sqlite3_column_int(row, hidden) == hiddenByVirtualTable)
            return;
        Table& to = m_snapshot.tables[at->second];
        Column column;
        column.name = text(row, name);
        column.type = text(row, type);
        column.notNull = sqlite3_column_int(row, notNull) != 0;
        const auto place = static_cast<std::size_t>(sqlite3_column_int(row, key));
        column.primaryKey = place > 0;
        if (place > to.primaryKey.size())
            to.primaryKey.resize(place);
        if (place > 0)
            to.primaryKey[place - 1] = column.name;
        to.columns.push_back(std::move(column));
    }

    void addKey(sqlite3_stmt* row)
    {
        enum : int { table, id, target, from, to };
        Table* const at = tableNamed(text(row, table));
        if (!at)
            return;
        const std::pair key(at->name, sqlite3_column_int(row, id));
        if (key != m_lastKey) {
            m_lastKey = key;
            at->foreignKeys.push_back({{}, {}, text(row, target), {}});
        }
        at->foreignKeys.back().columns.push_back(text(row, from));
        if (sqlite3_column_type(row, to) != SQLITE_NULL)
            at->foreignKeys.back().targetColumns.push_back(text(row, to));
    }

    /// The first number of a statistic is how many rows there were.
    void addEstimate(sqlite3_stmt* row)
    {
        const std::string stat = text(row, 1);
        std::uint64_t rows = 0;
        const auto [end, error] = std::from_chars(stat.data(), stat.data() + stat.size(), rows);
        Table* const at = tableNamed(text(row, 0));
        if (at && error == std::errc{})
            at->rowEstimate = rows;
    }

    sqlite3* m_database;
    SqliteFence& m_fence;
    Snapshot m_snapshot;
    std::unordered_map<std::string, std::size_t> m_tables;
    std::pair<std::string, int> m_lastKey{{}, -1};
};

} // namespace

Result<Snapshot, EngineError> readSqliteSchema(sqlite3* database, SqliteFence& fence)
{
    return SchemaReading(database, fence).run();
}

} // namespace querymend
