#pragma once

#include "db/addresses/connectiontarget.h"
#include "db/session/engineerror.h"

#include <QString>

namespace querymend {

/// An engine's failure in words for the user: what happened, what can be done, and the engine's own
/// message.
struct FailureWords {
    QString title;
    QString reason;
    QString advice; ///< empty if there is none

    /// The engine's own message is last.
    [[nodiscard]] QString adviceAndReason() const;
};

/// What an engine or its session says of a failure: the program's own sentences in the window's language, those of an
/// engine, a driver or a server as they are.
[[nodiscard]] QString engineWords(const EngineError& error);
/// Whether another password may help.
[[nodiscard]] bool isLoginRefused(const EngineError& error);
/// For a connection that could not be made.
[[nodiscard]] FailureWords connectingFailed(const ConnectionTarget& target, const EngineError& error);

} // namespace querymend
