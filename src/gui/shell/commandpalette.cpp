#include "shell/commandpalette.h"

#include "common/namedrowdelegate.h"
#include "common/scaled.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr int usualWidth = 520;
constexpr int mostShown = 12;
constexpr int actionRole = Qt::UserRole;
constexpr int menuRole = Qt::UserRole + 1;
constexpr int keysRole = Qt::UserRole + 2;

QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

/// Returns the title of the action's menu, so that users learn where to find it.
QString menuOf(const QAction& action)
{
    for (const QObject* const object : action.associatedObjects()) {
        const auto* const menu = qobject_cast<const QMenu*>(object);
        if (menu && !menu->title().isEmpty())
            return plain(menu->title());
    }
    return {};
}

} // namespace

std::optional<int> paletteScore(const QString& typed, const QString& text)
{
    int score = 0;
    qsizetype place = -1;
    for (const QChar letter : typed) {
        if (letter.isSpace())
            continue;
        const qsizetype found = text.indexOf(letter, place + 1, Qt::CaseInsensitive);
        if (found < 0)
            return std::nullopt;
        const bool beginsWord = found == 0 || !text.at(found - 1).isLetterOrNumber();
        score += found == place + 1 ? 3 : beginsWord ? 2 : 0;
        place = found;
    }
    return score;
}

CommandPalette::CommandPalette(const Theme& theme, QList<QAction*> actions, QWidget* window)
    : QFrame(window), m_actions(std::move(actions)), m_typed(new QLineEdit(this)), m_found(new QListWidget(this)),
      m_nothing(new QLabel(tr("No matching commands."), m_found->viewport()))
{
    setProperty("role", QStringLiteral("card"));
    m_typed->setPlaceholderText(tr("Type a command…"));
    m_typed->setAccessibleName(tr("Command"));
    m_typed->setProperty("role", QStringLiteral("command"));
    m_found->setAccessibleName(tr("Matching commands"));
    m_found->setFocusPolicy(Qt::NoFocus);
    m_found->setUniformItemSizes(true);
    m_found->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_found->setItemDelegate(
        new NamedRowDelegate(theme, {Qt::DisplayRole, menuRole, keysRole}, NamedRowDelegate::Face::work, m_found));
    m_nothing->setProperty("role", QStringLiteral("meta"));
    auto* const room = new QVBoxLayout(m_found->viewport());
    room->setContentsMargins(8, 8, 8, 8);
    room->addWidget(m_nothing, 0, Qt::AlignHCenter | Qt::AlignTop);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    column->addWidget(m_typed);
    column->addWidget(m_found);
    m_typed->installEventFilter(this);
    connect(m_typed, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_typed, &QLineEdit::returnPressed, this, &CommandPalette::take);
    connect(m_found, &QListWidget::itemClicked, this, &CommandPalette::take);
    hide();
}

void CommandPalette::open()
{
    Q_EMIT aboutToOpen();
    m_typed->clear();
    fill();
    const int width = std::min(scaled(usualWidth), parentWidget()->width() - 32);
    if (m_found->count() > 0)
        m_found->setFixedHeight(mostShown * m_found->sizeHintForRow(0) + 2 * m_found->frameWidth()); // whole rows only
    resize(width, sizeHint().height());
    move((parentWidget()->width() - width) / 2, std::max(16, parentWidget()->height() / 8));
    show();
    raise();
    m_typed->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    Q_EMIT closed();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        hide();
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int rows = m_found->count();
    if (key == Qt::Key_Escape) {
        hide();
        return true;
    }
    if ((key == Qt::Key_Down || key == Qt::Key_Up) && rows > 0) {
        m_found->setCurrentRow((m_found->currentRow() + (key == Qt::Key_Down ? 1 : rows - 1)) % rows);
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void CommandPalette::fill()
{
    std::vector<std::pair<int, QAction*>> fitting;
    for (QAction* const action : m_actions) {
        const auto score = paletteScore(m_typed->text(), plain(action->text()));
        if (score && action->isEnabled() && action->isVisible())
            fitting.emplace_back(-*score, action);
    }
    std::stable_sort(fitting.begin(), fitting.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    m_found->clear();
    for (const auto& [score, action] : fitting) {
        if (m_found->count() == mostShown && !m_typed->text().isEmpty())
            break;
        auto* const item = new QListWidgetItem(action->icon(), plain(action->text()), m_found);
        item->setData(actionRole, QVariant::fromValue(action));
        item->setData(menuRole, menuOf(*action));
        item->setData(keysRole, action->shortcut().toString(QKeySequence::NativeText));
        QStringList spoken{item->text(), item->data(menuRole).toString(), item->data(keysRole).toString()};
        spoken.removeAll(QString());
        item->setData(Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
    }
    m_found->setCurrentRow(0);
    m_nothing->setVisible(m_found->count() == 0);
}

void CommandPalette::take()
{
    const QListWidgetItem* const item = m_found->currentItem();
    if (!item)
        return;
    auto* const action = item->data(actionRole).value<QAction*>();
    hide();
    action->trigger();
}

} // namespace querymend

#include "moc_commandpalette.cpp"
