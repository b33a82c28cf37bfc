#include "sql/outline/callparser.h"

#include "base/ascii.h"
#include "sql/outline/argumentparser.h"
#include "sql/outline/expressionparser.h"
#include "sql/outline/nameparser.h"
#include "sql/outline/operandparser.h"
#include "sql/outline/querytailparser.h"
#include "sql/outline/windowparser.h"

namespace querymend {

namespace {

/// Reads the ORDER BY that is all of WITHIN GROUP (…) and the end of KEEP (…).
void requireOrder(ParseContext& in)
{
    in.require(Keyword::Order);
    in.accept(Keyword::By);
    parseOrderByList(in);
}

/// Whether the word after OVER is a window's name and not the next clause, before which SQLite takes OVER for an alias.
bool namesWindow(const ParseContext& in)
{
    return in.is(TokenKind::quotedName, 1) || (in.isName(1) && !contains(in.rules.notNames, in.keyword(1)));
}

/// Reads WITHIN GROUP (…), FILTER (…), KEEP (…), IGNORE NULLS, OVER (…), AGAINST (…).
bool parseCallPostfix(ParseContext& in, CallId id)
{
    if (in.accept(Keyword::Within, Keyword::Group)) {
        if (in.is(TokenKind::openParen))
            in.inside([&] { requireOrder(in); });
    } else if (in.is(Keyword::Filter) && in.is(TokenKind::openParen, 1)) {
        if (!in.rules.filterClauses)
            in.problemHere(ProblemKind::unsupported);
        in.advance();
        in.inside([&] {
            in.accept(Keyword::Where);
            requireExpression(in);
        });
    } else if (in.is(Keyword::Keep) && in.is(TokenKind::openParen, 1)) {
        in.advance();
        in.inside([&] {
            while (in.is(TokenKind::word) && !in.is(Keyword::Order))
                in.advance();
            requireOrder(in);
        });
    } else if (in.isAny({Keyword::Ignore, Keyword::Respect}) && in.is(Keyword::Nulls, 1)) {
        in.advance(2);
    } else if (in.is(Keyword::From) && in.isAny({Keyword::First, Keyword::Last}, 1)
               && in.isAny({Keyword::Over, Keyword::Ignore, Keyword::Respect}, 2)) {
        in.advance(2);
    } else if (in.is(Keyword::Against) && in.is(TokenKind::openParen, 1)) {
        in.advance();
        in.inside([&] {
            parseOperand(in);
            parseArgumentWords(in, id);
        });
    } else if (in.is(Keyword::Over) && (in.is(TokenKind::openParen, 1) || namesWindow(in))) {
        in.call(id).over = true;
        in.advance();
        if (in.is(TokenKind::openParen))
            parseWindow(in);
        else
            in.advance();
    } else {
        return false;
    }
    return true;
}

/// Adds a call and reads its arguments.
CallId addCall(ParseContext& in, NameSpan name, bool asTable)
{
    Call made;
    made.name = name;
    made.scope = in.place.scope;
    made.clause = in.place.clause;
    made.asTable = asTable;
    in.outline.calls.push_back(std::move(made));
    const CallId id{static_cast<std::uint32_t>(in.outline.calls.size() - 1)};
    const NamePart& last = in.outline.parts(name).back();
    const std::string function = last.quoted ? std::string() : asciiLowered(last.text);
    in.inside([&] { parseArguments(in, id, function); });
    return id;
}

} // namespace

void parseCall(ParseContext& in, NameSpan name, TokenCursor::Position start)
{
    const CallId id = addCall(in, name, false);
    while (parseCallPostfix(in, id)) {
    }
    in.call(id).range = in.bytesSince(start);
}

CallId parseTableCall(ParseContext& in, NameSpan name, TokenCursor::Position start)
{
    const CallId id = addCall(in, name, true);
    in.call(id).range = in.bytesSince(start);
    return id;
}

void parseBareCall(ParseContext& in)
{
    Call made;
    made.range = in.peek().range();
    made.name = in.addNames({parseNamePart(in)});
    made.scope = in.place.scope;
    made.clause = in.place.clause;
    made.bare = true;
    in.outline.calls.push_back(std::move(made));
}

} // namespace querymend
