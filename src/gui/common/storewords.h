#pragma once

#include "store/storeerror.h"

#include <QString>

namespace querymend {

/// What went wrong with the store of runs, in the window's words, followed by the store's own.
[[nodiscard]] QString storeErrorText(const StoreError& error);

} // namespace querymend
