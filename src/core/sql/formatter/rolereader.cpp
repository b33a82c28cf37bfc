#include "sql/formatter/rolereader.h"

namespace querymend {

/// Finds the parentheses that open a query: those followed by its first word, perhaps after more parentheses.
void RoleReader::findQueries()
{
    m_opensQuery.assign(m_context.significant.size() + 1, false);
    for (std::size_t i = m_context.significant.size(); i-- > 0;) {
        if (m_context.significant[i]->token.kind != TokenKind::openParen || i + 1 == m_context.significant.size())
            continue;
        const Keyword first = m_context.significant[i + 1]->token.keyword;
        const bool isFirst = first == Keyword::Select || first == Keyword::With || first == Keyword::Values
            || (first == Keyword::From && m_rules.fromFirst);
        m_opensQuery[i] = isFirst || m_opensQuery[i + 1];
    }
}

void RoleReader::read(Piece& piece)
{
    piece.head = m_context.at < m_headUntil;
    switch (piece.token.kind) {
    case TokenKind::word:
        return readWord(piece);
    case TokenKind::openParen:
    case TokenKind::openBracket:
    case TokenKind::openBrace:
        return readOpening(piece);
    case TokenKind::closeParen:
    case TokenKind::closeBracket:
    case TokenKind::closeBrace:
        return readClosing(piece);
    case TokenKind::comma:
        piece.role = PieceRole::comma;
        m_context.frame().betweens = 0;
        return;
    case TokenKind::semicolon:
        piece.role = PieceRole::semicolon;
        m_context.frames.assign(1, Frame{});
        m_context.verb = Keyword::None;
        return;
    case TokenKind::op:
        piece.unary = !m_context.followsOperand();
        return;
    case TokenKind::quotedName:
    case TokenKind::string:
    case TokenKind::number:
    case TokenKind::parameter:
    case TokenKind::variable:
    case TokenKind::dot:
    case TokenKind::lineComment:
    case TokenKind::blockComment:
    case TokenKind::executableComment:
    case TokenKind::unterminatedString:
    case TokenKind::unterminatedName:
    case TokenKind::unterminatedComment:
    case TokenKind::unknown:
    case TokenKind::end:
        return;
    }
}

bool RoleReader::holdsLiteralsOnly() const
{
    bool any = false;
    for (std::size_t ahead = 1;; ++ahead) {
        const TokenKind kind = m_context.kindAt(ahead);
        if (kind == TokenKind::closeParen || kind == TokenKind::closeBracket)
            return any;
        const bool literal = kind == TokenKind::number || kind == TokenKind::string || kind == TokenKind::parameter
            || m_context.wordAt(ahead) == Keyword::Null;
        if (!literal && kind != TokenKind::comma && kind != TokenKind::op)
            return false;
        any = any || literal;
    }
}

PieceRole RoleReader::openingRole()
{
    const Keyword before = m_context.previousWord();
    const bool afterKeyword = m_context.previous && m_context.previous->upperCase;
    if (m_context.significant[m_context.at]->token.kind != TokenKind::openParen)
        return holdsLiteralsOnly() ? PieceRole::openLiterals : PieceRole::openArguments;
    if (m_opensQuery[m_context.at]) {
        const bool body = m_context.frame().kind == FrameKind::query && m_context.frame().clause == Keyword::With
            && (before == Keyword::As || before == Keyword::Materialized);
        return body ? PieceRole::openCte : PieceRole::openQuery;
    }
    const bool namesWindow = m_context.frame().clause == Keyword::Window && before == Keyword::As;
    if ((afterKeyword && before == Keyword::Over) || namesWindow)
        return PieceRole::openWindow;
    const bool inFrom = m_context.frame().clause == Keyword::From && m_context.frame().kind != FrameKind::arguments;
    const bool afterName = m_context.previousKind() == TokenKind::quotedName
        || (m_context.previousKind() == TokenKind::word && !afterKeyword);
    const bool beginsSource = before == Keyword::From || before == Keyword::Join
        || m_context.previousKind() == TokenKind::comma || m_context.previousKind() == TokenKind::openParen;
    if (inFrom && !afterName && beginsSource)
        return PieceRole::openJoins;
    return holdsLiteralsOnly() ? PieceRole::openLiterals : PieceRole::openArguments;
}

void RoleReader::readOpening(Piece& piece)
{
    piece.role = openingRole();
    Frame inner;
    inner.closedBy = piece.token.kind == TokenKind::openParen ? TokenKind::closeParen
        : piece.token.kind == TokenKind::openBracket          ? TokenKind::closeBracket
                                                              : TokenKind::closeBrace;
    inner.kind = FrameKind::arguments;
    if (piece.role == PieceRole::openQuery || piece.role == PieceRole::openCte)
        inner.kind = FrameKind::query;
    else if (piece.role == PieceRole::openWindow)
        inner.kind = FrameKind::window;
    else if (m_context.previousWord() == Keyword::Cast || m_context.previousWord() == Keyword::TryCast)
        inner.kind = FrameKind::cast;
    if (piece.role == PieceRole::openJoins) {
        inner.kind = FrameKind::joins;
        inner.clause = Keyword::From;
    }
    m_context.frames.push_back(inner);
}

/// Closing a parenthesis also ends any CASE left open inside it; an unmatched closing token is plain text.
void RoleReader::readClosing(Piece& piece)
{
    std::size_t depth = m_context.frames.size();
    while (depth > 1 && m_context.frames[depth - 1].kind == FrameKind::caseOf)
        --depth;
    if (depth <= 1 || m_context.frames[depth - 1].closedBy != piece.token.kind)
        return;
    m_context.frames.resize(depth - 1);
    piece.role = PieceRole::close;
}

void RoleReader::readWord(Piece& piece)
{
    const Keyword keyword = piece.token.keyword;
    if (m_keywords.isKeywordHere(keyword)) {
        piece.upperCase = true;
        piece.role = PieceRole::keyword;
        piece.spaced = contains(m_keywords.words().spaced, keyword);
        readKeyword(piece, keyword);
    } else if (m_keywords.isFunctionName(keyword, piece.token.text(m_text))) {
        piece.upperCase = true;
    }
}

void RoleReader::readKeyword(Piece& piece, Keyword keyword)
{
    if (readCaseWord(piece, keyword))
        return;
    if (m_context.verb == Keyword::None && m_context.frames.size() == 1)
        m_context.verb = keyword;
    piece.head = piece.head
        || (m_context.previous && contains(m_keywords.words().headWords, keyword)
            && (m_context.previous->head || m_context.previous->role == PieceRole::listClause));
    switch (m_context.frame().kind) {
    case FrameKind::query:
    case FrameKind::joins:
        return readQueryWord(piece, keyword);
    case FrameKind::window:
        if (keyword == Keyword::Order || keyword == Keyword::Rows || keyword == Keyword::Range
            || keyword == Keyword::Groups)
            piece.role = PieceRole::windowPart;
        return;
    case FrameKind::cast:
        if (keyword == Keyword::As)
            m_context.frame().clause = Keyword::As;
        return;
    case FrameKind::arguments:
    case FrameKind::caseOf:
        return;
    }
}

/// Handles the words that mean the same in every frame: CASE and its parts, AND, OR and BETWEEN.
bool RoleReader::readCaseWord(Piece& piece, Keyword keyword)
{
    const bool inCase = m_context.frame().kind == FrameKind::caseOf;
    switch (keyword) {
    case Keyword::Case:
        piece.role = PieceRole::caseBegin;
        m_context.frames.push_back({FrameKind::caseOf, TokenKind::end, Keyword::None, 0});
        return true;
    case Keyword::When:
    case Keyword::Else:
        if (inCase)
            piece.role = PieceRole::caseBranch;
        m_context.frame().betweens = 0;
        return true;
    case Keyword::End:
        if (!inCase)
            return false;
        piece.role = PieceRole::caseEnd;
        piece.spaced = false;
        m_context.frames.pop_back();
        return true;
    case Keyword::Between:
        ++m_context.frame().betweens;
        return true;
    case Keyword::And:
    case Keyword::Or:
        if (keyword == Keyword::And && m_context.frame().betweens > 0)
            --m_context.frame().betweens;
        else
            piece.role = PieceRole::andOr;
        return true;
    default: // the other words carry no structure here
        return false;
    }
}

void assignRoles(std::vector<Piece>& pieces, std::string_view text, const SyntaxRules& rules)
{
    RoleReader(pieces, text, rules).run();
}

} // namespace querymend
