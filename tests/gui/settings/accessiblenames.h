#pragma once

#include <QAccessible>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace querymend {

/// Focusable descendants of a widget that have no accessible name.
inline QString controlsWithoutName(QWidget& whole)
{
    QStringList nameless;
    for (QWidget* const widget : whole.findChildren<QWidget*>()) {
        const bool isPart = widget->objectName().startsWith(QStringLiteral("qt_"));
        const bool isPopup = widget->window() != whole.window();
        if (widget->focusPolicy() == Qt::NoFocus || isPart || isPopup)
            continue;
        QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).isEmpty())
            nameless << QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ')
                    + widget->objectName();
    }
    return nameless.join(QStringLiteral(", "));
}

} // namespace querymend
