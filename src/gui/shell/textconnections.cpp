#include "shell/textconnections.h"

#include "common/menutitle.h"
#include "common/theme.h"
#include "database/savedtarget.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/pages/textconnection.h"
#include "settings/colourtags.h"
#include "settings/connectionbook.h"
#include "settings/connectionwords.h"
#include "shell/windowparts.h"
#include "store/connectiongroups.h"

#include <QMenu>
#include <QPointer>
#include <QScopedValueRollback>

#include <memory>
#include <utility>

namespace querymend {

namespace {

QString inMenu(const QString& name)
{
    return name.simplified().replace(u'&', QStringLiteral("&&"));
}

/// Another connection to the same database may say so.
bool isProduction(const ConnectionBook& book, const SavedConnection& saved)
{
    const SavedConnection* const known = book.findTarget(targetOf(saved));
    return saved.isProduction || (known && known->isProduction);
}

} // namespace

TextConnections::TextConnections(const WindowParts& parts, EditorPanel& editor, QObject* parent)
    : QObject(parent), m_parts(parts), m_editor(editor)
{
    connect(&editor, &EditorPanel::connectionsAsked, this, &TextConnections::fill);
    connect(&editor, &EditorPanel::connectAsked, this, &TextConnections::connectAgain);
    connect(&editor, &EditorPanel::connectToAsked, this, &TextConnections::connectTo);
    connect(&editor.tabs(), &EditorTabs::textAdded, this, &TextConnections::watch);
    connect(&parts.book, &ConnectionBook::changed, this, &TextConnections::markAll);
    for (int i = 0; i < editor.tabs().count(); ++i)
        watch(editor.tabs().at(i));
}

/// A text that was open last time only remembers which connection it had.
void TextConnections::watch(EditorPage* page)
{
    connect(page, &EditorPage::connectionChanged, this, [this, page] { mark(*page); });
}

void TextConnections::mark(EditorPage& page)
{
    const SavedConnection* const saved = page.database().connection()
        ? m_parts.book.find(page.database().connection()->saved().id.toStdString())
        : nullptr;
    if (!saved || m_isMarking)
        return;
    const QScopedValueRollback marking(m_isMarking, true); // marking emits connectionChanged, which leads back here
    page.database().markConnection(openTagIcon(saved->colour, m_parts.theme), isProduction(m_parts.book, *saved));
}

void TextConnections::markAll()
{
    for (int i = 0; i < m_editor.tabs().count(); ++i)
        mark(*m_editor.tabs().at(i));
}

void TextConnections::fill(EditorPage* page, QMenu* menu)
{
    const QString own = page->database().connection() ? page->database().connection()->saved().id : QString();
    const auto add = [&](const QString& text, bool isChosen) {
        QAction* const action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(isChosen);
        return action;
    };
    const bool isOpen = m_parts.workbench.state() != ConnectionState::closed;
    const QString open = QString::fromStdString(m_parts.workbench.target().shown());
    const QString name = isOpen ? inMenu(open).section(QLatin1Char('/'), -1) : tr("none");
    QAction* const windows = add(tr("Window's Connection: %1").arg(name), own.isEmpty());
    connect(windows, &QAction::triggered, page, [page] { page->setConnection(nullptr); });
    menu->addSeparator();
    std::string group;
    for (const SavedConnection& saved : inGroups(m_parts.book.connections())) {
        if (saved.group != group) {
            menu->addSeparator();
            addMenuTitle(*menu, QString::fromStdString(saved.group).simplified());
        }
        group = saved.group;
        const QString id = QString::fromStdString(saved.id);
        QAction* const action = add(inMenu(listedName(saved)), id == own);
        action->setIcon(tagIcon(saved.colour, m_parts.theme));
        connect(action, &QAction::triggered, page, [this, page, id] { connectText(page, id); });
    }
    if (!group.empty())
        menu->addSeparator();
    connect(menu->addAction(tr("Connections\u2026")), &QAction::triggered, this, &TextConnections::connectionsAsked);
}

void TextConnections::connectAgain(EditorPage* page)
{
    if (page->database().connection())
        connectText(page, page->database().connection()->saved().id);
}

void TextConnections::connectTo(EditorPage* page, const ConnectionTarget& target)
{
    if (page->database().connection())
        page->setConnection(std::make_unique<TextConnection>(page->database().connection()->saved(),
                                                             m_parts.workbench.connectionBeside(target)));
}

/// The password comes from the key store, which may take a while.
void TextConnections::connectText(EditorPage* page, const QString& id)
{
    const SavedConnection* const saved = m_parts.book.find(id.toStdString());
    if (!saved)
        return Q_EMIT connectionsAsked(); // it was deleted
    TextConnection::Saved shown{id, QString::fromStdString(saved->name), openTagIcon(saved->colour, m_parts.theme),
                                isProduction(m_parts.book, *saved)};
    m_parts.book.complete(saved->id, page, [this, page, shown](const ConnectionTarget& target) {
        page->setConnection(std::make_unique<TextConnection>(shown, m_parts.workbench.connectionBeside(target)));
    });
}

} // namespace querymend

#include "moc_textconnections.cpp"
