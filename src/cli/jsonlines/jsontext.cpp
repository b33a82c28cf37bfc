#include "jsonlines/jsontext.h"

#include "base/ascii.h"

#include <algorithm>

namespace querymend {

namespace {

int hexDigit(char c)
{
    if (asciiIsDigit(c))
        return c - '0';
    const char lower = asciiLower(c);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

void appendUtf8(std::string& out, std::uint32_t c)
{
    if (c < 0x80) {
        out += static_cast<char>(c);
        return;
    }
    if (c < 0x800) {
        out += static_cast<char>(0xC0U | c >> 6U);
    } else {
        if (c < 0x10000) {
            out += static_cast<char>(0xE0U | c >> 12U);
        } else {
            out += static_cast<char>(0xF0U | c >> 18U);
            out += static_cast<char>(0x80U | (c >> 12U & 0x3FU));
        }
        out += static_cast<char>(0x80U | (c >> 6U & 0x3FU));
    }
    out += static_cast<char>(0x80U | (c & 0x3FU));
}

/// Appends what follows `\u`: one unit or a surrogate pair. Returns how many characters it took, 0 for half a pair.
std::size_t appendUnits(std::string& out, std::string_view text)
{
    const std::uint32_t unit = hexUnit(text);
    if (unit < 0xD800 || unit > 0xDFFF) {
        appendUtf8(out, unit);
        return 4;
    }
    const bool paired = unit < 0xDC00 && text.substr(4, 2) == "\\u";
    const std::uint32_t second = paired ? hexUnit(text.substr(6)) : 0;
    if (second < 0xDC00 || second > 0xDFFF)
        return 0;
    appendUtf8(out, 0x10000 + ((unit - 0xD800) << 10U) + (second - 0xDC00));
    return 10;
}

} // namespace

std::uint32_t hexUnit(std::string_view text)
{
    constexpr std::uint32_t noUnit = 0xFFFFFFFF;
    if (text.size() < 4)
        return noUnit;
    std::uint32_t unit = 0;
    for (const char c : text.substr(0, 4)) {
        const int digit = hexDigit(c);
        if (digit < 0)
            return noUnit;
        unit = unit << 4U | static_cast<std::uint32_t>(digit);
    }
    return unit;
}

std::optional<std::string> textOfJson(std::string_view value)
{
    if (value.size() < 2 || value.front() != '"')
        return std::nullopt;
    value = value.substr(1, value.size() - 2);
    std::string out;
    out.reserve(value.size());
    while (!value.empty()) {
        const std::size_t plain = std::min(value.find('\\'), value.size());
        out += value.substr(0, plain);
        value.remove_prefix(plain);
        if (value.size() < 2)
            break;
        constexpr std::string_view letters = "bfnrt";
        constexpr std::string_view meanings = "\b\f\n\r\t";
        const std::size_t letter = letters.find(value[1]);
        std::size_t taken = 2;
        if (value[1] == 'u') {
            const std::size_t digits = appendUnits(out, value.substr(2));
            if (digits == 0)
                return std::nullopt;
            taken += digits;
        } else {
            out += letter == std::string_view::npos ? value[1] : meanings[letter];
        }
        value.remove_prefix(taken);
    }
    return out;
}

} // namespace querymend
