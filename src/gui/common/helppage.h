#pragma once

#include "base/errorcode.h"

#include <QString>

class QWidget;

namespace querymend {

// A place in the help is a page, or a page and a heading of it: "editor", "errors-schema#unknown_column".

/// Returns the place set for a widget or its nearest ancestor; the first page if there is none.
[[nodiscard]] QString helpPageFor(const QWidget* widget);
/// Sets the place that F1 opens inside a widget; if empty, that of its ancestors.
void setHelpPage(QWidget& widget, const char* place);
void setHelpPage(QWidget& widget, const QString& place);

/// Where the help explains an error or a warning.
[[nodiscard]] QString helpPlaceOf(ErrorCode code);

} // namespace querymend
