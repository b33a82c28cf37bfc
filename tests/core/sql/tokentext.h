#pragma once

#include "sql/tokens/token.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

constexpr std::string_view kindName(TokenKind kind)
{
    switch (kind) {
    case TokenKind::word:
        return "word";
    case TokenKind::quotedName:
        return "name";
    case TokenKind::string:
        return "string";
    case TokenKind::number:
        return "number";
    case TokenKind::parameter:
        return "parameter";
    case TokenKind::variable:
        return "variable";
    case TokenKind::op:
        return "op";
    case TokenKind::comma:
    case TokenKind::semicolon:
    case TokenKind::dot:
    case TokenKind::openParen:
    case TokenKind::closeParen:
    case TokenKind::openBracket:
    case TokenKind::closeBracket:
    case TokenKind::openBrace:
    case TokenKind::closeBrace:
        return "mark";
    case TokenKind::lineComment:
        return "line";
    case TokenKind::blockComment:
        return "block";
    case TokenKind::executableComment:
        return "executable";
    case TokenKind::unterminatedString:
        return "openstring";
    case TokenKind::unterminatedName:
        return "openname";
    case TokenKind::unterminatedComment:
        return "opencomment";
    case TokenKind::unknown:
        return "unknown";
    case TokenKind::end:
        return "end";
    }
    return {};
}

/// Prints tokens as in `word<SELECT> number<1>`.
inline std::string explicit_(const std::vector<Token>& tokens, std::string_view text)
{
    std::string out;
    for (const Token& token : tokens) {
        out += out.empty() ? "" : " ";
        out += kindName(token.kind);
        out += '<';
        out += token.text(text);
        out += '>';
    }
    return out;
}

} // namespace querymend
