#pragma once

#include "common/theme.h"

#include <QString>

namespace querymend {

/// Returns the look of the widgets: thin lines, quiet backgrounds, one accent. A widget selects its look by its
/// property `role`: `primary` for the main action, `chip`, `title`, `meta`, `question`, `card`, `bar` and others.
[[nodiscard]] QString styleSheetOf(const ToneColours& colours, Spacing spacing);

} // namespace querymend
