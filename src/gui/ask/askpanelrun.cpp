// The question and settings of a run that is looked at, in place of the user's own.

#include "ask/askpanel.h"

#include "answer/glossary.h"
#include "answer/termmeaning.h"
#include "ask/evidenceedit.h"
#include "ask/questionedit.h"
#include "common/chip.h"
#include "common/runwords.h"
#include "run/answersketch.h"

#include <QLineEdit>

#include <utility>

namespace querymend {

void AskPanel::showRun(const RunStarted& run, const RunStarted& displayed)
{
    const AskedQuestion now = question();
    const bool isAsked = !m_own && now.question.text == run.question.text
        && now.question.evidence == withoutGlossary(run.question.evidence) && now.policy.level == run.policy.level
        && now.policy.lanes == run.policy.lanes && now.policy.maxRetries == run.policy.maxRetries
        && now.model.toStdString() == run.model;
    if (isAsked)
        return;
    if (!m_own) {
        m_own = now;
        if (!now.question.text.empty())
            m_question->remember(QString::fromStdString(now.question.text));
    }
    m_lent = {run.question, QString::fromStdString(run.model), textOf(displayed.model), run.modelKind, run.preset};
    m_policy = run.modelKind == ModelKind::agent ? m_own->policy : run.policy; // an agent's suits no model
    fill(displayed.question);
    showPolicy();
    fillModels();
}

void AskPanel::giveBack()
{
    if (!m_own)
        return;
    const AskedQuestion own = *std::exchange(m_own, std::nullopt);
    m_policy = own.policy;
    fill(own.question);
    showPolicy();
    fillModels();
}

/// The settings of the shown run go with its question; so does the evidence of a demonstration.
void AskPanel::takeBack()
{
    if (!m_own)
        return;
    const AskedQuestion own = *std::exchange(m_own, std::nullopt);
    m_policy = own.policy;
    if (m_lent.kind == ModelKind::scripted)
        showEvidence(own.question.evidence);
    showPolicy();
    fillModels();
}

void AskPanel::keepEvidence()
{
    if (!m_own)
        return;
    const int caret = m_evidence->caret();
    const int caretOfLike = m_like->cursorPosition();
    const std::string typed = typedEvidence();
    takeBack();
    showEvidence(typed);
    m_evidence->setCaret(caret);
    m_like->setCursorPosition(caretOfLike);
}

std::string AskPanel::typedEvidence() const
{
    return withSketch(m_evidence->text().trimmed().toStdString(), m_like->text().trimmed().toStdString());
}

void AskPanel::fill(const Question& question)
{
    m_isFilling = true;
    m_question->setPlainText(QString::fromStdString(question.text));
    m_question->moveCursor(QTextCursor::End);
    m_isFilling = false;
    showEvidence(std::string(withoutGlossary(question.evidence)));
}

void AskPanel::showEvidence(const std::string& evidence)
{
    m_evidence->setText(QString::fromStdString(std::string(withoutSketch(evidence))));
    m_evidence->setCaret(0);
    m_like->setText(QString::fromStdString(std::string(sketchTextIn(evidence))));
    m_like->setCursorPosition(0);
    m_evidenceChip->setChecked(!evidence.empty());
    if (!m_like->text().isEmpty())
        m_like->show();
}

void AskPanel::setMeaning(const QString& word, const QString& target)
{
    takeBack();
    const std::string said =
        withTermMeaning(m_evidence->text().toStdString(), {word.toStdString(), target.toStdString()});
    showEvidence(withSketch(said, m_like->text().trimmed().toStdString()));
}

/// The user's question is asked with these from now on.
void AskPanel::use(const RunSettings& settings)
{
    takeBack();
    m_policy = settings.policy;
    m_directives = settings.directives;
    m_exampleFiles = settings.exampleFiles;
    showPolicy();
}

void AskPanel::useExamples(std::vector<std::string> files)
{
    takeBack();
    m_exampleFiles = std::move(files);
    showPolicy();
}

} // namespace querymend
