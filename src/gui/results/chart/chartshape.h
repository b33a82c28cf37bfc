#pragma once

#include "db/session/cell.h"
#include "results/rows/cellformat.h"
#include "results/rows/rowstore.h"

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

/// The data that a chart is drawn from.
struct ChartData {
    std::vector<QString> labels;
    std::vector<std::vector<double>> values; ///< by column; NaN for NULL and other cells without a number
    std::size_t rowsLeftOut = 0;
};

/// Needs a column of labels and one of numbers. Chooses lines if the labels are times or numbers, else bars.
[[nodiscard]] std::optional<ChartShape> chartShapeOf(const std::vector<CellKind>& columns);

/// The number of points beyond which they cannot be told apart.
[[nodiscard]] std::size_t mostPoints(ChartKind kind);

/// Says which columns of values need an axis of their own, because beside the others they would be flat: none if all
/// have about the same magnitude.
[[nodiscard]] std::vector<bool> onSecondAxis(const ChartData& data);

[[nodiscard]] ChartData chartDataOf(const ChartShape& shape, const RowStore& rows);

} // namespace querymend
