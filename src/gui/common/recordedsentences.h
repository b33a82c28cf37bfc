#pragma once

#include <cstdint>
#include <span>

namespace querymend {

/// What the last place of a sentence holds: a name or a number, another recorded sentence, or words in single quotes.
enum class LastPart : std::uint8_t { name, recorded, quoted };

/// A sentence of the record, with places %1 to %3, and what is shown for it in English.
struct RecordedSentence {
    const char* recorded;
    const char* shown;
    LastPart last = LastPart::name;
};

/// What the checks, the loop and the linking write as reasons; more special ones come first.
[[nodiscard]] std::span<const RecordedSentence> recordedSentences();

} // namespace querymend
