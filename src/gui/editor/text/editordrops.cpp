#include "editor/text/editordrops.h"

#include "common/dragformat.h"
#include "editor/text/sqleditor.h"

#include <QCoreApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace querymend {

QStringList draggedFiles(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

EditorDrops::EditorDrops(SqlEditor& editor) : QObject(&editor), m_editor(editor)
{
    editor.viewport()->installEventFilter(this);
}

bool EditorDrops::eventFilter(QObject* viewport, QEvent* event)
{
    const bool isDrop = event->type() == QEvent::Drop;
    if (!isDrop && event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove)
        return QObject::eventFilter(viewport, event);
    auto& drag = *static_cast<QDropEvent*>(event);
    const QStringList paths = draggedFiles(*drag.mimeData());
    const bool isName = isDrop && paths.isEmpty() && !m_editor.isReadOnly() && drag.mimeData()->hasFormat(nameFormat());
    if (paths.isEmpty() && !isName)
        return QObject::eventFilter(viewport, event);
    if (isName) {
        insertName(drag);
    } else {
        drag.setDropAction(Qt::CopyAction);
        drag.accept();
        if (isDrop)
            Q_EMIT filesDropped(paths);
    }
    return true;
}

/// Inserts dragged names where they were dropped.
void EditorDrops::insertName(QDropEvent& event)
{
    QDragLeaveEvent left; // the library must not go on drawing where the drop would be
    QCoreApplication::sendEvent(m_editor.viewport(), &left);
    const QPoint place = event.position().toPoint();
    m_editor.setCaret(static_cast<std::uint32_t>(m_editor.send(
        QsciScintilla::SCI_POSITIONFROMPOINT, static_cast<unsigned long>(place.x()), static_cast<long>(place.y()))));
    m_editor.insertName(event.mimeData()->text().toStdString());
    event.acceptProposedAction();
    m_editor.setFocus();
}

} // namespace querymend

#include "moc_editordrops.cpp"
