#pragma once

#include <QString>

#include <cstdint>

class QFontMetrics;

namespace querymend {

enum class LeastPart : std::uint8_t { none, first };

/// Returns as many of a text's first parts, which " · " separates, as fit into a width. Half a number or half a word
/// would be read as a whole one.
[[nodiscard]] QString fittingParts(const QString& text, const QFontMetrics& metrics, int width,
                                   LeastPart least = LeastPart::none);

} // namespace querymend
