#pragma once

#include "common/tone.h"

#include <QString>

namespace querymend {

class Theme;

/// A plain text as markup in a tone, whose colour is put in by `coloured`, again after each change of the theme.
[[nodiscard]] QString toned(const QString& text, Tone tone);

[[nodiscard]] QString coloured(QString markup, const Theme& theme);

} // namespace querymend
