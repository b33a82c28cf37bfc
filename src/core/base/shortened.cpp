#include "base/shortened.h"

#include "base/tokenestimate.h"
#include "base/utf8.h"

#include <algorithm>

namespace querymend {

namespace {

bool isInsideCharacter(std::string_view text, std::size_t at)
{
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

/// The longest beginning with at most this many tokens, to about a part in 64 of it.
std::size_t beginningOf(std::string_view text, std::size_t mostTokens)
{
    constexpr std::size_t mostBytesPerToken = 6; // blanks aside
    std::size_t size = std::min(text.size(), mostTokens * mostBytesPerToken);
    while (size > 0 && estimatedTokens(text.substr(0, size)) > mostTokens)
        size -= size / 64 + 1;
    while (isInsideCharacter(text, size))
        --size;
    return size;
}

/// Where the end with at most this many tokens begins.
std::size_t endOf(std::string_view text, std::size_t mostTokens)
{
    constexpr std::size_t mostBytesPerToken = 6;
    std::size_t size = std::min(text.size(), mostTokens * mostBytesPerToken);
    while (size > 0 && estimatedTokens(text.substr(text.size() - size)) > mostTokens)
        size -= size / 64 + 1;
    std::size_t begin = text.size() - size;
    while (isInsideCharacter(text, begin))
        ++begin;
    return begin;
}

} // namespace

std::string shortened(std::string_view text, std::size_t mostTokens)
{
    if (estimatedTokens(text) <= mostTokens)
        return std::string(text);
    constexpr std::size_t ofNote = 14;
    const std::size_t room = mostTokens - std::min(mostTokens, ofNote);
    const std::size_t first = beginningOf(text, room * 2 / 3);
    const std::size_t last = std::max(first, endOf(text, room / 3));
    const std::string note =
        "\n[… " + std::to_string(characterCount(text.substr(first, last - first))) + " characters are left out …]\n";
    return std::string(text.substr(0, first)) + note + std::string(text.substr(last));
}

} // namespace querymend
