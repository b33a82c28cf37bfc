#include "db/odbc/odbccatalog.h"

#include "db/schema/definitions.h"
#include "dialect/dialect.h"

#include <charconv>
#include <map>
#include <optional>
#include <utility>

namespace querymend {

namespace {

using Texts = std::vector<std::string>;

class CatalogReading {
public:
    CatalogReading(OdbcLink& link, const OdbcCatalog& catalog, const SchemaRequest& request)
        : m_link(link), m_catalog(catalog), m_request(request)
    {}

    Result<Snapshot, EngineError> run()
    {
        using Step = std::pair<std::string_view, void (CatalogReading::*)(const Texts&)>;
        std::vector<Step> steps{{m_catalog.place, &CatalogReading::addPlace},
                                {m_catalog.tables, &CatalogReading::addTable},
                                {m_catalog.functions, &CatalogReading::addFunction}};
        if (m_request.depth == SchemaDepth::columns)
            steps.insert(steps.end(),
                         {{m_catalog.columns, &CatalogReading::addColumn},
                          {m_catalog.primaryKeys, &CatalogReading::addPrimaryKey},
                          {m_catalog.foreignKeys, &CatalogReading::addForeignKey}});
        steps.emplace_back(m_catalog.definitions, &CatalogReading::addDefinition);
        m_snapshot.dialect = std::string(m_catalog.dialect);
        for (const auto& [question, take] : steps) {
            const auto answer = askOdbc(m_link, inSchemas(question));
            if (!answer)
                return Failure{answer.error()};
            for (const Texts& row : *answer)
                (this->*take)(row);
        }
        for (Definition& definition : m_definitions) {
            if (definition.kind == RestrictedKind::relation)
                definition.text.erase(0, endOfHead(definition.text));
        }
        m_snapshot.restricted = restrictionsOf(m_definitions, *dialectNamed(m_catalog.dialect), m_request.allowed);
        return std::move(m_snapshot);
    }

private:
    std::string inSchemas(std::string_view question) const
    {
        constexpr std::string_view mark = "{schemas}";
        std::string names;
        for (const std::string& schema : m_request.schemas) {
            names += (names.empty() ? "" : ", ") + std::string(m_catalog.literalPrefix) + '\'';
            for (const char c : schema)
                names += c == '\'' ? "''" : std::string(1, c);
            names += '\'';
        }
        const std::string condition =
            names.empty() ? "1 = 1" : std::string(m_catalog.schemaName) + " IN (" + names + ')';
        std::string text(question);
        const std::size_t at = text.find(mark);
        return at == std::string::npos ? text : text.replace(at, mark.size(), condition);
    }

    Table* tableOf(const Texts& row)
    {
        const auto found = m_places.find({row[0], row[1]});
        return found == m_places.end() ? nullptr : &m_snapshot.tables[found->second];
    }

    void addPlace(const Texts& row)
    {
        m_snapshot.database = row[0];
        m_snapshot.searchPath.push_back(row[1]);
    }

    void addTable(const Texts& row)
    {
        enum : std::size_t { schema, name, kind, comment, rows };
        m_places[{row[schema], row[name]}] = m_snapshot.tables.size();
        Table table;
        table.schema = row[schema];
        table.name = row[name];
        table.kind = tableKindNamed(row[kind]).value_or(TableKind::other);
        table.comment = row[comment];
        table.columnsKnown = m_request.depth == SchemaDepth::columns;
        std::uint64_t count = 0;
        const auto [end, problem] = std::from_chars(row[rows].data(), row[rows].data() + row[rows].size(), count);
        if (problem == std::errc{} && table.kind != TableKind::view)
            table.rowEstimate = count;
        m_snapshot.tables.push_back(std::move(table));
    }

    void addFunction(const Texts& row) { m_snapshot.functions.push_back(row[0]); }

    void addColumn(const Texts& row)
    {
        enum : std::size_t { schema, table, name, type, notNull, comment };
        Table* const to = tableOf(row);
        if (!to)
            return;
        Column column;
        column.name = row[name];
        column.type = row[type];
        column.notNull = row[notNull] == "1";
        column.comment = row[comment];
        to->columns.push_back(std::move(column));
    }

    void addPrimaryKey(const Texts& row)
    {
        constexpr std::size_t name = 2;
        Table* const to = tableOf(row);
        if (!to)
            return;
        to->primaryKey.push_back(row[name]);
        for (Column& column : to->columns)
            column.primaryKey = column.primaryKey || column.name == row[name];
    }

    void addForeignKey(const Texts& row)
    {
        enum : std::size_t { schema, table, key, column, targetSchema, targetTable, targetColumn };
        Table* const to = tableOf(row);
        if (!to)
            return;
        const Texts name{row[schema], row[table], row[key]};
        if (name != m_lastKey) {
            m_lastKey = name;
            to->foreignKeys.push_back({{}, row[targetSchema], row[targetTable], {}});
        }
        to->foreignKeys.back().columns.push_back(row[column]);
        to->foreignKeys.back().targetColumns.push_back(row[targetColumn]);
    }

    void addDefinition(const Texts& row)
    {
        enum : std::size_t { kind, schema, name, known, asOwner, text };
        const RestrictedKind of = restrictedKindNamed(row[kind]).value_or(RestrictedKind::function);
        const bool goesOn = !m_definitions.empty() && m_definitions.back().kind == of
            && m_definitions.back().schema == row[schema] && m_definitions.back().name == row[name];
        if (goesOn) {
            m_definitions.back().text += row[text];
            return;
        }
        Definition made{of, row[schema], row[name], row[text]};
        made.known = restrictionReasonNamed(row[known]);
        made.runsAsOwner = row[asOwner] == "1";
        m_definitions.push_back(std::move(made));
    }

    OdbcLink& m_link;
    const OdbcCatalog& m_catalog;
    const SchemaRequest& m_request;
    Snapshot m_snapshot;
    std::map<std::pair<std::string, std::string>, std::size_t> m_places;
    Texts m_lastKey;
    std::vector<Definition> m_definitions;
};

} // namespace

Result<Snapshot, EngineError> readOdbcCatalog(OdbcLink& link, const OdbcCatalog& catalog, const SchemaRequest& request)
{
    return CatalogReading(link, catalog, request).run();
}

} // namespace querymend
