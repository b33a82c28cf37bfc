#pragma once

#include <QString>
#include <QWidget>

namespace querymend {

/// The descendant with this accessible name or caption; null if there is none.
template <class Widget>
Widget* named(const QWidget& whole, const QString& name)
{
    for (Widget* const found : whole.findChildren<Widget*>()) {
        if (found->accessibleName() == name || found->property("caption").toString() == name)
            return found;
    }
    return nullptr;
}

} // namespace querymend
