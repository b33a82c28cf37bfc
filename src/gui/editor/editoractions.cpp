#include "editor/editoractions.h"

#include "check/mending/mechanic.h"
#include "common/icon.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "common/sidedmargins.h"
#include "common/theme.h"
#include "editor/completion/completer.h"
#include "editor/editorfiles.h"
#include "editor/editorstatus.h"
#include "editor/files/recentmenu.h"
#include "editor/pages/askedstatement.h"
#include "editor/pages/attemptpreview.h"
#include "editor/pages/editortabs.h"
#include "editor/pages/statementmending.h"
#include "editor/parameters/parameterasking.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/problemwords.h"
#include "editor/search/findbar.h"
#include "editor/text/sqleditor.h"

#include <QAction>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QToolButton>

#include <utility>

namespace querymend {

namespace {

constexpr auto here = Qt::WidgetWithChildrenShortcut;
constexpr auto everywhere = Qt::WindowShortcut;

} // namespace

EditorActions::EditorActions(const EditorParts& parts, const Theme& theme, QWidget& panel)
    : QObject(&panel), m_parts(parts), m_panel(panel)
{
    addTabActions();
    addTextActions();
    addCorner(theme);
}

QAction& EditorActions::add(const char* name, const QString& text, const QList<QKeySequence>& keys,
                            Qt::ShortcutContext where, const std::function<void()>& deed)
{
    auto* const action = new QAction(text, &m_panel);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcuts(keys);
    action->setShortcutContext(where);
    connect(action, &QAction::triggered, this, deed);
    m_panel.addAction(action);
    return *action;
}

void EditorActions::addTabActions()
{
    EditorTabs& tabs = m_parts.tabs;
    EditorFiles& files = m_parts.files;
    add("newText", tr("New Tab"), {QKeySequence(Qt::CTRL | Qt::Key_T)}, everywhere, [&tabs] { tabs.addText(); });
    add("closeText", tr("Close Tab"), {QKeySequence(Qt::CTRL | Qt::Key_W)}, everywhere,
        [&tabs] { tabs.closeText(tabs.currentIndex()); });
    add("reopenText", tr("Reopen Closed Tab"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)}, everywhere,
        [&tabs] { tabs.reopenText(); });
    add("openFile", tr("Open\u2026"), {QKeySequence::Open}, everywhere, [&files] { files.askWhatToOpen(); });
    add("openRecent", tr("Open Recent"), {}, here, [this] {
        m_parts.recent.popup(m_panel.mapToGlobal(QPoint(8, 8)));
    }).setMenu(&m_parts.recent);
    add("saveFile", tr("Save"), {QKeySequence::Save}, everywhere, [&tabs, &files] { files.save(*tabs.current()); });
    add("saveFileAs", tr("Save As\u2026"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)}, everywhere,
        [&tabs, &files] { files.askWhereToSave(*tabs.current()); });
    add("textConnection", tr("Connection of This Tab"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)}, everywhere,
        [this] { m_parts.status.offerConnections(); });
    add("renameText", tr("Rename Tab"), {QKeySequence(Qt::Key_F2)}, here,
        [&tabs] { tabs.rename(tabs.currentIndex()); });
    add("nextText", tr("Next Tab"), {QKeySequence(Qt::CTRL | Qt::Key_Tab)}, here, [&tabs] { tabs.step(1); });
    add("previousText", tr("Previous Tab"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)}, here,
        [&tabs] { tabs.step(-1); });
}

void EditorActions::addTextActions()
{
    EditorTabs& tabs = m_parts.tabs;
    FindBar& findBar = m_parts.findBar;
    add("run", tr("Run Statement"), {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
        everywhere, [this, &tabs] { run(tabs.current()->rangesAtCaret()); });
    add("runAll", tr("Run All Statements"), {QKeySequence(Qt::Key_F5)}, everywhere,
        [this, &tabs] { run(tabs.current()->allRanges()); });
    add("explain", tr("Explain Statement"), {QKeySequence(Qt::CTRL | Qt::Key_E)}, everywhere, [this] { explain(); });
    add("complete", tr("Complete"), {QKeySequence(Qt::CTRL | Qt::Key_Space)}, here,
        [&tabs] { tabs.current()->completer().ask(); });
    add("format", tr("Format"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)}, here,
        [&tabs] { tabs.current()->format(); });
    add("find", tr("Find"), {QKeySequence::Find}, here, [&findBar] { findBar.open(FindBar::Part::find); });
    add("replace", tr("Replace"), {QKeySequence(Qt::CTRL | Qt::Key_H)}, here,
        [&findBar] { findBar.open(FindBar::Part::replace); });
    add("goToLine", tr("Go to Line\u2026"), {QKeySequence(Qt::CTRL | Qt::Key_G)}, here, [this] { goToLine(); });
    add("toggleComment", tr("Toggle Comment"), {QKeySequence(Qt::CTRL | Qt::Key_Slash)}, here,
        [&tabs] { tabs.current()->editor().toggleComment(); });
    add("nextProblem", tr("Next Problem"), {QKeySequence(Qt::Key_F8)}, everywhere, [this] { goTo(marks().next()); });
    add("previousProblem", tr("Previous Problem"), {QKeySequence(Qt::SHIFT | Qt::Key_F8)}, everywhere,
        [this] { goTo(marks().previous()); });
    add("mend", tr("Quick Fix"), {QKeySequence(Qt::ALT | Qt::Key_Return), QKeySequence(Qt::ALT | Qt::Key_Enter)}, here,
        [&tabs] { tabs.current()->mend(); });
    add("mendStatement", tr("Mend Statement"),
        {QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Return), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Enter)}, here,
        [this] { mendStatement(); });
}

/// Adds buttons for the most frequent actions.
void EditorActions::addCorner(const Theme& theme)
{
    auto* const corner = new QWidget(&m_parts.tabs);
    auto* const row = new QHBoxLayout(corner);
    row->setContentsMargins(sidedMargins(4, 0, 8, 4));
    row->setSpacing(2);
    const std::pair<const char*, Icon> buttons[] = {
        {"newText", Icon::plusLg}, {"format", Icon::listUl}, {"explain", Icon::diagram3}, {"run", Icon::playFill}};
    for (const auto& [name, icon] : buttons) {
        auto* const action = m_panel.findChild<QAction*>(QString::fromLatin1(name), Qt::FindDirectChildrenOnly);
        action->setIcon(themedIcon(icon, theme, icon == Icon::playFill ? Tone::accent : Tone::muted));
        auto* const button = new QToolButton(corner);
        button->setDefaultAction(action);
        button->setAccessibleName(action->text());
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? action->text() : QStringLiteral("%1 (%2)").arg(action->text(), keys));
        row->addWidget(button);
    }
    m_parts.tabs.setCornerWidget(corner);
}

bool EditorActions::isPreviewing() const
{
    return m_parts.preview.isVisibleTo(&m_panel);
}

ProblemMarks& EditorActions::marks() const
{
    return isPreviewing() ? m_parts.preview.marks() : m_parts.tabs.current()->marks();
}

std::vector<std::string> EditorActions::statementsToRun(const std::vector<ByteRange>& ranges, const QString& none)
{
    if (isPreviewing())
        return {m_parts.preview.attempt().sql};
    EditorPage& page = *m_parts.tabs.current();
    std::vector<std::string> statements = m_parts.asked.take(page, ranges);
    if (statements.empty())
        m_parts.status.tell(page.isShownOnly()
                                ? tr("Select the statement to run: this text is too long to find it automatically.")
                                : none);
    return statements;
}

void EditorActions::run(const std::vector<ByteRange>& ranges)
{
    fillIn(statementsToRun(ranges, tr("No statement to run.")), tr("Run"),
           [this](const std::vector<std::string>& statements) {
               if (statements.size() == 1)
                   Q_EMIT runAsked(statements.front());
               else if (!statements.empty())
                   Q_EMIT scriptAsked(statements);
           });
}

void EditorActions::explain()
{
    const std::vector<std::string> statements =
        statementsToRun({m_parts.tabs.current()->rangeAtCaret()}, tr("No statement to explain."));
    fillIn(statements, tr("Explain"), [this](const std::vector<std::string>& filled) {
        if (!filled.empty())
            Q_EMIT explainAsked(filled.front());
    });
}

/// Has the user asked for the values of parameters, but not of those in an attempt, which is shown as it is.
void EditorActions::fillIn(const std::vector<std::string>& statements, const QString& action, const ParameterRun& run)
{
    m_parts.parameters.ask(isPreviewing() ? nullptr : m_parts.tabs.current(), statements, action, run);
}

/// Has the statement at the caret mended, and shows the change until it is accepted or reverted.
void EditorActions::mendStatement()
{
    EditorPage& page = *m_parts.tabs.current();
    const ByteRange range = isPreviewing() ? ByteRange() : page.rangeAtCaret();
    if (range.empty())
        return m_parts.status.tell(tr("No statement to mend."));
    const bool isAsked = querymend::mendStatement(page, range, [this](const MendedText& made) {
        const Finding* const wrong = made.verdict.primary();
        const QString left = wrong ? tr("Could not mend it: %1").arg(textOf(wrong->message)) : QString();
        m_parts.status.tell(made.status == MendingStatus::ok ? tr("Nothing to mend.")
                                : made.rounds.empty()        ? left
                                                      : tr("Mended: %1").arg(recordedWords(made.rounds.back().reason)));
    });
    if (!isAsked)
        m_parts.status.tell(tr("Open a database to mend statements."));
}

void EditorActions::goToLine()
{
    SqlEditor& editor = m_parts.tabs.current()->editor();
    auto* const dialog = new QInputDialog(&m_panel);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setWindowTitle(tr("Go to Line"));
    dialog->setLabelText(tr("Line (1 to %1):").arg(m_panel.locale().toString(editor.lines())));
    dialog->setIntRange(1, editor.lines());
    connect(dialog, &QInputDialog::intValueSelected, &editor, [&editor](int line) {
        editor.setCursorPosition(line - 1, 0);
        editor.setFocus();
    });
    dialog->open();
}

void EditorActions::goTo(const TextProblem* problem)
{
    if (!problem)
        return;
    const SqlEditor& editor = isPreviewing() ? m_parts.preview.editor() : m_parts.tabs.current()->editor();
    const QString spoken = spokenProblem(*problem, editor);
    const QString message = problem->message; // moving the caret may have the problems shown again
    if (isPreviewing()) {
        m_parts.preview.editor().select(problem->range);
        m_parts.preview.setFocus();
    } else {
        m_parts.tabs.current()->goTo(problem->range);
    }
    m_parts.status.tell(message, spoken);
}

void EditorActions::goToFirstProblem()
{
    const std::vector<TextProblem>& problems = marks().problems();
    if (!problems.empty())
        return goTo(&problems.front());
    if (isPreviewing())
        m_parts.preview.setFocus();
    else
        m_parts.tabs.current()->setFocus();
    m_parts.status.tell(tr("There is no problem here."));
}

} // namespace querymend

#include "moc_editoractions.cpp"
