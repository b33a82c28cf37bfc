#include "editor/completion/caretword.h"

#include "base/ascii.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <iterator>

namespace querymend {

namespace {

bool isOpen(TokenKind kind)
{
    return kind == TokenKind::lineComment || kind == TokenKind::unterminatedComment
        || kind == TokenKind::unterminatedString || kind == TokenKind::number;
}

bool isClosed(TokenKind kind)
{
    return kind == TokenKind::blockComment || kind == TokenKind::executableComment || kind == TokenKind::string
        || kind == TokenKind::parameter || kind == TokenKind::variable;
}

bool isLower(std::string_view word)
{
    return !word.empty() && asciiLower(word.front()) == word.front();
}

} // namespace

std::optional<CaretWord> caretWordAt(std::string_view text, std::uint32_t offset, const LexRules& rules)
{
    const std::vector<Token> tokens = lex(text, rules);
    const auto next =
        std::find_if(tokens.begin(), tokens.end(), [&](const Token& token) { return token.begin >= offset; });
    CaretWord made;
    made.range = {offset, offset};
    const auto lastWord = std::find_if(std::make_reverse_iterator(next), tokens.rend(),
                                       [](const Token& token) { return token.kind == TokenKind::word; });
    made.isLowerCase = lastWord != tokens.rend() && isLower(lastWord->text(text));
    if (next != tokens.begin()) {
        const Token& at = *std::prev(next);
        if ((isOpen(at.kind) && offset <= at.end) || (isClosed(at.kind) && offset < at.end))
            return std::nullopt;
        if (at.kind == TokenKind::word && offset <= at.end) {
            made.range = at.range();
            made.prefix = text.substr(at.begin, offset - at.begin);
        } else if (at.kind == TokenKind::unterminatedName || (at.kind == TokenKind::quotedName && offset < at.end)) {
            made.range = {at.begin, at.kind == TokenKind::quotedName ? at.end : offset};
            made.prefix = text.substr(at.begin + 1, offset - at.begin - 1);
            made.isQuoted = true;
        }
    }
    made.isCalled = next != tokens.end() && next->kind == TokenKind::openParen;
    return made;
}

} // namespace querymend
