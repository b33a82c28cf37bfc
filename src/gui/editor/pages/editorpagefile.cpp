// How a text and its file belong together.

#include "editor/pages/editorpage.h"
#include "editor/pages/filebar.h"
#include "editor/text/sqleditor.h"
#include "editor/text/textloader.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// Whether a text divided there is divided within a character.
bool isInCharacter(std::string_view text, std::size_t at)
{
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

/// The one edit that turns a text into another; what both begin and end with stays, with its marks and the caret.
TextEdit editBetween(std::string_view before, std::string_view after)
{
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t begin = 0;
    while (begin < shorter && before[begin] == after[begin])
        ++begin;
    while (begin > 0 && (isInCharacter(before, begin) || isInCharacter(after, begin)))
        --begin;
    std::size_t end = 0; // counted from the end
    while (end < shorter - begin && before[before.size() - end - 1] == after[after.size() - end - 1])
        ++end;
    while (end > 0 && isInCharacter(before, before.size() - end))
        --end;
    return {{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(before.size() - end)},
            std::string(after.substr(begin, after.size() - end - begin))};
}

QsciScintilla::EolMode lineEndsOf(std::string_view text)
{
    constexpr std::size_t beginning = 64 * 1024; // enough to detect them
    const bool isWindows = text.substr(0, beginning).find("\r\n") != std::string_view::npos;
    return isWindows ? QsciScintilla::EolWindows : QsciScintilla::EolUnix;
}

} // namespace

void EditorPage::setFile(TextFile file)
{
    m_file = std::move(file);
    if (m_file.stamp.size >= 0) // else it was found to be another
        m_fileBar->settle();
    noteChange();
    Q_EMIT fileChanged();
}

bool EditorPage::hasOwnChanges() const
{
    return m_isRestoredModified || m_editor->isModified();
}

bool EditorPage::isModified() const
{
    return !m_file.path.isEmpty() && !m_loader && (hasOwnChanges() || m_fileBar->fate() == FileFate::gone);
}

void EditorPage::markSaved()
{
    m_isRestoredModified = false;
    m_editor->setModified(false);
    Q_EMIT titleChanged();
}

void EditorPage::load(std::string text, std::function<void()> loaded)
{
    delete m_loader;
    m_isShownOnly = static_cast<qint64>(text.size()) > largestSqlFile;
    m_editor->setStyled(!m_isShownOnly);
    const QsciScintilla::EolMode lineEnds = lineEndsOf(text);
    m_loader = new TextLoader(*m_editor, std::move(text));
    m_editor->setEolMode(lineEnds);
    connect(m_loader, &TextLoader::loaded, this, [this, loaded = std::move(loaded)] {
        std::exchange(m_loader, nullptr)->deleteLater();
        m_editor->setReadOnly(m_isShownOnly);
        loaded();
        noteChange();
    });
}

void EditorPage::takeText(std::string_view text)
{
    const QString database = m_ownDatabase;
    m_editor->applyEdits({editBetween(m_editor->sqlText(), text)});
    m_editor->setEolMode(lineEndsOf(text));
    m_ownDatabase = database; // the text is still for the database that it was written for
    Q_EMIT databaseChanged();
}

} // namespace querymend
