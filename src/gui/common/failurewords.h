#pragma once

#include "db/connectiontarget.h"
#include "db/engineerror.h"

#include <QString>

namespace querymend {

/// A failure of an engine for people: what happened, the engine's own words, and what can be done.
struct FailureWords {
    QString title;
    QString reason;
    QString advice; ///< empty where there is none

    [[nodiscard]] QString reasonAndAdvice() const;
};

/// Of a connection that could not be made.
[[nodiscard]] FailureWords connectingFailed(const ConnectionTarget& target, const EngineError& error);

} // namespace querymend
