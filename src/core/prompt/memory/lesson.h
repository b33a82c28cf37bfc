#pragma once

#include "base/errorcode.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// The wrong part of a statement, and what it was replaced by when it passed; without literals.
struct Mending {
    std::string wrong;  ///< empty if something was missing
    std::string mended; ///< empty if something was superfluous

    friend bool operator==(const Mending&, const Mending&) = default;
};

/// A mistake and its correction, with how often it worked.
struct Lesson {
    static constexpr std::size_t runsOfAProof = 2;

    ErrorCode code = ErrorCode::unclassified;
    std::string dialect;
    std::string database; ///< whose names the mistake is about; empty if it can be made anywhere
    Mending mending;
    std::vector<std::string> runs; ///< in which it worked, without repetition; no more than prove it
    std::uint32_t mended = 0;
    std::uint32_t inVain = 0;

    /// Whether it worked in two runs, and more often than it was offered in vain.
    [[nodiscard]] bool isProved() const;
    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// The lesson as a model reads it: instead of `YEAR(o.at)` write `strftime('…', o.at)`.
[[nodiscard]] std::string lineOf(const Lesson& lesson);

} // namespace querymend
