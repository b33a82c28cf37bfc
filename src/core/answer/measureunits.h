#pragma once

#include <optional>
#include <string_view>

namespace querymend {

/// A unit of time, weight or length.
struct MeasureUnit {
    enum class Of : unsigned char { time, weight, length };

    Of of = Of::time;
    double size = 1; ///< in the smallest unit
};

/// The unit that a word names, in English, Italian or Russian: hours, kg, км.
[[nodiscard]] std::optional<MeasureUnit> measureUnitNamed(std::string_view word);
/// By how much a number in one unit is multiplied for a column whose name may have another: 2 hours are 120 minutes.
[[nodiscard]] double factorFor(std::string_view column, const MeasureUnit& written);

} // namespace querymend
