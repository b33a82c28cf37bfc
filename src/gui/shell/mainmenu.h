#pragma once

#include <QHash>
#include <QList>
#include <QString>

class QAction;
class QMenuBar;

namespace querymend {

/// Puts actions into menus, by the names that the menus' table has; those that are missing are left out. The toggles
/// show and hide docks.
void fillMenuBar(QMenuBar& bar, const QHash<QString, QAction*>& actions, const QList<QAction*>& toggles);

/// The names of all actions that the menus are made of.
[[nodiscard]] QStringList namesInMenus();

} // namespace querymend
