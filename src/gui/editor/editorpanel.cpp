#include "editor/editorpanel.h"

#include "base/ascii.h"
#include "common/icon.h"
#include "common/inlinemessage.h"
#include "common/theme.h"
#include "editor/editorfiles.h"
#include "editor/editorstatus.h"
#include "editor/editortabs.h"
#include "editor/findbar.h"
#include "editor/problemmarks.h"
#include "editor/runproblem.h"
#include "editor/sqleditor.h"
#include "livecheck.h"
#include "workbench.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace querymend {

EditorPanel::EditorPanel(Workbench& workbench, Theme& theme, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_theme(theme), m_tabs(new EditorTabs(theme, m_fileThread, this)),
      m_files(new EditorFiles(*m_tabs, m_fileThread)), m_findBar(new FindBar(theme, this)),
      m_status(new EditorStatus(this)), m_message(new InlineMessage(theme, this)),
      m_recent(journalFolder() + QStringLiteral("/recent.ini")), m_recentMenu(new QMenu(this))
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_message);
    column->addWidget(m_findBar);
    column->addWidget(m_status);
    makeTabActions();
    makeTextActions();
    makeCorner();
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { follow(m_tabs->current()); });
    connect(m_tabs, &EditorTabs::textAdded, this, [this](EditorPage* page) {
        page->setDatabase(m_database);
        page->cover(m_covered);
    });
    connect(m_tabs, &EditorTabs::textClosed, this, [this](const QString& title) {
        m_status->tell(tr("Closed %1. Ctrl+Shift+T opens it again.").arg(title.simplified()));
    });
    connect(m_files, &EditorFiles::told, m_status, &EditorStatus::tell);
    connect(m_files, &EditorFiles::used, this, [this](const QString& path) {
        m_recent.note(path);
        follow(m_tabs->current()); // it may now be only shown, and such texts are not searched
    });
    connect(m_recentMenu, &QMenu::aboutToShow, this, &EditorPanel::fillRecent);
    connect(m_tabs, &EditorTabs::filesDropped, this, &EditorPanel::openAll);
    connect(m_tabs, &EditorTabs::fileWanted, this, &EditorPanel::openFile);
    connect(m_tabs, &EditorTabs::journalFailed, this, &EditorPanel::showJournalProblem);
    connect(m_tabs, &EditorTabs::journalRecovered, m_message, &InlineMessage::clear);
    setAcceptDrops(true);
    connect(&m_workbench, &Workbench::stateChanged, this, &EditorPanel::followDatabase);
    connect(&m_workbench, &Workbench::schemaChanged, this, &EditorPanel::followSchema);
    followDatabase();
    follow(m_tabs->current());
}

void EditorPanel::cover(std::optional<MaskRules> rules)
{
    m_covered = std::move(rules);
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->at(i)->cover(m_covered);
}

EditorPanel::~EditorPanel()
{
    disconnect(m_tabs, nullptr, this, nullptr);
    delete m_tabs; // before m_fileThread, which writes its texts to the journal
}

QAction* EditorPanel::add(const char* name, const QString& text, std::initializer_list<QKeySequence> keys, Slot slot)
{
    auto* const action = new QAction(text, this);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcuts(QList<QKeySequence>(keys));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
    return action;
}

void EditorPanel::makeTabActions()
{
    const auto everywhere = [](QAction* action) { action->setShortcutContext(Qt::WindowShortcut); };
    everywhere(add("newText", tr("New tab"), {QKeySequence(Qt::CTRL | Qt::Key_T)}, &EditorPanel::newText));
    everywhere(add("closeText", tr("Close tab"), {QKeySequence(Qt::CTRL | Qt::Key_W)}, &EditorPanel::closeText));
    everywhere(add("reopenText", tr("Reopen closed tab"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
                   &EditorPanel::reopenText));
    everywhere(add("openFile", tr("Open\u2026"), {QKeySequence::Open}, &EditorPanel::openFiles));
    add("openRecent", tr("Open recent"), {}, &EditorPanel::showRecent)->setMenu(m_recentMenu);
    everywhere(add("saveFile", tr("Save"), {QKeySequence::Save}, &EditorPanel::save));
    everywhere(
        add("saveFileAs", tr("Save as\u2026"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)}, &EditorPanel::saveAs));
    add("renameText", tr("Rename tab"), {QKeySequence(Qt::Key_F2)}, &EditorPanel::renameText);
    add("nextText", tr("Next tab"), {QKeySequence(Qt::CTRL | Qt::Key_Tab)}, &EditorPanel::nextText);
    add("previousText", tr("Previous tab"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)},
        &EditorPanel::previousText);
}

void EditorPanel::makeTextActions()
{
    const auto everywhere = [](QAction* action) { action->setShortcutContext(Qt::WindowShortcut); };
    everywhere(
        add("run", tr("Run statement"),
            {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::Key_F5), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
            &EditorPanel::run));
    everywhere(add("explain", tr("Explain statement"), {QKeySequence(Qt::CTRL | Qt::Key_E)}, &EditorPanel::explain));
    add("complete", tr("Complete"), {QKeySequence(Qt::CTRL | Qt::Key_Space)}, &EditorPanel::complete);
    add("format", tr("Format"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)}, &EditorPanel::format);
    add("find", tr("Find"), {QKeySequence::Find}, &EditorPanel::find);
    add("replace", tr("Replace"), {QKeySequence(Qt::CTRL | Qt::Key_H)}, &EditorPanel::replace);
    add("goToLine", tr("Go to line\u2026"), {QKeySequence(Qt::CTRL | Qt::Key_G)}, &EditorPanel::goToLine);
    add("toggleComment", tr("Toggle comment"), {QKeySequence(Qt::CTRL | Qt::Key_Slash)}, &EditorPanel::toggleComment);
    everywhere(add("nextProblem", tr("Next problem"), {QKeySequence(Qt::Key_F8)}, &EditorPanel::nextProblem));
    everywhere(add("previousProblem", tr("Previous problem"), {QKeySequence(Qt::SHIFT | Qt::Key_F8)},
                   &EditorPanel::previousProblem));
    add("mend", tr("Quick fix"), {QKeySequence(Qt::ALT | Qt::Key_Return), QKeySequence(Qt::ALT | Qt::Key_Enter)},
        &EditorPanel::mend);
}

/// Adds buttons for the most frequent actions.
void EditorPanel::makeCorner()
{
    auto* const corner = new QWidget(m_tabs);
    auto* const row = new QHBoxLayout(corner);
    row->setContentsMargins(4, 0, 8, 4);
    row->setSpacing(2);
    const std::pair<const char*, Icon> buttons[] = {
        {"newText", Icon::plusLg}, {"format", Icon::listUl}, {"explain", Icon::diagram3}, {"run", Icon::playFill}};
    for (const auto& [name, icon] : buttons) {
        auto* const action = findChild<QAction*>(QString::fromLatin1(name), Qt::FindDirectChildrenOnly);
        action->setIcon(themedIcon(icon, m_theme, icon == Icon::playFill ? Tone::accent : Tone::muted));
        auto* const button = new QToolButton(corner);
        button->setDefaultAction(action);
        button->setAccessibleName(action->text());
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? action->text() : QStringLiteral("%1 (%2)").arg(action->text(), keys));
        row->addWidget(button);
    }
    m_tabs->setCornerWidget(corner);
}

void EditorPanel::followDatabase()
{
    LiveDatabase* const database = m_workbench.database();
    std::unique_ptr<LiveCheck> check = database ? std::make_unique<LiveCheck>(*database) : nullptr;
    m_database = {};
    if (database)
        m_database = {check.get(), &database->dialect(), database->sharedSchema()};
    tellPages();
    m_check = std::move(check);
}

/// Checks the texts again, because earlier findings may no longer hold.
void EditorPanel::followSchema()
{
    if (!m_database.check)
        return;
    m_database.schema = m_workbench.schema();
    tellPages();
}

void EditorPanel::tellPages()
{
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->at(i)->setDatabase(m_database);
}

void EditorPanel::follow(EditorPage* page)
{
    m_status->setPage(page);
    m_findBar->setEditor(page && !page->isShownOnly() ? &page->editor() : nullptr);
}

void EditorPanel::focusText()
{
    if (EditorPage* const page = m_tabs->current())
        page->setFocus(Qt::ShortcutFocusReason);
}

void EditorPanel::showProposal(const QString& title, std::string before, std::string after)
{
    EditorPage* const known = m_tabs->withTitle(title);
    EditorPage* const page = known && known->hasProposal() ? known : m_tabs->addText(title);
    m_tabs->setCurrentWidget(page);
    page->propose(std::move(before), std::move(after));
}

void EditorPanel::insertText(const QString& text)
{
    SqlEditor& editor = m_tabs->current()->editor();
    if (editor.isReadOnly())
        return;
    const std::string all = editor.sqlText();
    const ByteRange selected = editor.selectedRange();
    const auto runsOn = [](char c) { return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || c == '"' || c == '`'; };
    std::string inserted = text.toStdString();
    if (selected.begin > 0 && runsOn(all[selected.begin - 1]))
        inserted.insert(inserted.begin(), ' ');
    if (selected.end < all.size() && runsOn(all[selected.end]))
        inserted += ' ';
    editor.insertAtCaret(inserted);
    editor.setFocus();
}

void EditorPanel::markProblem(const std::string& statement, const EngineError& error)
{
    EditorPage* const page = m_asked.page;
    const bool isStill = page && statement == m_asked.statement && m_asked.range.end <= page->editor().textSize()
        && page->editor().textIn(m_asked.range) == statement;
    if (isStill && !page->hasProposal())
        page->marks().showOfRun(runProblemOf(error, statement, m_asked.range.begin, page->editor().dialect()),
                                m_asked.range);
}

void EditorPanel::goToProblem(const std::string& statement, const EngineError& error)
{
    markProblem(statement, error);
    if (!m_asked.page || statement != m_asked.statement || m_asked.range.end > m_asked.page->editor().textSize())
        return;
    m_tabs->setCurrentWidget(m_asked.page);
    const TextProblem problem = runProblemOf(error, statement, m_asked.range.begin, m_asked.page->editor().dialect());
    goTo(&problem);
}

void EditorPanel::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void EditorPanel::dropEvent(QDropEvent* event)
{
    openAll(draggedFiles(*event->mimeData()));
    event->acceptProposedAction();
}

void EditorPanel::showJournalProblem(const QString& reason)
{
    m_message->say(Tone::execution,
                   tr("What you write here is lost when the program ends: it cannot be saved in %1").arg(reason));
}

void EditorPanel::openFile(const QString& path)
{
    m_files->open(path);
}

} // namespace querymend

#include "moc_editorpanel.cpp"
