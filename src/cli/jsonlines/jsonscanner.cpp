#include "jsonlines/jsonscanner.h"

#include "base/ascii.h"
#include "jsonlines/jsontext.h"

#include <cstdint>
#include <vector>

namespace querymend {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Walks over a text by the JSON grammar, up to the first thing that does not fit.
class Scanner {
public:
    Scanner(std::string_view text, std::span<WantedMember> wanted) : m_text(text), m_wanted(wanted) {}

    std::optional<JsonProblem> scan()
    {
        skipBlanks();
        if (peek() != '{')
            return problem("expected an object");
        if (!value(Wanting::yes))
            return problem(m_reason);
        skipBlanks();
        return m_at == m_text.size() ? std::nullopt : problem("expected nothing after the object");
    }

private:
    enum class Wanting : std::uint8_t { no, yes };

    [[nodiscard]] std::optional<JsonProblem> problem(std::string_view reason) const
    {
        return JsonProblem{m_at, std::string(reason)};
    }
    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool fail(std::string_view reason)
    {
        m_reason = reason;
        return false;
    }
    void skipBlanks()
    {
        while (m_at < m_text.size() && isBlank(m_text[m_at]))
            ++m_at;
    }
    bool take(char c, std::string_view reason)
    {
        if (peek() != c || m_at >= m_text.size())
            return fail(reason);
        ++m_at;
        return true;
    }

    /// Scans a value with everything in it. Open containers are kept as bits: true for an object.
    bool value(Wanting wanting)
    {
        std::vector<bool> open;
        do {
            skipBlanks();
            const char c = peek();
            if (c == '{' || c == '[') {
                ++m_at;
                skipBlanks();
                if (peek() == (c == '{' ? '}' : ']')) {
                    ++m_at;
                } else {
                    open.push_back(c == '{');
                    if (c == '{' && !key(open.size(), wanting))
                        return false;
                    continue;
                }
            } else if (!scalar()) {
                return false;
            }
            if (!afterValue(open, wanting))
                return false;
        } while (!open.empty());
        return true;
    }

    /// Closes the containers that end here and stops before the next value.
    bool afterValue(std::vector<bool>& open, Wanting wanting)
    {
        while (!open.empty()) {
            if (open.size() == 1)
                keepValue();
            skipBlanks();
            if (peek() == ',') {
                ++m_at;
                skipBlanks();
                return !open.back() || key(open.size(), wanting);
            }
            if (!take(open.back() ? '}' : ']', open.back() ? "expected ',' or '}'" : "expected ',' or ']'"))
                return false;
            open.pop_back();
        }
        return true;
    }

    bool key(std::size_t depth, Wanting wanting)
    {
        const std::size_t begin = m_at;
        if (peek() != '"')
            return fail("expected a key in double quotes");
        if (!string())
            return false;
        const std::string_view written = m_text.substr(begin, m_at - begin);
        skipBlanks();
        if (!take(':', "expected ':'"))
            return false;
        skipBlanks();
        if (depth == 1 && wanting == Wanting::yes)
            want(written);
        return true;
    }

    void want(std::string_view written)
    {
        m_current = nullptr;
        m_valueBegin = m_at;
        const bool plain = written.find('\\') == std::string_view::npos;
        const std::string spelled = plain ? std::string() : textOfJson(written).value_or(std::string());
        const std::string_view key = plain ? written.substr(1, written.size() - 2) : std::string_view(spelled);
        for (WantedMember& member : m_wanted) {
            if (member.key == key)
                m_current = &member;
        }
    }

    void keepValue()
    {
        if (m_current)
            m_current->value = m_text.substr(m_valueBegin, m_at - m_valueBegin);
        m_current = nullptr;
    }

    bool scalar()
    {
        switch (peek()) {
        case '"':
            return string();
        case 't':
            return word("true");
        case 'f':
            return word("false");
        case 'n':
            return word("null");
        default:
            return number();
        }
    }

    bool word(std::string_view expected)
    {
        if (m_text.substr(m_at, expected.size()) != expected)
            return fail("expected a value");
        m_at += expected.size();
        return true;
    }

    bool digits()
    {
        if (!asciiIsDigit(peek()))
            return fail("expected a value");
        while (asciiIsDigit(peek()))
            ++m_at;
        return true;
    }

    bool number()
    {
        if (peek() == '-')
            ++m_at;
        if (peek() == '0')
            ++m_at;
        else if (!digits())
            return false;
        if (peek() == '.') {
            ++m_at;
            if (!digits())
                return false;
        }
        if (asciiLower(peek()) != 'e')
            return true;
        ++m_at;
        if (peek() == '+' || peek() == '-')
            ++m_at;
        return digits();
    }

    bool string()
    {
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '"') {
                ++m_at;
                return true;
            }
            if (static_cast<unsigned char>(c) < 0x20)
                return fail("a control character must be escaped");
            if (c == '\\' && !escape())
                return false;
        }
        return fail("a string is not closed");
    }

    /// Stops at the last character of the escape.
    bool escape()
    {
        ++m_at;
        if (peek() != 'u') {
            const bool known =
                m_at < m_text.size() && std::string_view("\"\\/bfnrt").find(peek()) != std::string_view::npos;
            return known || fail("unknown escape");
        }
        if (hexUnit(m_text.substr(m_at + 1)) > 0xFFFF)
            return fail("expected four hexadecimal digits");
        m_at += 4;
        return true;
    }

    std::string_view m_text;
    std::span<WantedMember> m_wanted;
    std::size_t m_at = 0;
    std::size_t m_valueBegin = 0;
    WantedMember* m_current = nullptr;
    std::string_view m_reason;
};

} // namespace

std::optional<JsonProblem> scanObject(std::string_view text, std::span<WantedMember> wanted)
{
    return Scanner(text, wanted).scan();
}

} // namespace querymend
