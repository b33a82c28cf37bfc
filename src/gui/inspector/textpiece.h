#pragma once

#include "common/tone.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace querymend {

enum class PieceStyle : std::uint8_t {
    text,
    heading,
    meta,
    code,
    removed, ///< of code, struck through
    added,   ///< of code, underlined
    wrong,   ///< of code, with a wave below it
    fresh,   ///< a line that is new, bold
    word,    ///< in the colour of its tone
    bar,     ///< of a chart: no-break spaces on a ground of its tone
};

/// A piece of text on an inspector page. It is plain text, because output of models and databases must never be
/// interpreted as markup.
struct TextPiece {
    PieceStyle style = PieceStyle::text;
    QString text;
    Tone tone = Tone::text;

    friend bool operator==(const TextPiece&, const TextPiece&) = default;
};

using TextPieces = std::vector<TextPiece>;

/// A text longer than `longestShown` is cut to a preview of its beginning.
inline constexpr qsizetype longestShown = 2 * 1024 * 1024;
inline constexpr qsizetype previewLength = 64 * 1024;

} // namespace querymend
