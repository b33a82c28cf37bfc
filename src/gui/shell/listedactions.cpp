#include "shell/listedactions.h"

#include "shell/commandpalette.h"

#include <QMenu>
#include <QMenuBar>

namespace querymend {

ListedActions::ListedActions(const QMenuBar& menus, const CommandPalette& palette, QObject* parent) : QObject(parent)
{
    for (const QAction* const title : menus.actions()) {
        connect(title->menu(), &QMenu::aboutToShow, this, &ListedActions::showUse);
        connect(title->menu(), &QMenu::aboutToHide, this, &ListedActions::giveBack);
    }
    connect(&palette, &CommandPalette::aboutToOpen, this, &ListedActions::showUse);
    connect(&palette, &CommandPalette::closed, this, &ListedActions::giveBack);
}

void ListedActions::add(QAction& action, HasUse hasUse)
{
    m_actions.emplace_back(&action, std::move(hasUse));
}

void ListedActions::showUse()
{
    for (const auto& [action, hasUse] : m_actions)
        action->setEnabled(hasUse());
}

void ListedActions::giveBack()
{
    for (const auto& [action, hasUse] : m_actions) {
        if (action) // a window that is being deleted hides the palette last
            action->setEnabled(true);
    }
}

} // namespace querymend

#include "moc_listedactions.cpp"
