#pragma once

#include <QAction>
#include <QObject>
#include <QPointer>

#include <functional>
#include <utility>
#include <vector>

class QMenuBar;

namespace querymend {

class CommandPalette;

/// Disables actions that have nothing to act on, while a menu or the palette lists them. Their keys work at any time,
/// because what runs may begin or end without notice.
class ListedActions : public QObject {
    Q_OBJECT

public:
    using HasUse = std::function<bool()>;

    ListedActions(const QMenuBar& menus, const CommandPalette& palette, QObject* parent);

    void add(QAction& action, HasUse hasUse);

private:
    void showUse();
    void giveBack();

    std::vector<std::pair<QPointer<QAction>, HasUse>> m_actions;
};

} // namespace querymend
