#include "shell/commandpalette.h"

#include "common/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr int palettewidth = 520;
constexpr int mostShown = 12;
constexpr int actionRole = Qt::UserRole;

QString plainText(const QAction& action)
{
    QString text = action.text();
    return text.remove(QLatin1Char('&'));
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
    : QFrame(window), m_theme(theme), m_actions(std::move(actions)), m_typed(new QLineEdit(this)),
      m_found(new QListWidget(this))
{
    setProperty("role", QStringLiteral("card"));
    m_typed->setPlaceholderText(tr("What is to be done?"));
    m_typed->setAccessibleName(tr("Command"));
    m_typed->setFont(Theme::questionFont());
    m_found->setAccessibleName(tr("Commands found"));
    m_found->setFocusPolicy(Qt::NoFocus);
    m_found->setUniformItemSizes(true);
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
    m_typed->clear();
    fill();
    const int width = std::min(palettewidth, parentWidget()->width() - 32);
    resize(width, 380);
    move((parentWidget()->width() - width) / 2, std::max(16, parentWidget()->height() / 8));
    show();
    raise();
    m_typed->setFocus(Qt::PopupFocusReason);
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
        const auto score = paletteScore(m_typed->text(), plainText(*action));
        if (score && action->isEnabled() && action->isVisible())
            fitting.emplace_back(-*score, action);
    }
    std::stable_sort(fitting.begin(), fitting.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    m_found->clear();
    for (const auto& [score, action] : fitting) {
        if (m_found->count() == mostShown && !m_typed->text().isEmpty())
            break;
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString text = plainText(*action);
        auto* const item =
            new QListWidgetItem(action->icon(), keys.isEmpty() ? text : text + QStringLiteral("   ") + keys);
        item->setData(actionRole, QVariant::fromValue(action));
        m_found->addItem(item);
    }
    m_found->setCurrentRow(0);
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
