#include "sql/parameters/namedparameters.h"

#include "base/ascii.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace querymend {

namespace {

/// Names with other signs, which some dialects allow, are not read, so that a name ends at the same place in all.
bool isNameByte(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isName(std::string_view text)
{
    return !text.empty() && !asciiIsDigit(text.front()) && std::all_of(text.begin(), text.end(), isNameByte);
}

/// Spares most texts the reading of their tokens.
bool mayHaveParameters(std::string_view text)
{
    for (std::size_t at = text.find(':'); at != std::string_view::npos; at = text.find(':', at + 1)) {
        if (at + 1 < text.size() && isNameByte(text[at + 1]) && !asciiIsDigit(text[at + 1]))
            return true;
    }
    return false;
}

/// What an opening bracket was for.
enum class Opened : std::uint8_t { parenthesis, inList, list, subscript, brace };

class ParameterReader {
public:
    ParameterReader(std::string_view text, const std::vector<Token>& tokens, const SyntaxRules& rules)
        : m_text(text), m_tokens(tokens), m_rules(rules)
    {}

    std::vector<NamedParameter> read()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            const Token& token = m_tokens[i];
            if (token.isComment())
                continue;
            const auto range = parameterAt(i);
            if (!range || !mayBegin(token)) {
                note(token);
                m_earlier = std::exchange(m_previous, token);
                continue;
            }
            m_found.push_back({std::string(range->of(m_text).substr(1)), *range, listPlace(range->end)});
            m_earlier = std::exchange(m_previous, {range->begin, range->end, TokenKind::parameter});
            i += token.end < range->end ? 1U : 0U;
        }
        return std::move(m_found);
    }

private:
    /// Reads one token where the dialect has such parameters, or else a colon and the word directly after it.
    [[nodiscard]] std::optional<ByteRange> parameterAt(std::size_t i) const
    {
        ByteRange range = m_tokens[i].range();
        if (m_tokens[i].kind == TokenKind::op && range.size() == 1 && i + 1 < m_tokens.size()
            && m_tokens[i + 1].kind == TokenKind::word && m_tokens[i + 1].begin == range.end)
            range.end = m_tokens[i + 1].end;
        else if (m_tokens[i].kind != TokenKind::parameter)
            return std::nullopt;
        const std::string_view written = range.of(m_text);
        return written.front() == ':' && isName(written.substr(1)) ? std::optional(range) : std::nullopt;
    }

    /// Whether a value can begin with this token, as it cannot directly after another one.
    [[nodiscard]] bool mayBegin(const Token& first) const
    {
        const TokenKind kind = m_previous.kind;
        const bool touches = m_previous.end == first.begin;
        if (innermost() == Opened::subscript)
            return kind == TokenKind::op;
        if (kind == TokenKind::word && touches) // AND:name
            return isSyntax(m_previous) && first.kind == TokenKind::parameter;
        if (kind == TokenKind::word)
            return isSyntax(m_previous) || (innermost() == Opened::brace ? isWord("value") : !isAlias());
        if (kind == TokenKind::closeParen)
            return !touches; // DISTINCT ON (a) :name
        return kind != TokenKind::dot && !endsValue(m_previous);
    }

    [[nodiscard]] bool isWord(std::string_view word) const
    {
        return asciiEqualsIgnoringCase(m_previous.text(m_text), word);
    }

    /// Whether a colon makes the word before it the alias of the value after it: SELECT total :price.
    [[nodiscard]] bool isAlias() const
    {
        return m_rules.colonAliases
            && (m_earlier.kind == TokenKind::comma
                || (m_earlier.kind == TokenKind::word
                    && (m_earlier.keyword == Keyword::Select || m_earlier.keyword == Keyword::Distinct
                        || m_earlier.keyword == Keyword::From || m_earlier.keyword == Keyword::Join)));
    }

    /// Whether what opens after the last token has keys with colons after them.
    [[nodiscard]] bool opensJson() const
    {
        return m_previous.kind == TokenKind::word && (isWord("json_object") || isWord("json_objectagg"));
    }

    [[nodiscard]] bool isSyntax(const Token& word) const
    {
        return contains(m_rules.notNames, word.keyword) || contains(m_rules.operatorWords, word.keyword);
    }

    [[nodiscard]] bool endsValue(const Token& token) const
    {
        switch (token.kind) {
        case TokenKind::word:
            return !isSyntax(token);
        case TokenKind::quotedName:
        case TokenKind::string:
        case TokenKind::number:
        case TokenKind::parameter:
        case TokenKind::variable:
        case TokenKind::closeParen:
        case TokenKind::closeBracket:
        case TokenKind::closeBrace:
        case TokenKind::unknown:
            return true;
        case TokenKind::op:
        case TokenKind::comma:
        case TokenKind::semicolon:
        case TokenKind::dot:
        case TokenKind::openParen:
        case TokenKind::openBracket:
        case TokenKind::openBrace:
        case TokenKind::lineComment:
        case TokenKind::blockComment:
        case TokenKind::executableComment:
        case TokenKind::unterminatedString:
        case TokenKind::unterminatedName:
        case TokenKind::unterminatedComment:
        case TokenKind::end:
            return false;
        }
        return false;
    }

    [[nodiscard]] bool isIn(const Token& token) const
    {
        return token.kind == TokenKind::word && token.keyword == Keyword::In;
    }

    /// Whether what begins at or after the offset ends an item of a list.
    [[nodiscard]] bool endsItem(std::uint32_t offset) const
    {
        auto next = std::partition_point(m_tokens.begin(), m_tokens.end(),
                                         [&](const Token& token) { return token.begin < offset; });
        while (next != m_tokens.end() && next->isComment())
            ++next;
        return next != m_tokens.end() && (next->kind == TokenKind::comma || next->kind == TokenKind::closeParen);
    }

    [[nodiscard]] static bool beginsQuery(Keyword word)
    {
        return word == Keyword::Select || word == Keyword::With || word == Keyword::Values || word == Keyword::From;
    }

    /// Of the parameter that ends there.
    [[nodiscard]] ListPlace listPlace(std::uint32_t end) const
    {
        if (isIn(m_previous))
            return ListPlace::afterIn;
        const bool isItem = m_previous.kind == TokenKind::openParen || m_previous.kind == TokenKind::comma;
        return innermost() == Opened::inList && isItem && endsItem(end) ? ListPlace::inParentheses : ListPlace::none;
    }

    [[nodiscard]] Opened innermost() const { return m_opened.empty() ? Opened::parenthesis : m_opened.back(); }

    void note(const Token& token)
    {
        if (token.kind == TokenKind::openParen)
            m_opened.push_back(isIn(m_previous) ? Opened::inList : opensJson() ? Opened::brace : Opened::parenthesis);
        else if (token.kind == TokenKind::openBracket)
            m_opened.push_back(endsValue(m_previous) ? Opened::subscript : Opened::list);
        else if (token.kind == TokenKind::openBrace)
            m_opened.push_back(Opened::brace);
        else if (token.kind == TokenKind::semicolon)
            m_opened.clear();
        else if (innermost() == Opened::inList && m_previous.kind == TokenKind::openParen
                 && token.kind == TokenKind::word && beginsQuery(token.keyword))
            m_opened.back() = Opened::parenthesis;
        else if (!m_opened.empty()
                 && (token.kind == TokenKind::closeParen || token.kind == TokenKind::closeBracket
                     || token.kind == TokenKind::closeBrace))
            m_opened.pop_back();
    }

    std::string_view m_text;
    const std::vector<Token>& m_tokens;
    const SyntaxRules& m_rules;
    Token m_previous; ///< not a comment; of kind `end` at first
    Token m_earlier;  ///< the one before it
    std::vector<Opened> m_opened;
    std::vector<NamedParameter> m_found;
};

} // namespace

std::vector<NamedParameter> namedParametersIn(std::string_view text, const std::vector<Token>& tokens,
                                              const SyntaxRules& rules)
{
    return mayHaveParameters(text) ? ParameterReader(text, tokens, rules).read() : std::vector<NamedParameter>();
}

std::vector<NamedParameter> namedParametersIn(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules)
{
    return mayHaveParameters(text) ? namedParametersIn(text, lex(text, lexRules), rules)
                                   : std::vector<NamedParameter>();
}

} // namespace querymend
