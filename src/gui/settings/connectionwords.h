#pragma once

#include "store/connectionfile.h"

#include <QString>

namespace querymend {

/// The name of a connection in lists: `Orders`, `Orders · PRODUCTION`.
[[nodiscard]] QString listedName(const SavedConnection& connection);
/// The same for screen readers, which do not see the heading above it: `Orders, PRODUCTION, group Sales`.
[[nodiscard]] QString spokenName(const SavedConnection& connection);

} // namespace querymend
