#pragma once

#include "db/session/session.h"

#include <memory>
#include <utility>

namespace querymend {

/// Forwards everything to another session; tests override single functions.
class ForwardingSession : public Session {
public:
    explicit ForwardingSession(std::unique_ptr<Session> session) : m_session(std::move(session)) {}

    [[nodiscard]] const Dialect& dialect() const override { return m_session->dialect(); }
    [[nodiscard]] const DatabaseWarnings& warnings() const override { return m_session->warnings(); }
    [[nodiscard]] std::shared_ptr<Canceller> canceller() override { return m_session->canceller(); }

    [[nodiscard]] Result<void, EngineError> prepare(std::string_view statement) override
    {
        return m_session->prepare(statement);
    }

    [[nodiscard]] Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        return m_session->explain(statement, limits);
    }

    [[nodiscard]] Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement,
                                                                   const Limits& limits) override
    {
        return m_session->run(statement, limits);
    }

    [[nodiscard]] Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        return m_session->readSchema(request);
    }

private:
    std::unique_ptr<Session> m_session;
};

} // namespace querymend
