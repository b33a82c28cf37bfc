#pragma once

#include "inspector/textpiece.h"

namespace querymend {

/// What pieces say, without their styles.
inline QString textOfAll(const TextPieces& pieces)
{
    QString text;
    for (const TextPiece& piece : pieces)
        text += piece.text;
    return text;
}

} // namespace querymend
