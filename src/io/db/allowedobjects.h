#pragma once

#include "db/connectiontarget.h"
#include "db/session.h"

#include <memory>
#include <string>
#include <vector>

namespace querymend {

/// The option of a connection that names, parted by commas, what a person allows although it does more than read.
inline constexpr std::string_view allowOption = "allow_functions";

/// The names that this connection allows.
[[nodiscard]] std::vector<std::string> allowedObjects(const ConnectionTarget& target);
void allowObject(ConnectionTarget& target, std::string_view name);

/// The same connection without what is no engine's business.
[[nodiscard]] ConnectionTarget withoutAllowance(ConnectionTarget target);

/// The session, whose schema leaves those names unrestricted.
[[nodiscard]] std::unique_ptr<Session> allowing(std::unique_ptr<Session> session, std::vector<std::string> names);

} // namespace querymend
