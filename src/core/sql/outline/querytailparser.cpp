// What may follow a whole query: ORDER BY, the row limit, locks.

#include "sql/outline/outlineparser.h"

#include "base/ascii.h"

namespace querymend {

/// Reads ORDER BY, LIMIT and similar clauses, whose names are looked up in the query's output columns too.
void OutlineParser::queryTail(ScopeId body)
{
    const Context outer = m_context;
    m_context.scope = body;
    m_context.window = {};
    while (orderBy() || limitClause() || lockingClause() || forClause()) {
    }
    m_context = outer;
}

bool OutlineParser::limitClause()
{
    const Position start = m_cursor.at();
    if (!isAny({Keyword::Limit, Keyword::Offset, Keyword::Fetch}))
        return false;
    m_context.clause = Clause::limit;
    const Keyword word = m_cursor.keyword();
    m_cursor.advance();
    if (word == Keyword::Fetch && isAny({Keyword::First, Keyword::Next}))
        m_cursor.advance();
    if (!m_cursor.accept(Keyword::All) && !isAny({Keyword::Row, Keyword::Rows}))
        requiredExpression();
    if (word == Keyword::Limit && m_cursor.is(TokenKind::comma)) {
        if (!m_rules.limitWithComma)
            problemHere(ProblemKind::unsupported);
        m_cursor.advance();
        requiredExpression();
    }
    if (m_cursor.isOperator("%"))
        m_cursor.advance();
    m_cursor.accept(Keyword::Percent);
    if (isAny({Keyword::Row, Keyword::Rows}))
        m_cursor.advance();
    if (word == Keyword::Fetch) {
        if (m_cursor.accept(Keyword::With))
            require(Keyword::Ties);
        else
            require(Keyword::Only);
    } else if (m_cursor.is(Keyword::With) && m_cursor.is(Keyword::Ties, 1)) {
        m_cursor.advance(2);
    } else if (m_cursor.accept(Keyword::Examined)) {
        requiredExpression();
    }
    addClause(Clause::limit, start);
    return true;
}

/// Reads FOR UPDATE and its variants, LOCK IN SHARE MODE, INTO after the query, PROCEDURE ANALYSE.
bool OutlineParser::lockingClause()
{
    const Position start = m_cursor.at();
    const bool locks =
        (m_cursor.is(Keyword::For) && isAny({Keyword::Update, Keyword::Share, Keyword::No, Keyword::Key}, 1))
        || (m_cursor.is(Keyword::Lock) && m_cursor.is(Keyword::In, 1));
    if (locks) {
        m_cursor.advance();
        while (isAny({Keyword::Update, Keyword::Share, Keyword::No, Keyword::Key, Keyword::In, Keyword::Mode,
                      Keyword::Nowait, Keyword::Skip, Keyword::Locked, Keyword::Wait})
               || m_cursor.is(TokenKind::number))
            m_cursor.advance();
        if (m_cursor.accept(Keyword::Of)) {
            do {
                bool star = false;
                if (startsName())
                    qualifiedName(star);
            } while (m_cursor.accept(TokenKind::comma));
            while (isAny({Keyword::Nowait, Keyword::Skip, Keyword::Locked, Keyword::Wait})
                   || m_cursor.is(TokenKind::number))
                m_cursor.advance();
        }
        effect(EffectKind::locking, start);
        addClause(Clause::locking, start);
        return true;
    }
    if (m_cursor.is(Keyword::Into)) {
        intoClause();
        return true;
    }
    if (m_cursor.is(Keyword::Procedure)) {
        m_cursor.advance(2);
        if (m_cursor.is(TokenKind::openParen))
            inside([this] { expressionList(); });
        effect(EffectKind::procedureAnalyse, start);
        return true;
    }
    return false;
}

/// Reads SQL Server's FOR XML and FOR JSON, which only shape the result, and OPTION (…).
bool OutlineParser::forClause()
{
    if (m_cursor.is(Keyword::For) && isAny({Keyword::Json, Keyword::Xml, Keyword::Browse}, 1)) {
        m_cursor.advance(2);
        do {
            while (m_cursor.is(TokenKind::word))
                m_cursor.advance();
            if (m_cursor.is(TokenKind::openParen))
                inside([this] { m_cursor.accept(TokenKind::string); });
        } while (m_cursor.accept(TokenKind::comma));
        return true;
    }
    if (m_cursor.is(Keyword::Option) && m_cursor.is(TokenKind::openParen, 1)) {
        m_cursor.advance();
        inside([this] { queryOptions(); });
        return true;
    }
    return false;
}

/// Reads the plan hints in SQL Server's OPTION (…); some of them lift limits.
void OutlineParser::queryOptions()
{
    while (!m_cursor.atEnd()) {
        const Position start = m_cursor.at();
        const std::string_view word = m_cursor.peek().text(m_cursor.text());
        m_cursor.advance();
        if (asciiEqualsIgnoringCase(word, "max_grant_percent") || asciiEqualsIgnoringCase(word, "min_grant_percent")
            || asciiEqualsIgnoringCase(word, "querytraceon"))
            effect(EffectKind::limitHint, start);
    }
}

} // namespace querymend
