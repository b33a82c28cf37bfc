#include "ask/askpanel.h"

#include "ask/chipchoices.h"
#include "ask/evidenceedit.h"
#include "ask/lowwindow.h"
#include "ask/presetchip.h"
#include "ask/questionedit.h"
#include "ask/questionoffers.h"
#include "ask/suggestionpopup.h"
#include "ask/valuesline.h"
#include "ask/wordchips.h"
#include "common/chip.h"
#include "common/flowlayout.h"
#include "common/icon.h"
#include "common/inlinemessage.h"
#include "common/runwords.h"
#include "common/theme.h"
#include "run/answersketch.h"

#include <QActionGroup>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <functional>
#include <utility>

namespace querymend {

namespace {

QString levelName(Level level)
{
    switch (level) {
    case Level::basic:
        return AskPanel::tr("Basic");
    case Level::advanced:
        return AskPanel::tr("Advanced");
    case Level::expert:
        return AskPanel::tr("Expert");
    }
    return {};
}

} // namespace

AskPanel::AskPanel(Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_question(new QuestionEdit(this)),
      m_suggestions(new SuggestionPopup(theme, *m_question)), m_evidence(new EvidenceEdit(this)),
      m_like(new QLineEdit(this)), m_words(new WordChips(theme, this)), m_values(new ValuesLine(this)),
      m_progress(new QProgressBar(this)), m_message(new InlineMessage(theme, this)),
      m_largePrompt(new InlineMessage(theme, this)), m_offers(new QuestionOffers(this))
{
    setProperty("role", QStringLiteral("bar"));
    m_evidence->hide();
    m_like->setPlaceholderText(tr("Answer like: text, number; Italy, 12"));
    m_like->setAccessibleName(tr("What the answer looks like"));
    m_like->setToolTip(tr("Types of columns (text, number, date, any), rows of the answer, and \"sorted\""));
    m_like->setClearButtonEnabled(true);
    m_like->hide();
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
    column->addWidget(m_evidence);
    column->addWidget(m_like);
    column->addWidget(m_words);
    column->addWidget(m_values);
    column->addWidget(m_offers);
    column->addWidget(makeChips());
    column->addWidget(m_progress);
    column->addWidget(m_message);
    column->addWidget(m_largePrompt);
    makeMenus();
    showPolicy();
    connect(m_question, &QuestionEdit::asked, this, &AskPanel::ask);
    connect(m_offers, &QuestionOffers::taken, this, &AskPanel::offerTaken);
    connect(m_largePrompt, &InlineMessage::actionTaken, this, [this] {
        m_allowedTokens = m_promptTokens;
        ask();
    });
    connect(m_question, &QPlainTextEdit::textChanged, this, [this] {
        showOffers();
        if (!m_isFilling)
            takeBack();
        Q_EMIT questionChanged();
    });
    connect(m_evidence, &QPlainTextEdit::textChanged, this, &AskPanel::questionChanged);
    connect(m_evidence, &EvidenceEdit::edited, this, &AskPanel::keepEvidence);
    connect(m_evidence, &EvidenceEdit::asked, this, &AskPanel::ask);
    connect(m_like, &QLineEdit::textChanged, this, &AskPanel::questionChanged);
    connect(m_like, &QLineEdit::textEdited, this, &AskPanel::keepEvidence);
    connect(m_like, &QLineEdit::returnPressed, this, &AskPanel::ask);
    setState(AskState::noDatabase);
}

QWidget* AskPanel::makeChips()
{
    auto* const bar = new QWidget(this);
    auto* const chips = new FlowLayout(4);
    bar->setLayout(chips);
    const auto add = [&](const QString& name, const QString& tip) {
        auto* const chip = new Chip(name, m_theme, bar);
        chip->setToolTip(tip);
        chips->addWidget(chip);
        return chip;
    };
    m_evidenceChip = add(tr("Evidence"), tr("Background knowledge for the question, and what the answer looks like"));
    m_evidenceChip->setCheckable(true);
    m_preset = new PresetChip(tr("Preset"), m_theme, bar);
    m_preset->setToolTip(tr("All settings for the question, and presets"));
    chips->addWidget(m_preset);
    connect(m_preset, &PresetChip::chosen, this, &AskPanel::use);
    connect(m_preset, &PresetChip::presetsKept, this, &AskPanel::presetsKept);
    m_level = add(tr("Level"), tr("The first level; if no answer is found, the next one is tried"));
    m_lanes = add(tr("Lanes"), tr("How many lanes run at each level"));
    m_retries =
        add(tr("Retries"), tr("How many times each lane may correct its SQL; replies without SQL do not count"));
    m_modelChip = add(tr("Model"), tr("The model that writes the SQL"));
    m_ask = new QPushButton(tr("Ask"), bar);
    m_ask->setProperty("role", QStringLiteral("primary"));
    m_ask->setProperty("narrow", true); // beside the chips
    chips->addWidget(m_ask);
    chips->setAlignment(m_ask, Qt::AlignRight);
    connect(m_evidenceChip, &QToolButton::toggled, m_evidence, &QWidget::setVisible);
    // A run that has no sketch keeps the room that its field would take.
    connect(m_evidenceChip, &QToolButton::toggled, m_like,
            [this](bool isOn) { m_like->setVisible(isOn && !m_like->text().isEmpty()); });
    connect(m_evidenceChip, &QToolButton::clicked, m_evidence, [this](bool isOn) {
        m_like->setVisible(isOn);
        m_evidence->setFocus();
    });
    connect(m_ask, &QPushButton::clicked, this, &AskPanel::ask);
    return bar;
}

void AskPanel::makeMenus()
{
    std::vector<std::pair<QString, Level>> levels;
    for (const Level level : {Level::basic, Level::advanced, Level::expert})
        levels.emplace_back(levelName(level), level);
    const auto change = [this](auto field) {
        return [this, field](auto value) {
            takeBack();
            m_policy.*field = value;
            showPolicy();
        };
    };
    fillChoices<Level>(*m_level, levels, change(&RunPolicy::level));
    fillChoices<std::uint32_t>(*m_lanes, numberChoices(1, mostLanes), change(&RunPolicy::lanes));
    fillChoices<std::uint32_t>(*m_retries, numberChoices(0, mostRetriesOfLane), change(&RunPolicy::maxRetries));
    fillModels();
}

void AskPanel::fillModels()
{
    auto* const menu = new QMenu(m_modelChip);
    QString label = tr("none");
    bool isNamed = false; // by a person
    for (const ModelChoice& model : m_models) {
        const QString shown = model.label.isEmpty() ? tr("Built-in") : model.label;
        if (model.id == m_model) {
            label = shown;
            isNamed = !model.label.isEmpty();
        }
        QAction* const action = menu->addAction(shown);
        action->setCheckable(true);
        action->setChecked(!m_own && model.id == m_model);
        connect(action, &QAction::triggered, this, [this, id = model.id] {
            takeBack();
            m_model = id;
            fillModels();
        });
    }
    if (!m_models.empty())
        menu->addSeparator();
    connect(menu->addAction(tr("Set Up Models…")), &QAction::triggered, this, &AskPanel::modelsAsked);
    delete m_modelChip->menu();
    m_modelChip->setMenu(menu);
    const QString lent = m_lent.kind == ModelKind::scripted ? tr("scripted") : m_lent.shownModel;
    m_modelChip->setValue(m_own ? lent : label);
    m_modelChip->setWhole(m_own ? m_lent.kind == ModelKind::scripted : !isNamed);
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
    m_models = std::move(models);
    QStringList ids;
    for (const ModelChoice& model : m_models)
        ids.append(model.id);
    m_preset->setModels(ids);
    m_model = chosen;
    fillModels();
}

void AskPanel::setPolicy(const RunPolicy& policy)
{
    m_preset->setUsual(policy);
    (m_own ? m_own->policy : m_policy) = policy;
    showPolicy();
}

void AskPanel::setSettings(const AskedQuestion& asked)
{
    m_policy = asked.policy;
    m_directives = asked.question.directives;
    m_exampleFiles = asked.exampleFiles;
    showPolicy();
}

void AskPanel::setPresets(std::vector<RunPreset> presets)
{
    m_preset->setPresets(std::move(presets));
}

void AskPanel::setQuestion(const Question& question)
{
    giveBack();
    fill(question);
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
        return {m_lent.question, m_policy, m_lent.kind == ModelKind::live ? m_lent.model : m_model, {}};
    return {{m_question->toPlainText().trimmed().toStdString(), typedEvidence(), m_directives},
            m_policy,
            m_model,
            m_exampleFiles,
            m_preset->preset()};
}

void AskPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    showPolicy();
    fillModels();
}

void AskPanel::showPolicy()
{
    m_preset->show(settings(), m_own ? SettingsOf::run : SettingsOf::user, m_own ? m_lent.preset : std::string());
    m_level->setValue(levelName(m_policy.level));
    m_lanes->setValue(QLocale().toString(m_policy.lanes));
    m_retries->setValue(QLocale().toString(m_policy.maxRetries));
}

RunSettings AskPanel::settings() const
{
    return m_own ? RunSettings{m_policy, m_lent.question.directives}
                 : RunSettings{m_policy, m_directives, m_exampleFiles};
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
    if (m_promptTokens > m_allowedTokens)
        return m_largePrompt->say(Tone::generic,
                                  tr("The selected tables make the prompt about %1 tokens long. Fewer tables cost less "
                                     "and often give better answers.")
                                      .arg(QLocale().toString(static_cast<qulonglong>(m_promptTokens))),
                                  tr("Send Anyway"));
    m_largePrompt->clear();
    Q_EMIT asked(question);
}

} // namespace querymend

#include "moc_askpanel.cpp"
