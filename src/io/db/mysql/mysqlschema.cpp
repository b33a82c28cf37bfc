#include "db/mysql/mysqlschema.h"

#include "db/schema/definitions.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

namespace {

// For row counts the server must open each table; for names and kinds it need not.
constexpr auto namesQuery =
    "SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, '', NULL FROM information_schema.TABLES WHERE ";
constexpr auto tablesQuery = "SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, TABLE_COMMENT, TABLE_ROWS "
                             "FROM information_schema.TABLES WHERE ";
constexpr auto tablesOrder = " ORDER BY TABLE_SCHEMA, TABLE_NAME";

constexpr auto columnsQuery = "SELECT TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COLUMN_COMMENT, "
                              "EXTRA, GENERATION_EXPRESSION FROM information_schema.COLUMNS WHERE ";
constexpr std::string_view rowStart = "row_start";
constexpr std::string_view rowEnd = "row_end";

constexpr auto columnsOrder = " ORDER BY TABLE_SCHEMA, TABLE_NAME, ORDINAL_POSITION";

constexpr auto keysQuery =
    "SELECT TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, COLUMN_NAME, REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME, "
    "REFERENCED_COLUMN_NAME FROM information_schema.KEY_COLUMN_USAGE "
    "WHERE (CONSTRAINT_NAME = 'PRIMARY' OR REFERENCED_TABLE_NAME IS NOT NULL) AND ";
constexpr auto keysOrder = " ORDER BY TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION";

// MariaDB stores JSON as text with a check constraint.
constexpr auto jsonQuery = "SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, CHECK_CLAUSE "
                           "FROM information_schema.CHECK_CONSTRAINTS WHERE LEVEL = 'Column' AND ";

constexpr auto functionsQuery = "SELECT DISTINCT ROUTINE_NAME FROM information_schema.ROUTINES "
                                "WHERE ROUTINE_TYPE = 'FUNCTION' AND ";
constexpr auto functionsOrder = " ORDER BY ROUTINE_NAME";

// Functions, views and tables of every database: the server knows only what a function declares, not what it does.
constexpr auto userSchemas = " NOT IN ('information_schema', 'performance_schema', 'mysql', 'sys')";
constexpr auto parametersQuery = "SELECT SPECIFIC_SCHEMA, SPECIFIC_NAME, PARAMETER_NAME FROM "
                                 "information_schema.PARAMETERS WHERE PARAMETER_NAME IS NOT NULL AND ROUTINE_TYPE = "
                                 "'FUNCTION' AND SPECIFIC_SCHEMA";
constexpr auto routinesQuery =
    "SELECT ROUTINE_SCHEMA, ROUTINE_NAME, SQL_DATA_ACCESS, SECURITY_TYPE, ROUTINE_DEFINITION FROM "
    "information_schema.ROUTINES WHERE ROUTINE_TYPE = 'FUNCTION' AND ROUTINE_SCHEMA";
constexpr auto viewsQuery =
    "SELECT TABLE_SCHEMA, TABLE_NAME, VIEW_DEFINITION FROM information_schema.VIEWS WHERE TABLE_SCHEMA";
// Tables of these engines are in the server's own files; those of others may be anywhere.
constexpr auto enginesQuery =
    "SELECT TABLE_SCHEMA, TABLE_NAME FROM information_schema.TABLES WHERE ENGINE NOT IN ('InnoDB', 'MyISAM', 'Aria', "
    "'MEMORY', 'CSV', 'ARCHIVE', 'BLACKHOLE', 'MRG_MyISAM', 'MRG_MYISAM', 'ROCKSDB', 'TokuDB', 'SEQUENCE', "
    "'ColumnStore', 'Mroonga', 'OQGRAPH', 'ndbcluster', 'SPHINX') AND TABLE_SCHEMA";

/// A hexadecimal literal, so that the text cannot end it, whatever the server takes for a quote.
std::string literalOf(std::string_view text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string literal = "_utf8mb4 X'";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        literal += digits[byte >> 4U];
        literal += digits[byte & 15U];
    }
    return literal + '\'';
}

std::string condition(std::string_view column, const std::vector<std::string>& schemas)
{
    std::string list;
    for (const std::string& schema : schemas)
        list += (list.empty() ? "" : ", ") + literalOf(schema);
    if (list.empty())
        return std::string(column) + " NOT IN ('information_schema', 'performance_schema', 'mysql', 'sys')";
    return std::string(column) + (schemas.size() == 1 ? " = " + list : " IN (" + list + ')');
}

/// One row of a result; NULL is an empty text.
struct Row {
    MYSQL_ROW cells;
    const unsigned long* lengths;

    [[nodiscard]] std::string text(unsigned column) const
    {
        return cells[column] ? std::string(cells[column], lengths[column]) : std::string();
    }
};

class MysqlSchemaReading {
public:
    MysqlSchemaReading(MysqlLink& link, const SchemaRequest& request) : m_link(link), m_request(request) {}

    Result<Snapshot, EngineError> run()
    {
        m_snapshot.dialect = m_link.fence().isMariaDb ? "mariadb" : "mysql";
        if (auto read = ask("SELECT DATABASE()", &MysqlSchemaReading::addPlace); !read)
            return Failure{std::move(read).error()};
        m_schemas = m_request.schemas;
        if (m_schemas.empty())
            m_schemas = m_snapshot.searchPath;
        for (const auto& [text, take] : steps()) {
            if (auto read = ask(text, take); !read)
                return Failure{std::move(read).error()};
        }
        for (const auto& [text, take] :
             {Step{parametersQuery, &MysqlSchemaReading::addParameter},
              Step{routinesQuery, &MysqlSchemaReading::addRoutine}, Step{viewsQuery, &MysqlSchemaReading::addView},
              Step{enginesQuery, &MysqlSchemaReading::addElsewhere}}) {
            if (auto read = ask(text + std::string(userSchemas), take); !read)
                return Failure{std::move(read).error()};
        }
        m_snapshot.restricted =
            restrictionsOf(m_definitions, dialectOf(m_link.fence().isMariaDb ? DialectId::mariadb : DialectId::mysql),
                           m_request.allowed);
        return std::move(m_snapshot);
    }

private:
    using Take = void (MysqlSchemaReading::*)(const Row&);
    using Step = std::pair<std::string, Take>;

    [[nodiscard]] std::vector<std::pair<std::string, Take>> steps() const
    {
        const std::string tables = condition("TABLE_SCHEMA", m_schemas);
        const std::string functions = functionsQuery + condition("ROUTINE_SCHEMA", m_schemas) + functionsOrder;
        if (m_request.depth == SchemaDepth::names)
            return {{namesQuery + tables + tablesOrder, &MysqlSchemaReading::addTable},
                    {functions, &MysqlSchemaReading::addFunction}};
        std::vector<std::pair<std::string, Take>> all{
            {tablesQuery + tables + tablesOrder, &MysqlSchemaReading::addTable},
            {columnsQuery + tables + columnsOrder, &MysqlSchemaReading::addColumn},
            {keysQuery + tables + keysOrder, &MysqlSchemaReading::addKey},
            {functions, &MysqlSchemaReading::addFunction}};
        if (m_link.fence().isMariaDb)
            all.emplace_back(jsonQuery + condition("CONSTRAINT_SCHEMA", m_schemas), &MysqlSchemaReading::addJson);
        return all;
    }

    Result<void, EngineError> ask(const std::string& text, Take take)
    {
        const auto answer = m_link.query(text);
        if (!answer)
            return Failure{answer.error()};
        while (MYSQL_ROW cells = mysql_fetch_row(answer->get()))
            (this->*take)(Row{cells, mysql_fetch_lengths(answer->get())});
        return {};
    }

    void addPlace(const Row& row)
    {
        m_snapshot.database = row.text(0);
        if (!m_snapshot.database.empty())
            m_snapshot.searchPath.push_back(m_snapshot.database);
    }

    void addTable(const Row& row)
    {
        enum : unsigned { schema, name, kind, comment, rows };
        const std::string type = row.text(kind);
        if (type == "SEQUENCE")
            return;
        Table table;
        table.schema = row.text(schema);
        table.name = row.text(name);
        table.kind = type == "VIEW" || type == "SYSTEM VIEW" ? TableKind::view : TableKind::table;
        // A view has no comment of its own; the server reports VIEW.
        table.comment = table.kind == TableKind::view ? std::string() : row.text(comment);
        table.columnsKnown = m_request.depth == SchemaDepth::columns;
        // The server lists the row version columns only if the table's definition names them.
        if (type == "SYSTEM VERSIONED")
            table.hiddenColumns = {std::string(rowStart), std::string(rowEnd)};
        const std::string count = row.text(rows);
        std::uint64_t estimate = 0;
        if (!count.empty() && std::from_chars(count.data(), count.data() + count.size(), estimate).ec == std::errc{}
            && table.kind == TableKind::table)
            table.rowEstimate = estimate;
        m_places[{table.schema, table.name}] = m_snapshot.tables.size();
        m_snapshot.tables.push_back(std::move(table));
    }

    void addColumn(const Row& row)
    {
        enum : unsigned { schema, name, column, type, nullable, comment, extra, expression };
        if (Table* table = find(row.text(schema), row.text(name))) {
            const std::string generated = row.text(expression);
            if (generated == "ROW START" || generated == "ROW END")
                std::erase(table->hiddenColumns, generated == "ROW START" ? rowStart : rowEnd);
            if (row.text(extra).find("INVISIBLE") != std::string::npos) {
                table->hiddenColumns.push_back(row.text(column));
                return;
            }
            Column made;
            made.name = row.text(column);
            made.type = row.text(type);
            made.comment = row.text(comment);
            made.notNull = row.text(nullable) == "NO";
            table->columns.push_back(std::move(made));
        }
    }

    void addKey(const Row& row)
    {
        enum : unsigned { schema, name, constraint, column, targetSchema, targetTable, targetColumn };
        Table* table = find(row.text(schema), row.text(name));
        if (!table)
            return;
        if (row.text(targetTable).empty()) {
            table->primaryKey.push_back(row.text(column));
            if (Column* part = columnOf(*table, row.text(column)))
                part->primaryKey = true;
            return;
        }
        // The columns of one key are consecutive.
        std::pair<const Table*, std::string> key{table, row.text(constraint)};
        if (m_lastKey != key)
            table->foreignKeys.push_back({{}, row.text(targetSchema), row.text(targetTable), {}});
        m_lastKey = std::move(key);
        table->foreignKeys.back().columns.push_back(row.text(column));
        table->foreignKeys.back().targetColumns.push_back(row.text(targetColumn));
    }

    void addJson(const Row& row)
    {
        enum : unsigned { schema, name, column, clause };
        Table* table = find(row.text(schema), row.text(name));
        Column* found = table ? columnOf(*table, row.text(column)) : nullptr;
        if (found && row.text(clause) == "json_valid(`" + found->name + "`)")
            found->type = "json";
    }

    void addFunction(const Row& row) { m_snapshot.functions.push_back(row.text(0)); }

    void addParameter(const Row& row) { m_parameters[{row.text(0), row.text(1)}].push_back(row.text(2)); }

    void addRoutine(const Row& row)
    {
        enum : unsigned { schema, name, access, security, text };
        Definition made{RestrictedKind::function, row.text(schema), row.text(name), row.text(text)};
        if (row.text(access) == "MODIFIES SQL DATA")
            made.known = RestrictionReason::maySideEffect;
        made.runsAsOwner = row.text(security) == "DEFINER";
        made.parameters = m_parameters[{made.schema, made.name}];
        m_definitions.push_back(std::move(made));
    }

    /// A login that may not see a view's text may not plan statements on the view either.
    void addView(const Row& row)
    {
        m_definitions.push_back({RestrictedKind::relation, row.text(0), row.text(1), row.text(2)});
    }

    void addElsewhere(const Row& row)
    {
        m_definitions.push_back({RestrictedKind::relation, row.text(0), row.text(1), {}, RestrictionReason::elsewhere});
    }

    Table* find(const std::string& schema, const std::string& name)
    {
        const auto place = m_places.find({schema, name});
        return place == m_places.end() ? nullptr : &m_snapshot.tables[place->second];
    }

    static Column* columnOf(Table& table, std::string_view name)
    {
        const auto found = std::find_if(table.columns.begin(), table.columns.end(),
                                        [&](const Column& column) { return column.name == name; });
        return found == table.columns.end() ? nullptr : &*found;
    }

    MysqlLink& m_link;
    const SchemaRequest& m_request;
    std::vector<std::string> m_schemas;
    Snapshot m_snapshot;
    std::map<std::pair<std::string, std::string>, std::size_t> m_places;
    std::pair<const Table*, std::string> m_lastKey;
    std::map<std::pair<std::string, std::string>, std::vector<std::string>> m_parameters;
    std::vector<Definition> m_definitions; ///< of every database that this login sees
};

} // namespace

Result<Snapshot, EngineError> readMysqlSchema(MysqlLink& link, const SchemaRequest& request)
{
    return MysqlSchemaReading(link, request).run();
}

} // namespace querymend
