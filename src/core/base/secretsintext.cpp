#include "base/secretsintext.h"

#include "base/ascii.h"
#include "base/secretnames.h"
#include "base/urlsecrets.h"

#include <algorithm>
#include <cstddef>

namespace querymend {

namespace {

constexpr std::string_view ellipsis = "…";

bool isNamePart(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || c == '-';
}

bool isQuote(char c)
{
    return c == '"' || c == '\'';
}

bool isQuoting(char c)
{
    return isQuote(c) || c == '\\';
}

/// Quotes do not end a word: they may be part of a password.
bool endsWord(char c)
{
    return asciiIsSpace(c) || c == '\0';
}

/// Names of variables and programs that give a secret are none themselves.
bool namesSecret(std::string_view name)
{
    const std::string lowered = asciiLowered(name);
    const bool isGiver = lowered.ends_with("_env") || lowered.ends_with("command");
    return !isGiver && (isSecretOption(name) || suggestsSecret(name));
}

/// How a header says what kind of secret follows.
bool isScheme(std::string_view word)
{
    return asciiEqualsIgnoringCase(word, "bearer") || asciiEqualsIgnoringCase(word, "basic");
}

std::size_t endOfWord(std::string_view text, std::size_t at)
{
    while (at < text.size() && !endsWord(text[at]))
        ++at;
    return at;
}

class SecretFinder {
public:
    explicit SecretFinder(std::string_view text) : m_text(text) {}

    [[nodiscard]] std::vector<ByteRange> found()
    {
        for (std::size_t at = 0; at < m_text.size(); ++at) {
            const char c = m_text[at];
            if (c == ':' && m_text.substr(at, 3) == "://")
                findLogin(at + 3);
            else if (c == '=' || c == ':')
                findValue(at);
            else if (c == ' ')
                findToken(at);
        }
        return joined();
    }

private:
    /// The password may have unescaped characters in it, so it reaches to the last `@`.
    void findLogin(std::size_t begin)
    {
        const std::string_view address = m_text.substr(begin, endOfWord(m_text, begin) - begin);
        const std::size_t end = address.rfind('@');
        const std::size_t colon = address.find(':');
        if (end != std::string_view::npos && colon < end)
            add(begin + colon + 1, begin + end);
    }

    void findValue(std::size_t separator)
    {
        std::size_t nameEnd = separator;
        while (nameEnd > 0 && (m_text[nameEnd - 1] == ' ' || isQuoting(m_text[nameEnd - 1])))
            --nameEnd;
        std::size_t nameBegin = nameEnd;
        while (nameBegin > 0 && isNamePart(m_text[nameBegin - 1]))
            --nameBegin;
        if (!namesSecret(m_text.substr(nameBegin, nameEnd - nameBegin)))
            return;
        if (findQuotedValue(separator + 1))
            return;
        const std::size_t begin = std::min(m_text.find_first_not_of(' ', separator + 1), m_text.size());
        std::size_t end = begin;
        while (end < m_text.size() && !endsWord(m_text[end]) && m_text[end] != '&' && m_text[end] != ';')
            ++end;
        add(begin,
            isScheme(m_text.substr(begin, end - begin)) ? endOfWord(m_text, std::min(end + 1, m_text.size())) : end);
    }

    /// Backslashes stand before each quote of a text that is quoted as a whole, as QDebug prints it.
    bool findQuotedValue(std::size_t begin)
    {
        const std::size_t first = std::min(m_text.find_first_not_of(" \t\r\n", begin), m_text.size());
        const std::size_t opening = std::min(m_text.find_first_not_of('\\', first), m_text.size());
        const char quote = opening < m_text.size() ? m_text[opening] : '\0';
        if (quote == '{' && opening == first) // ODBC's quotes
            add(opening + 1, endOfBraces(opening + 1));
        else if (isQuote(quote))
            add(opening + 1, endOfQuoted(opening + 1, quote, opening - first));
        else
            return false;
        return true;
    }

    /// `}}` is a brace in the value.
    [[nodiscard]] std::size_t endOfBraces(std::size_t at) const
    {
        for (; at < m_text.size() && (m_text[at] != '}' || m_text.substr(at, 2) == "}}"); ++at)
            at += m_text[at] == '}' ? 1 : 0;
        return at;
    }

    /// Skips quotes in the value, which are doubled or have more backslashes before them than the one that opens it.
    [[nodiscard]] std::size_t endOfQuoted(std::size_t at, char quote, std::size_t backslashes) const
    {
        std::size_t before = 0; // backslashes before this character
        for (; at < m_text.size(); ++at) {
            const char c = m_text[at];
            if (c == quote && before % (2 * (backslashes + 1)) == backslashes) {
                const bool isDoubled = backslashes == 0 && at + 1 < m_text.size() && m_text[at + 1] == quote;
                if (!isDoubled)
                    return at - backslashes;
                ++at;
            }
            before = c == '\\' ? before + 1 : 0;
        }
        return m_text.size();
    }

    void findToken(std::size_t space)
    {
        constexpr std::string_view scheme = "bearer";
        const std::size_t begin = space - std::min(space, scheme.size());
        if (asciiEqualsIgnoringCase(m_text.substr(begin, space - begin), scheme))
            add(space + 1, endOfWord(m_text, space + 1));
    }

    void add(std::size_t begin, std::size_t end)
    {
        if (begin < end)
            m_found.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
    }

    /// A value may lie in another, such as an option in a password.
    [[nodiscard]] std::vector<ByteRange> joined()
    {
        std::ranges::sort(m_found, {}, &ByteRange::begin);
        std::vector<ByteRange> apart;
        for (const ByteRange range : m_found) {
            if (!apart.empty() && range.begin <= apart.back().end)
                apart.back().end = std::max(apart.back().end, range.end);
            else
                apart.push_back(range);
        }
        return apart;
    }

    std::string_view m_text;
    std::vector<ByteRange> m_found;
};

} // namespace

std::vector<ByteRange> secretsIn(std::string_view text)
{
    return SecretFinder(text).found();
}

std::string withoutSecrets(std::string_view text)
{
    std::string out;
    std::size_t at = 0;
    for (const ByteRange secret : secretsIn(text)) {
        out += text.substr(at, secret.begin - at);
        out += ellipsis;
        at = secret.end;
    }
    out += text.substr(at);
    return out;
}

} // namespace querymend
