#pragma once

#include <QAbstractTableModel>
#include <QKeySequence>

#include <map>
#include <string>
#include <vector>

class QAction;

namespace querymend {

/// By the name of the action, as text that is the same on every machine.
using ShortcutMap = std::map<std::string, std::string>;

/// Gives the actions the shortcuts that were chosen for them, and notes their usual ones the first time.
void applyShortcuts(const std::vector<QAction*>& actions, const ShortcutMap& chosen);

/// The actions of a window and their shortcuts.
class ShortcutModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { actionColumn, shortcutColumn, columns };
    enum Role { IsChangedRole = Qt::UserRole + 1 };

    /// The actions outlive it. Those without a name cannot be changed and are left out.
    explicit ShortcutModel(const std::vector<QAction*>& actions, QObject* parent = nullptr);

    [[nodiscard]] QKeySequence shortcut(int row) const;
    [[nodiscard]] QKeySequence usualShortcut(int row) const;
    /// Which other action has it; empty where none does.
    [[nodiscard]] QString takenBy(int row, const QKeySequence& keys) const;
    void setShortcut(int row, const QKeySequence& keys);
    /// Those that are not the usual ones.
    [[nodiscard]] ShortcutMap chosen() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void changed();

private:
    std::vector<QAction*> m_actions;
};

} // namespace querymend
