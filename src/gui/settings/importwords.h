#pragma once

#include "database/connectionimport.h"

#include <QString>

namespace querymend {

/// Why a connection cannot be imported; empty if it can.
[[nodiscard]] QString importReason(const ImportOffer& offer);
/// What an import leaves out or changes; empty if nothing.
[[nodiscard]] QString importNotes(const ImportOffer& offer);
[[nodiscard]] QString importOrigin(const ImportOffer& offer);
[[nodiscard]] QString importFailure(const ImportProblem& failure);

} // namespace querymend
