#include "editor/text/editbetween.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace querymend {

namespace {

/// Whether a text divided there is divided within a character.
bool isInCharacter(std::string_view text, std::size_t at)
{
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

} // namespace

TextEdit editBetween(std::string_view before, std::string_view after)
{
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t begin = 0;
    while (begin < shorter && before[begin] == after[begin])
        ++begin;
    while (begin > 0 && (isInCharacter(before, begin) || isInCharacter(after, begin)))
        --begin;
    std::size_t end = 0; // counted from the end
    while (end < shorter - begin && before[before.size() - end - 1] == after[after.size() - end - 1])
        ++end;
    while (end > 0 && isInCharacter(before, before.size() - end))
        --end;
    return {{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(before.size() - end)},
            std::string(after.substr(begin, after.size() - end - begin))};
}

} // namespace querymend
