#pragma once

#include "base/textmap.h"
#include "editor/pages/mergeddiff.h"

#include <string_view>
#include <vector>

namespace querymend {

/// The lines that edits touch, as they are and as they would be; long lines are cut near the edits,
/// and a single line is shown without its indentation.
[[nodiscard]] MergedDiff affectedLines(std::string_view text, const std::vector<TextEdit>& edits,
                                       const LexRules& rules);

/// A range of a merged text that only one of its sides has.
struct ChangedRange {
    ByteRange range;
    bool isRemoved = false;
};

/// In the order of the text.
[[nodiscard]] std::vector<ChangedRange> changesIn(const MergedDiff& merged);

} // namespace querymend
