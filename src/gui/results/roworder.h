#pragma once

#include "results/rowstore.h"

#include <QString>

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace querymend {

/// Which rows are shown, and in what order.
struct RowQuestion {
    QString filter; ///< shown are rows with this in any cell, whatever its case; all where it is empty
    std::optional<std::size_t> sortColumn;
    Qt::SortOrder order = Qt::AscendingOrder;

    [[nodiscard]] bool isEmpty() const { return filter.isEmpty() && !sortColumn; }
};

/// The numbers of those rows. NULL comes first, then numbers by value, then texts by their letters, whatever their
/// case; what is equal stays as it came. Stopped, it gives something of no use.
[[nodiscard]] std::vector<std::uint32_t> orderedRows(const RowStore& rows, const RowQuestion& question,
                                                     const std::atomic<bool>& stop);

} // namespace querymend
