#include "db/postgres/postgresschema.h"

#include "db/postgres/postgrescatalog.h"
#include "db/postgres/postgresrestrictions.h"
#include "db/postgres/postgresrow.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace querymend {

namespace {

using Row = PostgresRow;

/// A string literal that is valid whatever the server's setting for backslashes.
std::string quotedText(std::string_view text)
{
    std::string quoted = "E'";
    for (const char c : text) {
        if (c == '\'' || c == '\\')
            quoted += c;
        quoted += c;
    }
    return quoted + '\'';
}

TableKind kindOf(std::string_view relkind, bool isPartition)
{
    if (isPartition)
        return TableKind::partition;
    if (relkind == "v")
        return TableKind::view;
    if (relkind == "m")
        return TableKind::materializedView;
    return relkind == "f" ? TableKind::foreignTable : TableKind::table;
}

class PostgresSchemaReading {
public:
    PostgresSchemaReading(const PostgresAsk& ask, const SchemaRequest& request) : m_ask(ask), m_request(request) {}

    Result<Snapshot, EngineError> run()
    {
        using Step = std::pair<const char*, void (PostgresSchemaReading::*)(const Row&)>;
        std::vector<Step> steps{{postgresPlaceQuery, &PostgresSchemaReading::addPlace},
                                {postgresTablesQuery, &PostgresSchemaReading::addTable},
                                {postgresFunctionsQuery, &PostgresSchemaReading::addFunction}};
        if (m_request.depth == SchemaDepth::columns)
            steps.insert(steps.end(),
                         {{postgresTypesQuery, &PostgresSchemaReading::addType},
                          {postgresColumnsQuery, &PostgresSchemaReading::addColumn},
                          {postgresKeysQuery, &PostgresSchemaReading::addKey}});
        m_snapshot.dialect = "postgresql";
        for (const auto& [query, take] : steps) {
            if (auto problem = forEach(inSchemas(query), take))
                return Failure{std::move(*problem)};
        }
        if (m_hasPartitions) {
            if (auto problem = forEach(postgresPartitionsQuery, &PostgresSchemaReading::addPartition))
                return Failure{std::move(*problem)};
        }
        if (auto problem = readLeaves())
            return Failure{std::move(*problem)};
        if (auto problem = readTargetsOutside())
            return Failure{std::move(*problem)};
        for (const Key& key : m_keys)
            addKey(key);
        auto restricted = readPostgresRestrictions(m_ask, m_request.allowed, m_snapshot.searchPath);
        if (!restricted)
            return Failure{std::move(restricted).error()};
        m_snapshot.restricted = std::move(restricted).value();
        return std::move(m_snapshot);
    }

private:
    /// Where a table was stored, and the server's number of each of its columns.
    struct Place {
        std::vector<Table>* tables = nullptr;
        std::size_t index = 0;
        std::vector<std::int64_t> numbers;

        [[nodiscard]] Table& table() const { return (*tables)[index]; }
    };

    /// A primary or foreign key as the server has it: by numbers.
    struct Key {
        std::int64_t table = 0;
        bool isPrimary = false;
        std::string columns;
        std::int64_t target = 0;
        std::string targetColumns;
    };

    std::optional<EngineError> forEach(const std::string& query, void (PostgresSchemaReading::*take)(const Row&))
    {
        const auto answer = m_ask(query);
        if (!answer)
            return answer.error();
        for (int i = 0; i < PQntuples(answer->get()); ++i)
            (this->*take)(Row{**answer, i});
        return std::nullopt;
    }

    std::string inSchemas(std::string query) const
    {
        const std::size_t mark = query.find(postgresSchemasMark);
        if (mark == std::string::npos)
            return query;
        // The server's own schemas, and those of temporary tables, begin with pg_.
        std::string condition = "n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'";
        if (!m_request.schemas.empty()) {
            condition.clear();
            for (const std::string& schema : m_request.schemas)
                condition += (condition.empty() ? "n.nspname IN (" : ", ") + quotedText(schema);
            condition += ')';
        }
        return query.replace(mark, postgresSchemasMark.size(), condition);
    }

    void addPlace(const Row& row)
    {
        m_snapshot.database = std::string(row.text(0));
        m_snapshot.searchPath.emplace_back(row.text(1));
    }

    void addTable(const Row& row)
    {
        enum : int { oid, schema, name, kind, isPartition, comment, rows };
        Place& place = m_places[row.integer(oid)];
        place.tables = &m_snapshot.tables;
        place.index = m_snapshot.tables.size();
        Table table;
        table.schema = std::string(row.text(schema));
        table.name = std::string(row.text(name));
        table.kind = kindOf(row.text(kind), row.text(isPartition) == "t");
        table.comment = std::string(row.text(comment));
        table.columnsKnown = m_request.depth == SchemaDepth::columns;
        // It is -1 if the rows have not been counted yet.
        if (table.kind != TableKind::view && row.integer(rows) >= 0)
            table.rowEstimate = static_cast<std::uint64_t>(row.integer(rows));
        else if (row.text(kind) == "p")
            m_uncounted += (m_uncounted.empty() ? "" : ", ") + std::string(row.text(oid));
        m_hasPartitions = m_hasPartitions || table.kind == TableKind::partition;
        m_snapshot.tables.push_back(std::move(table));
    }

    void addPartition(const Row& row)
    {
        if (const auto place = m_places.find(row.integer(0)); place != m_places.end())
            place->second.table().partitionOf = std::string(row.text(1));
    }

    /// An enumeration without labels has no definition.
    void addType(const Row& row)
    {
        enum : int { oid, definition, base };
        if (!row.text(definition).empty())
            m_definitions[row.integer(oid)] = std::string(row.text(definition));
        m_bases[row.integer(oid)] = row.integer(base); // 0 for an enumeration
    }

    /// What a type is defined as; a domain of a domain or an enumeration, as what that is. Empty if it is built in.
    [[nodiscard]] std::string_view definitionOf(std::int64_t type) const
    {
        for (auto base = m_bases.find(type); base != m_bases.end() && m_definitions.count(base->second) > 0;
             base = m_bases.find(type))
            type = base->second;
        const auto found = m_definitions.find(type);
        return found == m_definitions.end() ? std::string_view() : found->second;
    }

    void addColumn(const Row& row)
    {
        enum : int { oid, number, name, type, notNull, comment, typeOid };
        const auto place = m_places.find(row.integer(oid));
        if (place == m_places.end())
            return;
        place->second.numbers.push_back(row.integer(number));
        Column column;
        column.name = std::string(row.text(name));
        column.type = std::string(row.text(type));
        if (const std::string_view definition = definitionOf(row.integer(typeOid)); !definition.empty())
            column.type.append(" as ").append(definition);
        column.notNull = row.text(notNull) == "t";
        column.comment = std::string(row.text(comment));
        place->second.table().columns.push_back(std::move(column));
    }

    void addKey(const Row& row)
    {
        enum : int { oid, kind, columns, target, targetColumns };
        m_keys.push_back({row.integer(oid), row.text(kind) == "p", std::string(row.text(columns)), row.integer(target),
                          std::string(row.text(targetColumns))});
    }

    void addFunction(const Row& row) { m_snapshot.functions.emplace_back(row.text(0)); }

    std::optional<EngineError> readLeaves()
    {
        if (m_uncounted.empty())
            return std::nullopt;
        return forEach(postgresLeavesQuery + m_uncounted + ") GROUP BY p.oid", &PostgresSchemaReading::addLeaves);
    }

    void addLeaves(const Row& row)
    {
        if (const auto place = m_places.find(row.integer(0)); place != m_places.end())
            place->second.table().rowEstimate = static_cast<std::uint64_t>(row.integer(1));
    }

    std::optional<EngineError> readTargetsOutside()
    {
        std::string oids;
        for (const Key& key : m_keys) {
            if (!key.isPrimary && m_places.try_emplace(key.target).second)
                oids += (oids.empty() ? "" : ", ") + std::to_string(key.target);
        }
        if (oids.empty())
            return std::nullopt;
        return forEach(postgresTargetsQuery + oids + ") ORDER BY c.oid", &PostgresSchemaReading::addTargetColumn);
    }

    void addTargetColumn(const Row& row)
    {
        enum : int { oid, schema, name, number, column };
        Place& place = m_places[row.integer(oid)];
        if (!place.tables) {
            place.tables = &m_outside;
            place.index = m_outside.size();
            m_outside.emplace_back();
            m_outside.back().schema = std::string(row.text(schema));
            m_outside.back().name = std::string(row.text(name));
        }
        place.numbers.push_back(row.integer(number));
        place.table().columns.emplace_back();
        place.table().columns.back().name = std::string(row.text(column));
    }

    void addKey(const Key& key)
    {
        const auto place = m_places.find(key.table);
        if (place == m_places.end() || !place->second.tables)
            return;
        Table& table = place->second.table();
        if (key.isPrimary) {
            table.primaryKey = namesOf(place->second, key.columns, &Column::primaryKey);
            return;
        }
        const Place& to = m_places[key.target];
        if (to.tables)
            table.foreignKeys.push_back({namesOf(place->second, key.columns), to.table().schema, to.table().name,
                                         namesOf(to, key.targetColumns)});
    }

    /// Returns the names of the columns numbered `1 3`, and sets `flag` in each, if given.
    static std::vector<std::string> namesOf(const Place& place, std::string_view numbers, bool Column::*flag = nullptr)
    {
        std::vector<std::string> names;
        std::vector<Column>& columns = place.table().columns;
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
    const SchemaRequest& m_request;
    Snapshot m_snapshot;
    std::vector<Table> m_outside; ///< targets of keys outside the requested schemas
    bool m_hasPartitions = false;
    std::string m_uncounted; ///< OIDs of partitioned tables without an estimate
    std::vector<Key> m_keys;
    std::unordered_map<std::int64_t, Place> m_places;
    std::unordered_map<std::int64_t, std::string> m_definitions; ///< of types
    std::unordered_map<std::int64_t, std::int64_t> m_bases;      ///< of domains
};

} // namespace

Result<Snapshot, EngineError> readPostgresSchema(const PostgresAsk& ask, const SchemaRequest& request)
{
    return PostgresSchemaReading(ask, request).run();
}

} // namespace querymend
