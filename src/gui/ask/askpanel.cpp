#include "ask/askpanel.h"

#include "answer/glossary.h"
#include "ask/evidencefields.h"
#include "ask/largepromptwarning.h"
#include "ask/lowwindow.h"
#include "ask/presetchip.h"
#include "ask/questionedit.h"
#include "ask/questionoffers.h"
#include "ask/settingschips.h"
#include "ask/suggestionpopup.h"
#include "ask/valuesline.h"
#include "ask/wordchips.h"
#include "common/chip.h"
#include "common/flowlayout.h"
#include "common/inlinemessage.h"
#include "common/runwords.h"
#include "run/answersketch.h"

#include <QEvent>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace querymend {

AskPanel::AskPanel(Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_question(new QuestionEdit(this)),
      m_suggestions(new SuggestionPopup(theme, *m_question)), m_evidence(new EvidenceFields(*this)),
      m_words(new WordChips(theme, this)), m_values(new ValuesLine(this)), m_progress(new QProgressBar(this)),
      m_message(new InlineMessage(theme, this)), m_largePrompt(new LargePromptWarning(theme, this)),
      m_offers(new QuestionOffers(this))
{
    setProperty("role", QStringLiteral("bar"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Answering the question"));
    QSizePolicy place = m_progress->sizePolicy();
    place.setRetainSizeWhenHidden(true); // or the panels below would move whenever a question is asked
    m_progress->setSizePolicy(place);
    m_progress->hide();
    m_offers->hide();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    new LowWindow(*column, *this);
    column->addWidget(m_question);
    m_evidence->addTo(*column);
    column->addWidget(m_words);
    column->addWidget(m_values);
    column->addWidget(m_offers);
    column->addWidget(makeChips());
    column->addWidget(m_progress);
    column->addWidget(m_message);
    column->addWidget(m_largePrompt);
    connect(m_question, &QuestionEdit::asked, this, &AskPanel::ask);
    connect(m_offers, &QuestionOffers::taken, this, &AskPanel::offerTaken);
    connect(m_largePrompt, &LargePromptWarning::allowed, this, &AskPanel::ask);
    connect(m_question, &QPlainTextEdit::textChanged, this, [this] {
        showOffers();
        if (!m_isFilling)
            takeBack();
        Q_EMIT questionChanged();
    });
    connect(m_evidence, &EvidenceFields::changed, this, &AskPanel::questionChanged);
    connect(m_evidence, &EvidenceFields::edited, this, &AskPanel::takeSettingsBack);
    connect(m_evidence, &EvidenceFields::asked, this, &AskPanel::ask);
    setState(AskState::noDatabase);
}

QWidget* AskPanel::makeChips()
{
    auto* const bar = new QWidget(this);
    auto* const chips = new FlowLayout(4);
    bar->setLayout(chips);
    auto* const evidence = new Chip(tr("Evidence"), m_theme, bar);
    evidence->setToolTip(tr("Background knowledge for the question, and what the answer looks like"));
    chips->addWidget(evidence);
    m_evidence->setChip(*evidence);
    m_settings = new SettingsChips(*chips, m_theme, *bar);
    connect(m_settings, &SettingsChips::chosen, this, &AskPanel::takeBack);
    connect(&m_settings->preset(), &PresetChip::presetsKept, this, &AskPanel::presetsKept);
    m_modelChip = new ModelChip(tr("Model"), m_theme, bar);
    m_modelChip->setToolTip(tr("The model that writes the SQL"));
    chips->addWidget(m_modelChip);
    connect(m_modelChip, &ModelChip::chosen, this, [this] {
        takeBack();
        Q_EMIT modelChanged();
    });
    connect(m_modelChip, &ModelChip::modelsAsked, this, &AskPanel::modelsAsked);
    m_ask = new QPushButton(tr("Ask"), bar);
    m_ask->setProperty("role", QStringLiteral("primary"));
    m_ask->setProperty("narrow", true); // beside the chips
    chips->addWidget(m_ask);
    chips->setAlignment(m_ask, Qt::AlignRight);
    connect(m_ask, &QPushButton::clicked, this, &AskPanel::ask);
    return bar;
}

void AskPanel::showModel()
{
    m_modelChip->showModelOf(m_own ? std::optional(ShownModel{m_lent.shownModel, m_lent.kind}) : std::nullopt);
    Q_EMIT modelChanged();
}

void AskPanel::setState(AskState state)
{
    m_state = state;
    m_progress->setVisible(state == AskState::running && !m_isHeld);
    m_ask->setText(state == AskState::running ? tr("Stop") : tr("Ask"));
    m_ask->setToolTip(state == AskState::noDatabase ? tr("Connect to a database first") : QString());
    m_ask->setEnabled(state != AskState::noDatabase);
    showOffers();
}

void AskPanel::setHeld(bool isHeld)
{
    m_isHeld = isHeld;
    m_progress->setVisible(m_state == AskState::running && !m_isHeld);
}

void AskPanel::setModels(std::vector<ModelChoice> models, const QString& chosen)
{
    QStringList ids;
    for (const ModelChoice& model : models)
        ids.append(model.id);
    m_settings->preset().setModels(ids);
    m_modelChip->setModels(std::move(models), chosen);
    Q_EMIT modelChanged();
}

void AskPanel::setQuestion(const Question& question)
{
    giveBack();
    fill(question);
}

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
        m_own = now.question;
        if (!now.question.text.empty())
            m_question->remember(QString::fromStdString(now.question.text));
    }
    m_lent = {run.question, QString::fromStdString(run.model), textOf(displayed.model), run.modelKind};
    const bool isAgents = run.modelKind == ModelKind::agent; // its policy suits no model
    m_settings->showRuns({isAgents ? m_settings->users().policy : run.policy, run.question.directives}, run.preset);
    fill(displayed.question);
    showModel();
}

/// What the user edits is a question of their own, asked with their own settings.
void AskPanel::takeSettingsBack()
{
    if (!m_own)
        return;
    m_own.reset();
    m_settings->showUsers();
    showModel();
}

/// The same, and without the evidence of a demonstration.
void AskPanel::takeBack()
{
    const std::optional<Question> own = m_own;
    takeSettingsBack();
    if (own && m_lent.kind == ModelKind::scripted)
        m_evidence->setEvidence(own->evidence);
}

void AskPanel::giveBack()
{
    const std::optional<Question> own = m_own;
    takeSettingsBack();
    if (own)
        fill(*own);
}

void AskPanel::fill(const Question& question)
{
    m_isFilling = true;
    m_question->setPlainText(QString::fromStdString(question.text));
    m_question->moveCursor(QTextCursor::End);
    m_isFilling = false;
    m_evidence->setEvidence(std::string(withoutGlossary(question.evidence)));
}

void AskPanel::setMeaning(const QString& word, const QString& target)
{
    takeBack();
    m_evidence->setMeaning(word, target);
}

void AskPanel::useExamples(std::vector<std::string> files)
{
    takeBack();
    RunSettings settings = m_settings->users();
    settings.exampleFiles = std::move(files);
    m_settings->setUsers(std::move(settings));
}

void AskPanel::offer(const QStringList& questions)
{
    m_offers->offer(questions);
    showOffers();
}

void AskPanel::focusQuestion()
{
    m_question->setFocus(Qt::ShortcutFocusReason);
    m_question->selectAll();
}

AskedQuestion AskPanel::question() const
{
    if (m_own)
        return {m_lent.question, m_settings->shown().policy,
                m_lent.kind == ModelKind::live ? m_lent.model : m_modelChip->model()};
    const RunSettings& settings = m_settings->users();
    return {{m_question->toPlainText().trimmed().toStdString(), m_evidence->evidence(), settings.directives},
            settings.policy,
            m_modelChip->model(),
            settings.exampleFiles,
            m_settings->preset().preset()};
}

AskedQuestion AskPanel::own() const
{
    const RunSettings& settings = m_settings->users();
    return m_own ? AskedQuestion{*m_own, settings.policy, m_modelChip->model(), settings.exampleFiles} : question();
}

void AskPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_settings->show();
    showModel();
}

void AskPanel::showOffers()
{
    const bool isEmpty = m_question->document()->isEmpty();
    m_offers->setVisible(isEmpty && m_offers->isWanted() && m_state == AskState::ready);
}

void AskPanel::ask()
{
    if (m_state == AskState::running)
        return Q_EMIT stopAsked();
    const AskedQuestion question = this->question();
    if (m_state == AskState::noDatabase)
        return m_message->say(Tone::generic, tr("No database is open. Connect to one first."));
    if (question.question.text.empty())
        return m_message->say(Tone::generic, tr("Type a question first."));
    if (const std::string like(sketchTextIn(question.question.evidence)); !like.empty() && !sketchFrom(like))
        return m_message->say(
            Tone::generic,
            tr("What the answer looks like is not understood. Write types, rows or both, with as many "
               "values in each row: text, number; Italy, 12"));
    m_message->clear();
    m_question->remember(QString::fromStdString(question.question.text));
    if (m_own && m_lent.kind == ModelKind::scripted) // a demonstration is shown, so it is played again
        return Q_EMIT offerTaken(QString::fromStdString(question.question.text));
    if (m_largePrompt->allowsSending())
        Q_EMIT asked(question);
}

} // namespace querymend

#include "moc_askpanel.cpp"
