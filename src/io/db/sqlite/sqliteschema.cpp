#include "db/sqlite/sqliteschema.h"

#include "base/ascii.h"
#include "db/schema/definitions.h"
#include "db/sqlite/sqlitestatement.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <string>
#include <unordered_map>

#include <sqlite3.h>

namespace querymend {

namespace {

constexpr std::string_view namesQuery =
    "SELECT m.name, m.type FROM sqlite_schema AS m WHERE m.type IN ('table', 'view') "
    "AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY m.rowid";

constexpr std::string_view columnsQuery =
    "SELECT m.name, c.name, c.type, c.\"notnull\", c.pk, c.hidden "
    "FROM sqlite_schema AS m JOIN pragma_table_xinfo(m.name) AS c "
    "WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY m.rowid, c.cid";

constexpr std::string_view columnsOfOneQuery = "SELECT ?1, c.name, c.type, c.\"notnull\", c.pk, c.hidden "
                                               "FROM pragma_table_xinfo(?1) AS c ORDER BY c.cid";

constexpr std::string_view keysQuery = "SELECT m.name, k.id, k.\"table\", k.\"from\", k.\"to\" "
                                       "FROM sqlite_schema AS m JOIN pragma_foreign_key_list(m.name) AS k "
                                       "WHERE m.type = 'table' ORDER BY m.rowid, k.id, k.seq";

constexpr std::string_view viewsQuery = "SELECT m.name, m.sql FROM sqlite_schema AS m WHERE m.type = 'view'";
constexpr std::string_view kindsQuery =
    "SELECT name, type FROM pragma_table_list WHERE schema = 'main' AND type IN ('virtual', 'shadow')";

constexpr std::string_view estimatesQuery = "SELECT tbl, stat FROM sqlite_stat1 WHERE stat IS NOT NULL";

class SchemaReading {
public:
    SchemaReading(sqlite3* database, SqliteFence& fence, const SchemaRequest& request)
        : m_database(database), m_fence(fence), m_request(request)
    {}

    Result<Snapshot, EngineError> run()
    {
        m_snapshot.dialect = "sqlite";
        m_snapshot.database = "main";
        const std::vector<std::string>& asked = m_request.schemas;
        const bool isAskedFor = asked.empty() || std::any_of(asked.begin(), asked.end(), [](const std::string& name) {
                                    return asciiEqualsIgnoringCase(name, "main");
                                });
        if (!isAskedFor)
            return std::move(m_snapshot);
        if (auto error = forEach(namesQuery, [this](sqlite3_stmt* row) { addTable(row); }))
            return Failure{std::move(*error)};
        if (auto error = forEach(kindsQuery, [this](sqlite3_stmt* row) { addKind(row); }))
            return Failure{std::move(*error)};
        if (m_request.depth == SchemaDepth::columns) {
            if (auto error = readColumns())
                return Failure{std::move(*error)};
        }
        if (auto error = forEach(viewsQuery, [this](sqlite3_stmt* row) { addView(row); }))
            return Failure{std::move(*error)};
        m_snapshot.restricted = restrictionsOf(m_definitions, dialectOf(DialectId::sqlite), m_request.allowed);
        // The table exists only after an ANALYZE, so a failure is ignored.
        (void)forEach(estimatesQuery, [this](sqlite3_stmt* row) { addEstimate(row); });
        return std::move(m_snapshot);
    }

private:
    std::optional<EngineError> readColumns()
    {
        const auto add = [this](sqlite3_stmt* row) { addColumn(row); };
        if (auto error = forEach(columnsQuery, add)) {
            if (error->failure != EngineFailure::refused)
                return error;
            // One view whose table is gone fails the query for all, so they are read one by one.
            for (Table& table : m_snapshot.tables) {
                table.columns.clear();
                table.hiddenColumns.clear();
                table.primaryKey.clear();
                error = forEach(columnsOfOneQuery, add, table.name);
                if (error && error->failure != EngineFailure::refused)
                    return error;
                table.columnsKnown = !error;
            }
        }
        return forEach(keysQuery, [this](sqlite3_stmt* row) { addKey(row); });
    }

    std::optional<EngineError> forEach(std::string_view query, const std::function<void(sqlite3_stmt*)>& take,
                                       const std::string& argument = {})
    {
        auto prepared = prepareSqlite(m_database, m_fence, query);
        if (!prepared)
            return std::move(prepared).error();
        sqlite3_stmt* const statement = prepared.value().get();
        if (sqlite3_bind_parameter_count(statement) > 0)
            sqlite3_bind_text(statement, 1, argument.data(), static_cast<int>(argument.size()), SQLITE_STATIC);
        int code = SQLITE_OK;
        while ((code = sqlite3_step(statement)) == SQLITE_ROW)
            take(statement);
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

    void addTable(sqlite3_stmt* row)
    {
        Table made;
        made.name = text(row, 0);
        made.kind = text(row, 1) == "view" ? TableKind::view : TableKind::table;
        made.columnsKnown = m_request.depth == SchemaDepth::columns;
        m_tables.emplace(made.name, m_snapshot.tables.size());
        m_snapshot.tables.push_back(std::move(made));
    }

    void addView(sqlite3_stmt* row)
    {
        std::string sql = text(row, 1);
        sql.erase(0, endOfHead(sql));
        m_definitions.push_back({RestrictedKind::relation, {}, text(row, 0), std::move(sql)});
    }

    void addKind(sqlite3_stmt* row)
    {
        Table* const at = tableNamed(text(row, 0));
        if (!at)
            return;
        at->isVirtual = text(row, 1) == "virtual";
        if (!at->isVirtual)
            at->kind = TableKind::shadowTable;
    }

    void addColumn(sqlite3_stmt* row)
    {
        enum : int { table, name, type, notNull, key, hidden };
        Table* const at = tableNamed(text(row, table));
        constexpr int hiddenByVirtualTable = 1;
        if (!at)
            return;
        Table& to = *at;
        if (sqlite3_column_int(row, hidden) == hiddenByVirtualTable) {
            to.hiddenColumns.push_back(text(row, name));
            return;
        }
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

    /// The first number of a statistic is the row count.
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
    const SchemaRequest& m_request;
    Snapshot m_snapshot;
    std::vector<Definition> m_definitions;
    std::unordered_map<std::string, std::size_t> m_tables;
    std::pair<std::string, int> m_lastKey{{}, -1};
};

} // namespace

Result<Snapshot, EngineError> readSqliteSchema(sqlite3* database, SqliteFence& fence, const SchemaRequest& request)
{
    return SchemaReading(database, fence, request).run();
}

} // namespace querymend
