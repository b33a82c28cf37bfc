#pragma once

#include "dialect/errorpattern.h"

#include <cstddef>
#include <iterator>
#include <string_view>

namespace querymend {

/// Codes are found by binary search, so an unsorted table must not compile.
template <std::size_t N>
constexpr bool codesAreSorted(const CodeRow (&rows)[N])
{
    for (std::size_t i = 1; i < N; ++i) {
        if (!(rows[i - 1].code < rows[i].code))
            return false;
    }
    return true;
}

constexpr bool isSpecific(std::string_view pattern)
{
    std::size_t longest = 0;
    std::size_t literal = 0;
    for (const char c : pattern) {
        literal = c == '%' ? 0 : literal + 1;
        longest = literal > longest ? literal : longest;
    }
    return longest >= 8;
}

/// A pattern of only short words would match too many messages.
template <std::size_t N>
constexpr bool patternsAreSpecific(const ErrorPattern (&patterns)[N])
{
    for (const ErrorPattern& pattern : patterns) {
        if (!isSpecific(pattern.text))
            return false;
    }
    return true;
}

} // namespace querymend
