#include "checking/workersession.h"

#include <utility>

namespace querymend {

WorkerSession::WorkerSession(SessionOpener opener, std::unique_ptr<Session> session)
    : m_opener(std::move(opener)), m_session(std::move(session))
{}

void WorkerSession::renew()
{
    auto opened = m_opener();
    if (!opened)
        return;
    m_session = std::move(opened).value();
    m_failures = 0;
}

Result<void, EngineError> WorkerSession::prepare(std::string_view statement)
{
    return noted(m_session->prepare(statement));
}

Result<Plan, EngineError> WorkerSession::explain(std::string_view statement, const Limits& limits)
{
    return noted(m_session->explain(statement, limits));
}

Result<std::unique_ptr<Cursor>, EngineError> WorkerSession::run(std::string_view statement, const Limits& limits)
{
    return noted(m_session->run(statement, limits));
}

Result<Snapshot, EngineError> WorkerSession::readSchema(const SchemaRequest& request)
{
    return noted(m_session->readSchema(request));
}

template <class Value>
Result<Value, EngineError> WorkerSession::noted(Result<Value, EngineError> answer)
{
    const bool isReached = answer || answer.error().failure != EngineFailure::unreachable;
    m_failures = isReached ? 0 : m_failures + 1;
    return answer;
}

} // namespace querymend
