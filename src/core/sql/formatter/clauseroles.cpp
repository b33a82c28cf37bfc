#include "sql/formatter/rolereader.h"

namespace querymend {

/// Marks TOP 10, TOP (10) PERCENT or DISTINCT ON (…) as opening words of the select list.
void RoleReader::markTop()
{
    std::size_t ahead = 1;
    if (m_context.kindAt(ahead) == TokenKind::openParen) {
        constexpr std::size_t longestHead = 200;
        for (std::size_t depth = 0;; ++ahead) {
            const TokenKind kind = m_context.kindAt(ahead);
            if (kind == TokenKind::end || ahead > longestHead)
                return;
            depth += kind == TokenKind::openParen ? 1 : 0;
            if (kind == TokenKind::closeParen && --depth == 0)
                break;
        }
    }
    ++ahead;
    if (m_context.wordAt(ahead) == Keyword::Percent)
        ++ahead;
    if (m_context.wordAt(ahead) == Keyword::With && m_context.wordAt(ahead + 1) == Keyword::Ties)
        ahead += 2;
    m_headUntil = m_context.at + ahead;
}

void RoleReader::readQueryWord(Piece& piece, Keyword keyword)
{
    const Keyword before = m_context.previousWord();
    const Keyword behind = m_context.wordAt(1);
    const Keyword clause = m_context.frame().clause;
    const bool afterHead =
        m_context.previous && (m_context.previous->head || m_context.previous->role == PieceRole::listClause);
    switch (keyword) {
    case Keyword::Select:
        return beginClause(piece, PieceRole::listClause, keyword);
    case Keyword::On:
        if (clause == Keyword::Select && before == Keyword::Distinct && afterHead) {
            piece.head = true;
            return markTop();
        }
        if (behind == Keyword::Conflict)
            return beginClause(piece, PieceRole::plainClause, keyword);
        if (clause == Keyword::From)
            piece.role = PieceRole::on;
        return;
    case Keyword::Top:
        if (clause == Keyword::Select && afterHead) {
            piece.head = true;
            markTop();
        }
        return;
    case Keyword::From:
        if (!(before == Keyword::Distinct && !afterHead))
            beginClause(piece, PieceRole::fromClause, keyword);
        return;
    case Keyword::Where:
    case Keyword::Having:
    case Keyword::Qualify:
        return beginClause(piece, PieceRole::conditionClause, keyword);
    case Keyword::Group:
    case Keyword::Order:
        if (behind == Keyword::By || behind == Keyword::Siblings)
            beginClause(piece, PieceRole::listClause, keyword);
        return;
    case Keyword::Union:
    case Keyword::Intersect:
    case Keyword::Except:
    case Keyword::Minus:
        if (m_context.followsOperand() || before == Keyword::Null)
            beginClause(piece, PieceRole::setOperator, keyword);
        return;
    default:
        return readLesserClause(piece, keyword);
    }
}

void RoleReader::readLesserClause(Piece& piece, Keyword keyword)
{
    const Keyword behind = m_context.wordAt(1);
    const Keyword clause = m_context.frame().clause;
    switch (keyword) {
    case Keyword::With:
        if (m_context.beginsWith())
            beginClause(piece, PieceRole::withClause, keyword);
        return;
    case Keyword::Window:
        if (m_context.wordAt(2) == Keyword::As)
            beginClause(piece, PieceRole::listClause, keyword);
        return;
    case Keyword::Limit:
    case Keyword::Offset:
    case Keyword::Fetch:
        if (clause != Keyword::Limit)
            beginClause(piece, PieceRole::plainClause, Keyword::Limit);
        return;
    case Keyword::Into:
        if (clause == Keyword::Select)
            beginClause(piece, PieceRole::plainClause, keyword);
        return;
    case Keyword::Values:
        if (m_context.previousKind() != TokenKind::op && m_context.previousKind() != TokenKind::comma)
            beginClause(piece, PieceRole::listClause, keyword);
        return;
    case Keyword::Set:
        if (m_context.previous)
            beginClause(piece, PieceRole::listClause, keyword);
        return;
    case Keyword::Returning:
        return beginClause(piece, PieceRole::listClause, keyword);
    case Keyword::For:
        if (contains(m_keywords.words().lockWords, behind))
            beginClause(piece, PieceRole::plainClause, keyword);
        return;
    case Keyword::Insert:
    case Keyword::Update:
    case Keyword::Delete:
        if (clause == Keyword::None || clause == Keyword::With)
            beginClause(piece, PieceRole::plainClause, keyword);
        return;
    default:
        if (clause == Keyword::From && m_keywords.beginsJoin() && !isInsideJoinWords())
            piece.role = PieceRole::join;
    }
}

/// Whether this word continues a join operator of several words; only the first of them begins it.
bool RoleReader::isInsideJoinWords() const
{
    return m_context.previous && m_context.previous->upperCase
        && contains(m_keywords.words().joinWords, m_context.previousWord());
}

} // namespace querymend
