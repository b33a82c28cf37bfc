#pragma once

#include "checkresult.h"
#include "terminalpage.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// One result of `check` for people: the verdict, each finding with the line that it is about, and the rungs.
/// Fits a terminal of 80 columns.
[[nodiscard]] std::string verdictText(std::string_view title, const CheckResult& result, Colours colours);

/// What a model would be told, below the verdict; nothing for a text that is ok.
[[nodiscard]] std::string hintText(const CheckResult& result);

/// How many texts had which verdict.
struct VerdictCounts {
    std::uint64_t ok = 0;
    std::uint64_t rewrite = 0;
    std::uint64_t failed = 0;
    std::uint64_t unread = 0; ///< of files that could not be used

    void add(VerdictStatus status);
    /// `6 statements: 2 ok, 4 to rewrite`
    [[nodiscard]] std::string summary() const;
};

} // namespace querymend
