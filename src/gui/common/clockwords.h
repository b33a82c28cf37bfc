#pragma once

#include <QString>

#include <cstdint>

class QTime;

namespace querymend {

enum class ClockUnit : std::uint8_t { seconds, milliseconds };

/// Returns a time of day as short as the language writes it, but with seconds, or also thousandths of them.
[[nodiscard]] QString clockWord(const QTime& time, ClockUnit unit = ClockUnit::seconds);

} // namespace querymend
