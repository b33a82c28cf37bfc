#pragma once

#include "base/errorcode.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// How much a hint reveals.
enum class HintLevel : std::uint8_t {
    general,   ///< what kind of mistake, where, and the rules
    specific,  ///< facts from the schema and the database
    explicit_, ///< the corrected part, with an example in this dialect and schema; named `explicit`
};

/// The spelling used in records and on the command line: `explicit`.
[[nodiscard]] std::string_view name(HintLevel level);

/// The sections of a hint, in their order.
enum class HintSection : std::uint8_t {
    headline,
    repetition, ///< that this was tried before
    question,
    statement, ///< the failing SQL, marked
    engineError,
    mistake, ///< what is wrong, in one sentence for each mistake
    facts,
    doubts, ///< what runs but may not mean what was asked
    guidance,
    correction,
    dialectRules,
    ledger, ///< of earlier attempts
    wanted, ///< what to return
};

struct HintPart {
    HintSection section = HintSection::headline;
    std::string text; ///< never empty
};

/// What a model gets to read about a statement that failed.
struct Hint {
    HintLevel level = HintLevel::general;
    ErrorCode code = ErrorCode::unclassified;
    std::vector<HintPart> parts; ///< in the order of their sections, each section at most once

    /// The text of a section; empty if the hint does not have it.
    [[nodiscard]] std::string_view part(HintSection section) const;
};

/// The hint as the model reads it: its parts, separated by blank lines.
[[nodiscard]] std::string textOf(const Hint& hint);

} // namespace querymend
