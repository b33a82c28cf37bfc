#include "questionrun.h"

#include <QDateTime>
#include <QUuid>

#include <utility>

namespace querymend {

namespace {

EngineCheckPolicy engineChecks(const RunPolicy& policy)
{
    EngineCheckPolicy checks;
    checks.trial = Trial::run;
    checks.emptyResult = policy.emptyRows == EmptyRows::areAnError ? EmptyResult::isAnError : EmptyResult::isNoted;
    return checks;
}

} // namespace

QuestionRun::QuestionRun(std::string id, LiveDatabase& database, ModelPort& model, const RunPolicy& policy,
                         EventSink sink)
    : m_checks(database.thread(), &database.schema().catalog(), engineChecks(policy)),
      m_recorder(std::move(id), std::move(sink), [] { return QDateTime::currentMSecsSinceEpoch(); }),
      m_driver({&database.dialect(), &database.schema(), EngineInReach::yes}, {&model, &m_checks, callByEventLoop()},
               m_recorder)
{}

std::string newRunId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

} // namespace querymend
