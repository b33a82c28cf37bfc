#pragma once

#include "base/range.h"
#include "run/event.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

enum class MaskedValues : std::uint8_t { no, yes };

/// What to hide while a run is shown to an audience.
struct MaskRules {
    std::vector<std::string> words;         ///< hosts, users, paths: matched as whole words, ignoring ASCII case
    MaskedValues values = MaskedValues::no; ///< also text in single quotes, and column examples
};

inline constexpr const char* maskSign = "•••";

/// The ranges to mask, in order; overlapping and adjacent ones are merged.
[[nodiscard]] std::vector<ByteRange> maskedPlaces(std::string_view text, const MaskRules& rules);
[[nodiscard]] std::string maskedText(std::string_view text, const MaskRules& rules);

/// The same event with every text masked. If that leaves no valid event, it is an UnknownEvent.
[[nodiscard]] RunEvent maskedEvent(const RunEvent& event, const MaskRules& rules);

} // namespace querymend
