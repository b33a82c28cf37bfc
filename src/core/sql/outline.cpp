#include "sql/outline.h"

#include "sql/lexer.h"
#include "sql/outlineparser.h"

namespace querymend {

namespace {

CteId findCte(const Outline& outline, const Scope& scope, const NamePart& name, NameRule rule)
{
    std::uint32_t visible = scope.visibleCtes;
    for (WithId id = scope.with; id; id = outline[id].parent) {
        const With& with = outline[id];
        // The nearest definition wins where a list names two alike; engines refuse that anyway.
        for (std::uint32_t i = std::min(visible, static_cast<std::uint32_t>(with.ctes.size())); i > 0; --i) {
            const NamePart& candidate = outline[with.ctes[i - 1]].name;
            if (sameWritten({candidate.text, candidate.quoted}, {name.text, name.quoted}, rule))
                return with.ctes[i - 1];
        }
        visible = with.parentVisible;
    }
    return {};
}

/// A CTE can be defined behind its use in some dialects, so names are bound when all is read.
void bindCtes(Outline& outline, NameRule rule)
{
    if (outline.ctes.empty())
        return;
    for (Source& source : outline.sources) {
        if (source.kind == SourceKind::table && source.name.count == 1)
            source.cte = findCte(outline, outline[source.scope], outline.parts(source.name).front(), rule);
    }
}

} // namespace

Outline outlineOf(std::string_view text, const std::vector<Token>& tokens, const SyntaxRules& rules)
{
    Outline outline = OutlineParser(text, tokens, rules).parse();
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
