// Operands with special syntax: intervals, CASE, parentheses, lists, structs, lambdas.

#include "sql/outline/outlineparser.h"

#include "base/ascii.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace querymend {

namespace {

const KeywordSet& intervalUnits()
{
    static const KeywordSet units = keywordSet(
        "microsecond microseconds millisecond milliseconds second seconds minute minutes hour hours day days week "
        "weeks month "
        "months quarter quarters year years decade decades century centuries millennium millennia second_microsecond "
        "minute_microsecond minute_second hour_microsecond hour_second hour_minute day_microsecond day_second "
        "day_minute "
        "day_hour year_month");
    return units;
}

} // namespace

/// Reads INTERVAL '1' DAY TO SECOND, INTERVAL '1 day' or INTERVAL a + 1 DAY; MySQL's INTERVAL(…) is a function.
bool OutlineParser::interval()
{
    const Position start = m_cursor.at();
    Nesting nesting(*this);
    if (m_depth > Outline::deepestNesting) {
        problemHere(ProblemKind::tooDeep);
        return false;
    }
    m_cursor.advance();
    const auto units = [this] {
        while ((m_cursor.is(TokenKind::word) && contains(intervalUnits(), m_cursor.keyword()))
               || (m_cursor.is(Keyword::To) && m_cursor.is(TokenKind::word, 1))) {
            m_cursor.advance();
            if (m_cursor.is(TokenKind::openParen))
                inside([this] { m_cursor.moveTo(m_cursor.limit()); });
        }
    };
    if (m_cursor.is(TokenKind::openParen) && m_cursor.is(TokenKind::number, 1) && m_cursor.is(TokenKind::closeParen, 2)
        && m_cursor.is(TokenKind::string, 3))
        m_cursor.advance(3); // interval(3) '1 second'
    if (m_cursor.is(TokenKind::string) && !m_rules.intervalsNeedUnits) {
        m_cursor.advance();
        units();
        return true;
    }
    if (m_rules.intervalExpressions && !isIntervalCall()) {
        if (expression()) {
            if (!m_cursor.is(TokenKind::word) || !contains(intervalUnits(), m_cursor.keyword()))
                problemHere(ProblemKind::expectedWord, Keyword::Day);
            units();
            return true;
        }
    }
    m_cursor.moveTo(start);
    return false;
}

/// Whether this is MySQL's function INTERVAL(id, 10, 100), which returns the range that its first argument falls in.
/// A single value followed by a word, which can only be a unit, is an interval.
bool OutlineParser::isIntervalCall() const
{
    const Position open = m_cursor.at();
    const Position close = m_cursor.is(TokenKind::openParen) ? m_cursor.matchOf(open) : TokenCursor::noMatch;
    if (close == TokenCursor::noMatch)
        return false;
    if (m_cursor.token(close + 1).kind != TokenKind::word)
        return true;
    for (Position at = open + 1; at < close; ++at) {
        const Position match = m_cursor.matchOf(at);
        if (m_cursor.token(at).kind == TokenKind::comma)
            return true;
        at = match == TokenCursor::noMatch ? at : std::max(at, match);
    }
    return false;
}

/// Reads DATE '2025-01-31', TIMESTAMP WITH TIME ZONE '…' or, where the dialect allows it, any type before a string.
bool OutlineParser::typedLiteral()
{
    Position ahead = 1;
    const bool dateWord =
        isAny({Keyword::Date, Keyword::Time, Keyword::Timestamp, Keyword::Datetime, Keyword::Timestamptz});
    if (isAny({Keyword::Time, Keyword::Timestamp})) {
        if (m_cursor.is(TokenKind::openParen, ahead) && m_cursor.is(TokenKind::number, ahead + 1)
            && m_cursor.is(TokenKind::closeParen, ahead + 2))
            ahead += 3;
        if (isAny({Keyword::With, Keyword::Without}, ahead) && m_cursor.is(Keyword::Time, ahead + 1))
            ahead += 3;
    }
    if (m_rules.typedLiterals && m_cursor.is(Keyword::Double) && m_cursor.is(Keyword::Precision, 1))
        ++ahead;
    if (!m_cursor.is(TokenKind::string, ahead))
        return false;
    const bool anyType = m_rules.typedLiterals && (startsName() || m_cursor.peek().keyword == Keyword::Char);
    if (!dateWord && !anyType)
        return false;
    m_cursor.advance(ahead + 1);
    return true;
}

void OutlineParser::caseExpression()
{
    Nesting nesting(*this);
    if (m_depth > Outline::deepestNesting) {
        problemHere(ProblemKind::tooDeep);
        return;
    }
    m_cursor.advance();
    if (!m_cursor.is(Keyword::When))
        requiredExpression();
    if (!m_cursor.is(Keyword::When))
        problemHere(ProblemKind::expectedWord, Keyword::When);
    while (m_cursor.accept(Keyword::When)) {
        do
            requiredExpression();
        while (m_cursor.accept(TokenKind::comma));
        require(Keyword::Then);
        requiredExpression();
    }
    if (m_cursor.accept(Keyword::Else))
        requiredExpression();
    require(Keyword::End);
}

/// Reads `(…)` as an operand: a subquery, an expression, a row or a list.
bool OutlineParser::parenthesised(bool subqueryOnly)
{
    if (!m_cursor.is(TokenKind::openParen)) {
        problemHere(ProblemKind::expectedParenthesis);
        return true;
    }
    const bool holdsQuery = parenthesisHoldsQuery(m_cursor.at());
    if (!holdsQuery && subqueryOnly)
        problemHere(ProblemKind::expectedQuery);
    inside([&] {
        if (m_cursor.atEnd())
            return;
        if (holdsQuery)
            query(m_context.clause, m_context.window);
        else
            expressionList();
    });
    return true;
}

void OutlineParser::expressionList()
{
    do {
        if (m_rules.trailingCommas && m_cursor.atEnd())
            return;
        if (m_cursor.is(Keyword::Grouping) && m_cursor.is(Keyword::Sets, 1))
            m_cursor.advance(2);
        if (m_rules.namedArguments && (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName))
            && (m_cursor.isOperator(":=", 1) || m_cursor.isOperator("=>", 1)))
            m_cursor.advance(2);
        requiredExpression();
        if (m_rules.colonAliases && m_cursor.accept(Keyword::As)) // (a AS x, b AS y) of a row
            m_cursor.advance();
    } while (m_cursor.accept(TokenKind::comma));
}

/// Reads `[1, 2]` or `[x + 1 FOR x IN list IF x > 0]`.
void OutlineParser::listLiteral()
{
    const std::size_t firstColumn = m_out.columns.size();
    const std::size_t firstScope = m_out.scopes.size();
    inside([&] {
        if (m_cursor.atEnd())
            return;
        expressionList();
        if (!m_cursor.accept(Keyword::For))
            return;
        std::vector<std::string> names;
        do {
            names.push_back(part(m_cursor.peek()).text);
            m_cursor.advance();
        } while (m_cursor.accept(TokenKind::comma));
        require(Keyword::In);
        requiredExpression();
        if (m_cursor.accept(Keyword::If))
            requiredExpression();
        dropBoundNames(firstColumn, firstScope, names);
    });
}

/// Reads `{'a': 1, b: 2}`, or ODBC's `{d '2025-01-31'}` and `{fn now()}`.
void OutlineParser::structLiteral()
{
    inside([&] {
        if (m_cursor.atEnd())
            return;
        if (m_cursor.is(TokenKind::word) && (m_cursor.is(TokenKind::string, 1) || m_cursor.is(TokenKind::word, 1))) {
            m_cursor.advance();
            requiredExpression();
            return;
        }
        do {
            if (m_cursor.isOperator(":", 1))
                m_cursor.advance();
            else
                requiredExpression();
            if (m_cursor.isOperator(":"))
                m_cursor.advance();
            requiredExpression();
        } while (m_cursor.accept(TokenKind::comma));
    });
}

/// Reads `[1]`, `[1:2]`, `[:-1]` or `[a:b:c]`.
void OutlineParser::subscript()
{
    inside([&] {
        while (!m_cursor.atEnd()) {
            if (m_cursor.isOperator(":") || m_cursor.isOperator("::"))
                m_cursor.advance();
            else if (m_cursor.isOperator("-") && m_cursor.isOperator(":", 1))
                m_cursor.advance();
            else if (!expression())
                return;
        }
    });
}

/// Reads ARRAY[1, 2], ARRAY(SELECT …), MULTISET(…) or CURSOR(…).
bool OutlineParser::arrayOperand()
{
    if (m_cursor.is(TokenKind::openBracket, 1)) {
        m_cursor.advance();
        listLiteral();
        return true;
    }
    if (!m_cursor.is(TokenKind::openParen, 1) || !parenthesisHoldsQuery(m_cursor.at() + 1))
        return false;
    m_cursor.advance();
    return parenthesised(true);
}

/// Reads DuckDB's `x -> x + 1`, `(x, y) -> x + y` or `lambda x, y: x + y`, but not the JSON operator of `a -> 'key'`.
bool OutlineParser::lambda()
{
    Position ahead = 0;
    std::vector<std::string> names;
    const auto readNames = [&] {
        while (m_cursor.is(TokenKind::word, ahead)) {
            names.push_back(part(m_cursor.peek(ahead)).text);
            ++ahead;
            if (!m_cursor.is(TokenKind::comma, ahead))
                break;
            ++ahead;
        }
    };
    if (m_cursor.is(Keyword::Lambda) && m_cursor.is(TokenKind::word, 1)) {
        ahead = 1;
        readNames();
        if (!m_cursor.isOperator(":", ahead))
            return false;
    } else {
        const bool many = m_cursor.is(TokenKind::openParen);
        ahead = many ? 1 : 0;
        if (many)
            readNames();
        else if (m_cursor.is(TokenKind::word) && m_cursor.isOperator("->", 1))
            names.push_back(part(m_cursor.peek(ahead++)).text);
        if (names.empty())
            return false;
        if (many && !m_cursor.is(TokenKind::closeParen, ahead))
            return false;
        ahead += many ? 1 : 0;
        if (!m_cursor.isOperator("->", ahead) || m_cursor.is(TokenKind::string, ahead + 1)
            || m_cursor.is(TokenKind::number, ahead + 1))
            return false;
    }
    Nesting nesting(*this);
    if (m_depth > Outline::deepestNesting) {
        problemHere(ProblemKind::tooDeep);
        return false;
    }
    const std::size_t firstColumn = m_out.columns.size();
    const std::size_t firstScope = m_out.scopes.size();
    m_cursor.advance(ahead + 1);
    requiredExpression();
    dropBoundNames(firstColumn, firstScope, names);
    return true;
}

/// Removes column references that are really parameters of a lambda or comprehension.
void OutlineParser::dropBoundNames(std::size_t firstColumn, std::size_t firstScope,
                                   const std::vector<std::string>& names)
{
    std::unordered_set<std::string> bound;
    for (const std::string& name : names)
        bound.insert(asciiLowered(name));
    const auto isBound = [&](const ColumnRef& column) {
        return bound.count(asciiLowered(m_out.parts(column.name).front().text)) != 0;
    };
    std::vector<ColumnRefId> moved; // new id of each column from firstColumn on; none if removed
    std::size_t kept = firstColumn;
    for (std::size_t i = firstColumn; i < m_out.columns.size(); ++i) {
        const bool isTaken = isBound(m_out.columns[i]);
        moved.push_back(isTaken ? ColumnRefId{} : ColumnRefId{static_cast<std::uint32_t>(kept)});
        if (!isTaken)
            m_out.columns[kept++] = m_out.columns[i];
    }
    m_out.columns.resize(kept);
    for (std::size_t scope = firstScope; scope < m_out.scopes.size(); ++scope) {
        for (SelectItem& item : m_out.scopes[scope].items) {
            if (item.soleColumn && item.soleColumn.value >= firstColumn)
                item.soleColumn = moved[item.soleColumn.value - firstColumn];
        }
    }
}

} // namespace querymend
