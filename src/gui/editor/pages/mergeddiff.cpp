#include "editor/pages/mergeddiff.h"

#include "sql/compare/tokendiff.h"

namespace querymend {

MergedDiff mergedDiff(std::string_view before, std::string_view after, const LexRules& rules)
{
    MergedDiff merged;
    const auto append = [&](std::string_view piece, std::vector<ByteRange>& marks) {
        const auto begin = static_cast<std::uint32_t>(merged.text.size());
        merged.text += piece;
        if (!piece.empty())
            marks.push_back({begin, static_cast<std::uint32_t>(merged.text.size())});
    };
    for (const DiffHunk& hunk : diffByToken(before, after, rules)) {
        switch (hunk.kind) {
        case HunkKind::same:
            merged.text += hunk.now.of(after);
            break;
        case HunkKind::removed:
        case HunkKind::added:
        case HunkKind::changed:
            append(hunk.old.of(before), merged.removed);
            append(hunk.now.of(after), merged.added);
            break;
        }
    }
    return merged;
}

} // namespace querymend
