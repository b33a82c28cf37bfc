#pragma once

#include "check/ladder.h"
#include "diagnose/hints/hint.h"
#include "diagnose/reflection.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace querymend {

/// The result of checking one text, for both output formats.
struct CheckResult {
    std::string_view text;
    std::size_t bytesBefore = 0; ///< size of a byte order mark, which counts in offsets but not in columns
    Verdict verdict;
    Reflection reflection;
    VerdictStatus status = VerdictStatus::ok; ///< the verdict's; failed instead of rewrite if no retry is left
    std::optional<Hint> hint;                 ///< none if the text is ok
    bool isUnfilled = false;                  ///< a value could not be put in, so the text was not checked
};

} // namespace querymend
