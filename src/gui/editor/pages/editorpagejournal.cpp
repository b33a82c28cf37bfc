// How a text goes to the journal and comes back.

#include "editor/pages/editorpage.h"
#include "editor/pages/textconnection.h"
#include "editor/text/sqleditor.h"
#include "editor/text/textloader.h"

namespace querymend {

void EditorPage::restore(const JournalTab& tab)
{
    m_title = tab.title;
    setConnection(tab.connection.isEmpty()
                      ? nullptr
                      : std::make_unique<TextConnection>(TextConnection::Saved{tab.connection, tab.connectionName}));
    m_file = {tab.path, tab.encoding, tab.stamp};
    m_isRestoredModified = tab.isModified;
    constexpr std::size_t quick = 64 * 1024;
    if (!tab.before && tab.text.size() > quick)
        return load(tab.text, [this, caret = tab.caret, database = tab.database] {
            m_editor->setCaret(caret);
            m_ownDatabase = database;
            Q_EMIT databaseChanged();
            Q_EMIT fileChanged();
        });
    if (tab.before)
        propose(*tab.before, tab.text);
    else
        m_editor->setSqlText(tab.text);
    m_editor->setCaret(tab.caret);
    m_ownDatabase = tab.database;
    Q_EMIT databaseChanged();
    Q_EMIT titleChanged();
    Q_EMIT fileChanged();
}

JournalTab EditorPage::record(int place, TabStatus status) const
{
    JournalTab tab;
    tab.id = m_id;
    tab.title = m_title;
    tab.database = m_ownDatabase;
    if (m_connection) {
        tab.connection = m_connection->saved().id;
        tab.connectionName = m_connection->saved().name;
    }
    tab.path = m_file.path;
    tab.encoding = m_file.encoding;
    tab.stamp = m_file.stamp;
    tab.isTextInFile = m_isShownOnly;
    if (!m_isShownOnly)
        tab.text = m_proposal ? m_proposal->after : m_loader ? m_loader->text() : m_editor->sqlText();
    if (m_proposal)
        tab.before = m_proposal->before;
    tab.caret = m_editor->caret();
    tab.place = place;
    tab.status = status;
    tab.isModified = isModified();
    return tab;
}

} // namespace querymend
