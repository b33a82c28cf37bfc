#pragma once

#include "results/rowformat.h"
#include "results/rowstore.h"

#include <QString>

#include <atomic>
#include <cstdint>
#include <memory>

namespace querymend {

enum class ExportFormat : std::uint8_t { csv, json, jsonLines, xlsx, markdown };
enum class ByteOrderMark : std::uint8_t { without, with };

/// What is written where.
struct ExportRequest {
    ExportFormat format = ExportFormat::csv;
    QString path;
    RowFormatOptions options;
    ByteOrderMark mark = ByteOrderMark::without;
    std::vector<ResultColumn> columns;
    RowStore rows;
};

enum class ExportProblem : std::uint8_t { none, stopped, cannotWrite, tooManyRows, tooManyColumns };

/// What became of it.
struct ExportReport {
    ExportProblem problem = ExportProblem::none;
    QString reason; ///< of the system
    std::uint64_t cutCells = 0;
};

/// Writes the file as a whole or not at all: what stood under its name stays until it is done. `written` counts rows.
[[nodiscard]] ExportReport exportRows(const ExportRequest& request, const std::atomic<bool>& stop,
                                      std::atomic<std::uint64_t>& written);

} // namespace querymend
