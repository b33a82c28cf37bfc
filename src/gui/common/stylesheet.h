#pragma once

#include "common/theme.h"

#include <QString>

class QWidget;

namespace querymend {

/// Returns the look of the widgets: thin lines, quiet backgrounds, one accent. A widget selects its look by its
/// property `role`: `primary` for the main action, `chip`, `title`, `meta`, `question`, `card`, `bar` and others. A
/// `link` below a text has the property `flush`, so that both begin at the same place.
[[nodiscard]] QString styleSheetOf(const ToneColours& colours, Spacing spacing);

/// Gives a widget another role; the property alone would not change its look.
void setRole(QWidget& widget, const QString& role);

} // namespace querymend
