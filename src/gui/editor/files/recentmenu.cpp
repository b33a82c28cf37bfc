#include "editor/files/recentmenu.h"

#include "editor/files/journal.h"

#include <QAction>

namespace querymend {

RecentMenu::RecentMenu(QWidget* parent) : QMenu(parent), m_files(journalFolder() + QStringLiteral("/recent.ini"))
{
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
}

void RecentMenu::fill()
{
    clear();
    for (const QString& path : m_files.paths()) {
        QAction* const action = addAction(QString(path).replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT fileChosen(path); });
    }
    if (m_files.paths().isEmpty())
        addAction(tr("No Recent Files"))->setEnabled(false);
}

} // namespace querymend

#include "moc_recentmenu.cpp"
