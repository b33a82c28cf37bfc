#include "sql/formatter/formatter.h"

#include "base/ascii.h"
#include "sql/formatter/layoutops.h"
#include "sql/tokens/lexer.h"

#include <utility>

namespace querymend {

namespace {

/// Walks through either the comments or all other tokens of a text.
class TokenWalk {
public:
    TokenWalk(std::string_view text, const LexRules& rules, bool comments)
        : m_text(text), m_lexer(text, rules), m_comments(comments)
    {}

    Token next()
    {
        Token token = m_lexer.next();
        while (token.kind != TokenKind::end && isComment(token) != m_comments)
            token = m_lexer.next();
        return token;
    }
    [[nodiscard]] std::string_view spelled(const Token& token) const
    {
        return token.kind == TokenKind::lineComment ? asciiTrimmed(token.text(m_text)) : token.text(m_text);
    }

private:
    static bool isComment(const Token& token)
    {
        return token.isComment() && token.kind != TokenKind::executableComment;
    }

    std::string_view m_text;
    Lexer m_lexer;
    bool m_comments;
};

bool sameTokens(TokenWalk a, TokenWalk b)
{
    for (;;) {
        const Token x = a.next();
        const Token y = b.next();
        if (x.kind != y.kind)
            return false;
        if (x.kind == TokenKind::end)
            return true;
        const bool same = x.kind == TokenKind::word ? asciiEqualsIgnoringCase(a.spelled(x), b.spelled(y))
                                                    : a.spelled(x) == b.spelled(y);
        if (!same)
            return false;
    }
}

} // namespace

std::string formatted(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules)
{
    if (text.size() > longestText)
        return std::string(text);
    std::vector<Piece> pieces = piecesOf(text, lex(text, lexRules));
    assignRoles(pieces, text, rules);
    std::string out = printed(layoutOf(pieces, text), pieces, text);
    // Never return a layout that changes the meaning.
    const bool same = sameTokens({text, lexRules, false}, {out, lexRules, false})
        && sameTokens({text, lexRules, true}, {out, lexRules, true});
    return same ? out : std::string(text);
}

} // namespace querymend
