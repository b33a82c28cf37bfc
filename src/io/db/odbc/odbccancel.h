#pragma once

#include <cstdint>

namespace querymend {

/// Whether the current run has to end, and why.
enum class OdbcCancel : std::uint8_t { none, asked, overdue };

} // namespace querymend
