#pragma once

#include "db/session.h"

#include <QSemaphore>

#include <atomic>
#include <memory>
#include <utility>

namespace querymend {

/// A session that counts how often its schema is read, and reads it only when the test lets it.
class CountedSession : public Session {
public:
    struct Notes {
        std::atomic<int> readings = 0;
        std::atomic<bool> isHeld = false;
        QSemaphore letGo;
    };

    CountedSession(std::unique_ptr<Session> session, std::shared_ptr<Notes> notes)
        : m_session(std::move(session)), m_notes(std::move(notes))
    {}

    [[nodiscard]] const Dialect& dialect() const override { return m_session->dialect(); }
    [[nodiscard]] const DatabaseWarnings& warnings() const override { return m_session->warnings(); }
    [[nodiscard]] std::shared_ptr<Canceller> canceller() override { return m_session->canceller(); }

    [[nodiscard]] Result<std::monostate, EngineError> prepare(std::string_view statement) override
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
        ++m_notes->readings;
        if (m_notes->isHeld)
            m_notes->letGo.acquire();
        return m_session->readSchema(request);
    }

private:
    std::unique_ptr<Session> m_session;
    std::shared_ptr<Notes> m_notes;
};

} // namespace querymend
