#pragma once

#include "base/range.h"
#include "sql/lexrules.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

enum class HunkKind : std::uint8_t { same, removed, added, changed };

/// A stretch of the older text and the stretch of the newer one that stands in its place.
struct DiffHunk {
    HunkKind kind = HunkKind::same;
    ByteRange old;
    ByteRange now;

    friend constexpr bool operator==(const DiffHunk&, const DiffHunk&) = default;
};

/// Compares two texts token by token; blanks and the case of bare words make no difference. The hunks tile both
/// texts completely and no two neighbours are of one kind; blanks beside a difference belong to what is the same.
/// Texts that are long and have little in common give one changed hunk between their common beginning and end.
[[nodiscard]] std::vector<DiffHunk> diffByToken(std::string_view old, std::string_view now, const LexRules& rules);

} // namespace querymend
