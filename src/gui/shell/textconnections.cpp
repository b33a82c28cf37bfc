#include "shell/textconnections.h"

#include "common/theme.h"
#include "editor/editorpanel.h"
#include "editor/pages/textconnection.h"
#include "settings/colourtags.h"
#include "settings/connectionbook.h"
#include "shell/windowparts.h"

#include <QMenu>
#include <QPointer>

#include <memory>
#include <utility>

namespace querymend {

namespace {

QString inMenu(const std::string& name)
{
    return QString::fromStdString(name).simplified().replace(u'&', QStringLiteral("&&"));
}

} // namespace

TextConnections::TextConnections(const WindowParts& parts, EditorPanel& editor, QObject* parent)
    : QObject(parent), m_parts(parts)
{
    connect(&editor, &EditorPanel::connectionsAsked, this, &TextConnections::fill);
    connect(&editor, &EditorPanel::connectAsked, this, &TextConnections::connectAgain);
    connect(&editor, &EditorPanel::connectToAsked, this, &TextConnections::connectTo);
}

void TextConnections::fill(EditorPage* page, QMenu* menu)
{
    const QString own = page->connection() ? page->connection()->saved().id : QString();
    const auto add = [&](const QString& text, bool isChosen) {
        QAction* const action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(isChosen);
        return action;
    };
    const bool isOpen = m_parts.workbench.state() != ConnectionState::closed;
    const std::string open = m_parts.workbench.target().shown();
    const QString name = isOpen ? inMenu(open).section(QLatin1Char('/'), -1) : tr("none");
    QAction* const windows = add(tr("The window's connection: %1").arg(name), own.isEmpty());
    connect(windows, &QAction::triggered, page, [page] { page->setConnection(nullptr); });
    menu->addSeparator();
    for (const SavedConnection& saved : m_parts.book.connections()) {
        const QString id = QString::fromStdString(saved.id);
        QAction* const action = add(inMenu(saved.name), id == own);
        action->setIcon(tagIcon(saved.colour, m_parts.theme));
        connect(action, &QAction::triggered, page, [this, page, id] { connectText(page, id); });
    }
    connect(menu->addAction(tr("Connections\u2026")), &QAction::triggered, this, &TextConnections::connectionsAsked);
}

void TextConnections::connectAgain(EditorPage* page)
{
    if (page->connection())
        connectText(page, page->connection()->saved().id);
}

void TextConnections::connectTo(EditorPage* page, const ConnectionTarget& target)
{
    if (page->connection())
        page->setConnection(
            std::make_unique<TextConnection>(page->connection()->saved(), m_parts.workbench.connectionBeside(target)));
}

/// The password comes from the key store, which may take a while.
void TextConnections::connectText(EditorPage* page, const QString& id)
{
    const SavedConnection* const saved = m_parts.book.find(id.toStdString());
    if (!saved)
        return Q_EMIT connectionsAsked(); // it was deleted
    TextConnection::Saved shown{id, QString::fromStdString(saved->name), tagIcon(saved->colour, m_parts.theme)};
    m_parts.book.complete(saved->id, page, [this, page, shown](const ConnectionTarget& target) {
        page->setConnection(std::make_unique<TextConnection>(shown, m_parts.workbench.connectionBeside(target)));
    });
}

} // namespace querymend

#include "moc_textconnections.cpp"
