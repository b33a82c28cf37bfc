#pragma once

#include "db/cell.h"
#include "results/cellformat.h"
#include "results/rowstore.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace querymend {

enum class ChartKind : std::uint8_t { bars, lines };

/// Which columns a chart shows, and how.
struct ChartShape {
    ChartKind kind = ChartKind::bars;
    std::size_t labels = 0;
    std::vector<std::size_t> values;
};

/// What a chart is drawn from.
struct ChartData {
    std::vector<QString> labels;
    std::vector<std::vector<double>> values; ///< of each column; NULL is not a number
    std::size_t rowsLeftOut = 0;
};

/// Where there is one column to name things and at least one of numbers: lines along time or a number, else bars.
[[nodiscard]] std::optional<ChartShape> chartShapeOf(const std::vector<CellKind>& columns);

/// More points than that cannot be told apart.
[[nodiscard]] std::size_t mostPoints(ChartKind kind);

[[nodiscard]] ChartData chartDataOf(const ChartShape& shape, const RowStore& rows);

} // namespace querymend
