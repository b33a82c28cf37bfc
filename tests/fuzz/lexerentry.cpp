#include "breach.h"
#include "entries.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

bool isPrintable(char c)
{
    return c > ' ' && c != '\x7f';
}

/// What no token covers must be blank: under the same rules it gives no token, and it has no printable characters.
std::string checkGap(const Dialect& dialect, std::string_view text, ByteRange gap)
{
    const std::string_view blank = gap.of(text);
    if (!lex(blank, dialect.lex).empty() || std::any_of(blank.begin(), blank.end(), isPrintable))
        return breach("a gap between tokens is not blank", gap);
    return {};
}

} // namespace

std::string checkLexer(const Dialect& dialect, std::string_view text)
{
    const std::vector<Token> tokens = lex(text, dialect.lex);
    Lexer lexer(text, dialect.lex);
    std::uint32_t at = 0;
    for (const Token& token : tokens) {
        if (token.begin < at || token.end <= token.begin || token.end > text.size())
            return breach("tokens are in order, inside the text and not empty", token.range());
        if (std::string gap = checkGap(dialect, text, {at, token.begin}); !gap.empty())
            return gap;
        if (lexer.next().range() != token.range())
            return breach("the lexer gives the tokens of lex()", token.range());
        if (token.keyword != Keyword::None && token.keyword != keywordOf(token.text(text)))
            return breach("a keyword is the one that is spelled", token.range());
        const std::string meaning = decoded(token, text);
        if (meaning.size() > std::size_t{4} * token.range().size())
            return breach("what a token stands for is about as long as the token", token.range());
        at = token.end;
    }
    const auto size = static_cast<std::uint32_t>(text.size());
    if (std::string gap = checkGap(dialect, text, {at, size}); !gap.empty())
        return gap;
    if (lexer.next().kind != TokenKind::end || lexer.next().kind != TokenKind::end)
        return "the end of the text comes for ever";
    return {};
}

} // namespace querymend::fuzz
