#include "sql/outline/windowparser.h"

#include "sql/outline/expressionparser.h"
#include "sql/outline/nameparser.h"
#include "sql/outline/querytailparser.h"

namespace querymend {

namespace {

void parseFrameBound(ParseContext& in)
{
    if (in.accept(Keyword::Current)) {
        in.require(Keyword::Row);
        return;
    }
    if (!in.accept(Keyword::Unbounded))
        requireExpression(in);
    if (!in.acceptAny({Keyword::Preceding, Keyword::Following}))
        in.problemHere(ProblemKind::expectedWord, Keyword::Preceding);
}

void parseFrame(ParseContext& in)
{
    if (!in.acceptAny({Keyword::Rows, Keyword::Range, Keyword::Groups}))
        return;
    if (in.accept(Keyword::Between)) {
        parseFrameBound(in);
        in.require(Keyword::And);
    }
    parseFrameBound(in);
    if (in.accept(Keyword::Exclude)) {
        while (in.acceptAny(
            {Keyword::Current, Keyword::Row, Keyword::Group, Keyword::Ties, Keyword::No, Keyword::Others})) {
        }
    }
}

} // namespace

void parseWindowClause(ParseContext& in)
{
    if (!in.is(Keyword::Window))
        return;
    const auto start = in.at();
    in.place.clause = Clause::window;
    in.advance();
    do {
        if (!in.isName()) {
            in.problemHere(ProblemKind::expectedName);
            break;
        }
        in.scope().windows.push_back(in.addNames({parseNamePart(in)}));
        in.require(Keyword::As);
        if (!in.is(TokenKind::openParen)) {
            in.problemHere(ProblemKind::expectedParenthesis);
            break;
        }
        parseWindow(in);
    } while (in.accept(TokenKind::comma));
    in.addClause(Clause::window, start);
}

void parseWindow(ParseContext& in)
{
    in.inside([&] {
        if (in.isName()
            && !in.isAny({Keyword::Partition, Keyword::Order, Keyword::Rows, Keyword::Range, Keyword::Groups}))
            in.advance(); // the window that this one is based on
        if (in.accept(Keyword::Partition)) {
            in.require(Keyword::By);
            parseExpressionList(in);
        }
        if (in.accept(Keyword::Order)) {
            in.require(Keyword::By);
            parseOrderByList(in);
        }
        parseFrame(in);
    });
}

} // namespace querymend
