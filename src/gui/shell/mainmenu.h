#pragma once

#include <QList>

class QAction;
class QMenuBar;

namespace querymend {

class Actions;

/// Puts the actions into menus. The toggles show and hide docks.
void fillMenuBar(QMenuBar& bar, const Actions& actions, const QList<QAction*>& toggles);

} // namespace querymend
