#include "settings/shortcutmodel.h"

#include "common/scaled.h"
#include "common/theme.h"

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

using Keys = QList<QKeySequence>;

/// Returns an action's default shortcuts. There may be several, of which the first is shown.
Keys usualOf(const QAction& action)
{
    const QVariant usual = action.property(usualProperty);
    return usual.isValid() ? usual.value<Keys>() : action.shortcuts();
}

void noteUsual(QAction& action)
{
    if (!action.property(usualProperty).isValid())
        action.setProperty(usualProperty, QVariant::fromValue(action.shortcuts()));
}

QKeySequence firstOf(const Keys& keys)
{
    return keys.isEmpty() ? QKeySequence() : keys.front();
}

bool isChanged(const QAction& action)
{
    return action.shortcut() != firstOf(usualOf(action));
}

void give(QAction& action, const QKeySequence& keys)
{
    const Keys usual = usualOf(action);
    if (keys == firstOf(usual))
        action.setShortcuts(usual);
    else
        action.setShortcut(keys);
}

bool isAmbiguous(const QKeySequence& one, const QKeySequence& other)
{
    return one.matches(other) != QKeySequence::NoMatch || other.matches(one) != QKeySequence::NoMatch;
}

} // namespace

void applyShortcuts(const std::vector<QAction*>& actions, const ShortcutMap& chosen)
{
    for (QAction* const action : actions) {
        noteUsual(*action);
        const auto keys = chosen.find(action->objectName().toStdString());
        give(*action,
             keys == chosen.end() ? firstOf(usualOf(*action))
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
    return firstOf(usualOf(*m_actions[static_cast<std::size_t>(row)]));
}

QString ShortcutModel::takenBy(int row, const QKeySequence& keys) const
{
    const QAction* const own = m_actions[static_cast<std::size_t>(row)];
    const auto other = std::find_if(m_actions.begin(), m_actions.end(), [&](const QAction* action) {
        const Keys theirs = action->shortcuts();
        return action != own && !keys.isEmpty()
            && std::any_of(theirs.begin(), theirs.end(),
                           [&](const QKeySequence& theirKeys) { return isAmbiguous(theirKeys, keys); });
    });
    return other == m_actions.end() ? QString() : plainText(**other);
}

void ShortcutModel::setShortcut(int row, const QKeySequence& keys)
{
    QAction& action = *m_actions[static_cast<std::size_t>(row)];
    noteUsual(action);
    give(action, keys);
    Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
    Q_EMIT changed();
}

ShortcutMap ShortcutModel::chosen() const
{
    ShortcutMap chosen;
    for (const QAction* const action : m_actions) {
        if (isChanged(*action))
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
    if (role == IsChangedRole)
        return isChanged(action);
    if (role == Qt::FontRole && isChanged(action)) {
        QFont font;
        font.setWeight(QFont::DemiBold);
        return font;
    }
    if (role == Qt::SizeHintRole)
        return QSize(0, scaled(26));
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

#include "moc_shortcutmodel.cpp"
