#include "editor/text/textstyle.h"

#include "sql/parameters/parameterstandins.h"
#include "sql/tokens/lexer.h"

namespace querymend {

namespace {

TextStyle styleOfWord(const Token& token, TokenKind before, TokenKind after, const KeywordSet& keywords)
{
    if (before == TokenKind::dot)
        return after == TokenKind::openParen ? TextStyle::function : TextStyle::plain;
    if (token.keyword != Keyword::None && contains(keywords, token.keyword))
        return TextStyle::keyword;
    return after == TokenKind::openParen ? TextStyle::function : TextStyle::plain;
}

TextStyle styleOf(const Token& token, TokenKind before, TokenKind after, const KeywordSet& keywords)
{
    switch (token.kind) {
    case TokenKind::word:
        return styleOfWord(token, before, after, keywords);
    case TokenKind::quotedName:
    case TokenKind::unterminatedName:
        return TextStyle::quotedName;
    case TokenKind::string:
    case TokenKind::unterminatedString:
        return TextStyle::string;
    case TokenKind::number:
        return TextStyle::number;
    case TokenKind::parameter:
    case TokenKind::variable:
        return TextStyle::parameter;
    case TokenKind::lineComment:
    case TokenKind::blockComment:
    case TokenKind::executableComment:
    case TokenKind::unterminatedComment:
        return TextStyle::comment;
    case TokenKind::unknown:
        return TextStyle::broken;
    case TokenKind::op:
    case TokenKind::comma:
    case TokenKind::semicolon:
    case TokenKind::dot:
    case TokenKind::openParen:
    case TokenKind::closeParen:
    case TokenKind::openBracket:
    case TokenKind::closeBracket:
    case TokenKind::openBrace:
    case TokenKind::closeBrace:
    case TokenKind::end:
        break;
    }
    return TextStyle::plain;
}

/// What a word follows. A dot at the end of a line does not count: its name is still being typed there.
TokenKind kindBefore(const std::vector<Token>& tokens, std::size_t at, std::string_view text)
{
    if (at == 0)
        return TokenKind::end;
    const Token& before = tokens[at - 1];
    const ByteRange between{before.range().end, tokens[at].range().begin};
    const bool isOpen = before.kind == TokenKind::dot && between.of(text).find('\n') != std::string_view::npos;
    return isOpen ? TokenKind::end : before.kind;
}

} // namespace

std::vector<StyledRange> stylesOf(std::string_view text, const Dialect& dialect, const KeywordSet& keywords)
{
    const ParameterStandIns readable(text, dialect.lex, dialect.syntax);
    const std::vector<Token> tokens = lex(readable.text(), dialect.lex);
    std::vector<StyledRange> styles;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const TokenKind before = kindBefore(tokens, i, readable.text());
        const TokenKind after = i + 1 == tokens.size() ? TokenKind::end : tokens[i + 1].kind;
        const TextStyle style = styleOf(tokens[i], before, after, keywords);
        if (style != TextStyle::plain)
            styles.push_back({tokens[i].range(), style});
    }
    return styles;
}

bool spansLines(TextStyle style)
{
    return style == TextStyle::comment || style == TextStyle::string || style == TextStyle::quotedName;
}

} // namespace querymend
