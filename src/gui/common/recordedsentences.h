#pragma once

#include <cstdint>
#include <span>

namespace querymend {

/// Whether the last place of a sentence holds another recorded sentence.
enum class LastPart : std::uint8_t { name, recorded };

/// A sentence of the record, with places %1 to %3, and what is shown for it in English.
struct RecordedSentence {
    const char* recorded;
    const char* shown;
    LastPart last = LastPart::name;
};

/// What the checks, the loop and the linking write as reasons; more special ones come first.
[[nodiscard]] std::span<const RecordedSentence> recordedSentences();

} // namespace querymend
