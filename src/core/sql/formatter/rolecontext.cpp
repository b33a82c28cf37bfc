#include "sql/formatter/rolecontext.h"

namespace querymend {

bool RoleContext::followsOperand() const
{
    switch (previousKind()) {
    case TokenKind::word:
        return !previous->spaced && previous->role != PieceRole::caseBegin;
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

bool RoleContext::beginsWith() const
{
    if (frame().kind != FrameKind::query || frame().clause == Keyword::Select || frame().clause == Keyword::From)
        return false;
    if (wordAt(1) == Keyword::Recursive)
        return true;
    const bool name = kindAt(1) == TokenKind::word || kindAt(1) == TokenKind::quotedName;
    return name && (wordAt(2) == Keyword::As || kindAt(2) == TokenKind::openParen);
}

} // namespace querymend
