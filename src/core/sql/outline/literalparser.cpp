#include "sql/outline/literalparser.h"

#include "base/ascii.h"
#include "sql/outline/expressionparser.h"
#include "sql/outline/nameparser.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace querymend {

namespace {

bool isIntervalUnit(const ParseContext& in)
{
    static const KeywordSet units = keywordSet(
        "microsecond microseconds millisecond milliseconds second seconds minute minutes hour hours day days week "
        "weeks month months quarter quarters year years decade decades century centuries millennium millennia "
        "second_microsecond minute_microsecond minute_second hour_microsecond hour_second hour_minute day_microsecond "
        "day_second day_minute day_hour year_month");
    return in.is(TokenKind::word) && contains(units, in.keyword());
}

/// Reads DAY, DAY TO SECOND or SECOND(3).
void parseIntervalUnits(ParseContext& in)
{
    while (isIntervalUnit(in) || (in.is(Keyword::To) && in.is(TokenKind::word, 1))) {
        in.advance();
        if (in.is(TokenKind::openParen))
            in.skipParenthesis();
    }
}

/// Whether this is MySQL's function INTERVAL(id, 10, 100), which returns the range that its first argument falls in.
/// A single value followed by a word, which can only be a unit, is an interval.
bool isIntervalCall(const ParseContext& in)
{
    const auto open = in.at();
    const auto close = in.is(TokenKind::openParen) ? in.matchOf(open) : TokenCursor::noMatch;
    if (close == TokenCursor::noMatch)
        return false;
    if (in.token(close + 1).kind != TokenKind::word)
        return true;
    for (auto at = open + 1; at < close; ++at) {
        const auto match = in.matchOf(at);
        if (in.token(at).kind == TokenKind::comma)
            return true;
        at = match == TokenCursor::noMatch ? at : std::max(at, match);
    }
    return false;
}

/// Removes column references that are really parameters of a lambda or comprehension.
void dropBoundNames(Outline& outline, std::size_t firstColumn, std::size_t firstScope,
                    const std::vector<std::string>& names)
{
    std::unordered_set<std::string> bound;
    for (const std::string& name : names)
        bound.insert(asciiLowered(name));
    const auto isBound = [&](const ColumnRef& column) {
        return bound.count(asciiLowered(outline.parts(column.name).front().text)) != 0;
    };
    std::vector<ColumnRefId> moved; // new id of each column from firstColumn on; none if removed
    std::size_t kept = firstColumn;
    for (std::size_t i = firstColumn; i < outline.columns.size(); ++i) {
        const bool isTaken = isBound(outline.columns[i]);
        moved.push_back(isTaken ? ColumnRefId{} : ColumnRefId{static_cast<std::uint32_t>(kept)});
        if (!isTaken)
            outline.columns[kept++] = outline.columns[i];
    }
    outline.columns.resize(kept);
    for (std::size_t scope = firstScope; scope < outline.scopes.size(); ++scope) {
        for (SelectItem& item : outline.scopes[scope].items) {
            if (item.soleColumn && item.soleColumn.value >= firstColumn)
                item.soleColumn = moved[item.soleColumn.value - firstColumn];
        }
    }
}

} // namespace

bool parseInterval(ParseContext& in)
{
    const auto start = in.at();
    ParseContext::Nesting nesting(in);
    if (nesting.isTooDeep(in.peek().range()))
        return false;
    in.advance();
    if (in.is(TokenKind::openParen) && in.is(TokenKind::number, 1) && in.is(TokenKind::closeParen, 2)
        && in.is(TokenKind::string, 3))
        in.advance(3); // interval(3) '1 second'
    if (!in.rules.intervalsNeedUnits && in.accept(TokenKind::string)) {
        parseIntervalUnits(in);
        return true;
    }
    if (in.rules.intervalExpressions && !isIntervalCall(in) && parseExpression(in)) {
        if (!isIntervalUnit(in))
            in.problemHere(ProblemKind::expectedWord, Keyword::Day);
        parseIntervalUnits(in);
        return true;
    }
    in.moveTo(start);
    return false;
}

bool parseTypedLiteral(ParseContext& in)
{
    TokenCursor::Position ahead = 1;
    if (in.isAny({Keyword::Time, Keyword::Timestamp})) {
        if (in.is(TokenKind::openParen, ahead) && in.is(TokenKind::number, ahead + 1)
            && in.is(TokenKind::closeParen, ahead + 2))
            ahead += 3;
        if (in.isAny({Keyword::With, Keyword::Without}, ahead) && in.is(Keyword::Time, ahead + 1))
            ahead += 3;
    }
    if (in.rules.typedLiterals && in.is(Keyword::Double, Keyword::Precision))
        ++ahead;
    if (!in.is(TokenKind::string, ahead))
        return false;
    const bool dateWord =
        in.isAny({Keyword::Date, Keyword::Time, Keyword::Timestamp, Keyword::Datetime, Keyword::Timestamptz});
    const bool anyType = in.rules.typedLiterals && (startsName(in) || in.is(Keyword::Char));
    if (!dateWord && !anyType)
        return false;
    recordType(in);
    in.advance(ahead + 1);
    return true;
}

void parseStruct(ParseContext& in)
{
    in.inside([&] {
        if (in.atEnd())
            return;
        if (in.is(TokenKind::word) && (in.is(TokenKind::string, 1) || in.is(TokenKind::word, 1))) {
            in.advance();
            requireExpression(in);
            return;
        }
        do {
            if (in.rules.trailingCommas && in.atEnd())
                return;
            if (in.isOperator(":", 1))
                in.advance();
            else
                requireExpression(in);
            if (in.isOperator(":"))
                in.advance();
            requireExpression(in);
        } while (in.accept(TokenKind::comma));
    });
}

bool parseLambda(ParseContext& in)
{
    TokenCursor::Position ahead = 0;
    std::vector<std::string> names;
    const auto readNames = [&] {
        while (in.is(TokenKind::word, ahead)) {
            names.push_back(namePart(in, in.peek(ahead)).text);
            ++ahead;
            if (!in.is(TokenKind::comma, ahead))
                break;
            ++ahead;
        }
    };
    if (in.is(Keyword::Lambda) && in.is(TokenKind::word, 1)) {
        ahead = 1;
        readNames();
        if (!in.isOperator(":", ahead))
            return false;
    } else {
        const bool many = in.is(TokenKind::openParen);
        ahead = many ? 1 : 0;
        if (many)
            readNames();
        else if (in.is(TokenKind::word) && in.isOperator("->", 1))
            names.push_back(namePart(in, in.peek(ahead++)).text);
        if (names.empty())
            return false;
        if (many && !in.is(TokenKind::closeParen, ahead))
            return false;
        ahead += many ? 1 : 0;
        if (!in.isOperator("->", ahead) || in.is(TokenKind::string, ahead + 1) || in.is(TokenKind::number, ahead + 1))
            return false;
    }
    ParseContext::Nesting nesting(in);
    if (nesting.isTooDeep(in.peek().range()))
        return false;
    const std::size_t firstColumn = in.outline.columns.size();
    const std::size_t firstScope = in.outline.scopes.size();
    in.advance(ahead + 1);
    requireExpression(in);
    dropBoundNames(in.outline, firstColumn, firstScope, names);
    return true;
}

void parseList(ParseContext& in)
{
    const std::size_t firstColumn = in.outline.columns.size();
    const std::size_t firstScope = in.outline.scopes.size();
    in.inside([&] {
        if (in.atEnd())
            return;
        parseExpressionList(in);
        if (!in.accept(Keyword::For))
            return;
        std::vector<std::string> names;
        do
            names.push_back(parseNamePart(in).text);
        while (in.accept(TokenKind::comma));
        in.require(Keyword::In);
        requireExpression(in);
        if (in.accept(Keyword::If))
            requireExpression(in);
        dropBoundNames(in.outline, firstColumn, firstScope, names);
    });
}

} // namespace querymend
