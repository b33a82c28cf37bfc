#include "sql/outline/expressionparser.h"

#include "sql/outline/callparser.h"
#include "sql/outline/nameparser.h"
#include "sql/outline/operandparser.h"
#include "sql/outline/queryparser.h"

namespace querymend {

namespace {

/// What was read between two operands, or after the last one.
enum class OperatorRead : std::uint8_t {
    none,
    complete, ///< nothing is needed on its right: x IS NULL, x IN (1, 2)
    needsOperand,
};

/// Reads OPERATOR(pg_catalog.+).
bool parseQualifiedOperator(ParseContext& in)
{
    if (!in.is(Keyword::Operator) || !in.is(TokenKind::openParen, 1)
        || !contains(in.rules.operatorWords, Keyword::Operator))
        return false;
    const auto close = in.matchOf(in.at() + 1);
    if (close == TokenCursor::noMatch || in.token(close - 1).kind != TokenKind::op)
        return false;
    in.advance();
    in.skipParenthesis();
    return true;
}

/// Whether an operand follows PRIOR, which otherwise is a name.
bool startsPriorOperand(const ParseContext& in)
{
    const Token& next = in.peek(1);
    if (next.kind == TokenKind::word)
        return !contains(in.rules.notNames, next.keyword) && !contains(in.rules.operatorWords, next.keyword);
    return next.kind == TokenKind::quotedName || next.kind == TokenKind::openParen;
}

/// Whether the percent sign at the cursor ends the count of a limit, rather than being an operator in it.
bool endsLimit(const ParseContext& in)
{
    const Token& next = in.peek(1);
    const bool isOperand = next.kind == TokenKind::number || next.kind == TokenKind::parameter
        || next.kind == TokenKind::openParen || next.kind == TokenKind::variable;
    return in.place.clause == Clause::limit && in.isOperator("%") && !isOperand;
}

bool parsePrefixOperator(ParseContext& in)
{
    if (parseQualifiedOperator(in))
        return true;
    const bool here = (in.is(TokenKind::op) && !in.isOperator("*") && !in.isOperator("=") && !in.isOperator("=>")
                       && !in.isOperator(":") && !in.isOperator(":=") && !in.isOperator("%"))
        || in.is(Keyword::Not) || (in.isOperator("*") && in.is(Keyword::Columns, 1))
        || (((in.isAny({Keyword::Prior, Keyword::ConnectByRoot}) && startsPriorOperand(in))
             || (in.is(Keyword::Binary) && in.rules.charsetIntroducers))
            && !in.is(TokenKind::dot, 1) && !in.is(TokenKind::comma, 1));
    if (here)
        in.advance();
    return here;
}

/// Whether the cursor is at the operator of SQL Server's `@x += 1`.
bool isAssigningOperator(const ParseContext& in)
{
    if (!in.rules.equalsAliases || in.token(in.at() - 1).kind != TokenKind::variable)
        return false;
    const std::string_view op = in.peek().text(in.text());
    return op.size() == 2 && op[1] == '=' && std::string_view("+-*/%&^|").find(op[0]) != std::string_view::npos;
}

OperatorRead parseSign(ParseContext& in)
{
    if (in.isOperator("=>"))
        return OperatorRead::none;
    if (in.isOperator(":=")) {
        if (in.token(in.at() - 1).kind != TokenKind::variable)
            return OperatorRead::none;
        in.addEffect(EffectKind::assignment, in.at() - 1);
    } else if (isAssigningOperator(in)) {
        in.addEffect(EffectKind::assignment, in.at() - 1);
    } else if (in.isOperator(":") || in.isOperator("::") || endsLimit(in)) {
        return OperatorRead::none;
    }
    const bool isFactorial = in.isOperator("!"); // DuckDB, and older PostgreSQL
    in.advance();
    return isFactorial && (in.rules.fromFirst || in.atEnd()) ? OperatorRead::complete : OperatorRead::needsOperand;
}

OperatorRead parseInOperand(ParseContext& in)
{
    const auto start = in.at();
    if (in.is(TokenKind::openParen)) {
        parseParenthesised(in);
        parsePostfixes(in);
    } else if (in.rules.inTableName && in.isName()) {
        Source made;
        made.name = parseQualifiedName(in).parts;
        made.operand = true;
        if (in.is(TokenKind::openParen)) {
            made.kind = SourceKind::function;
            made.call = parseTableCall(in, made.name, start);
        }
        made.scope = in.place.scope;
        made.range = made.joinRange = in.bytesSince(start);
        in.outline.sources.push_back(std::move(made));
    } else if (!parseOperand(in)) {
        in.problemHere(ProblemKind::expectedExpression);
    }
    return OperatorRead::complete;
}

OperatorRead parseAfterIs(ParseContext& in)
{
    in.accept(Keyword::Not);
    if (in.accept(Keyword::Distinct)) {
        in.require(Keyword::From);
        return OperatorRead::needsOperand;
    }
    if (in.acceptAny({Keyword::Null, Keyword::True, Keyword::False, Keyword::Unknown, Keyword::Document,
                      Keyword::Normalized, Keyword::Nan, Keyword::Infinite, Keyword::Empty, Keyword::Dangling}))
        return OperatorRead::complete;
    if (in.isAny({Keyword::Nfc, Keyword::Nfd, Keyword::Nfkc, Keyword::Nfkd}) && in.is(Keyword::Normalized, 1)) {
        in.advance(2);
        return OperatorRead::complete;
    }
    if (in.accept(Keyword::Json)) {
        while (in.acceptAny({Keyword::Value, Keyword::Object, Keyword::Array, Keyword::Scalar, Keyword::With,
                             Keyword::Without, Keyword::Unique, Keyword::Keys, Keyword::Strict, Keyword::Lax})) {
        }
    } else if (in.accept(Keyword::Of)) {
        in.accept(Keyword::Type);
    } else {
        return OperatorRead::needsOperand;
    }
    if (in.is(TokenKind::openParen))
        in.skipParenthesis();
    return OperatorRead::complete;
}

OperatorRead parseCollation(ParseContext& in)
{
    if (startsName(in) || in.is(Keyword::Binary))
        parseQualifiedName(in);
    else if (!in.accept(TokenKind::string))
        in.problemHere(ProblemKind::expectedName);
    return OperatorRead::complete;
}

OperatorRead parseOperatorWord(ParseContext& in)
{
    const auto isOperatorWord = [&](TokenCursor::Position ahead) {
        return in.is(TokenKind::word, ahead) && contains(in.rules.operatorWords, in.keyword(ahead));
    };
    if (!isOperatorWord(0))
        return OperatorRead::none;
    if (in.accept(Keyword::Not, Keyword::Null))
        return OperatorRead::complete;
    if (in.is(Keyword::Not)) { // NOT IN, NOT LIKE
        if (!isOperatorWord(1) || in.is(Keyword::Not, 1))
            return OperatorRead::none;
        in.advance();
    }
    switch (in.keyword()) {
    case Keyword::In:
        in.advance();
        return parseInOperand(in);
    case Keyword::Is:
        in.advance();
        return parseAfterIs(in);
    case Keyword::Isnull:
    case Keyword::Notnull:
        in.advance();
        return OperatorRead::complete;
    case Keyword::Between:
        in.advance();
        in.acceptAny({Keyword::Symmetric, Keyword::Asymmetric});
        return OperatorRead::needsOperand;
    case Keyword::Collate:
        in.advance();
        return parseCollation(in);
    case Keyword::At:
        if (in.accept(Keyword::At, Keyword::Local))
            return OperatorRead::complete;
        if (!in.is(Keyword::Time, 1) || !in.is(Keyword::Zone, 2))
            return OperatorRead::none;
        in.advance(3);
        return OperatorRead::needsOperand;
    case Keyword::Operator:
        return parseQualifiedOperator(in) ? OperatorRead::needsOperand : OperatorRead::none;
    case Keyword::Similar:
    case Keyword::Sounds:
    case Keyword::Member:
    case Keyword::Submultiset:
        if (!in.isAny({Keyword::To, Keyword::Like, Keyword::Of}, 1))
            return OperatorRead::none;
        in.advance(2);
        return OperatorRead::needsOperand;
    case Keyword::Multiset:
        in.advance(2);
        in.acceptAny({Keyword::All, Keyword::Distinct});
        return OperatorRead::needsOperand;
    default:
        in.advance();
        return OperatorRead::needsOperand;
    }
}

/// Reads an operator, made of signs or words. One that takes more than an operand on its right is read with that.
OperatorRead parseOperator(ParseContext& in)
{
    return in.is(TokenKind::op) ? parseSign(in) : parseOperatorWord(in);
}

} // namespace

bool parseExpression(ParseContext& in)
{
    if (!parseOperand(in))
        return false;
    for (;;) {
        switch (parseOperator(in)) {
        case OperatorRead::none:
            return true;
        case OperatorRead::complete:
            parsePostfixes(in); // x IS NULL::int
            break;
        case OperatorRead::needsOperand:
            if (parseOperand(in))
                break;
            in.problemHere(ProblemKind::expectedExpression);
            return true;
        }
    }
}

void parsePrefixOperators(ParseContext& in)
{
    while (parsePrefixOperator(in)) {
    }
}

void requireExpression(ParseContext& in)
{
    if (!parseExpression(in))
        in.problemHere(ProblemKind::expectedExpression);
}

void parseExpressionList(ParseContext& in)
{
    do {
        if (in.rules.trailingCommas && in.atEnd())
            return;
        in.accept(Keyword::Grouping, Keyword::Sets);
        if (in.rules.namedArguments && in.isName() && (in.isOperator(":=", 1) || in.isOperator("=>", 1)))
            in.advance(2);
        requireExpression(in);
        if (in.rules.colonAliases && in.accept(Keyword::As)) // (a AS x, b AS y) of a row
            in.advance();
    } while (in.accept(TokenKind::comma));
}

void parseParenthesised(ParseContext& in)
{
    if (!in.is(TokenKind::openParen)) {
        in.problemHere(ProblemKind::expectedParenthesis);
        return;
    }
    const bool holdsQuery = parenthesisHoldsQuery(in, in.at());
    in.inside([&] {
        if (in.atEnd())
            return;
        if (holdsQuery)
            parseQuery(in, in.place.clause, in.place.window);
        else
            parseExpressionList(in);
    });
}

} // namespace querymend
