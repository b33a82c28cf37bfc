#include "runs/questionrun.h"

#include <QDateTime>
#include <QUuid>

#include <chrono>
#include <utility>

namespace querymend {

namespace {

std::chrono::microseconds microsecondsNow()
{
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

QuestionRun::QuestionRun(std::string id, const LiveDatabase& database, std::shared_ptr<const SchemaView> schema,
                         ModelPort& model, CheckPort& check, EventSink sink, PromptMaterial texts,
                         std::vector<RunEvent> earlier, ResultPort* results)
    : m_memory(std::move(texts.memory)), m_glossary(std::move(texts.glossary)), m_dialect(database.dialect()),
      m_schema(std::move(schema)), m_whole(database.sharedSchema()),
      m_recorder(
          std::move(id), std::move(sink), [] { return QDateTime::currentMSecsSinceEpoch(); }, std::move(earlier)),
      m_driver({&database.dialect(), m_schema.get(), EngineInReach::yes, texts.hints, std::move(texts.prompts),
                microsecondsNow, m_whole.get()},
               {&model, &check, callByEventLoop(), results}, m_recorder)
{}

void QuestionRun::start(RunStarted started)
{
    // Statements accepted in other runs may contain values from the database.
    const bool mayRemember = started.policy.values == DataValues::mayBeNamed;
    if (m_memory && mayRemember && started.memory == RunMemory())
        started.memory =
            memoryFor(*m_memory, {started.question.text, started.database, started.dialect, &m_schema->catalog()});
    if (m_glossary) {
        std::string& evidence = started.question.evidence;
        evidence = withGlossary(
            evidence, m_glossary->sentencesFor(started.question.text, evidence, m_schema->catalog(), m_dialect));
    }
    m_driver.start(std::move(started));
}

std::string newRunId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

} // namespace querymend
