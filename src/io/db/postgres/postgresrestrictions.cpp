#include "db/postgres/postgresrestrictions.h"

#include "db/postgres/postgresrow.h"
#include "db/postgres/postgresuses.h"
#include "dialect/dialect.h"
#include "schema/restrictiongraph.h"
#include "sql/guard/routinetext.h"
#include "sql/guard/secrets.h"
#include "sql/tokens/lexer.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace querymend {

namespace {

using Row = PostgresRow;
using Node = RestrictionGraph::Node;

// Extensions whose functions are written in C and only compute. Functions that can run a program, read a file or run a
// text as SQL are refused by name, whichever extension they come from.
constexpr std::string_view harmlessExtensions =
    " bloom btree_gin btree_gist citext cube dict_int dict_xsyn earthdistance fuzzystrmatch h3 hll hstore intagg "
    "intarray isn ltree pg_similarity pg_trgm pgcrypto postgis postgis_sfcgal rum seg tablefunc timescaledb "
    "tsm_system_rows tsm_system_time unaccent uuid-ossp vector ";

// Their volatile functions are allowed too, because they only return random values.
constexpr std::string_view extensionsWithRandomValues = " pgcrypto tablefunc uuid-ossp ";

/// A function of the database, as the server describes it.
struct Routine {
    std::int64_t oid = 0;
    Node node = 0;
    bool isAggregate = false;
    bool isVolatile = false;
    bool runsAsOwner = false;
    std::string language;
    std::string extension;
    std::string text;
};

class RestrictionReading {
public:
    RestrictionReading(const PostgresAsk& ask, const std::vector<std::string>& allowed,
                       const std::vector<std::string>& searchPath)
        : m_ask(ask), m_searchPath(searchPath), m_graph(allowed)
    {}

    Result<std::vector<RestrictedObject>, EngineError> run()
    {
        using Step = std::pair<const char*, void (RestrictionReading::*)(const Row&)>;
        for (const auto& [query, take] : {Step{postgresRelationsQuery, &RestrictionReading::addRelation},
                                          Step{postgresServerRoutinesQuery, &RestrictionReading::addServerRoutine},
                                          Step{postgresRoutinesQuery, &RestrictionReading::addRoutine},
                                          Step{postgresOperatorsQuery, &RestrictionReading::addOperator},
                                          Step{postgresTypesQuery, &RestrictionReading::addType}}) {
            if (auto problem = forEach(query, take))
                return Failure{std::move(*problem)};
        }
        for (const Routine& routine : m_routines)
            judge(routine);
        if (auto problem = forEach(usesQuery(), &RestrictionReading::addUse))
            return Failure{std::move(*problem)};
        if (auto problem = readViewTexts())
            return Failure{std::move(*problem)};
        return m_graph.restricted();
    }

private:
    std::optional<EngineError> forEach(const std::string& query, void (RestrictionReading::*take)(const Row&))
    {
        const auto answer = m_ask(query);
        if (!answer)
            return answer.error();
        for (int i = 0; i < PQntuples(answer->get()); ++i)
            (this->*take)(Row{**answer, i});
        return std::nullopt;
    }

    static bool isServers(std::int64_t oid) { return oid < 16384; }

    void addRelation(const Row& row)
    {
        const std::int64_t oid = row.integer(0);
        const std::string_view schema = row.text(1);
        const CatalogRow* const kept = catalogRowFor(m_dialect.functions.catalogs, schema, row.text(2), {});
        const bool isKept = kept && kept->secrecy == Secrecy::everything;
        if (kept && kept->secrecy == Secrecy::someColumns)
            m_withKeptColumns.insert(oid);
        if (isServers(oid) && isKept)
            addServers(m_relations, oid, RestrictedKind::relation, std::string(row.text(2)),
                       RestrictionReason::secrets);
        if (isServers(oid))
            return;
        const Node node = m_graph.add(RestrictedKind::relation, std::string(schema), std::string(row.text(2)));
        m_relations[oid] = node;
        if (row.text(3) == "f")
            m_graph.mark(node, RestrictionReason::elsewhere);
    }

    void addServers(std::unordered_map<std::int64_t, Node>& nodes, std::int64_t oid, RestrictedKind kind,
                    std::string name, RestrictionReason reason)
    {
        const Node node = m_graph.addHidden(kind, name);
        m_graph.mark(node, reason, std::move(name));
        nodes[oid] = node;
        m_servers += ", " + std::to_string(oid);
    }

    void addServerRoutine(const Row& row)
    {
        const std::string name(row.text(1));
        const FunctionStatus status = statusOf(m_dialect.functions, name);
        if (status == FunctionStatus::denied || (status == FunctionStatus::unlisted && row.flag(2)))
            addServers(m_functions, row.integer(0), RestrictedKind::function, name, RestrictionReason::usesRefused);
    }

    void addRoutine(const Row& row)
    {
        enum : int { oid, schema, name, kind, volatility, asOwner, language, extension, source };
        Routine made;
        made.oid = row.integer(oid);
        made.isAggregate = row.text(kind) == "a";
        made.isVolatile = row.text(volatility) == "v";
        made.runsAsOwner = row.flag(asOwner);
        made.language = std::string(row.text(language));
        made.extension = std::string(row.text(extension));
        made.text = std::string(row.text(source));
        made.node = m_graph.add(RestrictedKind::function, std::string(row.text(schema)), std::string(row.text(name)));
        m_functions[made.oid] = made.node;
        m_routines.push_back(std::move(made));
    }

    /// An operator on the server's own types is known by its sign, one on a user-defined type by that type.
    void addOperator(const Row& row)
    {
        std::string sign(row.text(2));
        m_operators[row.integer(0)] = row.flag(3)
            ? m_graph.addHidden(RestrictedKind::operation, std::move(sign))
            : m_graph.add(RestrictedKind::operation, std::string(row.text(1)), std::move(sign));
    }

    void addType(const Row& row)
    {
        m_types[row.integer(0)] = m_graph.add(RestrictedKind::type, std::string(row.text(1)), std::string(row.text(2)));
    }

    void judge(const Routine& routine)
    {
        if (routine.isAggregate)
            return; // judged by its support functions, which are among its uses
        const bool isOfHarmless = !routine.extension.empty() && listNames(harmlessExtensions, routine.extension);
        const bool mayVary = isOfHarmless && listNames(extensionsWithRandomValues, routine.extension);
        const bool isPlain = routine.language == "sql" || routine.language == "plpgsql";
        const bool isServersOwn =
            routine.language == "internal" && statusOf(m_dialect.functions, routine.text) == FunctionStatus::allowed;
        if (routine.runsAsOwner)
            m_graph.mark(routine.node, RestrictionReason::ownersRights);
        else if (!isPlain && !isOfHarmless && !isServersOwn)
            m_graph.mark(routine.node, RestrictionReason::foreignCode);
        else if (routine.isVolatile && !mayVary)
            m_graph.mark(routine.node, RestrictionReason::maySideEffect);
        else if (isPlain)
            judgeText(routine);
    }

    void judgeText(const Routine& routine)
    {
        const RoutineText text = readRoutineText(routine.text, m_dialect.lex, {});
        if (routine.language == "plpgsql" && text.saysAny("execute"))
            m_graph.mark(routine.node, RestrictionReason::runsText);
        else if (auto refused = refusedName(text, m_dialect.functions))
            m_graph.mark(routine.node, RestrictionReason::usesRefused, std::move(*refused));
        const auto use = [&](RestrictedKind kind, std::string_view schema, std::string_view name) {
            for (const Node used : m_graph.named(kind, schema, name)) {
                if (used != routine.node)
                    m_graph.addUse(routine.node, used);
            }
        };
        for (const UsedName& used : text.names) {
            use(used.called ? RestrictedKind::function : RestrictedKind::relation, used.qualifier, used.name);
            use(RestrictedKind::type, used.qualifier, used.name);
        }
        for (const std::string& sign : text.operators)
            use(RestrictedKind::operation, {}, sign);
    }

    [[nodiscard]] std::string usesQuery() const
    {
        std::string servers = "0" + m_servers;
        for (const std::int64_t oid : m_withKeptColumns)
            servers += ", " + std::to_string(oid);
        std::string query(postgresUsesQuery);
        return query.replace(query.find(postgresServerMark), postgresServerMark.size(), servers);
    }

    [[nodiscard]] const std::unordered_map<std::int64_t, Node>& nodesOf(std::string_view kind) const
    {
        if (kind == "relation" || kind == "relid")
            return m_relations;
        if (kind == "type" || kind == "resulttype")
            return m_types;
        return kind == "operator" || kind == "opno" ? m_operators : m_functions;
    }

    void addUse(const Row& row)
    {
        enum : int { kind, oid, called, used, stored };
        const auto user = nodesOf(row.text(kind)).find(row.integer(oid));
        if (user == nodesOf(row.text(kind)).end())
            return;
        if (row.text(called) == "relid" && m_withKeptColumns.contains(row.integer(used)))
            readsKeptColumns(row.text(kind), row.integer(oid), user->second);
        const auto& nodes = nodesOf(row.text(called));
        if (const auto found = nodes.find(row.integer(used)); found != nodes.end() && found->second != user->second)
            m_graph.addUse(user->second, found->second,
                           row.flag(stored) ? RestrictionGraph::Use::storedRows : RestrictionGraph::Use::runs);
    }

    /// Which columns a view reads is found in its text; anything else is assumed to read the secret ones.
    void readsKeptColumns(std::string_view kind, std::int64_t oid, Node node)
    {
        if (kind == "relation")
            m_viewsToRead += (m_viewsToRead.empty() ? "" : ", ") + std::to_string(oid);
        else
            m_graph.mark(node, RestrictionReason::secrets);
    }

    std::optional<EngineError> readViewTexts()
    {
        if (m_viewsToRead.empty())
            return std::nullopt;
        return forEach(postgresViewTextQuery + m_viewsToRead + ')', &RestrictionReading::addViewText);
    }

    void addViewText(const Row& row)
    {
        const std::string_view text = row.text(1);
        const std::vector<Token> tokens = lex(text, m_dialect.lex);
        const Outline outline = outlineOf(text, tokens, m_dialect.syntax);
        const auto found = keptBack({text, tokens, outline, m_dialect.functions.catalogs, m_searchPath});
        if (found)
            m_graph.mark(m_relations[row.integer(0)], RestrictionReason::secrets, found->name);
    }

    const PostgresAsk& m_ask;
    const std::vector<std::string>& m_searchPath;
    const Dialect& m_dialect = dialectOf(DialectId::postgresql);
    RestrictionGraph m_graph;
    std::vector<Routine> m_routines;
    std::string m_servers;     ///< `, 1260, 2026`: OIDs of the server's own objects that are refused
    std::string m_viewsToRead; ///< OIDs, separated by commas
    std::set<std::int64_t> m_withKeptColumns;
    std::unordered_map<std::int64_t, Node> m_relations;
    std::unordered_map<std::int64_t, Node> m_functions;
    std::unordered_map<std::int64_t, Node> m_operators;
    std::unordered_map<std::int64_t, Node> m_types;
};

} // namespace

Result<std::vector<RestrictedObject>, EngineError> readPostgresRestrictions(const PostgresAsk& ask,
                                                                            const std::vector<std::string>& allowed,
                                                                            const std::vector<std::string>& searchPath)
{
    return RestrictionReading(ask, allowed, searchPath).run();
}

} // namespace querymend
