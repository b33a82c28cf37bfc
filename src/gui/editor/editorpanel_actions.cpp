#include "editor/completer.h"
#include "editor/editorfiles.h"
#include "editor/editorpanel.h"
#include "editor/editorstatus.h"
#include "editor/editortabs.h"
#include "editor/findbar.h"
#include "editor/problemmarks.h"
#include "editor/sqleditor.h"

#include <QInputDialog>
#include <QMenu>

namespace querymend {

void EditorPanel::newText()
{
    m_tabs->addText();
}

void EditorPanel::closeText()
{
    m_tabs->closeText(m_tabs->currentIndex());
}

void EditorPanel::reopenText()
{
    m_tabs->reopenText();
}

void EditorPanel::renameText()
{
    m_tabs->rename(m_tabs->currentIndex());
}

void EditorPanel::nextText()
{
    m_tabs->step(1);
}

void EditorPanel::previousText()
{
    m_tabs->step(-1);
}

void EditorPanel::openFiles()
{
    m_files->askWhatToOpen();
}

void EditorPanel::save()
{
    m_files->save(*m_tabs->current());
}

void EditorPanel::saveAs()
{
    m_files->askWhereToSave(*m_tabs->current());
}

void EditorPanel::openAll(const QStringList& paths)
{
    for (const QString& path : paths)
        openFile(path);
}

void EditorPanel::showRecent()
{
    m_recentMenu->popup(mapToGlobal(QPoint(8, 8)));
}

void EditorPanel::fillRecent()
{
    m_recentMenu->clear();
    for (const QString& path : m_recent.paths()) {
        QAction* const action = m_recentMenu->addAction(QString(path).replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    if (m_recent.paths().isEmpty())
        m_recentMenu->addAction(tr("Nothing opened yet"))->setEnabled(false);
}

std::string EditorPanel::statementToRun(const QString& none)
{
    EditorPage* const page = m_tabs->current();
    std::string statement = page->statementAtCaret();
    if (statement.empty())
        m_status->tell(page->isShownOnly()
                           ? tr("Select the statement to run: this text is too long to find it automatically.")
                           : none);
    page->marks().forgetRun();
    m_asked = {page, page->hasProposal() ? ByteRange() : page->rangeAtCaret(), statement};
    return statement;
}

void EditorPanel::run()
{
    const std::string statement = statementToRun(tr("There is no statement to run."));
    if (!statement.empty())
        Q_EMIT runAsked(statement);
}

void EditorPanel::explain()
{
    const std::string statement = statementToRun(tr("There is no statement to explain."));
    if (!statement.empty())
        Q_EMIT explainAsked(statement);
}

void EditorPanel::complete()
{
    m_tabs->current()->completer().ask();
}

void EditorPanel::format()
{
    m_tabs->current()->format();
}

void EditorPanel::find()
{
    m_findBar->open(FindBar::Part::find);
}

void EditorPanel::replace()
{
    m_findBar->open(FindBar::Part::replace);
}

void EditorPanel::goToLine()
{
    SqlEditor& editor = m_tabs->current()->editor();
    auto* const dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setWindowTitle(tr("Go to line"));
    dialog->setLabelText(tr("Line, 1 to %1:").arg(locale().toString(editor.lines())));
    dialog->setIntRange(1, editor.lines());
    connect(dialog, &QInputDialog::intValueSelected, &editor, [&editor](int line) {
        editor.setCursorPosition(line - 1, 0);
        editor.setFocus();
    });
    dialog->open();
}

void EditorPanel::toggleComment()
{
    m_tabs->current()->editor().toggleComment();
}

void EditorPanel::nextProblem()
{
    goTo(m_tabs->current()->marks().next());
}

void EditorPanel::previousProblem()
{
    goTo(m_tabs->current()->marks().previous());
}

void EditorPanel::mend()
{
    m_tabs->current()->mend();
}

void EditorPanel::goTo(const TextProblem* problem)
{
    if (!problem)
        return;
    SqlEditor& editor = m_tabs->current()->editor();
    editor.select(problem->range);
    editor.setFocus();
    m_status->tell(problem->message);
}

} // namespace querymend
