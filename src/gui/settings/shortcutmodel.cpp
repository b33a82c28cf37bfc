#include "settings/shortcutmodel.h"

#include <QAction>
#include <QFont>
#include <QSize>

#include <algorithm>

namespace querymend {

namespace {

constexpr auto usualProperty = "usualShortcut";

QString plainText(const QAction& action)
{
    QString text = action.text();
    text.remove(QLatin1Char('&'));
    return text.endsWith(QChar(0x2026)) ? text.chopped(1) : text;
}

QKeySequence usualOf(const QAction& action)
{
    const QVariant usual = action.property(usualProperty);
    return usual.isValid() ? usual.value<QKeySequence>() : action.shortcut();
}

} // namespace

void applyShortcuts(const std::vector<QAction*>& actions, const ShortcutMap& chosen)
{
    for (QAction* const action : actions) {
        if (!action->property(usualProperty).isValid())
            action->setProperty(usualProperty, QVariant::fromValue(action->shortcut()));
        const auto keys = chosen.find(action->objectName().toStdString());
        action->setShortcut(keys == chosen.end()
                                ? usualOf(*action)
                                : QKeySequence(QString::fromStdString(keys->second), QKeySequence::PortableText));
    }
}

ShortcutModel::ShortcutModel(const std::vector<QAction*>& actions, QObject* parent) : QAbstractTableModel(parent)
{
    std::copy_if(actions.begin(), actions.end(), std::back_inserter(m_actions),
                 [](const QAction* action) { return !action->objectName().isEmpty(); });
}

QKeySequence ShortcutModel::shortcut(int row) const
{
    return m_actions[static_cast<std::size_t>(row)]->shortcut();
}

QKeySequence ShortcutModel::usualShortcut(int row) const
{
    return usualOf(*m_actions[static_cast<std::size_t>(row)]);
}

QString ShortcutModel::takenBy(int row, const QKeySequence& keys) const
{
    const QAction* const own = m_actions[static_cast<std::size_t>(row)];
    const auto other = std::find_if(m_actions.begin(), m_actions.end(), [&](const QAction* action) {
        return action != own && !keys.isEmpty()
            && (action->shortcut().matches(keys) != QKeySequence::NoMatch
                || keys.matches(action->shortcut()) != QKeySequence::NoMatch);
    });
    return other == m_actions.end() ? QString() : plainText(**other);
}

void ShortcutModel::setShortcut(int row, const QKeySequence& keys)
{
    QAction& action = *m_actions[static_cast<std::size_t>(row)];
    if (!action.property(usualProperty).isValid())
        action.setProperty(usualProperty, QVariant::fromValue(action.shortcut()));
    action.setShortcut(keys);
    Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
    Q_EMIT changed();
}

ShortcutMap ShortcutModel::chosen() const
{
    ShortcutMap chosen;
    for (const QAction* const action : m_actions) {
        if (action->shortcut() != usualOf(*action))
            chosen[action->objectName().toStdString()] =
                action->shortcut().toString(QKeySequence::PortableText).toStdString();
    }
    return chosen;
}

int ShortcutModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_actions.size());
}

int ShortcutModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ShortcutModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const QAction& action = *m_actions[static_cast<std::size_t>(index.row())];
    const bool isChanged = action.shortcut() != usualOf(action);
    if (role == IsChangedRole)
        return isChanged;
    if (role == Qt::FontRole && isChanged) {
        QFont font;
        font.setWeight(QFont::DemiBold);
        return font;
    }
    if (role == Qt::SizeHintRole)
        return QSize(0, 26);
    if (role != Qt::DisplayRole)
        return {};
    return index.column() == actionColumn ? plainText(action) : action.shortcut().toString(QKeySequence::NativeText);
}

QVariant ShortcutModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == actionColumn ? tr("Action") : tr("Shortcut");
}

} // namespace querymend
