#pragma once

#include "db/cell.h"

#include <QImage>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace querymend {

/// A way to look at a whole cell.
enum class CellView : std::uint8_t { text, json, hex, image };

/// What a cell looks like in one of these ways.
struct CellLook {
    QString text;
    QImage image;
    QString note; ///< what is not shown of it, and why
};

/// The ways that suit a cell, the best first.
[[nodiscard]] std::vector<CellView> viewsOf(const Cell& cell);

/// It may take long, so it is for a thread of its own. Lines that a view would need minutes for are broken.
[[nodiscard]] CellLook cellLook(const Cell& cell, CellView view);

/// Of a text; of bytes as digits less.
inline constexpr std::size_t mostShown = 2U << 20U;

} // namespace querymend
