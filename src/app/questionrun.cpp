#include "questionrun.h"

#include <QDateTime>
#include <QUuid>

#include <utility>

namespace querymend {

QuestionRun::QuestionRun(std::string id, const LiveDatabase& database, ModelPort& model, CheckPort& check,
                         EventSink sink, const HintTexts* hints, std::vector<RunEvent> earlier)
    : m_recorder(
        std::move(id), std::move(sink), [] { return QDateTime::currentMSecsSinceEpoch(); }, std::move(earlier)),
      m_driver({&database.dialect(), &database.schema(), EngineInReach::yes, hints},
               {&model, &check, callByEventLoop()}, m_recorder)
{}

std::string newRunId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

} // namespace querymend
