#pragma once

#include "db/addresses/connectiontarget.h"
#include "db/session/engineerror.h"

#include <QString>

namespace querymend {

/// An engine's failure in words for the user: what happened, the engine's own message, and what can be done.
struct FailureWords {
    QString title;
    QString reason;
    QString advice; ///< empty if there is none

    [[nodiscard]] QString reasonAndAdvice() const;
};

/// For a connection that could not be made.
[[nodiscard]] FailureWords connectingFailed(const ConnectionTarget& target, const EngineError& error);

} // namespace querymend
