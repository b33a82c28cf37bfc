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
        while (nameEnd > 0 && (m_text[nameEnd - 1] == ' ' || isQuote(m_text[nameEnd - 1])))
            --nameEnd;
        std::size_t nameBegin = nameEnd;
        while (nameBegin > 0 && isNamePart(m_text[nameBegin - 1]))
            --nameBegin;
        if (!namesSecret(m_text.substr(nameBegin, nameEnd - nameBegin)))
            return;
        std::size_t begin = separator + 1;
        while (begin < m_text.size() && m_text[begin] == ' ')
            ++begin;
        const char first = begin < m_text.size() ? m_text[begin] : '\0';
        if (isQuote(first) || first == '{') { // braces are ODBC's quotes
            const std::size_t end = m_text.find(first == '{' ? '}' : first, begin + 1);
            return add(begin + 1, std::min(end, m_text.size()));
        }
        std::size_t end = begin;
        while (end < m_text.size() && !endsWord(m_text[end]) && m_text[end] != '&' && m_text[end] != ';')
            ++end;
        add(begin,
            isScheme(m_text.substr(begin, end - begin)) ? endOfWord(m_text, std::min(end + 1, m_text.size())) : end);
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
