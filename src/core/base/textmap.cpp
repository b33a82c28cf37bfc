#include "base/textmap.h"

#include <algorithm>

namespace querymend {

namespace {

/// A part of a text that is unchanged in another one.
struct KeptPart {
    ByteRange old;
    ByteRange now;
};

/// What both steps kept, for the first step from `old` and the second one to `now`.
std::vector<KeptPart> keptByBoth(const std::vector<KeptPart>& first, const std::vector<KeptPart>& second)
{
    std::vector<KeptPart> both;
    for (auto one = first.begin(), other = second.begin(); one != first.end() && other != second.end();) {
        const ByteRange common{std::max(one->now.begin, other->old.begin), std::min(one->now.end, other->old.end)};
        if (common.begin < common.end) {
            const std::uint32_t old = one->old.begin + (common.begin - one->now.begin);
            const std::uint32_t now = other->now.begin + (common.begin - other->old.begin);
            const std::uint32_t size = common.end - common.begin;
            both.push_back({{old, old + size}, {now, now + size}});
        }
        if (one->now.end < other->old.end)
            ++one;
        else
            ++other;
    }
    return both;
}

} // namespace

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
    const Piece& tail = m_pieces.back();
    if (range.empty() && range.begin >= tail.newEnd && tail.newBegin < tail.newEnd)
        return {tail.original.end, tail.original.end};
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

bool EditedText::isInReplacement(std::uint32_t offset) const
{
    return std::any_of(m_pieces.begin(), m_pieces.end(), [&](const Piece& piece) {
        return !piece.copied && piece.newBegin < offset && offset < piece.newEnd;
    });
}

std::vector<TextEdit> editsThrough(std::string_view original, std::span<const EditedText> steps)
{
    const auto whole = [](std::string_view text) { return ByteRange{0, static_cast<std::uint32_t>(text.size())}; };
    std::vector<KeptPart> kept{{whole(original), whole(original)}};
    std::string_view now = original;
    for (const EditedText& step : steps) {
        std::vector<KeptPart> ofStep;
        for (const EditedText::Piece& piece : step.m_pieces) {
            if (piece.copied)
                ofStep.push_back({piece.original, {piece.newBegin, piece.newEnd}});
        }
        kept = keptByBoth(kept, ofStep);
        now = step.text();
    }
    kept.push_back({{whole(original).end, whole(original).end}, {whole(now).end, whole(now).end}});
    std::vector<TextEdit> edits;
    KeptPart last;
    for (const KeptPart& part : kept) {
        const ByteRange gap{last.old.end, part.old.begin};
        const std::string_view written = now.substr(last.now.end, part.now.begin - last.now.end);
        if (!gap.empty() || !written.empty())
            edits.push_back({gap, std::string(written)});
        last = part;
    }
    return edits;
}

} // namespace querymend
