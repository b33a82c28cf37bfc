#pragma once

#include "sql/tokens/lexrules.h"
#include "sql/tokens/token.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Cuts a text into tokens. It never fails: a byte that begins no token becomes an `unknown` one, and an
/// unterminated literal, name or comment becomes a token of a separate kind that runs to the end of the text.
class Lexer {
public:
    Lexer(std::string_view text, const LexRules& rules);

    /// The next token; comments are tokens too. At the end of the text it keeps returning kind `end`.
    Token next();

private:
    Token make(TokenKind kind, std::uint32_t end, Quoting quoting = Quoting::none);
    Token word();
    Token number();
    Token prefixedOrWord();
    Token quoted(std::uint32_t quoteAt, TokenKind kind, Quoting quoting);
    Token oracleQuoted(std::uint32_t quoteAt);
    Token dollar();
    Token at();
    Token colon();
    Token question();
    Token hash();
    Token dash();
    Token slash();
    Token lineComment();
    Token oper();
    Token customOperator();
    std::uint32_t endOfWord(std::uint32_t from) const;
    std::uint32_t endOfQuoted(std::uint32_t quoteAt, Quoting quoting) const;
    std::uint32_t endOfComment() const;
    std::uint32_t endOfNestedComment() const;
    std::uint32_t continuedString(std::uint32_t from) const;
    std::uint32_t endOfUescape(std::uint32_t from) const;
    std::uint32_t blankLength(std::uint32_t from) const;
    [[nodiscard]] char peek(std::uint32_t offset) const { return offset < m_size ? m_text[offset] : '\0'; }
    [[nodiscard]] bool startsWord(std::uint32_t from) const;
    void skipBlanks();

    static constexpr std::uint32_t notFound = 0xFFFFFFFF;

    std::string_view m_text;
    LexRules m_rules;
    std::uint32_t m_at = 0;
    std::uint32_t m_size = 0;
    std::uint32_t m_signsUntil = 0; ///< before this offset, + and - cut off an operator are single tokens
    std::uint8_t m_wordMask = 0;
};

/// Longer texts are cut off here, well within 32-bit offsets; no real statement is as long.
inline constexpr std::size_t longestText = std::size_t{64} * 1024 * 1024;

/// All tokens of a text, without the final `end`.
[[nodiscard]] std::vector<Token> lex(std::string_view text, const LexRules& rules);

/// The value of a string, quoted name or bare word, without quotes, doubled quotes and escapes.
[[nodiscard]] std::string decoded(const Token& token, std::string_view text);

} // namespace querymend
