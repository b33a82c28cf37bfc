#include "schema/editdistance.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

void dropCommonEnds(std::string_view& a, std::string_view& b)
{
    while (!a.empty() && !b.empty() && a.front() == b.front()) {
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
}

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit)
{
    dropCommonEnds(a, b);
    const std::size_t shorter = std::min(a.size(), b.size());
    const std::size_t longer = std::max(a.size(), b.size());
    if (longer - shorter > limit)
        return limit + 1;
    if (shorter == 0)
        return longer;

    // Only the diagonals within the limit are kept: cell k of row i belongs to byte i + k - limit of b. One sentinel
    // cell on either side of the band always holds tooMany.
    using Row = std::array<std::size_t, 2 * largestEditLimit + 3>;
    const std::size_t tooMany = limit + 1;
    const std::size_t width = 2 * limit + 1;
    Row beforeLast;
    Row last;
    Row row;
    beforeLast.fill(tooMany);
    last.fill(tooMany);
    row.fill(tooMany);
    for (std::size_t k = limit; k < width; ++k)
        last[k + 1] = std::min(k - limit, tooMany);
    std::size_t lastBest = 0;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t best = tooMany;
        for (std::size_t k = 0; k < width; ++k) {
            std::size_t& cell = row[k + 1];
            cell = tooMany;
            if (i + k < limit || i + k - limit > b.size())
                continue;
            const std::size_t j = i + k - limit;
            if (j == 0) {
                cell = std::min(i, tooMany);
            } else {
                cell = std::min({last[k + 1] + (a[i - 1] == b[j - 1] ? 0U : 1U), last[k + 2] + 1, row[k] + 1, tooMany});
                if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                    cell = std::min(cell, beforeLast[k + 1] + 1);
            }
            best = std::min(best, cell);
        }
        // A swap looks back two rows, so give up only after two hopeless ones.
        if (best == tooMany && lastBest >= limit)
            return tooMany;
        lastBest = best;
        beforeLast = last;
        last = row;
    }
    return last[b.size() + limit - a.size() + 1];
}

} // namespace querymend
