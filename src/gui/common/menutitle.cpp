#include "common/menutitle.h"

#include <QLabel>
#include <QMenu>
#include <QWidgetAction>

namespace querymend {

void addMenuTitle(QMenu& menu, const QString& text)
{
    auto* const label = new QLabel(text);
    label->setProperty("role", QStringLiteral("menuTitle"));
    label->setTextFormat(Qt::PlainText);
    auto* const title = new QWidgetAction(&menu);
    title->setText(QString(text).replace(u'&', QStringLiteral("&&"))); // for screen readers
    title->setDefaultWidget(label);
    title->setEnabled(false); // keys pass over it
    menu.addAction(title);
}

} // namespace querymend
