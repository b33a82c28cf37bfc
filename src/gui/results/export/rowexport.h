#pragma once

#include "results/export/rowformat.h"
#include "results/rows/rowstore.h"

#include <QString>

#include <atomic>
#include <cstdint>
#include <memory>

namespace querymend {

enum class ExportFormat : std::uint8_t { csv, json, jsonLines, xlsx, markdown };
enum class ByteOrderMark : std::uint8_t { without, with };

/// What to write, and where.
struct ExportRequest {
    ExportFormat format = ExportFormat::csv;
    QString path;
    RowFormatOptions options;
    ByteOrderMark mark = ByteOrderMark::without;
    std::vector<ResultColumn> columns;
    RowStore rows;
};

enum class ExportProblem : std::uint8_t { none, stopped, cannotWrite, tooManyRows, tooManyColumns };

/// The outcome of an export.
struct ExportReport {
    ExportProblem problem = ExportProblem::none;
    QString reason; ///< the system's message
    std::uint64_t cutCells = 0;
};

/// Writes the file completely or not at all: an existing one remains until then. `written` counts rows.
[[nodiscard]] ExportReport exportRows(const ExportRequest& request, const std::atomic<bool>& stop,
                                      std::atomic<std::uint64_t>& written);

} // namespace querymend
