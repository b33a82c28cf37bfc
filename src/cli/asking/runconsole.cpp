#include "asking/runconsole.h"

#include "asking/personlines.h"
#include "database/questionschema.h"
#include "db/addresses/connectionurl.h"
#include "db/addresses/environmentvariable.h"
#include "diagnose/failureblock.h"
#include "inputs/database.h"
#include "inputs/questionarguments.h"
#include "models/builtinanswers.h"
#include "models/rolemodels.h"
#include "report/faultadvice.h"
#include "run/calls.h"
#include "run/enumnames.h"
#include "run/eventrecord.h"
#include "run/rowreading.h"
#include "runs/withheldvalues.h"
#include "store/valuelock.h"
#include "terminal/interrupt.h"
#include "terminal/terminal.h"
#include "terminal/warningtext.h"
#include "texts/prompttextfiles.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

ExitStatus statusOf(RunOutcome outcome)
{
    if (outcome == RunOutcome::failed) // the model or the database could not be used
        return ExitStatus::unusable;
    return outcome == RunOutcome::solved ? ExitStatus::fine : ExitStatus::foundWrong;
}

/// `run 7, lane 1, attempt 2: the model failed: rate_limit: HTTP 429: slow down`, and what to do about it.
std::string failureLine(const std::string& run, const CallAnswer& failed)
{
    const std::string place = failed.role ? std::string(recordName(failed.role->role))
                                          : "lane " + std::to_string(failed.attempt.lane.value + 1) + ", attempt "
            + std::to_string(failed.attempt.number + 1);
    return "run " + run + ", " + place + ": the model failed: " + std::string(recordName(*failed.fault)) + ": "
        + *failed.text + "\n  " + std::string(adviceOn(*failed.fault)) + "\n\n";
}

/// Whether a helper role of the run is shown values of result rows, which leave the machine then.
bool showsRows(const RunStarted& started)
{
    const RunPolicy& policy = started.policy;
    return started.modelKind == ModelKind::live && valuesOfRows(policy) == DataValues::mayBeNamed
        && std::any_of(policy.roles.begin(), policy.roles.end(),
                       [](ModelRole role) { return role == ModelRole::evaluator || role == ModelRole::explainer; });
}

/// A run, from connecting to the last event.
class RunOnConsole : public QObject {
public:
    RunOnConsole(ConsoleRun run, PromptTexts texts, const Console& console)
        : m_run(std::move(run)), m_texts(std::move(texts)), m_console(console), m_text(m_run.colours, m_run.symbols),
          m_database(openerOf(m_run.target))
    {
        connect(&m_interrupt, &Interrupt::asked, this, [this] { cancel(); });
        if (m_run.samples != SamplePolicy::none && m_run.started.policy.values == DataValues::mayBeNamed) {
            m_database.setSamples(m_run.samples);
            m_console.complain(
                "note: the model is shown values from the database as examples (--samples none shows it none)");
        }
        if (showsRows(m_run.started))
            m_console.complain("note: the roles that judge or explain are shown the first rows of results (--values "
                               "withheld shows them none)");
        m_database.open(this, [this](const auto& opened) { start(opened); });
    }

    [[nodiscard]] ExitStatus status() const { return m_status; }

private:
    void start(const Result<void, EngineError>& opened)
    {
        if (!opened) {
            m_console.complain("--db: " + m_run.target.shown() + ": " + opened.error().message);
            return end(ExitStatus::unusable);
        }
        for (const DatabaseWarning& warning : m_database.warnings())
            m_console.complain("warning: " + textOf(warning));
        m_run.started.database = m_run.target.shown();
        m_run.started.address = connectionUrlOf(m_run.target);
        m_run.started.dialect = m_database.dialect().name;
        const std::shared_ptr<const SchemaView> schema = schemaFor(m_database, m_run.started.question);
        complainOf(m_run.glossary, schema->catalog(), m_database.dialect(), m_console);
        m_checks = std::make_unique<DatabaseChecks>(m_database.thread(), m_database.dialect(), schema,
                                                    engineChecksOf(m_run.started.policy));
        m_results = std::make_unique<DatabaseResults>(m_database.thread());
        if (m_run.aroundChecks)
            m_around = m_run.aroundChecks(*m_checks);
        CheckPort& checks = m_around ? *m_around : *m_checks;
        addBuiltIn(schema);
        m_question = std::make_unique<QuestionRun>(
            m_run.earlier.empty() ? newRunId() : m_run.earlier.front().run, m_database, schema, *m_run.model, checks,
            m_run.keep, PromptMaterial{m_run.hints, m_texts, m_run.memory, m_run.glossary.sentences}, m_run.earlier,
            m_results.get());
        connect(&m_question->recorder(), &Recorder::recorded, this, [this](const RunEvent& event) {
            log(event);
            write(event);
            // The state takes the event only after it is announced.
            QMetaObject::invokeMethod(this, &RunOnConsole::answerQuestion, Qt::QueuedConnection);
        });
        connect(&m_lines, &PersonLines::lineRead, this, &RunOnConsole::takeLine);
        connect(&m_question->driver(), &RunDriver::finished, this,
                [this] { end(statusOf(m_question->driver().state().end->outcome)); });
        connect(&m_question->driver(), &RunDriver::recordingFailed, this, [this](const std::string& reason) {
            m_console.complain("the run was stopped because it cannot be saved: " + reason);
            end(ExitStatus::unusable);
        });
        connect(&m_question->driver(), &RunDriver::recordingDelayed, this, [this](const std::string& reason) {
            m_console.complain("the run is waiting for its store; trying again for a minute: " + reason);
        });
        connect(&m_question->driver(), &RunDriver::recordingResumed, this,
                [this] { m_console.complain("the store is back, and the run continues"); });
        begin();
    }

    /// The built-in answerer is the model, or has a lane beside one. A recorded model has its replies recorded.
    void addBuiltIn(const std::shared_ptr<const SchemaView>& schema)
    {
        if (m_run.model && m_run.started.modelKind == ModelKind::recorded)
            return;
        m_answers = std::make_unique<BuiltInAnswers>(m_database);
        auto builtIn = std::make_unique<BuiltInModel>(*m_answers, schema, m_run.today);
        if (m_run.model)
            m_models = std::make_unique<RoleModels>(*m_run.model, RoleModels::Own(), std::move(builtIn));
        else
            m_models = std::move(builtIn);
        m_run.model = m_models.get();
    }

    void begin()
    {
        for (const RunEvent& event : m_run.earlier)
            write(event);
        if (auto* const own = m_run.inherited.empty() ? nullptr : std::get_if<RunStarted>(&m_run.inherited.front())) {
            own->database = m_run.started.database;
            own->address = m_run.started.address;
            own->dialect = m_run.started.dialect;
        }
        if (m_run.earlier.empty() && m_run.inherited.empty())
            m_question->start(m_run.started);
        else
            m_question->driver().resume(m_run.inherited);
    }

    void cancel()
    {
        if (m_question)
            return m_question->driver().cancel();
        m_database.cancel();
    }

    /// Answers the oldest question to the user, if there is one, as the command line says.
    void answerQuestion()
    {
        const std::vector<PersonQuestion>& asked = m_question->driver().state().asked;
        if (asked.empty() || asked.front().effect == m_reading)
            return;
        m_reading = asked.front().effect;
        if (m_run.ifAsked == IfAsked::skip)
            return m_question->driver().answer({m_reading});
        if (m_run.ifAsked == IfAsked::stop)
            return m_question->driver().leaveUnanswered(m_reading);
        m_console.err.write(promptFor(asked.front()));
        m_console.err.flush();
        m_lines.readLine();
    }

    /// The end of the input means that no answer will come.
    void takeLine(const std::optional<std::string>& line)
    {
        const PersonQuestion* const asked = m_question->driver().state().askedWith(m_reading);
        if (!asked)
            return;
        if (line)
            m_question->driver().answer(answerInLine(*line, *asked));
        else
            m_question->driver().leaveUnanswered(m_reading);
    }

    void write(const RunEvent& event)
    {
        m_console.out.write(m_run.output == RunOutput::jsonLines ? toRecord(event) + '\n' : m_text.on(event));
        m_console.out.flush();
        if (m_console.out.state() != Writer::State::open)
            cancel();
    }

    void log(const RunEvent& event)
    {
        if (!m_run.log)
            return;
        if (const auto answer = answerIn(event.body); answer && answer->fault && answer->fault != ModelFault::cancelled)
            m_run.log(failureLine(event.run, *answer));
        const auto* const checked = std::get_if<Checked>(&event.body);
        if (!checked || !checked->verdict.primary())
            return;
        const std::string title = "run " + event.run + ", lane " + std::to_string(checked->attempt.lane.value + 1)
            + ", attempt " + std::to_string(checked->attempt.number + 1);
        m_run.log(
            failureBlock(title, checked->sql, checked->verdict, m_database.dialect(), &m_database.schema().catalog()));
    }

    void end(ExitStatus status)
    {
        m_status = status;
        QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    }

    ConsoleRun m_run;
    PromptTexts m_texts;
    const Console& m_console;
    TimelineText m_text;
    Interrupt m_interrupt; // created before the threads of the database
    LiveDatabase m_database;
    std::unique_ptr<DatabaseChecks> m_checks;
    std::unique_ptr<CheckPort> m_around;
    std::unique_ptr<DatabaseResults> m_results;
    std::unique_ptr<BuiltInAnswers> m_answers;
    std::unique_ptr<ModelPort> m_models; // uses m_answers, so it is destroyed first
    std::unique_ptr<QuestionRun> m_question;
    PersonLines m_lines;
    EffectId m_reading; ///< the question that was taken up last
    ExitStatus m_status = ExitStatus::unusable;
};

} // namespace

void withholdValues(ConsoleRun& run)
{
    withholdValues(run.started);
    if (auto* const own = run.inherited.empty() ? nullptr : std::get_if<RunStarted>(&run.inherited.front()))
        withholdValues(*own);
    run.samples = SamplePolicy::none;
    run.memory.reset();
}

ExitStatus carryOut(ConsoleRun run, const Console& console)
{
    auto texts = promptTextsFrom(promptTextFolder(), console);
    if (!texts)
        return ExitStatus::unusable;
    if (storedValueLock() != ValueLock::open) {
        if (mayHoldValues(run.earlier)) {
            console.complain(heldValuesWords);
            return ExitStatus::unusable;
        }
        withholdValues(run);
    }
    const RunOnConsole onConsole(std::move(run), std::move(*texts), console);
    QCoreApplication::exec();
    return onConsole.status();
}

void writeEvents(const std::vector<RunEvent>& events, const Arguments& arguments, const Console& console)
{
    TimelineText text(coloursFor(arguments), symbolsOfTerminal());
    for (const RunEvent& event : events)
        console.out.write(arguments.has("--json") ? toRecord(event) + '\n' : text.on(event));
}

Colours coloursFor(const Arguments& arguments)
{
    return arguments.has("--no-color") ? Colours::off : coloursOf(standardOutputIs(), environmentVariable);
}

Symbols symbolsOfTerminal()
{
    return symbolsOf(environmentVariable);
}

} // namespace querymend
