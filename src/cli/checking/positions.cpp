#include "checking/positions.h"

#include <algorithm>
#include <numeric>

namespace querymend {

namespace {

bool isInsideLineEnd(std::string_view text, std::size_t at)
{
    return at > 0 && at < text.size() && text[at - 1] == '\r' && text[at] == '\n';
}

/// Moves an offset back until it is neither inside a character nor between a CR and its LF.
std::size_t countable(std::string_view text, std::size_t at)
{
    at = std::min(at, text.size());
    while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U)
        --at;
    return isInsideLineEnd(text, at) ? at - 1 : at;
}

} // namespace

std::vector<TextPosition> positionsOf(std::string_view text, std::span<const Finding> findings)
{
    std::vector<std::size_t> order(findings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return findings[a].range.begin < findings[b].range.begin; });

    std::vector<TextPosition> positions(findings.size());
    TextPosition at;
    std::size_t from = 0;
    for (const std::size_t i : order) {
        const std::size_t to = std::max(from, countable(text, findings[i].range.begin));
        // One byte more, so that a CR at the end is seen together with its LF.
        const TextPosition further = positionAt(text.substr(from, to - from + 1), to - from);
        at.column = further.line == 1 ? at.column + further.column - 1 : further.column;
        at.line += further.line - 1;
        from = to;
        positions[i] = at;
        if (isInsideLineEnd(text, findings[i].range.begin))
            ++positions[i].column;
    }
    return positions;
}

} // namespace querymend
