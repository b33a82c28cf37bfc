#include "common/namefield.h"

#include <QKeyEvent>

namespace querymend {

bool NameField::event(QEvent* event)
{
    const bool isShortcut = event->type() == QEvent::ShortcutOverride;
    if (!isShortcut || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QLineEdit::event(event);
    event->accept(); // or a shortcut of the window would take the key
    return true;
}

void NameField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT abandoned();
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace querymend

#include "moc_namefield.cpp"
