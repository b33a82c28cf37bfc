#pragma once

#include <QAbstractTableModel>
#include <QKeySequence>

#include <map>
#include <string>
#include <vector>

class QAction;

namespace querymend {

/// Shortcuts by the action's object name, in Qt's portable text form.
using ShortcutMap = std::map<std::string, std::string>;

/// Sets the shortcuts chosen for the actions, and records their defaults the first time.
void applyShortcuts(const std::vector<QAction*>& actions, const ShortcutMap& chosen);

/// Presents the actions of a window and their shortcuts.
class ShortcutModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { actionColumn, shortcutColumn, columns };
    enum Role { IsChangedRole = Qt::UserRole + 1 };

    /// The actions must outlive the model. Those without an object name cannot be changed and are left out.
    explicit ShortcutModel(const std::vector<QAction*>& actions, QObject* parent = nullptr);

    [[nodiscard]] QKeySequence shortcut(int row) const;
    [[nodiscard]] QKeySequence usualShortcut(int row) const;
    /// Returns the name of another action that these keys conflict with; empty if there is none.
    [[nodiscard]] QString takenBy(int row, const QKeySequence& keys) const;
    void setShortcut(int row, const QKeySequence& keys);
    /// Returns the shortcuts that differ from their defaults.
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
