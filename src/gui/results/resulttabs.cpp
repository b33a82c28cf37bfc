#include "results/resulttabs.h"

#include "common/icon.h"
#include "common/namefield.h"
#include "common/theme.h"
#include "results/resulttabbar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>

namespace querymend {

namespace {

constexpr auto pinnedProperty = "querymendPinned";
constexpr qsizetype longestTitle = 40;

/// Doubles ampersands, because a single one in a tab's text would underline the next letter.
QString shortTitle(const QString& title)
{
    QString text = title.simplified();
    if (text.size() > longestTitle)
        text = text.left(longestTitle) + QChar(0x2026);
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

ResultTabs::ResultTabs(const Theme& theme, QWidget* parent) : QTabWidget(parent), m_theme(theme)
{
    setTabBar(new ResultTabBar(this));
    setDocumentMode(true);
    tabBar()->setAccessibleName(tr("Results, plan and messages"));
    tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(tabBar(), &QWidget::customContextMenuRequested, this, &ResultTabs::showMenu);
    connect(tabBar(), &QTabBar::tabBarDoubleClicked, this, &ResultTabs::rename);
    auto* const name = new QAction(tr("Rename"), tabBar());
    name->setShortcut(Qt::Key_F2);
    name->setShortcutContext(Qt::WidgetShortcut);
    connect(name, &QAction::triggered, this, [this] { rename(currentIndex()); });
    tabBar()->addAction(name);
}

void ResultTabs::addFixed(QWidget* page, const QString& title)
{
    addTab(page, title);
    ++m_fixed;
}

void ResultTabs::addResult(QWidget* page, const QString& title)
{
    const int index = insertTab(resultCount(), page, shortTitle(title));
    setTabToolTip(index, title);
    addButtons(page);
    setCurrentIndex(index);
}

QString ResultTabs::freeTitle(const QString& title) const
{
    QStringList taken;
    for (int i = 0; i < resultCount(); ++i)
        taken.append(tabToolTip(i));
    QString free = title;
    for (int number = 2; taken.contains(free); ++number)
        free = QStringLiteral("%1 (%2)").arg(title, QLocale().toString(number));
    return free;
}

void ResultTabs::addButtons(QWidget* page)
{
    auto* const buttons = new QWidget(tabBar());
    auto* const row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    const auto button = [&](Icon icon, const QString& text) {
        auto* const made = new QToolButton(buttons);
        made->setIcon(themedIcon(icon, m_theme, Tone::muted));
        made->setProperty("role", QStringLiteral("small"));
        made->setToolTip(text);
        made->setAccessibleName(text);
        made->setFocusPolicy(Qt::TabFocus);
        row->addWidget(made);
        return made;
    };
    QToolButton* const pin = button(Icon::pinAngle, tr("Pin this result: the next one opens in another tab"));
    pin->setObjectName(QStringLiteral("pin"));
    pin->setCheckable(true);
    QToolButton* const close = button(Icon::xLg, tr("Close this result"));
    connect(pin, &QToolButton::toggled, page, [this, page](bool on) { setPinned(page, on ? Pin::pinned : Pin::none); });
    connect(close, &QToolButton::clicked, page, [this, page] { closeResult(page); });
    tabBar()->setTabButton(indexOf(page), QTabBar::RightSide, buttons);
}

void ResultTabs::closeResult(QWidget* page)
{
    Q_EMIT closing(page);
    const bool isLastShown = currentWidget() == page && resultCount() == 1;
    removeTab(indexOf(page));
    if (isLastShown) { // otherwise Qt goes on to the plan
        setTabVisible(0, true);
        setCurrentIndex(0);
    }
    page->hide();
    page->deleteLater(); // the call may come from its own button
}

void ResultTabs::setPinned(QWidget* page, Pin pin)
{
    page->setProperty(pinnedProperty, pin == Pin::pinned);
    const QWidget* const buttons = tabBar()->tabButton(indexOf(page), QTabBar::RightSide);
    if (auto* const button = buttons->findChild<QToolButton*>(QStringLiteral("pin"))) {
        button->setIcon(themedIcon(Icon::pinAngle, m_theme, pin == Pin::pinned ? Tone::accent : Tone::muted));
        button->setChecked(pin == Pin::pinned);
    }
}

bool ResultTabs::isPinned(const QWidget* page) const
{
    return page->property(pinnedProperty).toBool();
}

QList<QWidget*> ResultTabs::results() const
{
    QList<QWidget*> pages;
    for (int i = 0; i < resultCount(); ++i)
        pages.append(widget(i));
    return pages;
}

void ResultTabs::showMenu(QPoint place)
{
    const int under = tabBar()->tabAt(place);
    const int index = under < 0 ? currentIndex() : under; // the menu key gives no tab
    if (index < 0 || index >= resultCount())
        return;
    QWidget* const page = widget(index);
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(themedIcon(Icon::playFill, m_theme), tr("Run Again"), this,
                    [this, page] { Q_EMIT againAsked(page); });
    menu->addAction(themedIcon(Icon::pencil, m_theme), tr("Rename"), this, [this, page] { rename(indexOf(page)); });
    QAction* const pin = menu->addAction(themedIcon(Icon::pinAngle, m_theme), tr("Pin"));
    pin->setCheckable(true);
    pin->setChecked(isPinned(page));
    connect(pin, &QAction::toggled, page, [this, page](bool on) { setPinned(page, on ? Pin::pinned : Pin::none); });
    menu->addAction(themedIcon(Icon::xLg, m_theme), tr("Close"), this, [this, page] { closeResult(page); });
    menu->popup(tabBar()->mapToGlobal(place));
}

void ResultTabs::rename(int index)
{
    if (index < 0 || index >= resultCount() || m_name)
        return;
    m_renamed = widget(index);
    m_name = new NameField(tabToolTip(index), tabBar());
    m_name->setAccessibleName(tr("New name for the result"));
    m_name->setGeometry(tabBar()->tabRect(index).adjusted(2, 2, -2, -2));
    m_name->selectAll();
    m_name->show();
    m_name->setFocus();
    connect(m_name, &QLineEdit::editingFinished, this, &ResultTabs::applyName);
    connect(m_name, &NameField::abandoned, this, [this] {
        closeNameField();
        if (m_renamed)
            m_renamed->setFocus();
    });
}

/// A field that loses the focus afterwards has no effect.
void ResultTabs::closeNameField()
{
    m_name->deleteLater();
    m_name = nullptr;
}

void ResultTabs::applyName()
{
    if (!m_name)
        return;
    const QString title = m_name->text().simplified();
    closeNameField();
    const int index = indexOf(m_renamed);
    if (index < 0 || title.isEmpty())
        return;
    setTabText(index, shortTitle(title));
    setTabToolTip(index, title);
    Q_EMIT renamed(m_renamed, title);
}

} // namespace querymend

#include "moc_resulttabs.cpp"
