#include "db/postgresschema.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr auto placeQuery = "SELECT pg_catalog.current_database(), s.name FROM "
                            "pg_catalog.unnest(pg_catalog.current_schemas(false)) WITH ORDINALITY AS s (name, place) "
                            "ORDER BY s.place";

// The server's own schemas, and those of temporary tables, begin with pg_.
constexpr auto tablesQuery =
    "SELECT c.oid, n.nspname, c.relname, c.relkind, d.description, c.reltuples::pg_catalog.int8 "
    "FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace "
    "LEFT JOIN pg_catalog.pg_description AS d "
    "ON d.objoid = c.oid AND d.objsubid = 0 AND d.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass "
    "WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' "
    "ORDER BY n.nspname, c.relname";

constexpr auto columnsQuery =
    "SELECT a.attrelid, a.attnum, a.attname, pg_catalog.format_type(a.atttypid, a.atttypmod), a.attnotnull, "
    "d.description FROM pg_catalog.pg_attribute AS a JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid "
    "JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace "
    "LEFT JOIN pg_catalog.pg_description AS d ON d.objoid = a.attrelid AND d.objsubid = a.attnum "
    "AND d.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass "
    "WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p', 'v', 'm', 'f') "
    "AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' ORDER BY a.attrelid, a.attnum";

constexpr auto keysQuery = "SELECT k.conrelid, k.contype, k.confrelid, pg_catalog.array_to_string(k.conkey, ' '), "
                           "pg_catalog.array_to_string(k.confkey, ' ') FROM pg_catalog.pg_constraint AS k "
                           "WHERE k.contype IN ('p', 'f') AND k.conrelid <> 0 ORDER BY k.conrelid, k.conname";

constexpr auto functionsQuery =
    "SELECT DISTINCT p.proname FROM pg_catalog.pg_proc AS p "
    "JOIN pg_catalog.pg_namespace AS n ON n.oid = p.pronamespace WHERE p.prokind IN ('f', 'a', 'w') "
    "AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' ORDER BY p.proname";

/// One row of an answer in text form; NULL is an empty text.
struct Row {
    const PGresult& result;
    int number;

    [[nodiscard]] std::string_view text(int column) const
    {
        return {PQgetvalue(&result, number, column), static_cast<std::size_t>(PQgetlength(&result, number, column))};
    }

    [[nodiscard]] std::int64_t integer(int column) const { return integerIn(text(column)); }

    static std::int64_t integerIn(std::string_view digits)
    {
        std::int64_t value = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return value;
    }
};

TableKind kindOf(std::string_view relkind)
{
    if (relkind == "v")
        return TableKind::view;
    if (relkind == "m")
        return TableKind::materializedView;
    return relkind == "f" ? TableKind::foreignTable : TableKind::table;
}

class PostgresSchemaReading {
public:
    PostgresSchemaReading(const PostgresAsk& ask, std::string database) : m_ask(ask)
    {
        m_snapshot.database = std::move(database); // what the catalog says of it needs a search path
    }

    Result<Snapshot, EngineError> run()
    {
        using Step = std::pair<const char*, void (PostgresSchemaReading::*)(const Row&)>;
        const std::vector<Step> steps{{placeQuery, &PostgresSchemaReading::addPlace},
                                      {tablesQuery, &PostgresSchemaReading::addTable},
                                      {columnsQuery, &PostgresSchemaReading::addColumn},
                                      {keysQuery, &PostgresSchemaReading::addKey},
                                      {functionsQuery, &PostgresSchemaReading::addFunction}};
        m_snapshot.dialect = "postgresql";
        for (const auto& [query, take] : steps) {
            const auto answer = m_ask(query);
            if (!answer)
                return Failure{answer.error()};
            for (int i = 0; i < PQntuples(answer->get()); ++i)
                (this->*take)(Row{**answer, i});
        }
        return std::move(m_snapshot);
    }

private:
    /// Where a table stands in the snapshot, and which number each of its columns has on the server.
    struct Place {
        std::size_t index = 0;
        std::vector<std::int64_t> numbers;
    };

    void addPlace(const Row& row)
    {
        m_snapshot.database = std::string(row.text(0));
        m_snapshot.searchPath.emplace_back(row.text(1));
    }

    void addTable(const Row& row)
    {
        enum : int { oid, schema, name, kind, comment, rows };
        m_places[row.integer(oid)].index = m_snapshot.tables.size();
        Table table;
        table.schema = std::string(row.text(schema));
        table.name = std::string(row.text(name));
        table.kind = kindOf(row.text(kind));
        table.comment = std::string(row.text(comment));
        // It is -1 where nobody has counted yet.
        if (table.kind != TableKind::view && row.integer(rows) >= 0)
            table.rowEstimate = static_cast<std::uint64_t>(row.integer(rows));
        m_snapshot.tables.push_back(std::move(table));
    }

    void addColumn(const Row& row)
    {
        enum : int { oid, number, name, type, notNull, comment };
        const auto place = m_places.find(row.integer(oid));
        if (place == m_places.end())
            return;
        place->second.numbers.push_back(row.integer(number));
        Column column;
        column.name = std::string(row.text(name));
        column.type = std::string(row.text(type));
        column.notNull = row.text(notNull) == "t";
        column.comment = std::string(row.text(comment));
        m_snapshot.tables[place->second.index].columns.push_back(std::move(column));
    }

    void addKey(const Row& row)
    {
        enum : int { oid, kind, target, columns, targetColumns };
        const auto place = m_places.find(row.integer(oid));
        if (place == m_places.end())
            return;
        Table& table = m_snapshot.tables[place->second.index];
        if (row.text(kind) == "p") {
            table.primaryKey = namesOf(place->second, row.text(columns), &Column::primaryKey);
            return;
        }
        const auto to = m_places.find(row.integer(target));
        if (to == m_places.end())
            return;
        const Table& other = m_snapshot.tables[to->second.index];
        table.foreignKeys.push_back({namesOf(place->second, row.text(columns)), other.schema, other.name,
                                     namesOf(to->second, row.text(targetColumns))});
    }

    void addFunction(const Row& row) { m_snapshot.functions.emplace_back(row.text(0)); }

    /// From `1 3` to the names of these columns, each flagged if asked.
    std::vector<std::string> namesOf(const Place& place, std::string_view numbers, bool Column::*flag = nullptr)
    {
        std::vector<std::string> names;
        std::vector<Column>& columns = m_snapshot.tables[place.index].columns;
        while (!numbers.empty()) {
            const std::size_t end = std::min(numbers.find(' '), numbers.size());
            const std::int64_t number = Row::integerIn(numbers.substr(0, end));
            numbers.remove_prefix(std::min(end + 1, numbers.size()));
            for (std::size_t i = 0; i < columns.size(); ++i) {
                if (place.numbers[i] != number)
                    continue;
                names.push_back(columns[i].name);
                if (flag)
                    columns[i].*flag = true;
            }
        }
        return names;
    }

    const PostgresAsk& m_ask;
    Snapshot m_snapshot;
    std::unordered_map<std::int64_t, Place> m_places;
};

} // namespace

Result<Snapshot, EngineError> readPostgresSchema(PostgresLink& link)
{
    const char* database = PQdb(link.connection());
    const PostgresAsk ask = [&link](const std::string& query) { return link.command(query); };
    return PostgresSchemaReading(ask, database ? database : "").run();
}

Result<Snapshot, EngineError> readPostgresSchema(const PostgresAsk& ask)
{
    return PostgresSchemaReading(ask, {}).run();
}

} // namespace querymend
