#pragma once

#include "sql/tokens/token.h"

namespace querymend {

[[nodiscard]] inline bool isName(const Token& token)
{
    return token.kind == TokenKind::word || token.kind == TokenKind::quotedName;
}

/// Whether a token can end an operand, so that an operator follows it.
[[nodiscard]] inline bool endsOperand(const Token& token)
{
    return token.kind == TokenKind::quotedName || token.kind == TokenKind::string || token.kind == TokenKind::closeParen
        || token.kind == TokenKind::number || (token.kind == TokenKind::word && token.keyword == Keyword::None);
}

} // namespace querymend
