#include "questionrun.h"

#include <QDateTime>
#include <QUuid>

#include <utility>

namespace querymend {

QuestionRun::QuestionRun(std::string id, const LiveDatabase& database, ModelPort& model, CheckPort& check,
                         EventSink sink)
    : m_schema(database.sharedSchema()),
      m_recorder(std::move(id), std::move(sink), [] { return QDateTime::currentMSecsSinceEpoch(); }),
      m_driver({&database.dialect(), m_schema.get(), EngineInReach::yes}, {&model, &check, callByEventLoop()},
               m_recorder)
{}

std::string newRunId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

} // namespace querymend
