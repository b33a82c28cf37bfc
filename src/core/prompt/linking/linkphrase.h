#pragma once

#include "prompt/linking/linking.h"

#include <string>
#include <string_view>

namespace querymend {

[[nodiscard]] std::string_view name(LinkLikeness likeness);
[[nodiscard]] std::string_view name(LinkField field);

/// Describes the reason for the user: `'customers' is in the table name`.
[[nodiscard]] std::string describe(const LinkReason& reason, const Table& table);

} // namespace querymend
