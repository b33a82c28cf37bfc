// WITH lists.

#include "sql/outline/outlineparser.h"
#include "sql/outline/statementkinds.h"

namespace querymend {

void OutlineParser::withClause(SourceWindow parentWindow)
{
    const Position start = m_cursor.at();
    m_cursor.advance();
    if (isAny({Keyword::Function, Keyword::Procedure})
        && (m_cursor.is(TokenKind::word, 1) || m_cursor.is(TokenKind::quotedName, 1)) && !m_cursor.is(Keyword::As, 1)) {
        m_cursor.advance();
        effect(EffectKind::withFunction, start);
        m_cursor.moveTo(m_cursor.limit());
        return;
    }
    if (m_cursor.is(Keyword::Xmlnamespaces) && m_cursor.is(TokenKind::openParen, 1)) {
        m_cursor.advance();
        inside([this] { m_cursor.moveTo(m_cursor.limit()); });
        if (!m_cursor.accept(TokenKind::comma))
            return;
    }
    const bool recursive =
        m_cursor.is(Keyword::Recursive) && !m_cursor.is(Keyword::As, 1) && !m_cursor.is(TokenKind::openParen, 1);
    if (recursive)
        m_cursor.advance();
    With made;
    made.parent = m_context.with;
    made.parentVisible = m_context.visibleCtes;
    made.recursive = recursive;
    m_out.withs.push_back(std::move(made));
    const WithId list{static_cast<std::uint32_t>(m_out.withs.size() - 1)};
    m_context.with = list;
    m_context.visibleCtes = 0;
    do {
        if (m_rules.trailingCommas && m_cursor.is(Keyword::Select))
            break;
        cte(list, recursive, parentWindow);
    } while (m_cursor.accept(TokenKind::comma));
    m_context.visibleCtes = static_cast<std::uint32_t>(m_out.withs[list.value].ctes.size());
}

void OutlineParser::cte(WithId list, bool recursive, SourceWindow parentWindow)
{
    const Position start = m_cursor.at();
    const bool named =
        m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName) || m_cursor.is(TokenKind::string);
    if (!named) {
        problemHere(ProblemKind::expectedName);
        return;
    }
    Cte made;
    made.name = part(m_cursor.peek());
    m_cursor.advance();
    if (m_cursor.is(TokenKind::openParen))
        made.columns = parenthesisedNames();
    if (m_rules.fromFirst && m_cursor.accept(Keyword::Using))
        m_cursor.accept(Keyword::Key);
    if (m_rules.fromFirst && m_cursor.is(TokenKind::openParen))
        parenthesisedNames();
    require(Keyword::As);
    m_cursor.accept(Keyword::Not);
    m_cursor.accept(Keyword::Materialized);
    const auto index = static_cast<std::uint32_t>(m_out.ctes.size());
    m_out.ctes.push_back(std::move(made));
    std::vector<CteId>& siblings = m_out.withs[list.value].ctes;
    const auto earlier = static_cast<std::uint32_t>(siblings.size());
    siblings.push_back({index});
    const bool all = m_rules.cteSight == CteSight::all || (recursive && m_rules.cteSight == CteSight::earlier);
    const bool itself = recursive || m_rules.cteSight == CteSight::earlierAndItself;
    m_context.visibleCtes = all ? SourceWindow::allSources : earlier + (itself ? 1U : 0U);
    cteBody({index}, parentWindow);
    m_out.ctes[index].moreColumns = isAny({Keyword::Search, Keyword::Cycle});
    cteTail();
    m_out.ctes[index].range = m_cursor.bytes(start, m_cursor.at());
}

void OutlineParser::cteBody(CteId id, SourceWindow parentWindow)
{
    if (!m_cursor.is(TokenKind::openParen)) {
        problemHere(ProblemKind::expectedParenthesis);
        return;
    }
    inside([&] {
        const Keyword verb = m_cursor.keyword();
        if (startsQuery(m_cursor.at())) {
            const ScopeId body = query(Clause::with, parentWindow);
            m_out.ctes[id.value].body = body;
            if (statementKindOf(m_cursor.keyword()) != StatementKind::dataChange)
                return;
        } else if (statementKindOf(verb) == StatementKind::unknownWord) {
            problemHere(ProblemKind::expectedQuery);
            return;
        }
        m_out.ctes[id.value].verb = m_cursor.keyword();
        const Position from = m_cursor.at();
        m_cursor.moveTo(m_cursor.limit());
        effect(EffectKind::dataModifyingCte, from);
    });
}

/// Skips standard SQL's SEARCH … SET and CYCLE … SET … USING.
void OutlineParser::cteTail()
{
    while (isAny({Keyword::Search, Keyword::Cycle})) {
        m_cursor.advance();
        while (!m_cursor.atEnd() && !m_cursor.is(TokenKind::openParen) && !startsQuery(m_cursor.at())
               && !isAny({Keyword::Search, Keyword::Cycle})
               && !(m_cursor.is(TokenKind::comma) && m_cursor.is(Keyword::As, 2)))
            m_cursor.advance();
    }
}

} // namespace querymend
