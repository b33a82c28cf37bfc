#include "settings/settingspage.h"

#include <QEvent>

namespace querymend {

QSize SettingsPage::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    return hasHeightForWidth() ? QSize(least.width(), 0) : least;
}

void SettingsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace querymend

#include "moc_settingspage.cpp"
