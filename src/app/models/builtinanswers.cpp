#include "models/builtinanswers.h"

#include <QDate>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>

namespace querymend {

namespace {

/// The readings that have a statement; none if the question is not understood.
std::vector<QuestionReading> answersIn(std::vector<QuestionReading> readings)
{
    std::erase_if(readings, [](const QuestionReading& reading) { return reading.sql.empty(); });
    return readings;
}

std::string refusal(const QuestionReading& reading)
{
    if (reading.unread.empty() && reading.confidence > 0)
        return "Not sure enough to answer: " + std::to_string(std::lround(reading.confidence * 100)) + "%.";
    if (reading.unread.empty())
        return "The words are known, but not what they ask for together.";
    std::string list;
    for (const std::string& word : reading.unread)
        list += (list.empty() ? "'" : ", '") + word + '\'';
    const bool isOne = reading.unread.size() == 1;
    return "Not understood: " + list + ". Nothing in this database has " + (isOne ? "that name." : "these names.");
}

std::string_view sectionOf(const AskModel& request, std::string_view name)
{
    const auto found = std::find_if(request.prompt.begin(), request.prompt.end(),
                                    [&](const PromptSection& section) { return section.name == name; });
    return found == request.prompt.end() ? std::string_view() : std::string_view(found->text);
}

} // namespace

BuiltInAnswers::Prepared::Prepared(std::shared_ptr<const SchemaView> about, const Dialect& writtenIn,
                                   std::vector<ColumnValues> values, Completing completing)
    : schema(std::move(about)), dialect(writtenIn), answerer(schema->catalog(), dialect, ValueIndex(std::move(values)))
{
    if (completing == Completing::yes)
        completion.emplace(answerer.completion());
    (void)answerer.read("words", {}, {}); // makes the tables of words here rather than while somebody types
}

BuiltInAnswers::BuiltInAnswers(LiveDatabase& database, Completing completing)
    : m_database(database), m_completing(completing)
{
    constexpr std::chrono::milliseconds step{200};
    m_progress.setInterval(step);
    connect(&m_progress, &QTimer::timeout, this, &BuiltInAnswers::progressed);
}

void BuiltInAnswers::prepare(const std::shared_ptr<const SchemaView>& schema, QObject* context, Ready ready)
{
    if (m_prepared && m_schema == schema)
        return ready(m_prepared->answerer);
    m_waiting.push_back({context, std::move(ready)});
    if (m_schema == schema && !m_reading.isNone())
        return;
    m_schema = schema;
    m_prepared.reset();
    using Made = std::shared_ptr<const Prepared>;
    // A large schema takes a while, so its names are read on the session's thread as well.
    if (m_shared)
        m_shared->isStopped = true;
    m_shared = std::make_shared<Shared>();
    m_progress.start();
    m_reading = m_database.thread().ask<Made>(
        this,
        [schema, dialect = m_database.dialect(), completing = m_completing,
         shared = m_shared](Session& session) -> Result<Made, EngineError> {
            const auto watch = [&](const ValuesProgress& progress) {
                shared->tables = progress.tables;
                return !shared->isStopped;
            };
            return Made(std::make_shared<const Prepared>(
                schema, dialect, readColumnValues(session, schema->catalog().snapshot(), {}, watch), completing));
        },
        [this, schema](Result<Made, EngineError> made) {
            if (m_schema != schema)
                return;
            use(made ? std::move(made).value()
                     : std::make_shared<const Prepared>(schema, m_database.dialect(), std::vector<ColumnValues>(),
                                                        m_completing));
        });
}

void BuiltInAnswers::use(std::shared_ptr<const Prepared> prepared)
{
    m_reading = {};
    m_progress.stop();
    m_prepared = std::move(prepared);
    Q_EMIT progressed();
    for (const Waiting& waiting : std::exchange(m_waiting, {})) {
        if (waiting.context)
            waiting.ready(m_prepared->answerer);
    }
}

const QuestionCompletion* BuiltInAnswers::completion() const
{
    return m_prepared && m_prepared->completion ? &*m_prepared->completion : nullptr;
}

std::optional<ValuesProgress> BuiltInAnswers::progress() const
{
    if (m_reading.isNone())
        return std::nullopt;
    return ValuesProgress{m_shared->tables, m_schema->catalog().snapshot().tables.size()};
}

void BuiltInAnswers::stopReading()
{
    if (m_shared)
        m_shared->isStopped = true;
}

BuiltInModel::BuiltInModel(BuiltInAnswers& answers, std::shared_ptr<const SchemaView> schema, CalendarDay today)
    : m_answers(answers), m_schema(std::move(schema)), m_today(today)
{}

void BuiltInModel::ask(const AskModel& request, Answered answered)
{
    m_answers.prepare(m_schema, this, [this, request, answered = std::move(answered)](const Answerer& answerer) {
        if (std::find(m_stopped.begin(), m_stopped.end(), request.effect) == m_stopped.end())
            answer(answerer, request, answered);
    });
}

void BuiltInModel::answer(const Answerer& answerer, const AskModel& request, Answered answered)
{
    if (request.role)
        return m_queue.post(request.effect,
                            ModelProblem{ModelFault::rejected, "The built-in answerer plays no roles.", {}, false},
                            std::move(answered));
    using Clock = std::chrono::steady_clock;
    const auto began = Clock::now();
    std::vector<QuestionReading> all =
        answerer.read(sectionOf(request, "question"), sectionOf(request, "evidence"), m_today);
    const QuestionReading likeliest = all.front();
    std::vector<QuestionReading> readings = answersIn(std::move(all));
    ModelReply reply;
    if (request.source == LaneSource::builtIn) // beside a model, whose tokens are counted
        reply.tokens = {0, 0, 0, 0};           // two zeros alone would be read as unknown, as older records mean them
    if (request.reading < readings.size()) {
        reply.reading = std::move(readings[request.reading]);
        reply.text = reply.reading->sql;
    } else {
        reply.reading = likeliest;
        reply.reading->sql.clear();
        reply.text = readings.empty() ? refusal(likeliest) : "There is no other way to read the question.";
    }
    reply.time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began);
    m_queue.post(request.effect, std::move(reply), std::move(answered));
}

std::optional<ModelProblem> BuiltInModel::stop(EffectId effect)
{
    m_stopped.push_back(effect);
    m_queue.drop(effect);
    return std::nullopt;
}

RunPolicy policyOfBuiltIn(RunPolicy policy)
{
    policy.maxEscalations = 0;
    policy.roles.clear();
    policy.roleModels.clear();
    policy.firstLane = LaneSource::model;
    return policy;
}

RunPolicy askingBuiltIn(RunPolicy policy)
{
    policy = policyOfBuiltIn(std::move(policy));
    const bool isSet = std::ranges::find(policy.asks, AskMoment::disagreement) != policy.asks.end();
    if (policy.lanes == 1 && !isSet)
        policy.asks.push_back(AskMoment::disagreement);
    return policy;
}

CalendarDay currentDay()
{
    const QDate today = QDate::currentDate();
    return {today.year(), today.month(), today.day()};
}

} // namespace querymend

#include "moc_builtinanswers.cpp"
