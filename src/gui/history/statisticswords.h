#pragma once

#include "report/runstatistics.h"

#include <QString>

#include <vector>

namespace querymend {

/// A figure to display, and how many cases it is based on.
struct Figure {
    QString group; ///< empty if it concerns everything
    QString name;
    QString value;
    std::uint64_t count = 0;     ///< lanes, runs or rescues it is based on
    std::optional<double> share; ///< from 0 to 1; none if it is not a share, so not charted
};

/// Figures based on fewer are marked, because they say little.
inline constexpr std::uint64_t fewest = 10;

/// Returns, for example, `3 of 4 (75%)`; `none yet` if nothing was counted.
[[nodiscard]] QString shareText(const Share& share);
/// Returns the format of the percentages on an axis, which have a space before the sign in some languages.
[[nodiscard]] QString percentFormat();
/// Returns all figures, in the order of the table.
[[nodiscard]] std::vector<Figure> figuresOf(const RunStatistics& statistics);
/// Returns, for example, `12 runs · 30 attempts`.
[[nodiscard]] QString statisticsSummary(const RunStatistics& statistics);

} // namespace querymend
