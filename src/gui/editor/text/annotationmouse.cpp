#include "editor/text/annotationmouse.h"

#include "editor/text/sqleditor.h"

#include <QMouseEvent>

#include <algorithm>

namespace querymend {

AnnotationMouse::AnnotationMouse(SqlEditor& editor) : QObject(&editor), m_editor(editor)
{
    editor.viewport()->installEventFilter(this);
}

bool AnnotationMouse::eventFilter(QObject* viewport, QEvent* event)
{
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseMove)
        return QObject::eventFilter(viewport, event);
    const auto& mouse = *static_cast<QMouseEvent*>(event);
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    const bool isWanted = isPress ? mouse.button() == Qt::LeftButton : mouse.buttons() == Qt::NoButton;
    const auto at = isWanted ? rowAt(mouse.pos()) : std::nullopt;
    if (!at)
        return QObject::eventFilter(viewport, event);
    if (isPress)
        Q_EMIT clicked(at->line, at->row);
    else
        m_editor.viewport()->setCursor(Qt::PointingHandCursor);
    return true;
}

std::optional<AnnotationMouse::AnnotationRow> AnnotationMouse::rowAt(QPoint place) const
{
    const long position =
        m_editor.send(QsciScintilla::SCI_POSITIONFROMPOINT, static_cast<unsigned long>(std::max(place.x(), 0)),
                      static_cast<long>(place.y()));
    const auto line = static_cast<unsigned long>(
        m_editor.send(QsciScintilla::SCI_LINEFROMPOSITION, static_cast<unsigned long>(position)));
    const long rows = m_editor.send(QsciScintilla::SCI_ANNOTATIONGETLINES, line);
    if (rows == 0)
        return std::nullopt;
    const long begin = m_editor.send(QsciScintilla::SCI_POSITIONFROMLINE, line);
    const long height = m_editor.send(QsciScintilla::SCI_TEXTHEIGHT, line);
    const long top = m_editor.send(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, begin)
        + height * m_editor.send(QsciScintilla::SCI_WRAPCOUNT, line);
    const long row = place.y() < top ? -1 : (place.y() - top) / height;
    if (row < 0 || row >= rows)
        return std::nullopt;
    return AnnotationRow{static_cast<int>(line), static_cast<int>(row)};
}

} // namespace querymend

#include "moc_annotationmouse.cpp"
