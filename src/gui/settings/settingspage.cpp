#include "settings/settingspage.h"

#include <QEvent>

namespace querymend {

void SettingsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace querymend

#include "moc_settingspage.cpp"
