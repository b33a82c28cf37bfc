#include "arguments/glob.h"

#include "base/ascii.h"
#include "diagnose/displaywidth.h"

#include <optional>

namespace querymend {

namespace {

char32_t lowered(char32_t c)
{
    return c < 0x80 ? static_cast<unsigned char>(asciiLower(static_cast<char>(c))) : c;
}

/// Returns the characters between the brackets of a set; none if it is not closed. A leading `]` belongs to the set.
std::optional<std::string_view> setAt(std::string_view pattern)
{
    const std::size_t first = pattern.substr(1).starts_with('!') ? 2 : 1;
    const std::size_t close = pattern.find(']', first + 1);
    if (close == std::string_view::npos)
        return std::nullopt;
    return pattern.substr(1, close - 1);
}

bool isInSet(char32_t c, std::string_view set)
{
    const bool negated = set.starts_with('!');
    if (negated)
        set.remove_prefix(1);
    bool found = false;
    while (!set.empty()) {
        const char32_t low = lowered(takeCharacter(set));
        char32_t high = low;
        if (set.size() > 1 && set.front() == '-') {
            set.remove_prefix(1);
            high = lowered(takeCharacter(set));
        }
        found = found || (low <= c && c <= high);
    }
    return found != negated;
}

/// Removes the first element of the pattern, which must not be empty; returns whether the character matches it.
bool consumeElement(std::string_view& pattern, char32_t c)
{
    if (pattern.front() == '[') {
        if (const auto set = setAt(pattern)) {
            pattern.remove_prefix(set->size() + 2);
            return isInSet(c, *set);
        }
    }
    const bool any = pattern.front() == '?';
    return lowered(takeCharacter(pattern)) == c || any;
}

} // namespace

bool fitsGlob(std::string_view name, std::string_view pattern)
{
    // Backtracking to the last star is enough: it can take whatever an earlier one could.
    std::optional<std::string_view> behindStar;
    std::string_view restAtStar;
    while (!name.empty()) {
        if (pattern.starts_with('*')) {
            pattern.remove_prefix(1);
            behindStar = pattern;
            restAtStar = name;
            continue;
        }
        std::string_view rest = name;
        const char32_t c = lowered(takeCharacter(rest));
        if (!pattern.empty() && consumeElement(pattern, c)) {
            name = rest;
            continue;
        }
        if (!behindStar)
            return false;
        [[maybe_unused]] const char32_t taken = takeCharacter(restAtStar);
        name = restAtStar;
        pattern = *behindStar;
    }
    return pattern.find_first_not_of('*') == std::string_view::npos;
}

} // namespace querymend
