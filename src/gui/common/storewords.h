#pragma once

#include "store/storeerror.h"

#include <QString>

namespace querymend {

/// What went wrong with the store of runs, and what to do about it, in the window's language.
[[nodiscard]] QString storeErrorText(const StoreError& error);

} // namespace querymend
