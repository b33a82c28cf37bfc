#include "base/textmap.h"

#include <algorithm>

namespace querymend {

EditedText::EditedText(std::string_view original, std::vector<TextEdit> edits)
{
    std::stable_sort(edits.begin(), edits.end(),
                     [](const TextEdit& a, const TextEdit& b) { return a.range.begin < b.range.begin; });
    const auto add = [this](ByteRange from, std::string_view text, bool copied) {
        const auto begin = static_cast<std::uint32_t>(m_text.size());
        m_text += text;
        m_pieces.push_back({begin, static_cast<std::uint32_t>(m_text.size()), from, copied});
    };
    std::uint32_t at = 0;
    for (const TextEdit& edit : edits) {
        if (edit.range.begin > at)
            add({at, edit.range.begin}, original.substr(at, edit.range.begin - at), true);
        add(edit.range, edit.replacement, false);
        at = edit.range.end;
    }
    if (at < original.size())
        add({at, static_cast<std::uint32_t>(original.size())}, original.substr(at), true);
}

ByteRange EditedText::toOriginal(ByteRange range) const
{
    if (m_pieces.empty())
        return {};
    const auto pieceAt = [this](std::uint32_t offset) {
        const auto after = std::upper_bound(m_pieces.begin(), m_pieces.end(), offset,
                                            [](std::uint32_t o, const Piece& p) { return o < p.newEnd; });
        return after == m_pieces.end() ? m_pieces.back() : *after;
    };
    const Piece first = pieceAt(range.begin);
    const std::uint32_t begin = first.copied
        ? std::min(first.original.begin + (range.begin - first.newBegin), first.original.end)
        : first.original.begin;
    if (range.empty())
        return {begin, begin};
    const Piece last = pieceAt(range.end - 1);
    const std::uint32_t end = last.copied
        ? std::min(last.original.begin + (range.end - last.newBegin), last.original.end)
        : last.original.end;
    return {begin, std::max(begin, end)};
}

} // namespace querymend
