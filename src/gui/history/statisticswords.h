#pragma once

#include "report/runstatistics.h"

#include <QString>

#include <vector>

namespace querymend {

/// A figure as people read it, with what it was made of.
struct Figure {
    QString group; ///< empty for what is about everything
    QString name;
    QString value;
    std::uint64_t count = 0;     ///< of lanes, runs or rescues
    std::optional<double> share; ///< from 0 to 1, where it is one: for a chart
};

/// Fewer than so many say little, and it is said so.
inline constexpr std::uint64_t fewest = 10;

/// `3 of 4 (75 %)`; `none yet` of nothing.
[[nodiscard]] QString shareText(const Share& share);
/// All that there is to say, in the order of a table.
[[nodiscard]] std::vector<Figure> figuresOf(const RunStatistics& statistics);
/// `12 runs, of which 2 …`.
[[nodiscard]] QString statisticsSummary(const RunStatistics& statistics);

} // namespace querymend
