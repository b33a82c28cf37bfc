#pragma once

#include "db/addresses/connectiontarget.h"
#include "db/session/session.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The connection option that lists, separated by commas, the only tables that queries may use: `orders`,
/// `sales.orders` or `sales.*`.
inline constexpr std::string_view tablesOption = "only_tables";

/// Returns the tables that this connection is limited to; empty if it is not limited.
[[nodiscard]] std::vector<std::string> chosenTables(const ConnectionTarget& target);
void chooseTable(ConnectionTarget& target, std::string_view name);

/// Returns the target without the option, which engines do not know.
[[nodiscard]] ConnectionTarget withoutChoice(ConnectionTarget target);

/// Wraps the session so that its schema has these tables only, and that it refuses statements that use others. Once the
/// schema was read, its warnings name the tables that queries cannot use although they were chosen. Without names,
/// returns the session as it is.
[[nodiscard]] std::unique_ptr<Session> limiting(std::unique_ptr<Session> session, std::vector<std::string> names);

} // namespace querymend
