#include "editor/text/returntoleft.h"

#include "editor/text/sqleditor.h"

#include <algorithm>

namespace querymend {

ReturnToLeft::ReturnToLeft(SqlEditor& editor) : QObject(&editor), m_editor(editor)
{
    m_soon.setInterval(0);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ReturnToLeft::returnIfAllFits);
    connect(&editor, &SqlEditor::textReplaced, this, [this](ByteRange replaced) {
        if (!replaced.empty())
            m_soon.start();
    });
}

void ReturnToLeft::returnIfAllFits()
{
    constexpr long caret = 2;
    if (widestEnd() + caret > m_editor.viewport()->width())
        return;
    m_editor.send(QsciScintilla::SCI_SETSCROLLWIDTH, 1); // it grows with the lines that are drawn
    m_editor.send(QsciScintilla::SCI_SETXOFFSET, 0UL);
}

long ReturnToLeft::widestEnd() const
{
    const long offset = m_editor.send(QsciScintilla::SCI_GETXOFFSET);
    const long first = m_editor.send(QsciScintilla::SCI_GETFIRSTVISIBLELINE);
    const long rows = m_editor.send(QsciScintilla::SCI_LINESONSCREEN);
    long widest = 0;
    for (long row = first; row <= first + rows; ++row) {
        const long line = m_editor.send(QsciScintilla::SCI_DOCLINEFROMVISIBLE, static_cast<unsigned long>(row));
        const long end = m_editor.send(QsciScintilla::SCI_GETLINEENDPOSITION, static_cast<unsigned long>(line));
        widest = std::max(widest, m_editor.send(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, end) + offset);
    }
    return widest;
}

} // namespace querymend

#include "moc_returntoleft.cpp"
