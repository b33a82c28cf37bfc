#pragma once

#include "db/session/databasewarning.h"

#include <QString>

namespace querymend {

/// Returns a warning for the user, in whole sentences.
[[nodiscard]] QString wordsOf(const DatabaseWarning& warning);

} // namespace querymend
