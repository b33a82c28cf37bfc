#pragma once

#include <QString>

class QWidget;

namespace querymend {

/// Returns the help page set for a widget or its nearest ancestor; the first page if there is none.
[[nodiscard]] QString helpPageFor(const QWidget* widget);
/// Sets the page that F1 opens inside a widget.
void setHelpPage(QWidget& widget, const char* page);

} // namespace querymend
