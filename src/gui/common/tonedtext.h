#pragma once

#include "common/tone.h"

#include <QString>

namespace querymend {

class Theme;

/// A plain text as markup in a tone, whose colour is put in by `coloured`, again after each change of the theme.
[[nodiscard]] QString toned(const QString& text, Tone tone);

/// A line of markup after a bold sign. In a window from right to left, both are on the right, the sign first.
[[nodiscard]] QString signedLine(const QString& sign, Tone tone, const QString& markup);

/// A plain text as markup in the face of code, for rich text, which takes any font in place of one that is missing.
[[nodiscard]] QString inCodeFace(const QString& text);

[[nodiscard]] QString coloured(QString markup, const Theme& theme);

} // namespace querymend
