#include "editor/connectionmessage.h"

#include "editor/pages/editorpage.h"
#include "editor/pages/textconnection.h"

namespace querymend {

ConnectionMessage::ConnectionMessage(Theme& theme, QWidget* parent) : InlineMessage(theme, parent)
{
    connect(this, &InlineMessage::actionTaken, this, [this] {
        if (m_page)
            Q_EMIT connectAsked(m_page);
    });
}

void ConnectionMessage::setPage(EditorPage* page)
{
    if (m_page)
        disconnect(m_page, nullptr, this, nullptr);
    m_page = page;
    if (!page) {
        clear();
        return Q_EMIT changed();
    }
    connect(page, &EditorPage::connectionChanged, this, &ConnectionMessage::showState);
    connect(page, &EditorPage::connectionTold, this, &ConnectionMessage::tell);
    showState();
}

const TextConnection* ConnectionMessage::connection() const
{
    return m_page ? m_page->database().connection() : nullptr;
}

bool ConnectionMessage::isReachable() const
{
    return !connection() || connection()->state() == ConnectionState::open;
}

/// A text that was open last time offers to connect again.
void ConnectionMessage::showState()
{
    Q_EMIT changed();
    if (isReachable())
        return clear();
    const QString& name = connection()->saved().name;
    if (connection()->state() == ConnectionState::opening)
        say(Tone::accent, tr("Connecting to %1\u2026").arg(name));
    else
        say(Tone::accent, tr("This text uses %1, which is not connected.").arg(name), tr("Connect"));
}

void ConnectionMessage::tell(const QString& what)
{
    if (isReachable())
        say(Tone::schema, what);
    else
        say(Tone::execution, what, tr("Retry"));
    if (!isReachable())
        Q_EMIT failed();
}

} // namespace querymend

#include "moc_connectionmessage.cpp"
