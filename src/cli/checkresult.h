#pragma once

#include "check/ladder.h"
#include "diagnose/hints/hint.h"
#include "diagnose/reflection.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace querymend {

/// What the check of one text gave, as both ways of printing need it.
struct CheckResult {
    std::string_view text;
    std::size_t bytesBefore = 0; ///< of a byte order mark, which offsets count and columns do not
    Verdict verdict;
    Reflection reflection;
    VerdictStatus status = VerdictStatus::ok; ///< the verdict's, unless no retry is left
    std::optional<Hint> hint;                 ///< for a text that is not ok
};

} // namespace querymend
