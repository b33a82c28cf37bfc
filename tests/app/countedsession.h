#pragma once

#include "support/forwardingsession.h"

#include <QSemaphore>

#include <atomic>
#include <memory>
#include <utility>

namespace querymend {

/// A session that counts the reads of its schema and, while held, waits for the test to release each one.
class CountedSession : public ForwardingSession {
public:
    struct Notes {
        std::atomic<int> readings = 0;
        std::atomic<bool> isHeld = false;
        QSemaphore letGo;
    };

    CountedSession(std::unique_ptr<Session> session, std::shared_ptr<Notes> notes)
        : ForwardingSession(std::move(session)), m_notes(std::move(notes))
    {}

    [[nodiscard]] Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        ++m_notes->readings;
        if (m_notes->isHeld)
            m_notes->letGo.acquire();
        return ForwardingSession::readSchema(request);
    }

private:
    std::shared_ptr<Notes> m_notes;
};

} // namespace querymend
