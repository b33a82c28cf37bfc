#include "common/keyboardfocus.h"

#include <QApplication>
#include <QFocusEvent>
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace querymend {

namespace {

constexpr auto markName = "keyFocus";

void mark(QWidget& widget, bool isMarked)
{
    if (widget.property(markName).toBool() == isMarked)
        return;
    widget.setProperty(markName, isMarked);
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
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress)
        m_isByMouse = event->type() == QEvent::MouseButtonPress;
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    auto* const widget = isFocus ? qobject_cast<QWidget*>(watched) : nullptr;
    if (!widget)
        return false;
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    if (reason == Qt::PopupFocusReason)
        return false;
    const bool isByClick =
        reason == Qt::MouseFocusReason || (m_isByMouse && reason == Qt::TabFocusReason); // Qt's when it moves on
    if (reason != Qt::ActiveWindowFocusReason)
        mark(*widget, event->type() == QEvent::FocusIn && !isByClick);
    else if (event->type() == QEvent::FocusIn && !widget->property(markName).isValid())
        mark(*widget, !m_isByMouse); // the first of a new window
    return false;
}

} // namespace querymend

#include "moc_keyboardfocus.cpp"
