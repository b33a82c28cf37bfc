// Expressions: operands between operators.

#include "sql/outline/outlineparser.h"

namespace querymend {

void OutlineParser::requiredExpression()
{
    if (!expression())
        problemHere(ProblemKind::expectedExpression);
}

/// Reads an expression; false if none begins here.
bool OutlineParser::expression()
{
    if (!operand())
        return false;
    for (;;) {
        bool needsOperand = true;
        if (m_cursor.is(TokenKind::op) && !m_cursor.isOperator("=>")) {
            if (m_cursor.isOperator(":=") && m_cursor.at() > 0) {
                if (m_cursor.token(m_cursor.at() - 1).kind != TokenKind::variable)
                    return true;
                effect(EffectKind::assignment, m_cursor.at() - 1);
            } else if (assignsWithOperator()) {
                effect(EffectKind::assignment, m_cursor.at() - 1);
            } else if (m_cursor.isOperator(":") || m_cursor.isOperator("::")
                       || (m_context.clause == Clause::limit && m_cursor.isOperator("%"))) {
                return true;
            }
            const bool isFactorial = m_cursor.isOperator("!");
            m_cursor.advance();
            if (isFactorial && (m_rules.fromFirst || m_cursor.atEnd())) // DuckDB, and older PostgreSQL
                needsOperand = false;
        } else if (!operatorWord(needsOperand)) {
            return true;
        }
        if (!needsOperand)
            postfixes(); // x IS NULL::int
        else if (!operand()) {
            problemHere(ProblemKind::expectedExpression);
            return true;
        }
    }
}

/// Whether the cursor is at the operator of SQL Server's `@x += 1`.
bool OutlineParser::assignsWithOperator() const
{
    if (!m_rules.equalsAliases || m_cursor.at() == 0 || m_cursor.token(m_cursor.at() - 1).kind != TokenKind::variable)
        return false;
    const std::string_view op = m_cursor.peek().text(m_cursor.text());
    return op.size() == 2 && op[1] == '=' && std::string_view("+-*/%&^|").find(op[0]) != std::string_view::npos;
}

bool OutlineParser::operand()
{
    while (prefixOperator()) {
    }
    if (!primary())
        return false;
    postfixes();
    return true;
}

bool OutlineParser::primary()
{
    switch (m_cursor.peek().kind) {
    case TokenKind::string:
    case TokenKind::unterminatedString:
        do
            m_cursor.advance();
        while (m_rules.adjacentStrings && m_cursor.is(TokenKind::string));
        return true;
    case TokenKind::number:
    case TokenKind::parameter:
    case TokenKind::variable:
        m_cursor.advance();
        return true;
    case TokenKind::openParen:
        if (m_rules.lambdas && lambda())
            return true;
        return parenthesised(false);
    case TokenKind::openBracket:
        listLiteral();
        return true;
    case TokenKind::openBrace:
        structLiteral();
        return true;
    case TokenKind::quotedName:
    case TokenKind::unterminatedName:
        return nameOperand();
    case TokenKind::word:
        return wordOperand();
    default:
        return false;
    }
}

bool OutlineParser::wordOperand()
{
    const bool opensParen = m_cursor.is(TokenKind::openParen, 1);
    if (m_rules.lambdas && lambda())
        return true;
    switch (m_cursor.keyword()) {
    case Keyword::None:
        break;
    case Keyword::Case:
        caseExpression();
        return true;
    case Keyword::Null:
    case Keyword::Default:
    case Keyword::Maxvalue:
    case Keyword::Minvalue:
        if (m_cursor.is(TokenKind::dot, 1) || opensParen)
            break;
        if (!m_cursor.is(Keyword::Null) && startsName())
            break;
        m_cursor.advance();
        return true;
    case Keyword::True:
    case Keyword::False:
        if (startsName() && m_cursor.is(TokenKind::dot, 1))
            break;
        m_cursor.advance();
        return true;
    case Keyword::Exists:
    case Keyword::Any:
    case Keyword::All:
    case Keyword::Some:
    case Keyword::Unique:
        if (!opensParen)
            break;
        m_cursor.advance();
        return parenthesised(false);
    case Keyword::Row:
        if (!opensParen)
            break;
        m_cursor.advance();
        return parenthesised(false);
    case Keyword::Array:
    case Keyword::Multiset:
    case Keyword::Cursor:
        if (arrayOperand())
            return true;
        break;
    case Keyword::Map:
        if (!m_cursor.is(TokenKind::openBrace, 1))
            break;
        m_cursor.advance();
        structLiteral();
        return true;
    case Keyword::Collation:
        if (!m_cursor.is(Keyword::For, 1) || !m_cursor.is(TokenKind::openParen, 2))
            break;
        m_cursor.advance(2);
        return parenthesised(false);
    case Keyword::Interval:
        if (m_rules.intervals && interval())
            return true;
        break;
    case Keyword::Next:
        if (m_cursor.is(Keyword::Value, 1) && m_cursor.is(Keyword::For, 2)) {
            const Position start = m_cursor.at();
            m_cursor.advance(3);
            bool star = false;
            if (startsName())
                qualifiedName(star);
            effect(EffectKind::sequence, start);
            if (m_cursor.is(Keyword::Over))
                m_cursor.advance(2);
            return true;
        }
        break;
    default:
        break;
    }
    if (typedLiteral())
        return true;
    if (contains(m_rules.bareFunctions, m_cursor.keyword()) && !opensParen && !m_cursor.is(TokenKind::dot, 1)) {
        Call bare;
        bare.name = addParts({part(m_cursor.peek())});
        bare.scope = m_context.scope;
        bare.clause = m_context.clause;
        bare.range = m_cursor.peek().range();
        bare.bare = true;
        m_out.calls.push_back(std::move(bare));
        m_cursor.advance();
        return true;
    }
    if (!opensParen && !startsName())
        return false;
    if (opensParen && contains(m_rules.notNames, m_cursor.keyword()) && !mayBeCalled(m_cursor.keyword()))
        return false;
    return nameOperand();
}

/// False for reserved words that no dialect calls as a function. VALUES can be called only in MySQL: VALUES(column).
bool OutlineParser::mayBeCalled(Keyword word) const
{
    static const KeywordSet never = keywordSet(
        "select from where group having order by on using and or in as union intersect except limit when then else end "
        "with into join is between like not case distinct set table values create drop delete update fetch for offset");
    return !contains(never, word) || (word == Keyword::Values && m_rules.charsetIntroducers);
}

/// Reads a column, or a call if a parenthesis follows.
bool OutlineParser::nameOperand()
{
    Position start = m_cursor.at();
    if (m_rules.charsetIntroducers && m_cursor.is(TokenKind::string, 1)
        && m_cursor.peek().text(m_cursor.text()).front() == '_') {
        m_cursor.advance(2);
        return true;
    }
    bool star = false;
    NameSpan name = qualifiedName(star);
    while (m_rules.staticMethods && !star && m_cursor.isOperator("::") && m_cursor.is(TokenKind::word, 1)) {
        m_cursor.advance(); // geography::Point(…)
        start = m_cursor.at();
        name = qualifiedName(star);
    }
    const bool outerMark =
        m_rules.outerJoinMarks && m_cursor.isOperator("+", 1) && m_cursor.is(TokenKind::closeParen, 2);
    if (m_cursor.is(TokenKind::openParen) && !star && !outerMark) {
        call(name, start, false);
        return true;
    }
    // PostgreSQL takes any qualified name before a string for a type: pg_catalog.numeric '1'
    const bool mayBeType = name.count > 1 || (m_out.parts(name).front().quoted && !m_rules.stringAliases);
    if (m_rules.typedLiterals && m_cursor.is(TokenKind::string) && mayBeType && !star) {
        m_cursor.advance();
        return true;
    }
    if (m_rules.sequenceColumns && name.count > 1 && isSequenceValue(m_out.parts(name).back()))
        effect(EffectKind::sequence, start);
    addColumn(name, star, start);
    return true;
}

bool OutlineParser::isSequenceValue(const NamePart& last) const
{
    return asciiEqualsIgnoringCase(last.text, "nextval") || asciiEqualsIgnoringCase(last.text, "currval");
}

/// Splits WHERE at each AND outside parentheses, CASE and BETWEEN; an OR or XOR at that level leaves it whole.
void OutlineParser::conjunctsOfWhere(Position from, Position to)
{
    Position start = from;
    std::uint32_t betweens = 0;
    bool alternatives = false;
    std::vector<ByteRange> found;
    for (Position i = from; i < to; ++i) {
        const Token& token = m_cursor.token(i);
        const Position match = token.kind == TokenKind::openParen ? m_cursor.matchOf(i) : TokenCursor::noMatch;
        if (match != TokenCursor::noMatch && match < to) {
            i = match;
            continue;
        }
        if (token.kind != TokenKind::word)
            continue;
        if (token.keyword == Keyword::Case) {
            std::uint32_t open = 1;
            while (open > 0 && ++i < to) {
                open += m_cursor.token(i).keyword == Keyword::Case ? 1U : 0U;
                open -= m_cursor.token(i).keyword == Keyword::End ? 1U : 0U;
            }
            continue;
        }
        alternatives = alternatives || token.keyword == Keyword::Or || token.keyword == Keyword::Xor;
        betweens += token.keyword == Keyword::Between ? 1U : 0U;
        if (token.keyword != Keyword::And)
            continue;
        if (betweens > 0) {
            --betweens;
            continue;
        }
        found.push_back(m_cursor.bytes(start, i));
        start = i + 1;
    }
    if (alternatives)
        found.clear();
    found.push_back(m_cursor.bytes(alternatives ? from : start, to));
    scope().conjuncts = std::move(found);
}

} // namespace querymend
