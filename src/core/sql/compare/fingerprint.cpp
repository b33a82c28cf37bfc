#include "sql/compare/fingerprint.h"

#include "base/ascii.h"
#include "sql/compare/stablehash.h"
#include "sql/tokens/lexer.h"
#include "sql/tokens/tokentests.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace querymend {

namespace {

bool isOperandEnd(const Token& token)
{
    return isName(token) || token.kind == TokenKind::closeParen || token.kind == TokenKind::closeBracket
        || token.kind == TokenKind::string || token.kind == TokenKind::number || token.kind == TokenKind::parameter
        || token.kind == TokenKind::variable;
}

bool isReserved(const SyntaxRules& rules, Keyword keyword)
{
    return contains(rules.notNames, keyword);
}

/// Writes a text token by token, tracking the context that decides about AS and IN lists.
class Normalizer {
public:
    Normalizer(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules, Literals literals)
        : m_text(text), m_rules(rules), m_literals(literals)
    {
        for (const Token& token : lex(text, lexRules)) {
            if (!token.isComment() || token.kind == TokenKind::executableComment)
                m_tokens.push_back(token);
        }
        while (!m_tokens.empty() && m_tokens.back().kind == TokenKind::semicolon)
            m_tokens.pop_back();
    }

    std::string run()
    {
        m_out.reserve(m_text.size() + m_text.size() / 4);
        while (m_at < m_tokens.size()) {
            if (!(m_literals == Literals::replaced && replaceList()))
                write();
        }
        return std::move(m_out);
    }

private:
    static constexpr std::size_t noType = static_cast<std::size_t>(-1);

    [[nodiscard]] const Token* peek(std::size_t ahead) const
    {
        return m_at + ahead < m_tokens.size() ? &m_tokens[m_at + ahead] : nullptr;
    }
    [[nodiscard]] const Token* previous() const { return m_at > 0 ? &m_tokens[m_at - 1] : nullptr; }

    void put(std::string_view token)
    {
        if (!m_out.empty())
            m_out += ' ';
        m_out += token;
    }
    void putQuoted(char quote, std::string_view content)
    {
        put({&quote, 1});
        for (const char c : content) {
            m_out += c;
            if (c == quote)
                m_out += c;
        }
        m_out += quote;
    }

    /// The number of tokens in the literal at this position, 0 if there is none; a number includes its sign.
    [[nodiscard]] std::size_t literalLength(std::size_t ahead) const
    {
        const Token* token = peek(ahead);
        if (!token)
            return 0;
        if (token->kind == TokenKind::number || token->kind == TokenKind::string)
            return 1;
        const Token* next = peek(ahead + 1);
        if (token->kind != TokenKind::op || !next || next->kind != TokenKind::number)
            return 0;
        const std::string_view sign = token->text(m_text);
        const std::size_t at = m_at + ahead;
        const bool unary = at == 0 || !isOperandEnd(m_tokens[at - 1])
            || (m_tokens[at - 1].kind == TokenKind::word && isReserved(m_rules, m_tokens[at - 1].keyword));
        return unary && (sign == "-" || sign == "+") ? 2 : 0;
    }

    /// `IN (1, 2, 3)` becomes `in ( ? )`, whatever the number of values.
    bool replaceList()
    {
        const Token* paren = peek(0);
        const Token* before = previous();
        if (paren->kind != TokenKind::openParen || !before || before->keyword != Keyword::In)
            return false;
        for (std::size_t ahead = 1;;) {
            const std::size_t length = literalLength(ahead);
            const Token* following = length != 0 ? peek(ahead + length) : nullptr;
            if (!following || (following->kind != TokenKind::comma && following->kind != TokenKind::closeParen))
                return false;
            ahead += length + 1;
            if (following->kind == TokenKind::closeParen) {
                put("( ? )");
                m_at += ahead;
                return true;
            }
        }
    }

    void write()
    {
        if (m_literals == Literals::replaced) {
            if (const std::size_t length = literalLength(0); length != 0) {
                put("?");
                m_at += length;
                return;
            }
        }
        writeToken(m_tokens[m_at]);
        ++m_at;
    }

    void writeToken(const Token& token)
    {
        const std::string_view spelled = token.text(m_text);
        switch (token.kind) {
        case TokenKind::word:
            return writeWord(token);
        case TokenKind::quotedName:
            return writeQuotedName(token);
        case TokenKind::string:
            return writeString(token);
        case TokenKind::number:
            return put(asciiLowered(spelled));
        case TokenKind::op:
            return put(spelled == "!=" ? "<>" : spelled);
        case TokenKind::openParen:
            m_inArguments.push_back(opensArguments());
            return put(spelled);
        case TokenKind::closeParen:
            if (!m_inArguments.empty())
                m_inArguments.pop_back();
            if (m_inArguments.size() < m_typeDepth)
                m_typeDepth = noType;
            return put(spelled);
        case TokenKind::semicolon:
            if (const Token* next = peek(1); m_out.empty() || (next && next->kind == TokenKind::semicolon))
                return;
            return put(spelled);
        case TokenKind::parameter:
        case TokenKind::variable:
        case TokenKind::comma:
        case TokenKind::dot:
        case TokenKind::openBracket:
        case TokenKind::closeBracket:
        case TokenKind::openBrace:
        case TokenKind::closeBrace:
        case TokenKind::lineComment:
        case TokenKind::blockComment:
        case TokenKind::executableComment:
        case TokenKind::unterminatedString:
        case TokenKind::unterminatedName:
        case TokenKind::unterminatedComment:
        case TokenKind::unknown:
        case TokenKind::end:
            return put(spelled);
        }
    }

    /// Whether this parenthesis holds arguments, where AS introduces no alias: CAST(x AS text).
    [[nodiscard]] bool opensArguments() const
    {
        const Token* before = previous();
        const Token* next = peek(1);
        return before && before->kind == TokenKind::word && next && next->kind != TokenKind::openParen
            && next->keyword != Keyword::Select && next->keyword != Keyword::With;
    }

    void writeWord(const Token& token)
    {
        trackClause(token.keyword);
        if (token.keyword == Keyword::As && asIsIdle())
            return;
        if (token.keyword == Keyword::As && !m_inArguments.empty() && m_inArguments.back())
            m_typeDepth = std::min(m_typeDepth, m_inArguments.size());
        const Token* before = previous();
        const bool isPart = before && before->kind == TokenKind::dot;
        putBare(token.text(m_text), isPart ? Keyword::None : token.keyword);
    }

    void trackClause(Keyword keyword)
    {
        if (keyword == Keyword::From || keyword == Keyword::Join)
            m_inFrom = true;
        else if (keyword == Keyword::Select || keyword == Keyword::Where)
            m_inFrom = false;
    }

    /// Whether AS is optional here. Where leaving it out (or writing it) is an error, the two texts must differ: one
    /// may be the fix for the other.
    [[nodiscard]] bool asIsIdle() const
    {
        const Token* before = previous();
        const Token* next = peek(1);
        if (!before || !next || !isOperandEnd(*before) || (!m_inArguments.empty() && m_inArguments.back()))
            return false;
        const Token* following = peek(2);
        if (following && following->kind == TokenKind::openParen)
            return false;
        if (m_inFrom && m_rules.outerJoinMarks) // Oracle rejects AS before a table alias
            return false;
        return next->kind == TokenKind::quotedName || (next->kind == TokenKind::word && next->keyword == Keyword::None);
    }

    /// Where table names are case-sensitive, every word that could be one keeps its case; the first word of a statement
    /// and the words of a type cannot.
    void putBare(std::string_view word, Keyword keyword)
    {
        const NameRule rule = m_rules.names.tables;
        const Token* next = peek(1);
        const Token* before = previous();
        const bool called = next && next->kind == TokenKind::openParen;
        const bool noName = m_typeDepth != noType || !before || before->kind == TokenKind::semicolon;
        const bool caseCounts = rule.folding == NameFolding::sensitive && !called && !noName
            && !isReserved(m_rules, keyword) && !contains(m_rules.operatorWords, keyword)
            && !contains(m_rules.bareFunctions, keyword);
        put(caseCounts ? std::string(word) : canonical({word, false}, {NameFolding::lower, rule.letters}));
    }

    void writeQuotedName(const Token& token)
    {
        const NameRule rule = m_rules.names.tables;
        const std::string content = decoded(token, m_text);
        if (needsNoQuotes(content))
            putBare(content, keywordOf(content));
        else
            putQuoted('"', canonical({content, true}, rule));
    }

    [[nodiscard]] bool needsNoQuotes(std::string_view content) const
    {
        const NameRule rule = m_rules.names.tables;
        if (content.empty() || asciiIsDigit(content.front()))
            return false;
        for (const char c : content) {
            if (c >= 0 && !asciiIsAlpha(c) && !asciiIsDigit(c) && c != '_')
                return false;
        }
        return !isReserved(m_rules, keywordOf(content))
            && canonical({content, false}, rule) == canonical({content, true}, rule);
    }

    void writeString(const Token& token)
    {
        const std::string_view spelled = token.text(m_text);
        if (token.quoting == Quoting::bits)
            return put(asciiLowered(spelled));
        putQuoted('\'', decoded(token, m_text));
    }

    std::string_view m_text;
    const SyntaxRules& m_rules;
    Literals m_literals;
    std::vector<Token> m_tokens;
    std::vector<bool> m_inArguments;
    std::string m_out;
    std::size_t m_at = 0;
    std::size_t m_typeDepth = noType; ///< parenthesis depth of the CAST type being read
    bool m_inFrom = false;
};

} // namespace

std::string normalized(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules, Literals literals)
{
    return Normalizer(text, lexRules, rules, literals).run();
}

Fingerprint fingerprintOf(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules)
{
    return {stableHash(normalized(text, lexRules, rules, Literals::kept)),
            stableHash(normalized(text, lexRules, rules, Literals::replaced))};
}

} // namespace querymend
