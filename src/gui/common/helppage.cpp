#include "common/helppage.h"

#include <QVariant>
#include <QWidget>

namespace querymend {

namespace {

constexpr auto pageProperty = "helpPage";

} // namespace

QString helpPageFor(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        const QString page = widget->property(pageProperty).toString();
        if (!page.isEmpty())
            return page;
    }
    return QStringLiteral("index");
}

void setHelpPage(QWidget& widget, const char* page)
{
    widget.setProperty(pageProperty, QString::fromLatin1(page));
}

} // namespace querymend
