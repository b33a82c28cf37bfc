#include "asking/askedlines.h"

#include "base/errorcode.h"
#include "database/questionschema.h"
#include "db/addresses/connectionurl.h"
#include "inputs/database.h"
#include "inputs/questionarguments.h"
#include "jsonlines/jsonlines.h"
#include "models/builtinanswers.h"
#include "run/answersketch.h"
#include "run/enumnames.h"
#include "store/valuelock.h"
#include "terminal/interrupt.h"
#include "terminal/warningtext.h"
#include "texts/prompttextfiles.h"

#include <QCoreApplication>

#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

/// What the events of a run say of its answer.
struct LineAnswer {
    std::optional<RunFinished> end;
    std::optional<QuestionRead> reading;
    std::optional<ErrorCode> code; ///< of the last attempt
    std::size_t attempts = 0;

    void takeAttempt(const Diagnosed& diagnosed)
    {
        code = diagnosed.code;
        ++attempts;
    }

    /// Those of other lanes are less likely.
    void takeReading(const QuestionRead& read)
    {
        if (!reading || reading->attempt.lane == read.attempt.lane)
            reading = read;
    }

    void take(const EventBody& body)
    {
        if (const auto* const finished = std::get_if<RunFinished>(&body))
            end = *finished;
        else if (const auto* const read = std::get_if<QuestionRead>(&body))
            takeReading(*read);
        else if (const auto* const diagnosed = std::get_if<Diagnosed>(&body))
            takeAttempt(*diagnosed);
    }
};

/// How readings that are almost as likely differ.
std::vector<std::string> othersIn(const QuestionRead& read)
{
    std::vector<std::string> texts;
    for (const WordsApart& words : read.others)
        texts.push_back(textOf(words));
    return texts;
}

void textOrNull(JsonWriter& json, std::string_view text)
{
    if (text.empty())
        json.null();
    else
        json.text(text);
}

void write(std::string_view id, const LineAnswer& answer, JsonWriter& json)
{
    const bool isSolved = answer.end && answer.end->outcome == RunOutcome::solved;
    const std::optional<ErrorCode> code = isSolved ? std::nullopt : answer.code;
    json.beginObject();
    json.key("id");
    json.raw(id);
    json.key("outcome");
    json.text(recordName(answer.end ? answer.end->outcome : RunOutcome::failed));
    json.key("sql");
    textOrNull(json, answer.end ? answer.end->sql : std::string());
    json.key("attempts");
    json.integer(static_cast<std::int64_t>(answer.attempts));
    json.key("category");
    textOrNull(json, code ? label(categoryOf(*code)) : std::string_view());
    json.key("code");
    textOrNull(json, code ? name(*code) : std::string_view());
    json.key("unread");
    json.texts(answer.reading ? answer.reading->unread : std::vector<std::string>());
    json.key("confidence");
    if (answer.reading)
        json.real(answer.reading->confidence);
    else
        json.null();
    json.key("others");
    json.texts(answer.reading ? othersIn(*answer.reading) : std::vector<std::string>());
    json.key("reason");
    textOrNull(json, isSolved || !answer.end ? std::string() : answer.end->reason);
    json.endObject();
}

void writeUnreadableQuestion(std::string_view id, const Complaint& complaint, JsonWriter& json)
{
    json.beginObject();
    json.key("id");
    json.raw(id);
    json.key("outcome");
    json.text(recordName(RunOutcome::failed));
    json.key("sql");
    json.null();
    json.key("attempts");
    json.integer(0);
    json.key("category");
    json.null();
    json.key("code");
    json.null();
    json.key("unread");
    json.texts({});
    json.key("confidence");
    json.null();
    json.key("others");
    json.texts({});
    json.key("reason");
    json.text(complaint.text);
    json.endObject();
}

/// One connection for all questions; each question has the event loop until its run ends.
class LinesRun : public QObject {
public:
    LinesRun(QuestionLines questions, PromptTexts texts, const Console& console)
        : m_questions(std::move(questions)), m_texts(std::move(texts)), m_console(console),
          m_database(openerOf(m_questions.run.target)), m_answers(m_database)
    {
        connect(&m_interrupt, &Interrupt::asked, this, [this] {
            m_isInterrupted = true;
            if (m_run)
                m_run->driver().cancel();
            else
                m_database.cancel();
        });
        if (m_questions.run.samples != SamplePolicy::none
            && m_questions.run.started.policy.values == DataValues::mayBeNamed)
            m_database.setSamples(m_questions.run.samples);
    }

    [[nodiscard]] bool open()
    {
        bool isOpen = false;
        m_database.open(this, [&](const Result<void, EngineError>& opened) {
            isOpen = opened.ok();
            if (!opened)
                m_console.complain("--db: " + m_questions.run.target.shown() + ": " + opened.error().message);
            quit();
        });
        QCoreApplication::exec();
        if (!isOpen)
            return false;
        for (const DatabaseWarning& warning : m_database.warnings())
            m_console.complain("warning: " + textOf(warning));
        complainOf(m_questions.run.glossary, m_database.schema().catalog(), m_database.dialect(), m_console);
        m_questions.run.started.database = m_questions.run.target.shown();
        m_questions.run.started.address = connectionUrlOf(m_questions.run.target);
        m_questions.run.started.dialect = m_database.dialect().name;
        return true;
    }

    [[nodiscard]] Result<LineAnswer, Complaint> answer(std::string question, std::string evidence)
    {
        if (m_isInterrupted)
            return Failure{Complaint{"interrupted"}};
        auto started = m_questions.run.started;
        started.question.text = std::move(question);
        started.question.evidence = std::move(evidence);
        const std::shared_ptr<const SchemaView> schema = schemaFor(m_database, started.question);
        auto model = modelFor(schema);
        if (!model)
            return Failure{std::move(model).error().complaint};
        DatabaseChecks checks(m_database.thread(), m_database.dialect(), schema, engineChecksOf(started.policy));
        DatabaseResults results(m_database.thread());
        m_run = std::make_unique<QuestionRun>(
            newRunId(), m_database, schema, **model, checks, m_questions.run.keep,
            PromptMaterial{m_questions.run.hints, m_texts, m_questions.run.memory, m_questions.run.glossary.sentences},
            std::vector<RunEvent>(), &results);
        LineAnswer answer;
        std::string problem;
        connect(&m_run->recorder(), &Recorder::recorded, this,
                [&answer](const RunEvent& event) { answer.take(event.body); });
        connect(&m_run->recorder(), &Recorder::recorded, this, [this] {
            // The state takes the event only after it is announced.
            QMetaObject::invokeMethod(
                this, [this] { answerQuestion(); }, Qt::QueuedConnection);
        });
        connect(&m_run->driver(), &RunDriver::finished, this, &LinesRun::quit);
        connect(&m_run->driver(), &RunDriver::recordingFailed, this, [&problem](const std::string& reason) {
            problem = "the run cannot be saved: " + reason;
            quit();
        });
        m_run->start(std::move(started));
        QCoreApplication::exec();
        m_run.reset();
        if (!problem.empty())
            return Failure{Complaint{std::move(problem)}};
        return answer;
    }

private:
    static void quit()
    {
        QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    }

    /// No user is there to answer what a run asks.
    void answerQuestion()
    {
        if (!m_run || m_run->driver().state().asked.empty())
            return;
        const EffectId asked = m_run->driver().state().asked.front().effect;
        if (m_questions.run.ifAsked == IfAsked::skip)
            m_run->driver().answer({asked});
        else
            m_run->driver().leaveUnanswered(asked);
    }

    [[nodiscard]] Result<std::unique_ptr<ModelPort>, CommandProblem> modelFor(
        const std::shared_ptr<const SchemaView>& schema)
    {
        auto builtIn = std::make_unique<BuiltInModel>(m_answers, schema, m_questions.run.today);
        if (!m_questions.model)
            return std::unique_ptr<ModelPort>(std::move(builtIn));
        if (m_questions.run.started.modelKind == ModelKind::recorded)
            return m_questions.model(nullptr);
        return m_questions.model(std::move(builtIn));
    }

    QuestionLines m_questions;
    PromptTexts m_texts;
    const Console& m_console;
    Interrupt m_interrupt; // created before the threads of the database
    LiveDatabase m_database;
    BuiltInAnswers m_answers;
    std::unique_ptr<QuestionRun> m_run;
    bool m_isInterrupted = false;
};

} // namespace

ExitStatus askLines(QuestionLines questions, const std::vector<std::string_view>& files, const Console& console)
{
    if (storedValueLock() != ValueLock::open)
        withholdValues(questions.run);
    auto texts = promptTextsFrom(promptTextFolder(), console);
    if (!texts)
        return ExitStatus::unusable;
    LinesRun run(std::move(questions), std::move(*texts), console);
    if (!run.open())
        return ExitStatus::unusable;
    LineTask task;
    task.keys = {"question", "evidence", "like"};
    task.answer = [&run](const JsonLine& line, JsonWriter& json) -> Result<ExitStatus, Complaint> {
        const auto question = requiredText(line.members[0]);
        if (!question)
            return Failure{question.error()};
        const auto evidence = optionalText(line.members[1]);
        if (!evidence)
            return Failure{evidence.error()};
        const auto like = optionalText(line.members[2]);
        if (!like)
            return Failure{like.error()};
        if (const auto sketch = sketchFrom(like->value_or(std::string())); *like && !sketch)
            return Failure{Complaint{"like: " + sketch.error()}};
        const std::string background = withSketch(evidence->value_or(std::string()), like->value_or(std::string()));
        const auto answer = run.answer(*question, background);
        if (!answer)
            return Failure{answer.error()};
        write(line.id, *answer, json);
        const bool isSolved = answer->end && answer->end->outcome == RunOutcome::solved;
        return isSolved ? ExitStatus::fine : ExitStatus::foundWrong;
    };
    task.reject = writeUnreadableQuestion;
    return runJsonLines(task, files, console);
}

} // namespace querymend
