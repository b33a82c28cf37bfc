#include "editor/pages/editortabs.h"

#include "common/icon.h"
#include "common/namefield.h"
#include "common/plaintip.h"
#include "common/productionbar.h"
#include "editor/pages/textconnection.h"
#include "editor/text/sqleditor.h"

#include <QEvent>
#include <QRegularExpression>
#include <QTabBar>
#include <QToolButton>
#include <QUuid>

namespace querymend {

namespace {

constexpr std::size_t mostClosed = 10;

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

constexpr qsizetype longestTitle = 32;
constexpr int ofProgram = -1; ///< a title without a number, but not the user's

/// The title as a tab shows it: one line, not too long, with no letter as a shortcut.
QString shownTitle(const EditorPage& page)
{
    QString text = page.title().simplified();
    if (text.size() > longestTitle)
        text = text.left(longestTitle - 1) + QChar(0x2026);
    text.replace(u'&', QStringLiteral("&&"));
    return page.isModified() ? text + QStringLiteral(" \u2022") : text;
}

} // namespace

EditorTabs::EditorTabs(Theme& theme, FileThread& files, QWidget* parent)
    : QTabWidget(parent), m_theme(theme), m_journal(journalFolder(), files)
{
    setDocumentMode(true);
    setMovable(true);
    setElideMode(Qt::ElideNone);
    setUsesScrollButtons(true);
    tabBar()->setStyleSheet(QStringLiteral("QTabBar::tear { width: 0; }")); // the buttons already show that tabs follow
    tabBar()->setAccessibleName(tr("SQL texts"));
    tabBar()->setExpanding(false);
    connect(this, &QTabWidget::tabBarDoubleClicked, this, &EditorTabs::rename);
    connect(this, &QTabWidget::currentChanged, this, &EditorTabs::noteOrder);
    connect(tabBar(), &QTabBar::tabMoved, this, &EditorTabs::noteOrder);
    connect(&m_journal, &Journal::failed, this, &EditorTabs::journalFailed);
    connect(&m_journal, &Journal::recovered, this, &EditorTabs::journalRecovered);
    addText();
    m_journal.restore(this, [this](const std::vector<JournalTab>& tabs) { restore(tabs); });
}

EditorTabs::~EditorTabs()
{
    keepChanges();
    disconnect(this);
}

void EditorTabs::keepChanges()
{
    for (int i = 0; i < count(); ++i) {
        if (at(i)->isKeepDue())
            keep(*at(i));
    }
}

EditorPage* EditorTabs::current() const
{
    return at(currentIndex());
}

EditorPage* EditorTabs::at(int index) const
{
    return qobject_cast<EditorPage*>(widget(index));
}

EditorPage* EditorTabs::withTitle(const QString& title) const
{
    for (int i = 0; i < count(); ++i) {
        if (at(i)->title() == title)
            return at(i);
    }
    return nullptr;
}

EditorPage* EditorTabs::withFile(const QString& path) const
{
    for (int i = 0; i < count(); ++i) {
        if (at(i)->file().path == path)
            return at(i);
    }
    return nullptr;
}

EditorPage* EditorTabs::addText()
{
    return addText(unusedTitle());
}

EditorPage* EditorTabs::addText(const QString& title)
{
    EditorPage* const page = insertPage(count(), newId(), title);
    if (m_numbers.value(page) == 0)
        m_numbers.insert(page, ofProgram);
    setCurrentWidget(page);
    page->setFocus();
    return page;
}

EditorPage* EditorTabs::insertPage(int index, const QString& id, const QString& title)
{
    auto* const page = new EditorPage(m_theme, id, title, this);
    m_numbers.insert(page, numberIn(title));
    connect(page, &EditorPage::titleChanged, this, [this, page] { showTitle(page); });
    connect(page, &EditorPage::connectionChanged, this, [this, page] { showTitle(page); });
    connect(page, &EditorPage::keepDue, this, [this, page] { keep(*page); });
    connect(&page->editor(), &SqlEditor::filesDropped, this, &EditorTabs::filesDropped);
    insertTab(index, page, shownTitle(*page));
    addCloseButton(page);
    Q_EMIT textAdded(page);
    return page;
}

void EditorTabs::addCloseButton(EditorPage* page)
{
    auto* const button = new QToolButton(tabBar());
    button->setIcon(themedIcon(Icon::xLg, m_theme, Tone::muted));
    button->setProperty("role", QStringLiteral("small"));
    button->setFocusPolicy(Qt::NoFocus); // Ctrl+W does the same
    button->setAccessibleName(tr("Close Tab"));
    button->setToolTip(tr("Close Tab"));
    connect(button, &QToolButton::clicked, page, [this, page] { closeText(indexOf(page)); });
    tabBar()->setTabButton(indexOf(page), QTabBar::RightSide, button);
}

void EditorTabs::closeText(int index)
{
    EditorPage* const page = at(index);
    if (!page)
        return;
    JournalTab closed = page->record(index, TabStatus::closed);
    const bool isWorthKeeping = !closed.text.empty() || closed.before;
    if (isWorthKeeping) {
        m_journal.keep(closed);
        m_closed.push_back(std::move(closed));
    } else {
        m_journal.drop(page->id());
    }
    if (m_closed.size() > mostClosed) {
        m_journal.drop(m_closed.front().id);
        m_closed.erase(m_closed.begin());
    }
    const QString title = page->title();
    if (count() == 1)
        addText();
    removeTab(indexOf(page));
    page->disconnect(this);
    m_numbers.remove(page);
    page->deleteLater();
    noteOrder();
    if (isWorthKeeping)
        Q_EMIT textClosed(title);
}

void EditorTabs::reopenText()
{
    if (m_closed.empty())
        return;
    const JournalTab tab = std::move(m_closed.back());
    m_closed.pop_back();
    EditorPage* const page = insertPage(std::min(tab.place, count()), tab.id, tab.title);
    page->restore(tab);
    setCurrentWidget(page);
    page->setFocus();
    noteOrder();
}

/// Edits the title in a field over the tab. Only Return applies it.
void EditorTabs::rename(int index)
{
    EditorPage* const page = at(index);
    if (!page)
        return;
    auto* const name = new NameField(page->title(), this);
    name->setAccessibleName(tr("Tab name"));
    name->selectAll();
    const QRect tab = tabBar()->tabRect(index);
    name->setGeometry(QRect(tabBar()->mapTo(this, tab.topLeft()), tab.size()).adjusted(0, 0, 40, 0));
    connect(name, &QLineEdit::returnPressed, page, [this, page, name] {
        applyTitle(*page, name->text().trimmed());
        page->setFocus();
    });
    connect(name, &NameField::abandoned, page, qOverload<>(&QWidget::setFocus));
    connect(name, &QLineEdit::editingFinished, name, &QObject::deleteLater);
    name->show();
    name->setFocus();
}

void EditorTabs::applyTitle(EditorPage& page, const QString& title)
{
    if (title.isEmpty() || title == page.title())
        return;
    m_numbers.insert(&page, 0);
    page.setTitle(title);
}

void EditorTabs::step(int places)
{
    setCurrentIndex((currentIndex() + places + count()) % count());
    current()->setFocus();
}

void EditorTabs::restore(const std::vector<JournalTab>& tabs)
{
    EditorPage* const first = at(0);
    const bool isUntouched = count() == 1 && first->editor().textSize() == 0 && first->file().path.isEmpty();
    EditorPage* seen = nullptr;
    int place = 0;
    int restored = 0;
    for (const JournalTab& tab : tabs) {
        const bool isText = tab.isTextInFile ? !tab.path.isEmpty() : !tab.text.empty();
        restored += tab.status != TabStatus::closed && isText ? 1 : 0;
        if (tab.isTextInFile) {
            m_journal.drop(tab.id);
            if (tab.status != TabStatus::closed && !tab.path.isEmpty())
                Q_EMIT fileWanted(tab.path);
            continue;
        }
        if (tab.status == TabStatus::closed) {
            m_closed.push_back(tab);
            continue;
        }
        EditorPage* const page = insertPage(place++, tab.id, tab.title);
        page->restore(tab);
        if (tab.status == TabStatus::current || !seen)
            seen = page;
    }
    if (seen && isUntouched) {
        setCurrentWidget(seen);
        closeText(indexOf(first));
    }
    if (restored > 0)
        Q_EMIT textsRestored(restored);
}

void EditorTabs::keep(const EditorPage& page)
{
    const int place = indexOf(&page);
    m_journal.keep(page.record(place, place == currentIndex() ? TabStatus::current : TabStatus::open));
}

void EditorTabs::showTitle(EditorPage* page)
{
    const int index = indexOf(page);
    const TextConnection* const own = page->database().connection();
    const QString name = page->file().path.isEmpty() ? page->title() : page->file().path;
    setTabText(index, shownTitle(*page));
    const bool isProduction = own && own->saved().isProduction;
    const QString tip = own ? QStringLiteral("%1 \u00B7 %2").arg(name, own->saved().name) : name;
    setTabToolTip(index, plainTip(isProduction ? ProductionBar::wordFor(tip) : tip));
    tabBar()->setAccessibleTabName(index, isProduction ? ProductionBar::wordFor(page->title()) : QString());
    setTabIcon(index,
               !own                             ? QIcon()
                   : isProduction               ? themedIcon(Icon::exclamationTriangle, m_theme, Tone::execution)
                   : own->saved().icon.isNull() ? themedIcon(Icon::database, m_theme, Tone::muted)
                                                : own->saved().icon);
}

void EditorTabs::noteOrder()
{
    for (int i = 0; i < count(); ++i)
        at(i)->noteChange();
}

/// Translates titles that the user did not write. The texts shown on tabs have been translated before this event.
void EditorTabs::changeEvent(QEvent* event)
{
    QTabWidget::changeEvent(event);
    for (int i = 0; event->type() == QEvent::LanguageChange && i < count(); ++i) {
        EditorPage* const page = at(i);
        const int number = m_numbers.value(page);
        if (number > 0)
            page->setTitle(tr("Query %1").arg(number));
        else if (number == ofProgram && page->file().path.isEmpty() && !page->isModified())
            page->setTitle(tabText(i));
        else
            showTitle(page);
    }
}

/// Returns the number in a title such as "Query 3", or 0 for any other title.
int EditorTabs::numberIn(const QString& title)
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    const int number = digits.match(title).captured().toInt();
    return tr("Query %1").arg(number) == title ? number : 0;
}

QString EditorTabs::unusedTitle() const
{
    for (int number = 1;; ++number) {
        const QString title = tr("Query %1").arg(number);
        if (!withTitle(title))
            return title;
    }
}

} // namespace querymend

#include "moc_editortabs.cpp"
