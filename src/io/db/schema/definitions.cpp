#include "db/schema/definitions.h"

#include "schema/restrictiongraph.h"
#include "sql/guard/routinetext.h"
#include "sql/guard/secrets.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

using Node = RestrictionGraph::Node;

// Words in functions that do more than compute.
constexpr std::string_view effects =
    " insert update delete replace merge load call create alter drop truncate grant revoke lock unlock kill purge "
    "flush reset rename outfile dumpfile exec openrowset openquery opendatasource autonomous_transaction "
    "commit savepoint ";
constexpr std::string_view textAsSql = " prepare execute immediate ";
// For functions that can change only their own tables. Their text begins with CREATE, which `effects` would match.
constexpr std::string_view effectsInHarmless = " exec execute openrowset openquery opendatasource openxml ";
// A function without any of these words only computes, so its owner's rights do not matter.
constexpr std::string_view reading = " select table values from ";

class DefinitionReading {
public:
    DefinitionReading(const std::vector<Definition>& definitions, const Dialect& dialect,
                      const std::vector<std::string>& allowed)
        : m_definitions(definitions), m_dialect(dialect), m_graph(allowed)
    {}

    std::vector<RestrictedObject> run()
    {
        for (const Definition& definition : m_definitions)
            m_nodes.push_back(m_graph.add(definition.kind, definition.schema, definition.name));
        for (std::size_t i = 0; i < m_definitions.size(); ++i)
            judge(m_definitions[i], m_nodes[i]);
        return m_graph.restricted();
    }

private:
    void judge(const Definition& definition, Node node)
    {
        if (definition.known)
            return m_graph.mark(node, *definition.known);
        if (definition.kind == RestrictedKind::function)
            return function(definition, node);
        if (!definition.text.empty())
            view(definition.text, node);
    }

    void function(const Definition& definition, Node node)
    {
        if (definition.text.empty()) {
            if (m_dialect.routineBody != RoutineBody::harmlessStatements)
                m_graph.mark(node, RestrictionReason::unreadable);
            return;
        }
        const RoutineText text = readRoutineText(definition.text, m_dialect.lex, definition.parameters);
        if (text.saysAny(m_dialect.foreignRoutineWords))
            m_graph.mark(node, RestrictionReason::foreignCode);
        else if (hasBlocks() && text.saysAny(textAsSql))
            m_graph.mark(node, RestrictionReason::runsText);
        else if (hasEffects(text))
            m_graph.mark(node, RestrictionReason::maySideEffect);
        else if (auto refused = refusedName(text, m_dialect.functions))
            m_graph.mark(node, RestrictionReason::usesRefused, std::move(*refused));
        else if (definition.runsAsOwner && text.saysAny(reading))
            m_graph.mark(node, RestrictionReason::ownersRights);
        useNames(text, node);
    }

    [[nodiscard]] bool hasBlocks() const { return m_dialect.routineBody == RoutineBody::statements; }

    [[nodiscard]] bool hasEffects(const RoutineText& text) const
    {
        switch (m_dialect.routineBody) {
        case RoutineBody::query:
            return false;
        case RoutineBody::statements:
            return text.setsVariable || text.saysAny(effects);
        case RoutineBody::harmlessStatements:
            return text.saysAny(effectsInHarmless);
        }
        return true;
    }

    void useNames(const RoutineText& text, Node node)
    {
        for (const UsedName& used : text.names)
            use(node, used.called ? RestrictedKind::function : RestrictedKind::relation, used.qualifier, used.name);
    }

    void use(Node node, RestrictedKind kind, std::string_view schema, std::string_view name)
    {
        for (const Node used : m_graph.named(kind, schema, name)) {
            if (used != node)
                m_graph.addUse(node, used);
        }
    }

    void view(const std::string& text, Node node)
    {
        const std::vector<Token> tokens = lex(text, m_dialect.lex);
        const Outline outline = outlineOf(text, tokens, m_dialect.syntax);
        if (const auto secret = keptBack({text, tokens, outline, m_dialect.functions.catalogs, {}}))
            return m_graph.mark(node, RestrictionReason::secrets, secret->name);
        const RoutineText names = readRoutineText(text, m_dialect.lex, {});
        if (auto refused = refusedName(names, m_dialect.functions))
            m_graph.mark(node, RestrictionReason::usesRefused, std::move(*refused));
        // An outline with problems may have the wrong sources, so every name counts.
        if (!outline.problems.empty())
            return useNames(names, node);
        for (const UsedName& used : names.names) {
            if (used.called)
                use(node, RestrictedKind::function, used.qualifier, used.name);
        }
        for (const Source& source : outline.sources) {
            if (source.kind != SourceKind::table || source.name.empty() || source.cte)
                continue;
            const auto parts = outline.parts(source.name);
            const std::string_view schema = parts.size() > 1 ? std::string_view(parts[parts.size() - 2].text) : "";
            use(node, RestrictedKind::relation, schema, parts.back().text);
        }
    }

    const std::vector<Definition>& m_definitions;
    const Dialect& m_dialect;
    RestrictionGraph m_graph;
    std::vector<Node> m_nodes;
};

} // namespace

std::size_t endOfHead(std::string_view createView)
{
    const std::vector<Token> tokens = lex(createView, defaultDialect().lex);
    const auto first =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return !token.isComment(); });
    if (first == tokens.end() || first->keyword != Keyword::Create) // only the query, where AS introduces an alias
        return 0;
    int depth = 0;
    for (const Token& token : tokens) {
        depth += token.kind == TokenKind::openParen ? 1 : token.kind == TokenKind::closeParen ? -1 : 0;
        if (token.keyword == Keyword::As && depth == 0)
            return token.end;
    }
    return 0;
}

std::vector<RestrictedObject> restrictionsOf(const std::vector<Definition>& definitions, const Dialect& dialect,
                                             const std::vector<std::string>& allowed)
{
    return DefinitionReading(definitions, dialect, allowed).run();
}

} // namespace querymend
