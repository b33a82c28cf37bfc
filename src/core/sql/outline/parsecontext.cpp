#include "sql/outline/parsecontext.h"

#include <algorithm>

namespace querymend {

ScopeId ParseContext::newScope(ScopeKind kind, SourceWindow parentWindow)
{
    Scope made;
    made.kind = kind;
    made.parent = place.scope;
    made.parentWindow = parentWindow;
    made.with = place.with;
    made.visibleCtes = place.visibleCtes;
    outline.scopes.push_back(std::move(made));
    return {static_cast<std::uint32_t>(outline.scopes.size() - 1)};
}

SourceWindow ParseContext::sourcesSoFar() const
{
    return {place.window.from, static_cast<std::uint32_t>(outline[place.scope].sources.size())};
}

void ParseContext::addColumn(NameSpan name, bool star, Position start)
{
    outline.columns.push_back({name, place.scope, place.clause, place.window, bytesSince(start), star});
}

NameSpan ParseContext::addNames(const std::vector<NamePart>& names)
{
    const NameSpan span{static_cast<std::uint32_t>(outline.nameParts.size()), static_cast<std::uint32_t>(names.size())};
    outline.nameParts.insert(outline.nameParts.end(), names.begin(), names.end());
    return span;
}

void ParseContext::addClause(Clause clause, Position start)
{
    if (place.scope)
        scope().clauses.push_back({clause, bytesSince(start)});
}

void ParseContext::addEffect(EffectKind kind, Position start)
{
    outline.effects.push_back({kind, bytes(start, std::max(at(), start + 1))});
}

void ParseContext::problem(ProblemKind kind, ByteRange range, Keyword wanted)
{
    outline.problems.push_back({kind, range, wanted});
}

void ParseContext::problemHere(ProblemKind kind, Keyword wanted)
{
    problem(kind, here(), wanted);
}

bool ParseContext::require(Keyword keyword)
{
    if (accept(keyword))
        return true;
    problemHere(ProblemKind::expectedWord, keyword);
    return false;
}

void ParseContext::unknownUpTo(Position end)
{
    if (at() >= end)
        return;
    problem(ProblemKind::unknownRegion, bytes(at(), end));
    moveTo(end);
}

void ParseContext::skipParenthesis()
{
    inside([this] { moveTo(limit()); });
}

void ParseContext::skipToComma()
{
    while (!atEnd() && !is(TokenKind::comma)) {
        if (is(TokenKind::openParen))
            skipParenthesis();
        else
            advance();
    }
}

} // namespace querymend
