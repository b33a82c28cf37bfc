#include "diagnose/displaywidth.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

struct Span {
    char32_t first;
    char32_t last;
};

// The blocks that occur in names and literals; a terminal knows more, and a caret may then be off by one.
// clang-format off
constexpr std::array<Span, 14> zeroWidth{{
    {0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x0610, 0x061A}, {0x064B, 0x065F}, {0x0E34, 0x0E3A},
    {0x0E47, 0x0E4E}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200B, 0x200F}, {0x202A, 0x202E}, {0x20D0, 0x20FF},
    {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF},
}};

constexpr std::array<Span, 12> doubleWidth{{
    {0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0x9FFF}, {0xA000, 0xA4CF},
    {0xAC00, 0xD7A3}, {0xF900, 0xFAFF}, {0xFE30, 0xFE6F}, {0xFF00, 0xFF60}, {0xFFE0, 0xFFE6}, {0x1F300, 0x3FFFD},
}};
// clang-format on

template <std::size_t N>
bool isIn(const std::array<Span, N>& spans, char32_t c)
{
    const auto span = std::lower_bound(spans.begin(), spans.end(), c, [](Span s, char32_t x) { return s.last < x; });
    return span != spans.end() && span->first <= c;
}

} // namespace

char32_t takeCharacter(std::string_view& text)
{
    constexpr char32_t replacement = 0xFFFD;
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
    if (length == 0 || length > text.size()) {
        text.remove_prefix(1);
        return replacement;
    }
    char32_t c = length == 1 ? lead : lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i)
        c = c << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
    text.remove_prefix(length);
    return c;
}

std::size_t displayWidth(char32_t character)
{
    if (character < 0x300)
        return 1;
    return isIn(zeroWidth, character) ? 0 : isIn(doubleWidth, character) ? 2 : 1;
}

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    while (!text.empty())
        width += displayWidth(takeCharacter(text));
    return width;
}

} // namespace querymend
