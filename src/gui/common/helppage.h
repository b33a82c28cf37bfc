#pragma once

#include <QString>

class QWidget;

namespace querymend {

/// The page of help about a widget: the nearest one around it that names a page says which. The first page for none.
[[nodiscard]] QString helpPageFor(const QWidget* widget);
/// What F1 opens inside of a widget.
void setHelpPage(QWidget& widget, const char* page);

} // namespace querymend
