#pragma once

#include "checking/checkresult.h"
#include "terminal/terminalpage.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// Formats one result of `check` for users: the verdict, each finding with its line, and the rungs. Fits a terminal of
/// 80 columns.
[[nodiscard]] std::string verdictText(std::string_view title, const CheckResult& result, Colours colours);

/// Returns the hint for a model, to print below the verdict; empty if the text is ok.
[[nodiscard]] std::string hintText(const CheckResult& result);

/// Counts texts by verdict.
struct VerdictCounts {
    std::uint64_t ok = 0;
    std::uint64_t rewrite = 0;
    std::uint64_t failed = 0;
    std::uint64_t unread = 0; ///< files that could not be read

    void add(VerdictStatus status);
    /// Returns, for example, `6 statements: 2 ok, 4 to rewrite`.
    [[nodiscard]] std::string summary() const;
};

} // namespace querymend
