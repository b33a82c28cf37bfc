#pragma once

#include "results/rowformat.h"
#include "results/rowstore.h"

#include <QString>

#include <atomic>
#include <optional>

namespace querymend {

/// Which cells are copied, and how.
struct CopyRequest {
    RowStore rows;
    std::vector<std::uint32_t> storedRows;
    std::vector<std::size_t> columns;
    std::vector<ResultColumn> names; ///< of all columns
    RowFormat format = RowFormat::tsv;
    RowFormatOptions options;
};

/// More would make the clipboard, and whoever pastes it, stand still.
inline constexpr std::size_t mostCopiedBytes = 64U << 20U;

/// Nothing where it would be more than that.
[[nodiscard]] std::optional<QString> copiedText(const CopyRequest& request, const std::atomic<bool>& stop);

} // namespace querymend
