#include "sql/outline/outline.h"

#include "sql/outline/statementparser.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace querymend {

namespace {

/// Resolves a name to a CTE of the visible WITH lists.
class CteNames {
public:
    CteNames(const Outline& outline, NameRule rule) : m_outline(outline), m_rule(rule) {}

    [[nodiscard]] CteId find(const Scope& scope, const NamePart& name)
    {
        const std::string spelled = canonical({name.text, name.quoted}, m_rule);
        std::uint32_t visible = scope.visibleCtes;
        for (WithId id = scope.with; id; id = m_outline[id].parent) {
            const auto named = placesIn(id).find(spelled);
            if (named != placesIn(id).end()) {
                // If a list has two of the same name the nearest wins; engines reject that anyway.
                const std::vector<std::uint32_t>& places = named->second;
                const auto after = std::lower_bound(places.begin(), places.end(), visible);
                if (after != places.begin())
                    return m_outline[id].ctes[*std::prev(after)];
            }
            visible = m_outline[id].parentVisible;
        }
        return {};
    }

private:
    using Places = std::unordered_map<std::string, std::vector<std::uint32_t>>;

    /// The positions of each name in a list, indexed on first use.
    const Places& placesIn(WithId id)
    {
        const auto [made, isNew] = m_places.try_emplace(id.value);
        const std::vector<CteId>& ctes = m_outline[id].ctes;
        for (std::uint32_t i = 0; isNew && i < ctes.size(); ++i) {
            const NamePart& name = m_outline[ctes[i]].name;
            made->second[canonical({name.text, name.quoted}, m_rule)].push_back(i);
        }
        return made->second;
    }

    const Outline& m_outline;
    NameRule m_rule;
    std::unordered_map<std::uint32_t, Places> m_places;
};

/// Binds names to CTEs once everything is read: in some dialects a CTE may be defined after its use.
void bindCtes(Outline& outline, NameRule rule)
{
    if (outline.ctes.empty())
        return;
    CteNames names(outline, rule);
    for (Source& source : outline.sources) {
        if (source.kind == SourceKind::table && source.name.count == 1)
            source.cte = names.find(outline[source.scope], outline.parts(source.name).front());
    }
}

} // namespace

Outline outlineOf(std::string_view text, const std::vector<Token>& tokens, const SyntaxRules& rules)
{
    Outline outline = parseStatements(text, tokens, rules);
    bindCtes(outline, rules.names.tables);
    return outline;
}

Outline outlineOf(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules)
{
    return outlineOf(text, lex(text, lexRules), rules);
}

std::string dotted(std::span<const NamePart> parts)
{
    std::string text;
    for (const NamePart& part : parts)
        text += (text.empty() ? "" : ".") + part.text;
    return text;
}

const NamePart* exposedName(const Outline& outline, const Source& source)
{
    if (!source.alias.text.empty())
        return &source.alias;
    return source.name.empty() ? nullptr : &outline.parts(source.name).back();
}

} // namespace querymend
