#include "questionrun.h"

#include <QDateTime>
#include <QUuid>

#include <utility>

namespace querymend {

QuestionRun::QuestionRun(std::string id, const LiveDatabase& database, ModelPort& model, CheckPort& check,
                         EventSink sink, PromptTexts texts)
    : m_recorder(std::move(id), std::move(sink), [] { return QDateTime::currentMSecsSinceEpoch(); }),
      m_driver({&database.dialect(), &database.schema(), EngineInReach::yes, std::move(texts)},
               {&model, &check, callByEventLoop()}, m_recorder)
{}

std::string newRunId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

} // namespace querymend
