#pragma once

#include "base/range.h"
#include "sql/tokens/lexrules.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Two texts merged into one, with each removed part before its replacement.
struct MergedDiff {
    std::string text;
    std::vector<ByteRange> removed;
    std::vector<ByteRange> added;
};

[[nodiscard]] MergedDiff mergedDiff(std::string_view before, std::string_view after, const LexRules& rules);

/// Counts the lines of a text that have a part of a range.
[[nodiscard]] std::size_t linesWith(const std::vector<ByteRange>& ranges, std::string_view text);

} // namespace querymend
