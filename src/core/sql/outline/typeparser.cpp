#include "sql/outline/typeparser.h"

#include "sql/outline/expressionparser.h"
#include "sql/outline/nameparser.h"
#include "sql/outline/operandparser.h"
#include "sql/outline/queryparser.h"

namespace querymend {

namespace {

void parseTypeParameters(ParseContext& in)
{
    if (!in.is(TokenKind::openParen))
        return;
    in.inside([&] {
        while (!in.atEnd() && !startsQuery(in, in.at()))
            in.advance();
    });
}

/// Reads the further words of a type's name: DOUBLE PRECISION, NATIONAL CHARACTER VARYING.
void parseFurtherWords(ParseContext& in, Keyword first)
{
    if (first == Keyword::Double)
        in.accept(Keyword::Precision);
    if (first == Keyword::National)
        in.acceptAny({Keyword::Char, Keyword::Character, Keyword::Varchar});
    if (first == Keyword::Char || first == Keyword::Character || first == Keyword::Bit || first == Keyword::National
        || first == Keyword::Nchar)
        in.accept(Keyword::Varying);
    if (first == Keyword::Long)
        in.acceptAny({Keyword::Raw, Keyword::Varchar});
    if (first == Keyword::Signed || first == Keyword::Unsigned)
        in.acceptAny({Keyword::Integer, Keyword::Int});
}

} // namespace

void parseType(ParseContext& in)
{
    in.accept(Keyword::Setof);
    const Keyword first = in.keyword();
    if (!in.isName() && !in.is(TokenKind::string)) {
        in.problemHere(ProblemKind::expectedName);
        return;
    }
    recordType(in);
    in.advance();
    while (in.is(TokenKind::dot) && in.isName(1))
        in.advance(2);
    parseFurtherWords(in, first);
    parseTypeParameters(in);
    if ((first == Keyword::Time || first == Keyword::Timestamp) && in.acceptAny({Keyword::With, Keyword::Without})) {
        in.accept(Keyword::Local);
        in.require(Keyword::Time);
        in.require(Keyword::Zone);
    }
    if (first == Keyword::Interval) {
        while (in.acceptAny({Keyword::Year, Keyword::Month, Keyword::Day, Keyword::Hour, Keyword::Minute,
                             Keyword::Second, Keyword::To}))
            parseTypeParameters(in);
    }
    in.acceptAny({Keyword::Unsigned, Keyword::Signed});
    for (;;) {
        if (in.is(TokenKind::openBracket))
            parseSubscript(in);
        else if (in.is(TokenKind::openBracket, 1) || !in.accept(Keyword::Array))
            return;
    }
}

void parseCastType(ParseContext& in)
{
    parseType(in);
    if (in.accept(Keyword::Default)) {
        parseExpression(in);
        while (in.acceptAny({Keyword::On, Keyword::Conversion, Keyword::Error})) {
        }
    }
    while (in.accept(TokenKind::word) || in.accept(TokenKind::string)) { // CHARACTER SET utf8, FORMAT '…'
    }
    if (in.accept(TokenKind::comma) && !in.atEnd()) // a format after the type
        parseExpressionList(in);
}

} // namespace querymend
