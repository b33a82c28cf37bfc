#pragma once

#include "db/databasewarning.h"

#include <QString>

namespace querymend {

/// What a warning says to people, in whole sentences.
[[nodiscard]] QString wordsOf(const DatabaseWarning& warning);

} // namespace querymend
