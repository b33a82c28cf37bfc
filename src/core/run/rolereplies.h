#pragma once

#include "run/event.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Reads a role's reply. Text around the JSON is ignored; a reply without usable content is `unusable`, never an error.
[[nodiscard]] RoleConcluded conclusionOf(const RoleCall& call, std::string_view reply);

/// The verdicts in an evaluator's conclusion, one for each of `tests` tests; missing ones are unclear.
[[nodiscard]] std::vector<TestVerdict> verdictsIn(const std::vector<std::string>& results, std::size_t tests);

/// A finding for each test that failed in an evaluator's conclusion, with the suggested fix.
[[nodiscard]] std::vector<Finding> testFindings(const std::vector<std::string>& tests,
                                                const std::vector<std::string>& results);

} // namespace querymend
