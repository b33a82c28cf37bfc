#pragma once

#include <QList>
#include <QRect>

class QWidget;

namespace querymend {

/// Where a window shows what users read or press, in its coordinates: texts, buttons, fields and lines of SQL.
/// Leaves out the widget `over`, which covers them.
[[nodiscard]] QList<QRect> partsInUse(const QWidget& window, const QWidget& over);

} // namespace querymend
