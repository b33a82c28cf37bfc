#include "diagnose/displaywidth.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

struct Span {
    char32_t first;
    char32_t last;
};

// Only blocks that occur in names and literals. Terminals know more; for those a caret may be off by one.
// clang-format off
constexpr std::array<Span, 14> zeroWidth{{
    {0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x0610, 0x061A}, {0x064B, 0x065F}, {0x0E34, 0x0E3A},
    {0x0E47, 0x0E4E}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200B, 0x200F}, {0x202A, 0x202E}, {0x20D0, 0x20FF},
    {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF},
}};

constexpr std::array<Span, 50> doubleWidth{{
    {0x1100, 0x115F}, {0x231A, 0x231B}, {0x2329, 0x232A}, {0x23E9, 0x23EC}, {0x23F0, 0x23F0}, {0x23F3, 0x23F3},
    {0x25FD, 0x25FE}, {0x2614, 0x2615}, {0x2648, 0x2653}, {0x267F, 0x267F}, {0x2693, 0x2693}, {0x26A1, 0x26A1},
    {0x26AA, 0x26AB}, {0x26BD, 0x26BE}, {0x26C4, 0x26C5}, {0x26CE, 0x26CE}, {0x26D4, 0x26D4}, {0x26EA, 0x26EA},
    {0x26F2, 0x26F3}, {0x26F5, 0x26F5}, {0x26FA, 0x26FA}, {0x26FD, 0x26FD}, {0x2705, 0x2705}, {0x270A, 0x270B},
    {0x2728, 0x2728}, {0x274C, 0x274C}, {0x274E, 0x274E}, {0x2753, 0x2755}, {0x2757, 0x2757}, {0x2795, 0x2797},
    {0x27B0, 0x27B0}, {0x27BF, 0x27BF}, {0x2B1B, 0x2B1C}, {0x2B50, 0x2B50}, {0x2B55, 0x2B55}, {0x2E80, 0x303E},
    {0x3041, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0x9FFF}, {0xA000, 0xA4CF}, {0xA960, 0xA97C}, {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF}, {0xFE30, 0xFE6F}, {0xFF00, 0xFF60}, {0xFFE0, 0xFFE6}, {0x1F004, 0x1F004}, {0x1F0CF, 0x1F0CF},
    {0x1F18E, 0x1F19A}, {0x1F200, 0x3FFFD},
}};
// clang-format on

template <std::size_t N>
constexpr bool isSorted(const std::array<Span, N>& spans)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (spans[i].first > spans[i].last || (i > 0 && spans[i].first <= spans[i - 1].last))
            return false;
    }
    return true;
}
static_assert(isSorted(zeroWidth) && isSorted(doubleWidth));

template <std::size_t N>
bool isIn(const std::array<Span, N>& spans, char32_t c)
{
    const auto span = std::lower_bound(spans.begin(), spans.end(), c, [](Span s, char32_t x) { return s.last < x; });
    return span != spans.end() && span->first <= c;
}

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead < 0xC2 || lead > 0xF4)
        return 0;
    return lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
}

std::size_t cellsOf(char32_t character, UnseenCharacters unseen)
{
    const bool control = character < 0x20 || (character >= 0x7F && character < 0xA0);
    const std::size_t width = control ? 0 : displayWidth(character);
    return width == 0 && unseen == UnseenCharacters::oneCell ? 1 : width;
}

} // namespace

char32_t takeCharacter(std::string_view& text)
{
    constexpr char32_t replacement = 0xFFFD;
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = sequenceLength(lead);
    const bool whole = length != 0 && length <= text.size()
        && std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), isContinuation);
    if (!whole) {
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

std::size_t characterAtCell(std::string_view text, std::size_t cell, UnseenCharacters unseen)
{
    std::size_t index = 0;
    std::size_t cells = 0;
    while (!text.empty()) {
        const std::size_t width = cellsOf(takeCharacter(text), unseen);
        // A character without width belongs to the one before it.
        if (cells >= cell && (width != 0 || cell == 0))
            break;
        cells += width;
        ++index;
    }
    return index;
}

} // namespace querymend
