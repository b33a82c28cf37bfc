#pragma once

#include "check/refusals.h"
#include "sql/tokens/token.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// The tokens of a statement without its comments.
class SyntaxTokens {
public:
    explicit SyntaxTokens(const JudgedText& judged) : SyntaxTokens(judged.text, judged.tokens) {}
    SyntaxTokens(std::string_view text, const std::vector<Token>& tokens);

    [[nodiscard]] std::size_t size() const { return m_tokens.size(); }
    [[nodiscard]] const Token& at(std::size_t i) const { return i < m_tokens.size() ? m_tokens[i] : m_none; }
    [[nodiscard]] std::string_view text(std::size_t i) const { return at(i).text(m_text); }
    [[nodiscard]] bool is(std::size_t i, Keyword word) const { return at(i).keyword == word; }
    [[nodiscard]] bool is(std::size_t i, TokenKind kind) const { return at(i).kind == kind; }
    [[nodiscard]] ByteRange range(std::size_t from, std::size_t to) const { return {at(from).begin, at(to).end}; }
    [[nodiscard]] std::string_view text(std::size_t from, std::size_t to) const { return range(from, to).of(m_text); }

    /// The parenthesis that closes one; the number of tokens if none does.
    [[nodiscard]] std::size_t closeOf(std::size_t open) const { return m_closes[open]; }
    /// The parenthesis that opens what a token is in; the number of tokens if none does.
    [[nodiscard]] std::size_t openAround(std::size_t token) const { return m_opensAround[token]; }

private:
    std::string_view m_text;
    std::vector<Token> m_tokens;
    std::vector<std::size_t> m_closes;
    std::vector<std::size_t> m_opensAround;
    Token m_none;
};

[[nodiscard]] inline bool isNameToken(const Token& token)
{
    return token.kind == TokenKind::word || token.kind == TokenKind::quotedName;
}

/// Where the operand before a token begins: a name, a literal, or a call or group in parentheses.
[[nodiscard]] std::size_t beginOfOperand(const SyntaxTokens& in, std::size_t end, const SyntaxRules& rules);
/// The last token of the operand that begins with a token.
[[nodiscard]] std::size_t endOfOperand(const SyntaxTokens& in, std::size_t begin);

/// A mistake that is recognised by its tokens, and the edits that correct it.
struct SyntaxRow {
    std::vector<TextEdit> (*recognise)(const SyntaxTokens&, const JudgedText&);
    std::string_view reason;
    double confidence = 0.8;
};

/// Clauses, arms and words in the wrong order or number.
[[nodiscard]] std::span<const SyntaxRow> clauseSyntaxRows();
/// Comparisons and filters written another way.
[[nodiscard]] std::span<const SyntaxRow> comparisonSyntaxRows();

} // namespace querymend
