#include "editor/pages/affectedlines.h"

#include <algorithm>
#include <string>

namespace querymend {

namespace {

constexpr std::uint32_t mostAround = 160; ///< bytes before and after the edits

bool isInsideCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

ByteRange linesAround(std::string_view text, ByteRange edited)
{
    const auto size = static_cast<std::uint32_t>(text.size());
    ByteRange lines{edited.begin, edited.end};
    while (lines.begin > 0 && text[lines.begin - 1] != '\n'
           && (edited.begin - lines.begin < mostAround || isInsideCharacter(text[lines.begin])))
        --lines.begin;
    while (lines.end < size && text[lines.end] != '\n' && text[lines.end] != '\r'
           && (lines.end - edited.end < mostAround || isInsideCharacter(text[lines.end])))
        ++lines.end;
    const bool isOneLine = lines.of(text).find('\n') == std::string_view::npos;
    while (isOneLine && lines.begin < edited.begin && (text[lines.begin] == ' ' || text[lines.begin] == '\t'))
        ++lines.begin;
    return lines;
}

/// Puts dots where a line was cut.
std::string withDots(std::string_view text, ByteRange lines, std::string part)
{
    constexpr const char* dots = "\u2026";
    const std::string_view blanks = " \t\n";
    if (lines.begin > 0 && blanks.find(text[lines.begin - 1]) == std::string_view::npos)
        part.insert(0, dots);
    if (lines.end < text.size() && text[lines.end] != '\n' && text[lines.end] != '\r')
        part += dots;
    return part;
}

} // namespace

MergedDiff affectedLines(std::string_view text, const std::vector<TextEdit>& edits, const LexRules& rules)
{
    if (edits.empty())
        return {};
    ByteRange edited = edits.front().range;
    for (const TextEdit& edit : edits)
        edited = {std::min(edited.begin, edit.range.begin), std::max(edited.end, edit.range.end)};
    const ByteRange lines = linesAround(text, edited);
    std::vector<TextEdit> moved = edits;
    for (TextEdit& edit : moved)
        edit.range = {edit.range.begin - lines.begin, edit.range.end - lines.begin};
    const std::string before(lines.of(text));
    const std::string after = EditedText(before, std::move(moved)).text();
    return mergedDiff(withDots(text, lines, before), withDots(text, lines, after), rules);
}

std::vector<ChangedRange> changesIn(const MergedDiff& merged)
{
    std::vector<ChangedRange> changes;
    for (const ByteRange range : merged.removed)
        changes.push_back({range, true});
    for (const ByteRange range : merged.added)
        changes.push_back({range, false});
    std::sort(changes.begin(), changes.end(),
              [](const ChangedRange& a, const ChangedRange& b) { return a.range.begin < b.range.begin; });
    return changes;
}

} // namespace querymend
