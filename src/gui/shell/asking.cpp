#include "shell/asking.h"

#include "ask/presetchip.h"
#include "ask/settingschips.h"
#include "common/failurewords.h"
#include "common/findingtext.h"
#include "common/inlinemessage.h"
#include "common/livereplies.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "common/storewords.h"
#include "models/builtinanswers.h"
#include "models/livemodel.h"
#include "models/modelshelf.h"
#include "run/state.h"
#include "schema/schemapanel.h"
#include "settings/connectionbook.h"
#include "shell/demonstration.h"
#include "shell/panels.h"
#include "shell/questionreadings.h"
#include "shell/samplequestions.h"
#include "shell/steering.h"
#include "storage/runstorage.h"
#include "store/hintfiles.h"
#include "store/presetfile.h"
#include "texts/examplefile.h"
#include "texts/prompttextfiles.h"

#include <QStringList>

#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

namespace querymend {

namespace {

QString builtInModel()
{
    return QString::fromLatin1(BuiltInModel::name);
}

} // namespace

Asking::Asking(const WindowParts& parts, Panels& panels, Steering& steering, Demonstration& demonstration,
               const SampleQuestions& samples, QObject* parent)
    : QObject(parent), m_parts(parts), m_panels(panels), m_steering(steering), m_demonstration(demonstration),
      m_samples(samples)
{
    connectQuestion();
    connectRuns();
    new QuestionReadings(parts.workbench, panels, this);
}

Asking::~Asking()
{
    m_parts.workbench.disconnect(this);
    m_parts.workbench.cancelRun(); // a run points into m_texts
    m_parts.workbench.setTexts({});
}

void Asking::connectQuestion()
{
    AskPanel& ask = m_panels.ask();
    connect(&ask, &AskPanel::asked, this, &Asking::ask);
    connect(&ask, &AskPanel::stopAsked, &m_parts.workbench, &Workbench::cancelRun);
    connect(&ask, &AskPanel::modelsAsked, this, &Asking::modelsAsked);
    connect(&ask, &AskPanel::presetsKept, this, &Asking::keepPresets);
    connect(&ask.message(), &InlineMessage::actionTaken, this, &Asking::modelsAsked);
    connect(&ask.message(), &InlineMessage::otherActionTaken, &ask, &AskPanel::ask);
    connect(&ask, &AskPanel::offerTaken, this, [this](const QString& question) {
        if (const auto scenario = m_samples.scenarioFor(question.toStdString()))
            m_demonstration.play(*scenario);
    });
    connect(&m_demonstration, &Demonstration::began, this, [this, &ask] {
        ask.message().clear();
        m_steering.expectDemonstration();
    });
    connect(&m_demonstration, &Demonstration::aboutToPlay, this, [this] {
        m_beforeDemonstration = {m_steering.wholeRun(), m_panels.ask().own(), m_panels.ask().isLent()};
        m_panels.show({});
    });
    connect(&m_demonstration, &Demonstration::left, this, &Asking::giveBack);
    connect(&m_demonstration, &Demonstration::failed, this,
            [&ask](const QString& reason) { ask.message().say(Tone::execution, reason); });
}

void Asking::connectRuns()
{
    const Workbench& workbench = m_parts.workbench;
    connect(&workbench, &Workbench::recorded, this, &Asking::handleEvent);
    connect(&workbench, &Workbench::accepted, this,
            [this](const Question&, const std::string&, const std::vector<RunEvent>& run) { remember(run); });
    connect(&workbench, &Workbench::openingFailed, this, [this](const EngineError& error) {
        const FailureWords words = connectingFailed(m_parts.workbench.target(), error);
        message().say(Tone::execution, words.title + QLatin1Char('\n') + words.reason); // the schema panel advises
    });
    connect(&workbench, &Workbench::recordingFailed, this, [this](const std::string& reason) {
        message().say(Tone::execution,
                      tr("The run was stopped because it cannot be saved: %1").arg(QString::fromStdString(reason)));
    });
    connect(&workbench, &Workbench::recordingDelayed, this, [this](const std::string& reason) {
        message().say(Tone::generic,
                      tr("Waiting for the store; retrying for a minute: %1").arg(QString::fromStdString(reason)));
    });
    connect(&workbench, &Workbench::recordingResumed, this, [this] { message().clear(); });
    connect(&m_panels, &Panels::runChanged, this, &Asking::forgetModel);
}

InlineMessage& Asking::message() const
{
    return m_panels.ask().message();
}

void Asking::read()
{
    if (const auto problem = m_parts.models.load())
        message().say(Tone::execution, QString::fromStdString(problem->text));
    else if (!m_parts.models.disabled().empty())
        tellOfDisabledModels();
    fillModels();
    readPresets();
    readTexts();
}

void Asking::readPresets()
{
    auto presets = querymend::readPresets(usualPresetsPath());
    if (presets)
        m_panels.ask().settings().preset().setPresets(std::move(presets).value());
    else
        message().say(Tone::execution, tr("The presets can't be read: %1").arg(wordsOf(presets.error())));
}

void Asking::keepPresets(const std::vector<RunPreset>& presets)
{
    if (const auto kept = writePresets(usualPresetsPath(), presets); !kept)
        message().say(Tone::execution, tr("The presets can't be saved: %1").arg(wordsOf(kept.error())));
}

/// The examples of all files that the question has, or nothing if one cannot be read.
std::optional<std::vector<Example>> Asking::examplesFor(const AskedQuestion& question)
{
    std::vector<Example> all;
    for (const std::string& file : question.exampleFiles) {
        auto examples = examplesInFile(file);
        if (!examples) {
            message().say(Tone::execution,
                          tr("The examples can't be read: %1").arg(QString::fromStdString(examples.error())));
            return std::nullopt;
        }
        all.insert(all.end(), examples->begin(), examples->end());
    }
    return all;
}

void Asking::tellOfDisabledModels()
{
    QStringList lines;
    for (const DisabledProfile& profile : m_parts.models.disabled())
        lines << tr("The model \"%1\" is not used, because of a mistake in its settings: %2")
                     .arg(QString::fromStdString(profile.name), QString::fromStdString(profile.problem));
    message().say(Tone::generic, lines.join(QLatin1Char('\n')), tr("Set Up Models…"));
}

void Asking::fillModels()
{
    std::vector<ModelChoice> choices;
    for (const ModelProfile& profile : m_parts.models.profiles())
        choices.push_back({QString::fromStdString(profile.name), QString::fromStdString(profile.name)});
    choices.push_back({builtInModel(), {}});
    const QString& before = m_panels.ask().modelChip().model();
    const bool isStill =
        std::any_of(choices.begin(), choices.end(), [&](const ModelChoice& choice) { return choice.id == before; });
    const QString chosen = isStill ? before : choices.front().id;
    m_panels.ask().setModels(std::move(choices), chosen);
}

/// Reports errors in the user's own texts; built-in texts are used instead.
void Asking::readTexts()
{
    m_texts = readCustomTexts(hintFolder(), promptTextFolder());
    QStringList problems;
    if (const QString problem = m_glossary.read(); !problem.isEmpty())
        problems.append(problem);
    m_parts.workbench.setTexts({&m_texts.hints, m_texts.prompts, {}, m_glossary.glossary()});
    for (const std::string& problem : m_texts.problems)
        problems.append(QString::fromStdString(problem));
    if (!problems.isEmpty())
        message().say(Tone::execution, problems.join(QLatin1Char('\n')));
}

/// Not the other texts: a run points into them.
void Asking::readGlossary()
{
    if (const QString problem = m_glossary.read(); !problem.isEmpty())
        message().say(Tone::execution, problem);
    m_parts.workbench.setGlossary(m_glossary.glossary());
}

void Asking::useGlossary(const QString& path)
{
    m_glossary.use(path);
    readGlossary();
}

void Asking::ask(const AskedQuestion& question)
{
    if (!m_parts.workbench.isRunning())
        readTexts(); // they may have been edited meanwhile
    if (m_parts.models.profiles().empty()) {
        if (const auto scenario = m_samples.scenarioFor(question.question.text))
            return m_demonstration.play(*scenario);
    }
    const AskedModel model = m_parts.models.asked(question.model.toStdString());
    Question asked = question.question;
    asked.tables = chosenTables();
    if (model.terms.kind == ModelKind::builtIn)
        return m_parts.workbench.ask(
            requestTo(model, nullptr, std::move(asked), askingBuiltIn(question.policy), m_parts.keep.sink()));
    auto port = m_parts.models.liveModel(model.name);
    if (!port)
        return message().say(Tone::execution, recordedWords(port.error().text));
    connect(port->get(), &LiveModel::pieceArrived, &m_panels.replies(), &LiveReplies::add);
    connect(port->get(), &LiveModel::loading, &m_panels.replies(), &LiveReplies::load);
    auto examples = examplesFor(question);
    if (!examples)
        return;
    recall();
    RunRequest request =
        requestTo(model, std::move(port).value(), std::move(asked), question.policy, m_parts.keep.sink());
    request.preset = question.preset;
    request.examples = *std::move(examples);
    if (const auto problem = addRoleModels(request, m_parts.models))
        return message().say(Tone::execution, recordedWords(problem->text));
    m_parts.workbench.ask(std::move(request));
}

/// Returns the ticked tables; nothing if the choice is the default.
std::optional<std::vector<TableName>> Asking::chosenTables() const
{
    const std::shared_ptr<const SchemaView> schema = m_parts.workbench.schema();
    const auto ticked = m_panels.schema().tablesForPrompt();
    if (!schema || !ticked)
        return std::nullopt;
    std::vector<TableName> names;
    for (const TableId id : *ticked) {
        const Table& table = schema->catalog().table(id);
        names.push_back({table.schema, table.name});
    }
    return names;
}

/// Shows what was there before a demonstration: the database, the run, and the question that was being typed.
void Asking::giveBack(const std::optional<ConnectionTarget>& target)
{
    if (target)
        m_parts.workbench.open(*target);
    else
        m_parts.workbench.close();
    const BeforeDemonstration before = std::exchange(m_beforeDemonstration, {});
    m_panels.ask().setQuestion(before.question.question);
    m_panels.ask().settings().setUsers(
        {before.question.policy, before.question.question.directives, before.question.exampleFiles});
    m_panels.open(before.run);
    if (!before.isLent)
        m_panels.ask().giveBack();
}

void Asking::recall()
{
    RunStore* const store = m_parts.keep.store();
    if (!store || m_parts.workbench.memoryUse() == RunMemoryUse::no)
        return;
    auto memory = store->memory();
    if (!memory)
        return message().say(Tone::generic, storeErrorText(memory.error()));
    m_parts.workbench.setMemory(std::make_shared<const PromptMemory>(std::move(memory).value()));
}

/// Keeps the answer that the user accepted as an example for later questions.
void Asking::remember(const std::vector<RunEvent>& run)
{
    if (const auto problem = m_parts.keep.remember(run))
        message().say(Tone::generic, storeErrorText(*problem));
}

void Asking::handleEvent(const RunEvent& event)
{
    if (m_steering.takes(event) || !m_panels.append(event))
        return; // the user looks at another run meanwhile
    if (const auto* const asked = std::get_if<PersonAsked>(&event.body))
        m_panels.showAsked(asked->what);
    if (!std::holds_alternative<RunFinished>(event.body))
        return;
    m_panels.announceAnswer();
    tellOfModel();
}

/// Says beside the question that the run has no answer because its model gave none.
void Asking::tellOfModel()
{
    const RunStarted* const started = m_panels.run().start();
    if (!started || started->modelKind != ModelKind::live || m_panels.run().outcome() == RunOutcome::cancelled
        || m_panels.run().answer())
        return;
    const RunState state = stateAfter(m_panels.shown());
    const bool isLost = std::ranges::any_of(
        state.lanes, [](const LaneState& lane) { return lane.end && lane.end->outcome == LaneOutcome::modelLost; });
    const ModelFailed* failed = nullptr;
    for (const RunEvent& event : m_panels.shown()) {
        if (const auto* const body = std::get_if<ModelFailed>(&event.body))
            failed = body;
    }
    if (!failed || !isLost)
        return;
    QString place;
    for (const ModelProfile& profile : m_parts.models.profiles()) {
        if (profile.name == started->model)
            place = QString::fromStdString(profile.baseUrl);
    }
    const QString name = shownName(started->model);
    const QString where = place.isEmpty() ? name : tr("%1 at %2").arg(name, place);
    const bool isReached = failed->fault != ModelFault::offline && failed->fault != ModelFault::refused
        && failed->fault != ModelFault::nameNotFound;
    const QString text = isReached ? tr("No answer from model %1: %2") : tr("Can't reach model %1: %2");
    m_told = {m_panels.run().id(), text.arg(where, wordOf(failed->fault))};
    message().say(Tone::execution, m_told.text, tr("Set Up Models…"), tr("Try Again"));
}

/// What was said of a run's model goes with the run: trying again would ask the question of another one.
void Asking::forgetModel()
{
    if (m_told.run.empty() || m_told.run == m_panels.run().id())
        return;
    if (message().text() == std::exchange(m_told, {}).text)
        message().clear();
}

} // namespace querymend

#include "moc_asking.cpp"
