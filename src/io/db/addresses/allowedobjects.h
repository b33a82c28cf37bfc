#pragma once

#include "db/addresses/connectiontarget.h"
#include "db/session/session.h"

#include <memory>
#include <string>
#include <vector>

namespace querymend {

/// The connection option that lists, separated by commas, what the user allows although it does more than read.
inline constexpr std::string_view allowOption = "allow_functions";

/// Returns the names that this connection allows.
[[nodiscard]] std::vector<std::string> allowedObjects(const ConnectionTarget& target);
void allowObject(ConnectionTarget& target, std::string_view name);

/// Returns the target without the allow option, which engines do not know.
[[nodiscard]] ConnectionTarget withoutAllowance(ConnectionTarget target);

/// Wraps the session so that its schema leaves these names unrestricted.
[[nodiscard]] std::unique_ptr<Session> allowing(std::unique_ptr<Session> session, std::vector<std::string> names);

} // namespace querymend
