// What may come before, between and after the operands of an expression.

#include "sql/outline/outlineparser.h"

namespace querymend {

bool OutlineParser::prefixOperator()
{
    if (qualifiedOperator())
        return true;
    const bool here = (m_cursor.is(TokenKind::op) && !m_cursor.isOperator("*") && !m_cursor.isOperator("=")
                       && !m_cursor.isOperator("=>") && !m_cursor.isOperator(":") && !m_cursor.isOperator(":=")
                       && !m_cursor.isOperator("%"))
        || m_cursor.is(Keyword::Not) || (m_cursor.isOperator("*") && m_cursor.is(Keyword::Columns, 1))
        || ((isAny({Keyword::Prior, Keyword::ConnectByRoot})
             || (m_cursor.is(Keyword::Binary) && m_rules.charsetIntroducers))
            && !m_cursor.is(TokenKind::dot, 1) && !m_cursor.is(TokenKind::comma, 1));
    if (here)
        m_cursor.advance();
    return here;
}

/// Reads OPERATOR(pg_catalog.+).
bool OutlineParser::qualifiedOperator()
{
    if (!m_cursor.is(Keyword::Operator) || !m_cursor.is(TokenKind::openParen, 1)
        || !contains(m_rules.operatorWords, Keyword::Operator))
        return false;
    const Position close = m_cursor.matchOf(m_cursor.at() + 1);
    if (close == TokenCursor::noMatch || m_cursor.token(close - 1).kind != TokenKind::op)
        return false;
    m_cursor.advance();
    inside([this] { m_cursor.moveTo(m_cursor.limit()); });
    return true;
}

/// Reads ::type, [subscript], (row).field.
void OutlineParser::postfixes()
{
    for (;;) {
        if (m_cursor.isOperator("::") && m_rules.colonCasts) {
            m_cursor.advance();
            typeName();
        } else if (m_cursor.is(TokenKind::openBracket)) {
            subscript();
        } else if (m_cursor.is(TokenKind::dot) && m_cursor.isOperator("*", 1)) {
            m_cursor.advance(2);
        } else if (m_cursor.is(TokenKind::dot)
                   && (m_cursor.is(TokenKind::word, 1) || m_cursor.is(TokenKind::quotedName, 1))
                   && (m_rules.fromFirst || m_cursor.token(m_cursor.at() - 1).kind != TokenKind::number)) {
            m_cursor.advance();
            const Position start = m_cursor.at();
            bool star = false;
            const NameSpan name = qualifiedName(star);
            if (m_cursor.is(TokenKind::openParen))
                call(name, start, false);
        } else if (m_rules.outerJoinMarks && m_cursor.is(TokenKind::openParen) && m_cursor.isOperator("+", 1)
                   && m_cursor.is(TokenKind::closeParen, 2)) {
            m_cursor.advance(3);
        } else {
            return;
        }
    }
}

/// Reads an operator that is a word. Clears needsOperand if nothing more is needed on its right.
bool OutlineParser::operatorWord(bool& needsOperand)
{
    const auto isOperatorWord = [this](Position ahead) {
        return m_cursor.is(TokenKind::word, ahead) && contains(m_rules.operatorWords, m_cursor.keyword(ahead));
    };
    if (!isOperatorWord(0))
        return false;
    if (m_cursor.is(Keyword::Not) && m_cursor.is(Keyword::Null, 1)) {
        m_cursor.advance(2);
        needsOperand = false;
        return true;
    }
    if (m_cursor.is(Keyword::Not)) { // NOT IN, NOT LIKE
        if (!isOperatorWord(1) || m_cursor.is(Keyword::Not, 1))
            return false;
        m_cursor.advance();
    }
    const Keyword word = m_cursor.keyword();
    switch (word) {
    case Keyword::In:
        m_cursor.advance();
        inOperand();
        needsOperand = false;
        return true;
    case Keyword::Is:
        m_cursor.advance();
        isOperand(needsOperand);
        return true;
    case Keyword::Isnull:
    case Keyword::Notnull:
        m_cursor.advance();
        needsOperand = false;
        return true;
    case Keyword::Between:
        m_cursor.advance();
        if (isAny({Keyword::Symmetric, Keyword::Asymmetric}))
            m_cursor.advance();
        return true;
    case Keyword::Collate:
        m_cursor.advance();
        needsOperand = false;
        if (startsName() || m_cursor.is(Keyword::Binary)) {
            bool star = false;
            qualifiedName(star);
        } else if (!m_cursor.accept(TokenKind::string)) {
            problemHere(ProblemKind::expectedName);
        }
        return true;
    case Keyword::At:
        if (m_cursor.is(Keyword::Local, 1)) {
            m_cursor.advance(2);
            needsOperand = false;
            return true;
        }
        if (!m_cursor.is(Keyword::Time, 1) || !m_cursor.is(Keyword::Zone, 2))
            return false;
        m_cursor.advance(3);
        return true;
    case Keyword::Operator:
        return qualifiedOperator();
    case Keyword::Similar:
    case Keyword::Sounds:
    case Keyword::Member:
    case Keyword::Submultiset:
        if (!isAny({Keyword::To, Keyword::Like, Keyword::Of}, 1))
            return false;
        m_cursor.advance(2);
        return true;
    case Keyword::Multiset:
        m_cursor.advance(2);
        if (isAny({Keyword::All, Keyword::Distinct}))
            m_cursor.advance();
        return true;
    default:
        m_cursor.advance();
        return true;
    }
}

void OutlineParser::inOperand()
{
    const Position start = m_cursor.at();
    if (m_cursor.is(TokenKind::openParen)) {
        parenthesised(false);
        postfixes();
        return;
    }
    if (!m_rules.inTableName || (!m_cursor.is(TokenKind::word) && !m_cursor.is(TokenKind::quotedName))) {
        if (!operand())
            problemHere(ProblemKind::expectedExpression);
        return;
    }
    bool star = false;
    Source made;
    made.name = qualifiedName(star);
    made.operand = true;
    if (m_cursor.is(TokenKind::openParen)) {
        made.kind = SourceKind::function;
        made.call = {static_cast<std::uint32_t>(m_out.calls.size())};
        call(made.name, start, true);
    }
    made.scope = m_context.scope;
    made.range = made.joinRange = m_cursor.bytes(start, m_cursor.at());
    m_out.sources.push_back(std::move(made));
}

void OutlineParser::isOperand(bool& needsOperand)
{
    m_cursor.accept(Keyword::Not);
    if (m_cursor.accept(Keyword::Distinct)) {
        require(Keyword::From);
        return;
    }
    needsOperand = false;
    if (isAny({Keyword::Null, Keyword::True, Keyword::False, Keyword::Unknown, Keyword::Document, Keyword::Normalized,
               Keyword::Nan, Keyword::Infinite, Keyword::Empty, Keyword::Dangling})) {
        m_cursor.advance();
    } else if (isAny({Keyword::Nfc, Keyword::Nfd, Keyword::Nfkc, Keyword::Nfkd})
               && m_cursor.is(Keyword::Normalized, 1)) {
        m_cursor.advance(2);
    } else if (m_cursor.accept(Keyword::Json)) {
        while (isAny({Keyword::Value, Keyword::Object, Keyword::Array, Keyword::Scalar, Keyword::With, Keyword::Without,
                      Keyword::Unique, Keyword::Keys, Keyword::Strict, Keyword::Lax}))
            m_cursor.advance();
        if (m_cursor.is(TokenKind::openParen))
            inside([this] { m_cursor.moveTo(m_cursor.limit()); });
    } else if (m_cursor.is(Keyword::Of)) {
        m_cursor.advance();
        m_cursor.accept(Keyword::Type);
        if (m_cursor.is(TokenKind::openParen))
            inside([this] { m_cursor.moveTo(m_cursor.limit()); });
    } else {
        needsOperand = true;
    }
}

} // namespace querymend
