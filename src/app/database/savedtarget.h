#pragma once

#include "db/addresses/connectiontarget.h"
#include "store/connectionfile.h"

namespace querymend {

/// Returns the target without its password, which is stored elsewhere. An unknown engine becomes SQLite.
[[nodiscard]] ConnectionTarget targetOf(const SavedConnection& connection);
/// The result has no id and no name yet.
[[nodiscard]] SavedConnection savedOf(const ConnectionTarget& target);

/// The name under which the password of a saved connection is kept.
[[nodiscard]] std::string passwordKeyOf(const std::string& connectionId);

} // namespace querymend
