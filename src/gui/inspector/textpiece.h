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
    fresh,   ///< a line that was not there before, bold
    word,    ///< in the colour of its tone
};

/// A stretch of what an inspector's page says. It is text and nothing else: what models and databases say is never
/// read as markup.
struct TextPiece {
    PieceStyle style = PieceStyle::text;
    QString text;
    Tone tone = Tone::text;

    friend bool operator==(const TextPiece&, const TextPiece&) = default;
};

using TextPieces = std::vector<TextPiece>;

/// A text that is too long to be shown is cut to its beginning.
inline constexpr qsizetype longestShown = 2 * 1024 * 1024;
inline constexpr qsizetype previewLength = 64 * 1024;

} // namespace querymend
