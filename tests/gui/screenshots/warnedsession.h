#pragma once

#include "support/forwardingsession.h"

#include "db/session/databasewarning.h"

#include <memory>
#include <utility>

namespace querymend {

/// A session on any database with a warning that its login has too many rights.
class WarnedSession : public ForwardingSession {
public:
    WarnedSession(std::unique_ptr<Session> session, DatabaseWarning warning)
        : ForwardingSession(std::move(session)), m_warnings{std::move(warning)}
    {}

    [[nodiscard]] const DatabaseWarnings& warnings() const override { return m_warnings; }

private:
    DatabaseWarnings m_warnings;
};

} // namespace querymend
