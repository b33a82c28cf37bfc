// Windows and their frames.

#include "sql/outline/outlineparser.h"

namespace querymend {

/// Reads WINDOW w AS (…).
void OutlineParser::windowClause()
{
    if (!m_cursor.is(Keyword::Window))
        return;
    const Position start = m_cursor.at();
    m_context.clause = Clause::window;
    m_cursor.advance();
    do {
        if (!m_cursor.is(TokenKind::word) && !m_cursor.is(TokenKind::quotedName)) {
            problemHere(ProblemKind::expectedName);
            break;
        }
        const NameSpan name = addParts({part(m_cursor.peek())});
        scope().windows.push_back(name);
        m_cursor.advance();
        require(Keyword::As);
        if (!m_cursor.is(TokenKind::openParen)) {
            problemHere(ProblemKind::expectedParenthesis);
            break;
        }
        inside([this] { windowSpecification(); });
    } while (m_cursor.accept(TokenKind::comma));
    addClause(Clause::window, start);
}

void OutlineParser::windowSpecification()
{
    const bool based = (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName))
        && !isAny({Keyword::Partition, Keyword::Order, Keyword::Rows, Keyword::Range, Keyword::Groups});
    if (based)
        m_cursor.advance();
    if (m_cursor.accept(Keyword::Partition)) {
        require(Keyword::By);
        expressionList();
    }
    if (m_cursor.accept(Keyword::Order)) {
        require(Keyword::By);
        orderByList();
    }
    if (isAny({Keyword::Rows, Keyword::Range, Keyword::Groups}))
        windowFrame();
}

void OutlineParser::windowFrame()
{
    m_cursor.advance();
    if (m_cursor.accept(Keyword::Between)) {
        frameBound();
        require(Keyword::And);
    }
    frameBound();
    if (m_cursor.accept(Keyword::Exclude)) {
        while (isAny({Keyword::Current, Keyword::Row, Keyword::Group, Keyword::Ties, Keyword::No, Keyword::Others}))
            m_cursor.advance();
    }
}

void OutlineParser::frameBound()
{
    if (m_cursor.accept(Keyword::Current)) {
        require(Keyword::Row);
        return;
    }
    if (!m_cursor.accept(Keyword::Unbounded))
        requiredExpression();
    if (isAny({Keyword::Preceding, Keyword::Following}))
        m_cursor.advance();
    else
        problemHere(ProblemKind::expectedWord, Keyword::Preceding);
}

} // namespace querymend
