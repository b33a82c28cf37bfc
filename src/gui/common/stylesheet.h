#pragma once

#include "common/theme.h"

#include <QString>

namespace querymend {

/// How the window's parts look: thin lines, quiet grounds, one accent. A widget says what it is by its property `role`:
/// `primary` for the one action, `chip`, `title`, `meta`, `question`, `card`, `bar`.
[[nodiscard]] QString styleSheetOf(const ToneColours& colours, Spacing spacing);

} // namespace querymend
