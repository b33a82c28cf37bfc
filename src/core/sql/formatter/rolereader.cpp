#include "sql/formatter/rolereader.h"

namespace querymend {

/// Finds the parentheses that open a query: those followed by its first word, perhaps after more parentheses.
void RoleReader::findQueries()
{
    m_opensQuery.assign(m_significant.size() + 1, false);
    for (std::size_t i = m_significant.size(); i-- > 0;) {
        if (m_significant[i]->token.kind != TokenKind::openParen || i + 1 == m_significant.size())
            continue;
        const Keyword first = m_significant[i + 1]->token.keyword;
        const bool isFirst = first == Keyword::Select || first == Keyword::With || first == Keyword::Values
            || (first == Keyword::From && m_rules.fromFirst);
        m_opensQuery[i] = isFirst || m_opensQuery[i + 1];
    }
}

void RoleReader::read(Piece& piece)
{
    piece.head = m_at < m_headUntil;
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
        frame().betweens = 0;
        return;
    case TokenKind::semicolon:
        piece.role = PieceRole::semicolon;
        m_frames.assign(1, Frame{});
        m_verb = Keyword::None;
        return;
    case TokenKind::op:
        piece.unary = !followsOperand();
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

bool RoleReader::followsOperand() const
{
    switch (previousKind()) {
    case TokenKind::word:
        return !m_previous->spaced && m_previous->role != PieceRole::caseBegin;
    case TokenKind::quotedName:
    case TokenKind::string:
    case TokenKind::number:
    case TokenKind::parameter:
    case TokenKind::variable:
    case TokenKind::closeParen:
    case TokenKind::closeBracket:
    case TokenKind::closeBrace:
    case TokenKind::dot:
        return true;
    case TokenKind::op: // also the star of `SELECT *` and `count(*)`: no operator follows it directly
    case TokenKind::comma:
    case TokenKind::semicolon:
    case TokenKind::openParen:
    case TokenKind::openBracket:
    case TokenKind::openBrace:
    case TokenKind::lineComment:
    case TokenKind::blockComment:
    case TokenKind::executableComment:
    case TokenKind::unterminatedString:
    case TokenKind::unterminatedName:
    case TokenKind::unterminatedComment:
    case TokenKind::unknown:
    case TokenKind::end:
        return false;
    }
    return false;
}

bool RoleReader::holdsLiteralsOnly() const
{
    bool any = false;
    for (std::size_t ahead = 1;; ++ahead) {
        const TokenKind kind = kindAt(ahead);
        if (kind == TokenKind::closeParen || kind == TokenKind::closeBracket)
            return any;
        const bool literal = kind == TokenKind::number || kind == TokenKind::string || kind == TokenKind::parameter
            || wordAt(ahead) == Keyword::Null;
        if (!literal && kind != TokenKind::comma && kind != TokenKind::op)
            return false;
        any = any || literal;
    }
}

PieceRole RoleReader::openingRole()
{
    const Keyword before = previousWord();
    const bool afterKeyword = m_previous && m_previous->upperCase;
    if (m_significant[m_at]->token.kind != TokenKind::openParen)
        return holdsLiteralsOnly() ? PieceRole::openLiterals : PieceRole::openArguments;
    if (m_opensQuery[m_at]) {
        const bool body = frame().kind == FrameKind::query && frame().clause == Keyword::With
            && (before == Keyword::As || before == Keyword::Materialized);
        return body ? PieceRole::openCte : PieceRole::openQuery;
    }
    const bool namesWindow = frame().clause == Keyword::Window && before == Keyword::As;
    if ((afterKeyword && before == Keyword::Over) || namesWindow)
        return PieceRole::openWindow;
    const bool inFrom = frame().clause == Keyword::From && frame().kind != FrameKind::arguments;
    const bool afterName =
        previousKind() == TokenKind::quotedName || (previousKind() == TokenKind::word && !afterKeyword);
    const bool beginsSource = before == Keyword::From || before == Keyword::Join || previousKind() == TokenKind::comma
        || previousKind() == TokenKind::openParen;
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
    else if (previousWord() == Keyword::Cast || previousWord() == Keyword::TryCast)
        inner.kind = FrameKind::cast;
    if (piece.role == PieceRole::openJoins) {
        inner.kind = FrameKind::joins;
        inner.clause = Keyword::From;
    }
    m_frames.push_back(inner);
}

/// Closing a parenthesis also ends any CASE left open inside it; an unmatched closing token is plain text.
void RoleReader::readClosing(Piece& piece)
{
    std::size_t depth = m_frames.size();
    while (depth > 1 && m_frames[depth - 1].kind == FrameKind::caseOf)
        --depth;
    if (depth <= 1 || m_frames[depth - 1].closedBy != piece.token.kind)
        return;
    m_frames.resize(depth - 1);
    piece.role = PieceRole::close;
}

void RoleReader::readWord(Piece& piece)
{
    const Keyword keyword = piece.token.keyword;
    if (isKeywordHere(keyword)) {
        piece.upperCase = true;
        piece.role = PieceRole::keyword;
        piece.spaced = contains(m_words.spaced, keyword);
        readKeyword(piece, keyword);
    } else if (isFunctionName(keyword, piece.token.text(m_text))) {
        piece.upperCase = true;
    }
}

void RoleReader::readKeyword(Piece& piece, Keyword keyword)
{
    if (readCaseWord(piece, keyword))
        return;
    if (m_verb == Keyword::None && m_frames.size() == 1)
        m_verb = keyword;
    piece.head = piece.head
        || (m_previous && contains(m_words.headWords, keyword)
            && (m_previous->head || m_previous->role == PieceRole::listClause));
    switch (frame().kind) {
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
            frame().clause = Keyword::As;
        return;
    case FrameKind::arguments:
    case FrameKind::caseOf:
        return;
    }
}

/// Handles the words that mean the same in every frame: CASE and its parts, AND, OR and BETWEEN.
bool RoleReader::readCaseWord(Piece& piece, Keyword keyword)
{
    const bool inCase = frame().kind == FrameKind::caseOf;
    switch (keyword) {
    case Keyword::Case:
        piece.role = PieceRole::caseBegin;
        m_frames.push_back({FrameKind::caseOf, TokenKind::end, Keyword::None, 0});
        return true;
    case Keyword::When:
    case Keyword::Else:
        if (inCase)
            piece.role = PieceRole::caseBranch;
        frame().betweens = 0;
        return true;
    case Keyword::End:
        if (!inCase)
            return false;
        piece.role = PieceRole::caseEnd;
        piece.spaced = false;
        m_frames.pop_back();
        return true;
    case Keyword::Between:
        ++frame().betweens;
        return true;
    case Keyword::And:
    case Keyword::Or:
        if (keyword == Keyword::And && frame().betweens > 0)
            --frame().betweens;
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
