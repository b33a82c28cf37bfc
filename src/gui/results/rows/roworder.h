#pragma once

#include "results/rows/rowstore.h"

#include <QString>

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace querymend {

/// Which rows are shown, and in what order.
struct RowQuestion {
    QString filter; ///< keeps rows with this in any cell but blobs, ignoring case; empty keeps all
    std::optional<std::size_t> sortColumn;
    Qt::SortOrder order = Qt::AscendingOrder;

    [[nodiscard]] bool isEmpty() const { return filter.isEmpty() && !sortColumn; }
};

/// Returns the numbers of those rows. In ascending order, NULL comes first, then booleans, numbers by value, and texts
/// ignoring case; equal rows keep their order. The result is useless when stopped.
[[nodiscard]] std::vector<std::uint32_t> orderedRows(const RowStore& rows, const RowQuestion& question,
                                                     const std::atomic<bool>& stop);

} // namespace querymend
