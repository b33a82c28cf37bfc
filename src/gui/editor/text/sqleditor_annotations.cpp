// Annotations that can be clicked.

#include "editor/text/sqleditor.h"

#include <QMouseEvent>

#include <algorithm>

namespace querymend {

std::optional<SqlEditor::AnnotationRow> SqlEditor::annotationAt(QPoint place) const
{
    const long position =
        send(SCI_POSITIONFROMPOINT, static_cast<unsigned long>(std::max(place.x(), 0)), static_cast<long>(place.y()));
    const auto line = static_cast<unsigned long>(send(SCI_LINEFROMPOSITION, static_cast<unsigned long>(position)));
    const long rows = send(SCI_ANNOTATIONGETLINES, line);
    if (rows == 0)
        return std::nullopt;
    const long begin = send(SCI_POSITIONFROMLINE, line);
    const long height = send(SCI_TEXTHEIGHT, line);
    const long top = send(SCI_POINTYFROMPOSITION, 0UL, begin) + height * send(SCI_WRAPCOUNT, line);
    const long row = place.y() < top ? -1 : (place.y() - top) / height;
    if (row < 0 || row >= rows)
        return std::nullopt;
    return AnnotationRow{static_cast<int>(line), static_cast<int>(row)};
}

void SqlEditor::mousePressEvent(QMouseEvent* event)
{
    const auto at = event->button() == Qt::LeftButton ? annotationAt(event->pos()) : std::nullopt;
    if (at)
        Q_EMIT annotationClicked(at->line, at->row);
    else
        QsciScintilla::mousePressEvent(event);
}

void SqlEditor::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() == Qt::NoButton && annotationAt(event->pos()))
        viewport()->setCursor(Qt::PointingHandCursor);
    else
        QsciScintilla::mouseMoveEvent(event);
}

} // namespace querymend
