#include "shell/connectionmarks.h"

#include "common/productionbar.h"
#include "common/runwords.h"
#include "common/theme.h"
#include "editor/editorpanel.h"
#include "settings/colourtags.h"
#include "settings/connectionbook.h"
#include "shell/connectionbar.h"
#include "shell/placeopener.h"
#include "shell/statusline.h"
#include "shell/windowparts.h"

#include <QEvent>

namespace querymend {

namespace {

const SavedConnection* openConnection(const WindowParts& parts)
{
    const bool isClosed = parts.workbench.state() == ConnectionState::closed;
    return isClosed ? nullptr : parts.book.findTarget(parts.workbench.target());
}

} // namespace

ConnectionMarks::ConnectionMarks(const WindowParts& parts, ConnectionBar& bar, EditorPanel& editor, StatusLine& status,
                                 QWidget& window)
    : QObject(&window), m_parts(parts), m_bar(bar), m_editor(editor), m_status(status), m_window(window)
{
    connect(&parts.workbench, &Workbench::stateChanged, this, &ConnectionMarks::show);
    connect(&parts.book, &ConnectionBook::changed, this, &ConnectionMarks::show);
    connect(&parts.theme, &Theme::changed, this, &ConnectionMarks::show);
    window.installEventFilter(this);
    show();
}

bool ConnectionMarks::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showTitle();
    return QObject::eventFilter(watched, event);
}

void ConnectionMarks::show()
{
    const SavedConnection* const saved = openConnection(m_parts);
    const QString name = saved ? textOf(saved->name).simplified() : QString();
    const QIcon icon = saved ? openTagIcon(saved->colour, m_parts.theme) : QIcon();
    m_bar.show(saved);
    m_status.nameConnection(name, icon);
    m_editor.nameConnection(name, icon);
    showTitle();
}

void ConnectionMarks::showTitle()
{
    if (m_parts.workbench.state() == ConnectionState::closed)
        return m_window.setWindowTitle({});
    const SavedConnection* const saved = openConnection(m_parts);
    const QString place = fileNameOf(m_parts.workbench.target());
    m_window.setWindowTitle(saved && saved->isProduction ? ProductionBar::wordFor(place) : place);
}

} // namespace querymend

#include "moc_connectionmarks.cpp"
