#pragma once

#include "db/session/cell.h"
#include "results/cells/hexdump.h"

#include <QImage>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace querymend {

/// A way to show a whole cell.
enum class CellView : std::uint8_t { text, json, hex, image };

/// What a cell looks like in one of these views.
struct CellLook {
    QString text;
    QImage image;
    QString note; ///< such as what is not shown, and why
};

/// Returns the views that suit a cell, best first.
[[nodiscard]] std::vector<CellView> viewsOf(const Cell& cell);

/// May take long, so call it on a worker thread. Breaks lines that a text widget would take minutes to lay out.
[[nodiscard]] CellLook cellLook(const Cell& cell, CellView view, std::size_t bytesPerLine = usualBytesPerLine);

/// Bytes of a text that are shown; a hex dump shows fewer.
inline constexpr std::size_t mostShown = 2U << 20U;

} // namespace querymend
