#include "ask/lowwindow.h"

#include "common/windowsize.h"

#include <QBoxLayout>
#include <QEvent>
#include <QWidget>

namespace querymend {

LowWindow::LowWindow(QBoxLayout& column, QWidget& panel)
    : QObject(&panel), m_column(column), m_panel(panel), m_usual(column.contentsMargins()),
      m_usualSpacing(column.spacing())
{
    m_panel.installEventFilter(this);
}

bool LowWindow::eventFilter(QObject* watched, QEvent* event)
{
    const bool isShown = watched == &m_panel && event->type() == QEvent::Show;
    if (isShown)
        m_panel.window()->installEventFilter(this);
    if (isShown || event->type() == QEvent::Resize) {
        const bool isLow = querymend::isLow(*m_panel.window());
        m_column.setContentsMargins(isLow ? QMargins(m_usual.left(), 6, m_usual.right(), 4) : m_usual);
        m_column.setSpacing(isLow ? 4 : m_usualSpacing);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace querymend

#include "moc_lowwindow.cpp"
