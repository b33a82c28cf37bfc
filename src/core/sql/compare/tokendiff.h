#pragma once

#include "base/range.h"
#include "sql/tokens/lexrules.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

enum class HunkKind : std::uint8_t { same, removed, added, changed };

/// A range of the old text and the range of the new one that replaces it.
struct DiffHunk {
    HunkKind kind = HunkKind::same;
    ByteRange old;
    ByteRange now;

    friend constexpr bool operator==(const DiffHunk&, const DiffHunk&) = default;
};

/// Compares two texts token by token, ignoring blanks and the case of bare words. The hunks cover both texts
/// completely and no two neighbours have the same kind; blanks beside a difference belong to a `same` hunk.
/// Long texts with little in common yield one changed hunk between their common beginning and end.
[[nodiscard]] std::vector<DiffHunk> diffByToken(std::string_view old, std::string_view now, const LexRules& rules);

} // namespace querymend
