#pragma once

#include "db/session/reconnectingsession.h"
#include "db/session/session.h"

#include <memory>

namespace querymend {

/// The session of a worker: notes whether its server can be reached, and can be opened anew.
class WorkerSession : public Session {
public:
    /// `session` was opened by `opener`.
    WorkerSession(SessionOpener opener, std::unique_ptr<Session> session);

    /// How often in a row its server could not be reached.
    [[nodiscard]] int failuresToReach() const { return m_failures; }
    /// Keeps the session that it has if no other can be opened.
    void renew();

    const Dialect& dialect() const override { return m_session->dialect(); }
    const DatabaseWarnings& warnings() const override { return m_session->warnings(); }
    std::shared_ptr<Canceller> canceller() override { return m_session->canceller(); }
    bool isOver() const override { return m_session->isOver(); }
    Result<void, EngineError> prepare(std::string_view statement) override;
    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override;
    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override;
    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override;

private:
    template <class Value>
    Result<Value, EngineError> noted(Result<Value, EngineError> answer);

    SessionOpener m_opener;
    std::unique_ptr<Session> m_session;
    int m_failures = 0;
};

} // namespace querymend
