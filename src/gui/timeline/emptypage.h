#pragma once

#include <QList>

class QString;
class QWidget;

namespace querymend {

/// Makes a page that says why there is nothing to see, with buttons below.
[[nodiscard]] QWidget* makeEmptyPage(const QString& title, const QString& text, const QList<QWidget*>& below,
                                     QWidget* parent);

} // namespace querymend
