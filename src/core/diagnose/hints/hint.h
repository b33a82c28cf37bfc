#pragma once

#include "base/errorcode.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// How much a hint gives away.
enum class HintLevel : std::uint8_t {
    general,    ///< what kind of mistake, where, and the rules
    specific,   ///< the facts that schema and database prove
    spelledOut, ///< the corrected part, with an example in this dialect and schema; called `explicit`
};

/// As records and the command line spell it: `explicit`.
[[nodiscard]] std::string_view name(HintLevel level);

/// What a hint is assembled from, in this order.
enum class HintSection : std::uint8_t {
    headline,
    repetition, ///< that this was tried before
    question,
    statement, ///< the failing SQL, marked
    engineError,
    mistake, ///< what is wrong, in one sentence for each mistake
    facts,
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

/// What a model is told about a statement that failed.
struct Hint {
    HintLevel level = HintLevel::general;
    ErrorCode code = ErrorCode::unclassified;
    std::vector<HintPart> parts; ///< in the order of their sections, each section at most once

    /// The text of a section; empty where the hint has none.
    [[nodiscard]] std::string_view part(HintSection section) const;
};

/// The hint as a model reads it: its parts with a blank line between them.
[[nodiscard]] std::string textOf(const Hint& hint);

} // namespace querymend
