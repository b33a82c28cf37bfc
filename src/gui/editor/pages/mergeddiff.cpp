#include "editor/pages/mergeddiff.h"

#include "sql/compare/tokendiff.h"

#include <algorithm>
#include <string_view>

namespace querymend {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view withoutBlanksAfter(std::string_view piece)
{
    return piece.substr(0, piece.find_last_not_of(blanks) + 1);
}

bool isBlankAt(std::string_view text, std::size_t at)
{
    return at < text.size() && blanks.find(text[at]) != std::string_view::npos;
}

/// A line break at its end would look like one of the new text, which has its own. Where nothing takes its place, the
/// blank after it is shown too, or it would run into the next word.
std::string removedPart(const DiffHunk& hunk, std::string_view before, std::string_view after)
{
    const std::string removed(withoutBlanksAfter(hunk.old.of(before)));
    const bool isReplaced = hunk.now.size() > 0;
    const bool isAtWord = hunk.now.end < after.size() && !isBlankAt(after, hunk.now.end);
    return !isReplaced && isAtWord && isBlankAt(before, hunk.old.end) ? removed + ' ' : removed;
}

} // namespace

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
            append(removedPart(hunk, before, after), merged.removed);
            append(hunk.now.of(after), merged.added);
            break;
        }
    }
    return merged;
}

std::size_t linesWith(const std::vector<ByteRange>& ranges, std::string_view text)
{
    std::size_t lines = 0;
    std::size_t counted = 0; // up to here
    for (const ByteRange range : ranges) {
        const std::string_view between = text.substr(counted, range.begin - counted);
        const bool isOnNewLine = lines == 0 || between.find('\n') != std::string_view::npos;
        const std::string_view part = withoutBlanksAfter(range.of(text));
        lines += (isOnNewLine ? 1 : 0) + static_cast<std::size_t>(std::ranges::count(part, '\n'));
        counted = range.begin + part.size();
    }
    return lines;
}

} // namespace querymend
