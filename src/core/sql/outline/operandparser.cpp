#include "sql/outline/operandparser.h"

#include "base/ascii.h"
#include "sql/outline/callparser.h"
#include "sql/outline/expressionparser.h"
#include "sql/outline/literalparser.h"
#include "sql/outline/nameparser.h"
#include "sql/outline/queryparser.h"
#include "sql/outline/typeparser.h"

namespace querymend {

namespace {

void parseCase(ParseContext& in)
{
    ParseContext::Nesting nesting(in);
    if (nesting.isTooDeep(in.peek().range()))
        return;
    in.advance();
    if (!in.is(Keyword::When))
        requireExpression(in);
    if (!in.is(Keyword::When))
        in.problemHere(ProblemKind::expectedWord, Keyword::When);
    while (in.accept(Keyword::When)) {
        do
            requireExpression(in);
        while (in.accept(TokenKind::comma));
        in.require(Keyword::Then);
        requireExpression(in);
    }
    if (in.accept(Keyword::Else))
        requireExpression(in);
    in.require(Keyword::End);
}

/// Reads ARRAY[1, 2], ARRAY(SELECT …), MULTISET(…) or CURSOR(…).
bool parseArray(ParseContext& in)
{
    const bool isList = in.is(TokenKind::openBracket, 1);
    if (!isList && !(in.is(TokenKind::openParen, 1) && parenthesisHoldsQuery(in, in.at() + 1)))
        return false;
    in.advance();
    if (isList)
        parseList(in);
    else
        parseParenthesised(in);
    return true;
}

/// Reads NEXT VALUE FOR sequence.
bool parseNextValue(ParseContext& in)
{
    if (!in.is(Keyword::Value, 1) || !in.is(Keyword::For, 2))
        return false;
    const auto start = in.at();
    in.advance(3);
    if (startsName(in))
        parseQualifiedName(in);
    in.addEffect(EffectKind::sequence, start);
    if (in.is(Keyword::Over))
        in.advance(2);
    return true;
}

/// Reads an operand that a keyword announces.
bool parseKeywordOperand(ParseContext& in)
{
    const bool opensParen = in.is(TokenKind::openParen, 1);
    switch (in.keyword()) {
    case Keyword::Case:
        parseCase(in);
        return true;
    case Keyword::Null:
    case Keyword::Default:
    case Keyword::Maxvalue:
    case Keyword::Minvalue:
        if (in.is(TokenKind::dot, 1) || opensParen || (!in.is(Keyword::Null) && startsName(in)))
            return false;
        in.advance();
        return true;
    case Keyword::True:
    case Keyword::False:
        if (startsName(in) && in.is(TokenKind::dot, 1))
            return false;
        in.advance();
        return true;
    case Keyword::Exists:
    case Keyword::Any:
    case Keyword::All:
    case Keyword::Some:
    case Keyword::Unique:
    case Keyword::Row:
        if (!opensParen)
            return false;
        in.advance();
        parseParenthesised(in);
        return true;
    case Keyword::Array:
    case Keyword::Multiset:
    case Keyword::Cursor:
        return parseArray(in);
    case Keyword::Map:
        if (!in.is(TokenKind::openBrace, 1))
            return false;
        in.advance();
        parseStruct(in);
        return true;
    case Keyword::Collation:
        if (!in.is(Keyword::For, 1) || !in.is(TokenKind::openParen, 2))
            return false;
        in.advance(2);
        parseParenthesised(in);
        return true;
    case Keyword::Interval:
        return in.rules.intervals && parseInterval(in);
    case Keyword::Next:
        return parseNextValue(in);
    default:
        return false;
    }
}

bool isSequenceValue(const NamePart& last)
{
    return asciiEqualsIgnoringCase(last.text, "nextval") || asciiEqualsIgnoringCase(last.text, "currval");
}

/// Reads a column, or a call if a parenthesis follows.
void parseColumnOrCall(ParseContext& in)
{
    auto start = in.at();
    if (in.rules.charsetIntroducers && in.is(TokenKind::string, 1) && in.peek().text(in.text()).front() == '_') {
        in.advance(2);
        return;
    }
    QualifiedName name = parseQualifiedName(in);
    while (in.rules.staticMethods && !name.star && in.isOperator("::") && in.is(TokenKind::word, 1)) {
        in.advance(); // geography::Point(…)
        start = in.at();
        name = parseQualifiedName(in);
    }
    const bool outerMark = in.rules.outerJoinMarks && in.isOperator("+", 1) && in.is(TokenKind::closeParen, 2);
    if (in.is(TokenKind::openParen) && !name.star && !outerMark) {
        parseCall(in, name.parts, start);
        return;
    }
    // PostgreSQL takes any qualified name before a string for a type: pg_catalog.numeric '1'
    const std::span<const NamePart> parts = in.outline.parts(name.parts);
    const bool mayBeType = parts.size() > 1 || (parts.front().quoted && !in.rules.stringAliases);
    if (in.rules.typedLiterals && in.is(TokenKind::string) && mayBeType && !name.star) {
        in.advance();
        return;
    }
    if (in.rules.sequenceColumns && parts.size() > 1 && isSequenceValue(parts.back()))
        in.addEffect(EffectKind::sequence, start);
    in.addColumn(name.parts, name.star, start);
}

/// Whether the word before a parenthesis can be a function: some reserved words are called in no dialect, VALUES only
/// in MySQL.
bool mayBeCalled(const ParseContext& in)
{
    static const KeywordSet never = keywordSet(
        "select from where group having order by on using and or in as union intersect except limit when then else end "
        "with into join is between like not case distinct set table values create drop delete update fetch for offset");
    return !contains(in.rules.notNames, in.keyword()) || !contains(never, in.keyword())
        || (in.is(Keyword::Values) && in.rules.charsetIntroducers);
}

bool parseWord(ParseContext& in)
{
    if ((in.rules.lambdas && parseLambda(in)) || parseKeywordOperand(in) || parseTypedLiteral(in))
        return true;
    const bool opensParen = in.is(TokenKind::openParen, 1);
    if (contains(in.rules.bareFunctions, in.keyword()) && !opensParen && !in.is(TokenKind::dot, 1)) {
        parseBareCall(in);
        return true;
    }
    const bool isOperand = opensParen ? mayBeCalled(in) : startsName(in);
    if (isOperand)
        parseColumnOrCall(in);
    return isOperand;
}

/// Reads an operand without prefixes and postfixes.
bool parsePrimary(ParseContext& in)
{
    switch (in.peek().kind) {
    case TokenKind::string:
    case TokenKind::unterminatedString:
        // SQLite's 't'.a
        if (in.rules.inTableName && in.rules.stringAliases && in.is(TokenKind::dot, 1)) {
            parseColumnOrCall(in);
            return true;
        }
        do
            in.advance();
        while (in.rules.adjacentStrings && in.is(TokenKind::string));
        return true;
    case TokenKind::number:
    case TokenKind::parameter:
    case TokenKind::variable:
        in.advance();
        return true;
    case TokenKind::openParen:
        if (!in.rules.lambdas || !parseLambda(in))
            parseParenthesised(in);
        return true;
    case TokenKind::openBracket:
        parseList(in);
        return true;
    case TokenKind::openBrace:
        parseStruct(in);
        return true;
    case TokenKind::quotedName:
    case TokenKind::unterminatedName:
        parseColumnOrCall(in);
        return true;
    case TokenKind::word:
        return parseWord(in);
    default:
        return false;
    }
}

} // namespace

bool parseOperand(ParseContext& in)
{
    parsePrefixOperators(in);
    if (!parsePrimary(in))
        return false;
    parsePostfixes(in);
    return true;
}

void parsePostfixes(ParseContext& in)
{
    for (;;) {
        if (in.isOperator("::") && in.rules.colonCasts) {
            in.advance();
            parseType(in);
        } else if (in.is(TokenKind::openBracket)) {
            parseSubscript(in);
        } else if (in.is(TokenKind::dot) && in.isOperator("*", 1)) {
            in.advance(2);
        } else if (in.is(TokenKind::dot) && in.isName(1)
                   && (in.rules.fromFirst || in.token(in.at() - 1).kind != TokenKind::number)) {
            in.advance();
            const auto start = in.at();
            const NameSpan name = parseQualifiedName(in).parts;
            if (in.is(TokenKind::openParen))
                parseCall(in, name, start);
        } else if (in.rules.outerJoinMarks && in.is(TokenKind::openParen) && in.isOperator("+", 1)
                   && in.is(TokenKind::closeParen, 2)) {
            in.advance(3);
        } else {
            return;
        }
    }
}

void parseSubscript(ParseContext& in)
{
    in.inside([&] {
        while (!in.atEnd()) {
            if (in.isOperator(":") || in.isOperator("::") || (in.isOperator("-") && in.isOperator(":", 1)))
                in.advance();
            else if (!parseExpression(in))
                return;
        }
    });
}

} // namespace querymend
