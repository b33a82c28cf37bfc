// Reads replies that are JSON, or nearly JSON.

#include "check/reply/parts.h"

#include "base/ascii.h"

#include <optional>

namespace querymend {

namespace {

/// The offset of the quote that closes the string opened at `open`, or npos.
std::size_t endOfString(std::string_view text, std::size_t open)
{
    std::size_t at = text.find_first_of("\"\\", open + 1);
    while (at != std::string_view::npos && text[at] == '\\')
        at = at + 2 < text.size() ? text.find_first_of("\"\\", at + 2) : std::string_view::npos;
    return at;
}

std::string keyOf(std::string_view spelled)
{
    constexpr std::size_t longestKey = 64;
    std::string out;
    for (const char c : spelled.substr(0, longestKey)) {
        if (asciiIsAlpha(c))
            out += asciiLower(c);
    }
    return out;
}

std::optional<std::uint32_t> hexAt(std::string_view text, std::size_t at)
{
    std::uint32_t value = 0;
    if (at + 4 > text.size())
        return std::nullopt;
    for (const char c : text.substr(at, 4)) {
        const char lower = asciiLower(c);
        if (!asciiIsDigit(c) && (lower < 'a' || lower > 'f'))
            return std::nullopt;
        value = value * 16 + static_cast<std::uint32_t>(asciiIsDigit(c) ? c - '0' : lower - 'a' + 10);
    }
    return value;
}

std::string utf8Of(std::uint32_t code)
{
    std::string out;
    const auto tail = [&](std::uint32_t shift) { out += static_cast<char>(0x80U | (code >> shift & 0x3FU)); };
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0U | code >> 6U);
        tail(0);
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0U | code >> 12U);
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0U | code >> 18U);
        tail(12);
        tail(6);
        tail(0);
    }
    return out;
}

TextEdit edit(std::size_t begin, std::size_t end, std::string replacement)
{
    return {{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, std::move(replacement)};
}

/// Decodes \uXXXX, or two of them that form a surrogate pair.
TextEdit unicodeEscape(std::string_view text, std::size_t at)
{
    constexpr std::uint32_t replacementCharacter = 0xFFFD;
    const std::optional<std::uint32_t> high = hexAt(text, at + 2);
    if (!high)
        return edit(at, at + 2, "\\u");
    if (*high < 0xD800 || *high > 0xDFFF)
        return edit(at, at + 6, utf8Of(*high));
    const std::optional<std::uint32_t> low =
        text.substr(at + 6, 2) == "\\u" ? hexAt(text, at + 8) : std::optional<std::uint32_t>();
    if (*high > 0xDBFF || !low || *low < 0xDC00 || *low > 0xDFFF)
        return edit(at, at + 6, utf8Of(replacementCharacter));
    return edit(at, at + 12, utf8Of(0x10000 + ((*high - 0xD800) << 10U) + (*low - 0xDC00)));
}

/// What a backslash and this character stand for; includes \', which models write although JSON lacks it.
char unescaped(char c)
{
    constexpr std::string_view names = "nrtbf";
    constexpr std::string_view values = "\n\r\t\b\f";
    const std::size_t index = names.find(c);
    return index == std::string_view::npos ? c : values[index];
}

} // namespace

JsonMembers jsonMembers(std::string_view text)
{
    JsonMembers out;
    bool valueNext = false;
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            const std::size_t close = endOfString(text, at);
            if (close == std::string_view::npos)
                break;
            const ByteRange inside{static_cast<std::uint32_t>(at + 1), static_cast<std::uint32_t>(close)};
            const std::size_t next = text.find_first_not_of(" \t\r\n", close + 1);
            const bool isKey = !valueNext && next != std::string_view::npos && text[next] == ':';
            if (isKey)
                out.keys.push_back(keyOf(inside.of(text)));
            else if (valueNext)
                out.members.push_back({out.keys.back(), inside});
            valueNext = isKey;
            at = isKey ? next : close;
        } else if (c == '{' || c == '[') {
            ++depth;
            valueNext = c == '[' && valueNext;
        } else if (c == '}' || c == ']') {
            valueNext = false;
            if (depth <= 1) {
                out.end = at + 1;
                return out;
            }
            --depth;
        } else if (!asciiIsSpace(c) && c != ',') {
            valueNext = false;
        }
    }
    out.end = text.size();
    return out;
}

std::vector<TextEdit> unescapes(std::string_view text, ByteRange value)
{
    std::vector<TextEdit> out;
    const std::string_view inside = text.substr(0, value.end);
    std::size_t at = inside.find('\\', value.begin);
    while (at != std::string_view::npos && at + 1 < inside.size()) {
        if (inside[at + 1] == 'u')
            out.push_back(unicodeEscape(inside, at));
        else
            out.push_back(edit(at, at + 2, std::string(1, unescaped(inside[at + 1]))));
        at = inside.find('\\', out.back().range.end);
    }
    return out;
}

} // namespace querymend
