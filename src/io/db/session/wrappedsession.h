#pragma once

#include "db/session/session.h"

#include <memory>
#include <utility>

namespace querymend {

/// Passes everything on to the session that it owns. A class that changes some of it overrides that only.
class WrappedSession : public Session {
public:
    explicit WrappedSession(std::unique_ptr<Session> session) : m_session(std::move(session)) {}

    const Dialect& dialect() const override { return m_session->dialect(); }
    const DatabaseWarnings& warnings() const override { return m_session->warnings(); }
    std::shared_ptr<Canceller> canceller() override { return m_session->canceller(); }
    bool isOver() const override { return m_session->isOver(); }

    Result<void, EngineError> prepare(std::string_view statement) override { return m_session->prepare(statement); }
    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        return m_session->explain(statement, limits);
    }
    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        return m_session->run(statement, limits);
    }
    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        return m_session->readSchema(request);
    }

private:
    std::unique_ptr<Session> m_session;
};

} // namespace querymend
