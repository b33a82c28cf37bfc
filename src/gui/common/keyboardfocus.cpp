#include "common/keyboardfocus.h"

#include <QApplication>
#include <QFocusEvent>
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace querymend {

namespace {

constexpr auto property = "keyFocus";

void mark(QWidget& widget, bool isMarked)
{
    if (widget.property(property).toBool() == isMarked)
        return;
    widget.setProperty(property, isMarked);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace

KeyboardFocus::KeyboardFocus(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool KeyboardFocus::eventFilter(QObject* watched, QEvent* event)
{
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    auto* const widget = isFocus ? qobject_cast<QWidget*>(watched) : nullptr;
    if (!widget)
        return false;
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    const bool isKept = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason;
    if (!isKept)
        mark(*widget, event->type() == QEvent::FocusIn && reason != Qt::MouseFocusReason);
    return false;
}

} // namespace querymend

#include "moc_keyboardfocus.cpp"
