#include "db/duckdb/duckdbschema.h"

#include "db/duckdb/duckdbrows.h"
#include "db/schema/definitions.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace querymend {

namespace {

constexpr auto placeQuery = "SELECT current_database(), current_schema()";

constexpr auto tablesQuery =
    "SELECT table_oid, schema_name, table_name, 'table', comment, estimated_size FROM duckdb_tables() "
    "WHERE NOT internal AND NOT temporary AND database_name = current_database() UNION ALL "
    "SELECT view_oid, schema_name, view_name, 'view', comment, NULL FROM duckdb_views() "
    "WHERE NOT internal AND NOT temporary AND database_name = current_database() ORDER BY 2, 3";

constexpr auto columnsQuery = "SELECT table_oid, column_name, data_type, is_nullable, comment FROM duckdb_columns() "
                              "WHERE NOT internal AND database_name = current_database() "
                              "ORDER BY table_oid, column_index";

// The two lists are unnested in parallel, one pair of columns per row.
constexpr auto keysQuery =
    "SELECT table_oid, constraint_type, constraint_index, unnest(constraint_column_names), referenced_table, "
    "unnest(referenced_column_names) FROM duckdb_constraints() WHERE constraint_type IN ('PRIMARY KEY', 'FOREIGN KEY') "
    "AND database_name = current_database() ORDER BY table_oid, constraint_index";

constexpr auto functionsQuery = "SELECT DISTINCT function_name FROM duckdb_functions() "
                                "WHERE NOT internal AND database_name = current_database() ORDER BY function_name";

// Includes attached databases and temporary objects, because a macro does whatever its text says.
constexpr auto definitionsQuery =
    "SELECT 'function', schema_name, function_name, macro_definition FROM duckdb_functions() "
    "WHERE NOT internal AND macro_definition IS NOT NULL UNION ALL "
    "SELECT 'relation', schema_name, view_name, sql FROM duckdb_views() WHERE NOT internal";

std::string textIn(const CellRow& row, std::size_t column)
{
    const auto* text = std::get_if<std::string>(&row[column]);
    return text ? *text : std::string();
}

std::int64_t numberIn(const CellRow& row, std::size_t column)
{
    const auto* number = std::get_if<std::int64_t>(&row[column]);
    return number ? *number : -1;
}

class DuckdbSchemaReading {
public:
    DuckdbSchemaReading(DuckdbConnection& connection, const SchemaRequest& request)
        : m_connection(connection), m_request(request)
    {}

    Result<Snapshot, EngineError> run()
    {
        m_snapshot.dialect = "duckdb";
        using Step = std::pair<const char*, void (DuckdbSchemaReading::*)(const CellRow&)>;
        std::vector<Step> steps{{placeQuery, &DuckdbSchemaReading::addPlace},
                                {tablesQuery, &DuckdbSchemaReading::addTable},
                                {functionsQuery, &DuckdbSchemaReading::addFunction},
                                {definitionsQuery, &DuckdbSchemaReading::addDefinition}};
        if (m_request.depth == SchemaDepth::columns) {
            steps.emplace_back(columnsQuery, &DuckdbSchemaReading::addColumn);
            steps.emplace_back(keysQuery, &DuckdbSchemaReading::addKey);
        }
        for (const auto& [query, take] : steps) {
            if (auto error = forEach(query, take))
                return Failure{std::move(*error)};
        }
        m_snapshot.restricted = restrictionsOf(m_definitions, dialectOf(DialectId::duckdb), m_request.allowed);
        return std::move(m_snapshot);
    }

private:
    std::optional<EngineError> forEach(const char* query, void (DuckdbSchemaReading::*take)(const CellRow&))
    {
        auto statement = DuckdbStatement::prepare(m_connection, query);
        if (!statement)
            return std::move(statement).error();
        auto rows = DuckdbRows::run(std::make_shared<const DuckdbStatement>(std::move(statement).value()));
        if (!rows)
            return std::move(rows).error();
        while (true) {
            const auto more = rows.value()->next();
            if (!more)
                return more.error();
            if (!*more)
                return std::nullopt;
            (this->*take)(rows.value()->row());
        }
    }

    Table* tableAt(const CellRow& row)
    {
        const auto found = m_places.find(numberIn(row, 0));
        return found == m_places.end() ? nullptr : &m_snapshot.tables[found->second];
    }

    void addPlace(const CellRow& row)
    {
        m_snapshot.database = textIn(row, 0);
        m_snapshot.searchPath = {textIn(row, 1)};
    }

    void addTable(const CellRow& row)
    {
        enum : std::size_t { oid, schema, name, kind, comment, rows };
        const std::vector<std::string>& wanted = m_request.schemas;
        Table table;
        table.schema = textIn(row, schema);
        if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), table.schema) == wanted.end())
            return;
        m_places[numberIn(row, oid)] = m_snapshot.tables.size();
        table.name = textIn(row, name);
        table.kind = textIn(row, kind) == "view" ? TableKind::view : TableKind::table;
        table.comment = textIn(row, comment);
        if (numberIn(row, rows) >= 0)
            table.rowEstimate = static_cast<std::uint64_t>(numberIn(row, rows));
        table.columnsKnown = m_request.depth == SchemaDepth::columns;
        m_snapshot.tables.push_back(std::move(table));
    }

    void addColumn(const CellRow& row)
    {
        enum : std::size_t { oid, name, type, nullable, comment };
        Table* const table = tableAt(row);
        if (!table)
            return;
        Column column;
        column.name = textIn(row, name);
        column.type = textIn(row, type);
        column.notNull = row[nullable] == Cell(false);
        column.comment = textIn(row, comment);
        table->columns.push_back(std::move(column));
    }

    void addKey(const CellRow& row)
    {
        enum : std::size_t { oid, kind, number, column, target, targetColumn };
        Table* const table = tableAt(row);
        if (!table)
            return;
        const std::string name = textIn(row, column);
        if (textIn(row, kind) == "PRIMARY KEY") {
            table->primaryKey.push_back(name);
            for (Column& own : table->columns)
                own.primaryKey = own.primaryKey || own.name == name;
            return;
        }
        const std::pair key(numberIn(row, oid), numberIn(row, number));
        if (key != m_lastKey)
            table->foreignKeys.push_back({{}, {}, textIn(row, target), {}});
        m_lastKey = key;
        table->foreignKeys.back().columns.push_back(name);
        table->foreignKeys.back().targetColumns.push_back(textIn(row, targetColumn));
    }

    void addFunction(const CellRow& row) { m_snapshot.functions.push_back(textIn(row, 0)); }

    void addDefinition(const CellRow& row)
    {
        enum : std::size_t { kind, schema, name, text };
        std::string definition = textIn(row, text);
        const bool isView = textIn(row, kind) == "relation";
        if (isView)
            definition.erase(0, endOfHead(definition));
        m_definitions.push_back({isView ? RestrictedKind::relation : RestrictedKind::function, textIn(row, schema),
                                 textIn(row, name), std::move(definition)});
    }

    DuckdbConnection& m_connection;
    const SchemaRequest& m_request;
    Snapshot m_snapshot;
    std::vector<Definition> m_definitions;
    std::unordered_map<std::int64_t, std::size_t> m_places;
    std::pair<std::int64_t, std::int64_t> m_lastKey{-1, -1};
};

} // namespace

Result<Snapshot, EngineError> readDuckdbSchema(DuckdbConnection& connection, const SchemaRequest& request)
{
    return DuckdbSchemaReading(connection, request).run();
}

} // namespace querymend
