#include "editor/text/textloader.h"

#include "editor/text/sqleditor.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t slice = 64 * 1024;

} // namespace

TextLoader::TextLoader(SqlEditor& editor, std::string text)
    : QObject(&editor), m_editor(editor), m_text(std::move(text))
{
    m_editor.setSqlText({});
    m_editor.send(QsciScintilla::SCI_ALLOCATE, static_cast<unsigned long>(m_text.size()) + slice);
    m_editor.setReadOnly(true);
    connect(&m_next, &QTimer::timeout, this, &TextLoader::addSlice);
    m_next.start(0);
}

void TextLoader::addSlice()
{
    std::size_t end = std::min(m_done + slice, m_text.size());
    while (end < m_text.size() && (static_cast<unsigned char>(m_text[end]) & 0xC0U) == 0x80U)
        ++end; // do not split a character
    m_editor.setReadOnly(false);
    m_editor.appendSqlText(std::string_view(m_text).substr(m_done, end - m_done));
    m_editor.setReadOnly(true);
    m_done = end;
    if (m_done < m_text.size())
        return;
    m_next.stop();
    m_editor.setReadOnly(false);
    Q_EMIT loaded();
}

} // namespace querymend

#include "moc_textloader.cpp"
