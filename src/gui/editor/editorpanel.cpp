#include "editor/editorpanel.h"

#include "common/inlinemessage.h"
#include "common/theme.h"
#include "editor/answeroffer.h"
#include "editor/connectionmessage.h"
#include "editor/editoractions.h"
#include "editor/editorfiles.h"
#include "editor/editorstatus.h"
#include "editor/everytext.h"
#include "editor/files/recentmenu.h"
#include "editor/pages/editortabs.h"
#include "editor/pages/textconnection.h"
#include "editor/parameters/parameterasking.h"
#include "editor/search/findbar.h"
#include "editor/text/editordrops.h"
#include "editor/text/sqleditor.h"
#include "editor/textpassword.h"

#include <QAction>
#include <QApplication>
#include <QDragEnterEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

namespace {

/// What can be done during a preview: the other actions change texts that are not to be seen.
constexpr std::array usableInPreview{"run",      "explain",    "newText",     "reopenText",
                                     "openFile", "openRecent", "nextProblem", "previousProblem"};

} // namespace

EditorPanel::EditorPanel(Workbench& workbench, Theme& theme, QWidget* parent)
    : QWidget(parent), m_tabs(new EditorTabs(theme, m_fileThread, this)),
      m_everyText(new EveryText(workbench, *m_tabs, this)), m_preview(new AttemptPreview(theme, this)),
      m_pages(new QStackedWidget(this)), m_files(new EditorFiles(*m_tabs, m_fileThread)),
      m_findBar(new FindBar(theme, this)), m_status(new EditorStatus(theme, this)),
      m_message(new InlineMessage(theme, this)), m_offer(new AnswerOffer(*m_message)),
      m_connection(new ConnectionMessage(theme, this)), m_recent(new RecentMenu(this)),
      m_parameters(new ParameterAsking(workbench, m_asked, *this))
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_pages->addWidget(m_tabs);
    m_pages->addWidget(m_preview);
    column->addWidget(m_pages, 1);
    column->addWidget(m_message);
    auto* const password = new TextPassword(*m_connection, this);
    column->addWidget(m_connection);
    column->addWidget(password);
    column->addWidget(m_findBar);
    column->addWidget(m_status);
    m_actions = new EditorActions(
        {*m_tabs, *m_files, *m_findBar, *m_status, *m_recent, m_asked, *m_preview, *m_parameters}, theme, *this);
    connect(m_parameters, &ParameterAsking::answered, this, [this](EditorPage* page) {
        m_tabs->setCurrentWidget(page);
        leavePreview(); // a run may have shown one meanwhile
    });
    connect(m_actions, &EditorActions::runAsked, this, [this](const std::string& statement) {
        if (isReachable())
            Q_EMIT runAsked(statement);
    });
    connect(m_actions, &EditorActions::scriptAsked, this, [this](const std::vector<std::string>& statements) {
        if (isReachable())
            Q_EMIT scriptAsked(statements);
    });
    connect(m_actions, &EditorActions::explainAsked, this, [this](const std::string& statement) {
        if (isReachable())
            Q_EMIT explainAsked(statement);
    });
    connect(m_status, &EditorStatus::connectionsAsked, this,
            [this](QMenu* menu) { Q_EMIT connectionsAsked(m_tabs->current(), menu); });
    connect(m_connection, &ConnectionMessage::connectAsked, this, &EditorPanel::connectAsked);
    connect(password, &PasswordForm::openAsked, this,
            [this](const ConnectionTarget& target) { Q_EMIT connectToAsked(m_tabs->current(), target); });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        follow(m_tabs->current());
        leavePreview();
    });
    connect(m_preview, &AttemptPreview::taken, this, &EditorPanel::previewTaken);
    connect(m_preview, &AttemptPreview::left, this, &EditorPanel::leavePreview);
    connect(m_tabs, &EditorTabs::textClosed, this, [this](const QString& title) { // of which the beginning is seen
        m_status->tell(tr("%1 closed · Ctrl+Shift+T reopens it").arg(title.simplified()));
    });
    connect(m_files, &EditorFiles::told, m_status, [this](const QString& message) { m_status->tell(message); });
    connect(m_files, &EditorFiles::shown, this, &EditorPanel::leavePreview);
    connect(m_files, &EditorFiles::used, this, [this](const QString& path) {
        m_recent->note(path);
        follow(m_tabs->current()); // it may now be only shown, and such texts are not searched
    });
    connect(m_recent, &RecentMenu::fileChosen, this, &EditorPanel::openFile);
    connect(m_tabs, &EditorTabs::filesDropped, this, &EditorPanel::openFiles);
    connect(m_tabs, &EditorTabs::fileWanted, this, &EditorPanel::openFile);
    connect(m_tabs, &EditorTabs::journalFailed, this, &EditorPanel::showJournalProblem);
    connect(m_tabs, &EditorTabs::journalRecovered, m_message, &InlineMessage::clear);
    setAcceptDrops(true);
    follow(m_tabs->current());
}

EditorPanel::~EditorPanel()
{
    disconnect(m_tabs, nullptr, this, nullptr);
    delete m_tabs; // before m_fileThread, which writes its texts to the journal, and before m_everyText
}

void EditorPanel::follow(EditorPage* page)
{
    m_status->setPage(page);
    m_connection->setPage(page);
    m_findBar->setEditor(page && !page->isShownOnly() ? &page->editor() : nullptr);
}

DatabaseConnection* EditorPanel::ownConnection() const
{
    const TextConnection* const own = isPreviewing() ? nullptr : m_connection->connection();
    return own ? own->connection().get() : nullptr;
}

const AskedValues& EditorPanel::parameterValues() const
{
    return m_parameters->values();
}

bool EditorPanel::isReachable()
{
    if (isPreviewing() || m_connection->isReachable())
        return true;
    m_status->tell(m_connection->text());
    return false;
}

void EditorPanel::preview(PreviewedAttempt attempt, const Dialect& dialect)
{
    m_preview->setDialect(dialect);
    m_preview->show(std::move(attempt));
    showPage(m_preview);
}

void EditorPanel::leavePreview()
{
    showPage(m_tabs);
}

bool EditorPanel::isPreviewing() const
{
    return m_pages->currentWidget() == m_preview;
}

/// Keeps the focus in the panel if it is there, and switches off what would work on hidden texts.
void EditorPanel::showPage(QWidget* page)
{
    if (m_pages->currentWidget() == page)
        return;
    const bool isFocused = isAncestorOf(QApplication::focusWidget());
    const bool isPreview = page == m_preview;
    m_pages->setCurrentWidget(page);
    m_status->setVisible(!isPreview);
    m_findBar->setVisible(m_findBar->isVisible() && !isPreview);
    for (QAction* const action : actions()) {
        const auto isNamed = [action](const char* name) { return action->objectName() == QLatin1String(name); };
        action->setEnabled(!isPreview || std::ranges::any_of(usableInPreview, isNamed));
    }
    if (isFocused)
        focusText();
}

bool EditorPanel::isWritten() const
{
    const bool isFocused = m_tabs->isAncestorOf(QApplication::focusWidget());
    return !isPreviewing() && isFocused && m_tabs->current()->editor().textSize() > 0;
}

void EditorPanel::openText(const std::string& sql)
{
    EditorPage* const current = m_tabs->current();
    const bool isUnused = current->editor().textSize() == 0 && current->file().path.isEmpty() && !current->isLoading()
        && !current->hasProposal() && !current->database().connection();
    EditorPage* const page = isUnused ? current : m_tabs->addText();
    if (page->database().connection()) // such texts are about the window's database
        page->setConnection(nullptr);
    page->editor().insertAtCaret(sql); // an unused tab may still have something to undo
    leavePreview();
    page->setFocus();
}

void EditorPanel::focusText()
{
    if (isPreviewing())
        return m_preview->setFocus(Qt::ShortcutFocusReason);
    if (EditorPage* const page = m_tabs->current())
        page->setFocus(Qt::ShortcutFocusReason);
}

void EditorPanel::focusProblem()
{
    m_actions->goToFirstProblem();
}

void EditorPanel::nameConnection(const QString& name, const QIcon& icon)
{
    m_status->nameConnection(name, icon);
}

void EditorPanel::showProposal(const QString& title, std::string before, std::string after)
{
    EditorPage* const known = m_tabs->withTitle(title);
    EditorPage* const page = known && known->hasProposal() ? known : m_tabs->addText(title);
    m_tabs->setCurrentWidget(page);
    if (page->database().connection())
        page->setConnection(nullptr);
    page->propose(std::move(before), std::move(after));
}

void EditorPanel::insertText(const QString& text)
{
    leavePreview();
    SqlEditor& editor = m_tabs->current()->editor();
    if (!editor.isReadOnly()) {
        editor.insertName(text.toStdString());
        editor.setFocus();
    }
}

void EditorPanel::goToProblem(const std::string& statement, const EngineError& error)
{
    markProblem(statement, error);
    EditorPage* const page = m_asked.pageOf(statement);
    if (!page)
        return;
    leavePreview();
    m_tabs->setCurrentWidget(page);
    const TextProblem problem = m_asked.problemOf(statement, error);
    page->goTo(problem.range);
    m_status->tell(problem.message);
}

void EditorPanel::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void EditorPanel::dropEvent(QDropEvent* event)
{
    openFiles(draggedFiles(*event->mimeData()));
    event->acceptProposedAction();
}

void EditorPanel::keepTexts()
{
    constexpr std::chrono::milliseconds patience{2000};
    m_tabs->keepChanges();
    m_fileThread.finish(patience);
}

void EditorPanel::showJournalProblem(const QString& reason)
{
    m_message->say(Tone::execution,
                   tr("Your text will be lost when the program ends: it cannot be saved in %1").arg(reason));
}

void EditorPanel::openFiles(const QStringList& paths)
{
    for (const QString& path : paths)
        m_files->open(path);
}

} // namespace querymend

#include "moc_editorpanel.cpp"
