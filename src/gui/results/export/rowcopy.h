#pragma once

#include "results/export/rowformat.h"
#include "results/rows/rowstore.h"

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

/// More would freeze the clipboard, and the program that pastes it.
inline constexpr std::size_t mostCopiedBytes = 64U << 20U;

/// Returns nothing if the text would be longer than that, or when stopped.
[[nodiscard]] std::optional<QString> copiedText(const CopyRequest& request, const std::atomic<bool>& stop);

} // namespace querymend
