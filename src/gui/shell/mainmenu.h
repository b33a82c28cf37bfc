#pragma once

#include <QHash>
#include <QList>
#include <QString>

class QAction;
class QMenuBar;

namespace querymend {

/// Fills the menus with actions, by name; missing ones are left out. The toggles show and hide docks.
void fillMenuBar(QMenuBar& bar, const QHash<QString, QAction*>& actions, const QList<QAction*>& toggles);

/// Returns the names of all actions in the menus.
[[nodiscard]] QStringList namesInMenus();

} // namespace querymend
