#pragma once

#include "sql/guard/functions.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace querymend {

constexpr std::string_view sortKey(std::string_view name)
{
    return name;
}

constexpr std::string_view sortKey(const FunctionRow& row)
{
    return row.name;
}

/// Functions are found by binary search, so an unsorted table must not compile.
template <class Table>
constexpr bool isSortedAndUnique(const Table& table)
{
    for (std::size_t i = 1; i < std::size(table); ++i) {
        if (!(sortKey(table[i - 1]) < sortKey(table[i])))
            return false;
    }
    return true;
}

/// Merges two sorted tables.
template <std::size_t N, std::size_t M>
constexpr std::array<FunctionRow, N + M> merged(const FunctionRow (&a)[N], const FunctionRow (&b)[M])
{
    std::array<FunctionRow, N + M> out{};
    std::merge(std::begin(a), std::end(a), std::begin(b), std::end(b), out.begin(),
               [](const FunctionRow& x, const FunctionRow& y) { return x.name < y.name; });
    return out;
}

} // namespace querymend
