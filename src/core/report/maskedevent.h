#pragma once

#include "base/range.h"
#include "run/event.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

enum class MaskedValues : std::uint8_t { no, yes };

/// What is not to be read where a run is shown to a room.
struct MaskRules {
    std::vector<std::string> words; ///< hosts, users, paths: as words of their own, in any case of ASCII letters
    MaskedValues values = MaskedValues::no; ///< also what stands in single quotes, and examples of columns
};

inline constexpr const char* maskSign = "•••";

/// In order; none touches another.
[[nodiscard]] std::vector<ByteRange> maskedPlaces(std::string_view text, const MaskRules& rules);
[[nodiscard]] std::string maskedText(std::string_view text, const MaskRules& rules);

/// The same event with every text masked. What cannot be an event any more by that is one of an unknown type.
[[nodiscard]] RunEvent maskedEvent(const RunEvent& event, const MaskRules& rules);

} // namespace querymend
