// Inserting names, and what is dragged onto the editor.

#include "base/ascii.h"
#include "common/dragformat.h"
#include "editor/text/sqleditor.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace querymend {

namespace {

/// Whether it is part of a word or quoted name, so that a name next to it would run into it.
bool isOfWord(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || c == '"' || c == '`' || (c & '\x80') != 0;
}

bool needsBlankAfter(char c)
{
    return isOfWord(c) || c == ']' || c == ')' || c == '\'' || c == ',';
}

bool needsBlankBefore(char c)
{
    return isOfWord(c) || c == '[' || c == '\'';
}

} // namespace

void SqlEditor::insertName(std::string_view names)
{
    const ByteRange selected = selectedRange();
    const auto at = [this](std::uint32_t place) {
        return place < textSize() ? static_cast<char>(send(SCI_GETCHARAT, place)) : ' ';
    };
    std::string inserted(names);
    if (selected.begin > 0 && needsBlankAfter(at(selected.begin - 1)))
        inserted.insert(inserted.begin(), ' ');
    if (needsBlankBefore(at(selected.end)))
        inserted += ' ';
    insertAtCaret(inserted);
}

QStringList draggedFiles(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

void SqlEditor::dragEnterEvent(QDragEnterEvent* event)
{
    if (draggedFiles(*event->mimeData()).isEmpty())
        return QsciScintilla::dragEnterEvent(event);
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void SqlEditor::dragMoveEvent(QDragMoveEvent* event)
{
    if (draggedFiles(*event->mimeData()).isEmpty())
        return QsciScintilla::dragMoveEvent(event);
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

/// Inserts dragged names where they were dropped.
void SqlEditor::dropName(QDropEvent& event)
{
    QDragLeaveEvent left; // the library must not go on drawing where the drop would be
    QsciScintilla::dragLeaveEvent(&left);
    const QPoint place = event.position().toPoint();
    setCaret(static_cast<std::uint32_t>(
        send(SCI_POSITIONFROMPOINT, static_cast<unsigned long>(place.x()), static_cast<long>(place.y()))));
    insertName(event.mimeData()->text().toStdString());
    event.acceptProposedAction();
    setFocus();
}

void SqlEditor::dropEvent(QDropEvent* event)
{
    const QStringList paths = draggedFiles(*event->mimeData());
    if (paths.isEmpty() && !isReadOnly() && event->mimeData()->hasFormat(nameFormat()))
        return dropName(*event);
    if (paths.isEmpty())
        return QsciScintilla::dropEvent(event);
    event->acceptProposedAction();
    Q_EMIT filesDropped(paths);
}

bool SqlEditor::canInsertFromMimeData(const QMimeData* source) const
{
    return !isReadOnly() && (source->hasText() || QsciScintilla::canInsertFromMimeData(source));
}

} // namespace querymend
