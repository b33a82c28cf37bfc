#include "sql/outline/pivotparser.h"

#include "sql/outline/expressionparser.h"
#include "sql/outline/nameparser.h"
#include "sql/outline/selectparser.h"
#include "sql/outline/sourceparser.h"

namespace querymend {

namespace {

/// Reads `a AS x, b y`. The predicate says whether an alias without AS may be here at all.
template <class MayBeAlias>
void parseAliasedExpressions(ParseContext& in, MayBeAlias mayBeAlias)
{
    do {
        requireExpression(in);
        if (in.accept(Keyword::As) || (mayBeAlias() && startsAlias(in, in.rules.notAliases)))
            in.advance();
    } while (in.accept(TokenKind::comma));
}

} // namespace

ScopeId parsePivotTerm(ParseContext& in, SourceWindow parentWindow)
{
    const bool unpivots = in.isAny({Keyword::Unpivot, Keyword::PivotLonger});
    const ParseContext::NewScope made(in, ScopeKind::opaque, Clause::from, parentWindow);
    in.advance();
    parseSource(in, JoinKind::first, in.at());
    in.place.clause = Clause::target;
    const auto isWord = [&] { return in.is(TokenKind::word); };
    if (in.accept(Keyword::On))
        parseAliasedExpressions(in, isWord);
    if (unpivots && in.accept(Keyword::Into)) {
        while (in.isName() || in.is(TokenKind::comma))
            in.advance();
    } else {
        if (in.accept(Keyword::Using))
            parseAliasedExpressions(in, isWord);
        parseGroupBy(in);
    }
    return made.id();
}

bool parsePivot(ParseContext& in, Source& source)
{
    if (!in.is(TokenKind::openParen, 1) && !in.is(Keyword::Xml, 1))
        return false;
    in.advance();
    in.accept(Keyword::Xml);
    source.opaqueColumns = true;
    source.alias = {};
    in.inside([&] {
        parseAliasedExpressions(in, [&] { return !in.is(Keyword::For); });
        in.require(Keyword::For);
        while (!in.atEnd() && !in.is(Keyword::Group)) {
            if (in.is(TokenKind::openParen))
                in.skipParenthesis();
            else
                in.advance();
        }
        parseGroupBy(in);
    });
    return true;
}

bool parseUnpivot(ParseContext& in, Source& source)
{
    if (!in.is(TokenKind::openParen, 1) && !in.isAny({Keyword::Include, Keyword::Exclude}, 1))
        return false;
    in.advance();
    if (in.isAny({Keyword::Include, Keyword::Exclude}))
        in.advance(2);
    source.opaqueColumns = true;
    source.alias = {};
    in.skipParenthesis();
    return true;
}

} // namespace querymend
