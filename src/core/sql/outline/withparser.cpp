#include "sql/outline/withparser.h"

#include "sql/outline/nameparser.h"
#include "sql/outline/queryparser.h"
#include "sql/outline/statementkinds.h"

namespace querymend {

namespace {

void parseBody(ParseContext& in, CteId id, SourceWindow parentWindow)
{
    if (!in.is(TokenKind::openParen)) {
        in.problemHere(ProblemKind::expectedParenthesis);
        return;
    }
    in.inside([&] {
        const Keyword verb = in.keyword();
        if (startsQuery(in, in.at())) {
            const ScopeId body = parseQuery(in, Clause::with, parentWindow);
            in.outline.ctes[id.value].body = body;
            if (statementKindOf(in.keyword()) != StatementKind::dataChange)
                return;
        } else if (statementKindOf(verb) == StatementKind::unknownWord) {
            in.problemHere(ProblemKind::expectedQuery);
            return;
        }
        in.outline.ctes[id.value].verb = in.keyword();
        const auto from = in.at();
        in.moveTo(in.limit());
        in.addEffect(EffectKind::dataModifyingCte, from);
    });
}

/// Skips standard SQL's SEARCH … SET and CYCLE … SET … USING; false if there are none.
bool skipSearchAndCycle(ParseContext& in)
{
    bool found = false;
    while (in.acceptAny({Keyword::Search, Keyword::Cycle})) {
        found = true;
        while (!in.atEnd() && !in.is(TokenKind::openParen) && !startsQuery(in, in.at())
               && !in.isAny({Keyword::Search, Keyword::Cycle}) && !(in.is(TokenKind::comma) && in.is(Keyword::As, 2)))
            in.advance();
    }
    return found;
}

void parseCte(ParseContext& in, WithId list, SourceWindow parentWindow)
{
    const auto start = in.at();
    if (!in.isName() && !in.is(TokenKind::string)) {
        in.problemHere(ProblemKind::expectedName);
        return;
    }
    Cte made;
    made.name = parseNamePart(in);
    if (in.is(TokenKind::openParen))
        made.columns = parseNameList(in);
    if (in.rules.fromFirst && in.accept(Keyword::Using))
        in.accept(Keyword::Key);
    if (in.rules.fromFirst && in.is(TokenKind::openParen))
        parseNameList(in);
    in.require(Keyword::As);
    in.accept(Keyword::Not);
    in.accept(Keyword::Materialized);
    const CteId id{static_cast<std::uint32_t>(in.outline.ctes.size())};
    in.outline.ctes.push_back(std::move(made));
    With& siblings = in.outline.withs[list.value];
    const auto earlier = static_cast<std::uint32_t>(siblings.ctes.size());
    siblings.ctes.push_back(id);
    const bool recursive = siblings.recursive;
    const bool all = in.rules.cteSight == CteSight::all || (recursive && in.rules.cteSight == CteSight::earlier);
    const bool itself = recursive || in.rules.cteSight == CteSight::earlierAndItself;
    in.place.visibleCtes = all ? SourceWindow::allSources : earlier + (itself ? 1U : 0U);
    parseBody(in, id, parentWindow);
    in.outline.ctes[id.value].moreColumns = skipSearchAndCycle(in);
    in.outline.ctes[id.value].range = in.bytesSince(start);
}

} // namespace

void parseWith(ParseContext& in, SourceWindow parentWindow)
{
    const auto start = in.at();
    in.advance();
    if (in.isAny({Keyword::Function, Keyword::Procedure}) && in.isName(1) && !in.is(Keyword::As, 1)) {
        in.advance();
        in.addEffect(EffectKind::withFunction, start);
        in.moveTo(in.limit());
        return;
    }
    if (in.is(Keyword::Xmlnamespaces) && in.is(TokenKind::openParen, 1)) {
        in.advance();
        in.skipParenthesis();
        if (!in.accept(TokenKind::comma))
            return;
    }
    With made;
    made.parent = in.place.with;
    made.parentVisible = in.place.visibleCtes;
    made.recursive = in.is(Keyword::Recursive) && !in.is(Keyword::As, 1) && !in.is(TokenKind::openParen, 1);
    if (made.recursive)
        in.advance();
    in.outline.withs.push_back(std::move(made));
    const WithId list{static_cast<std::uint32_t>(in.outline.withs.size() - 1)};
    in.place.with = list;
    in.place.visibleCtes = 0;
    do {
        if (in.rules.trailingCommas && in.is(Keyword::Select))
            break;
        parseCte(in, list, parentWindow);
    } while (in.accept(TokenKind::comma));
    in.place.visibleCtes = static_cast<std::uint32_t>(in.outline[list].ctes.size());
}

} // namespace querymend
