#pragma once

#include "base/range.h"
#include "sql/lexrules.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Two texts as one, in which what was taken out stands before what was put in its place.
struct MergedDiff {
    std::string text;
    std::vector<ByteRange> removed;
    std::vector<ByteRange> added;
};

[[nodiscard]] MergedDiff mergedDiff(std::string_view before, std::string_view after, const LexRules& rules);

} // namespace querymend
