#pragma once

#include "run/state.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Reads a role's reply. Text around the JSON is ignored; a reply without usable content is `unusable`, never an error.
/// A test comes from the evidence if its generator quotes words that are in it.
[[nodiscard]] RoleConcluded conclusionOf(const RoleCall& call, std::string_view reply, std::string_view evidence = {});

/// The verdicts in an evaluator's conclusion, one for each of `tests` tests; missing ones are unclear.
[[nodiscard]] std::vector<TestVerdict> verdictsIn(const std::vector<std::string>& results, std::size_t tests);

/// A finding for each test that failed in an evaluator's conclusion, with the suggested fix; those that come from the
/// evidence first, with its words.
[[nodiscard]] std::vector<Finding> testFindings(const std::vector<GeneratedTest>& tests,
                                                const std::vector<std::string>& results);

} // namespace querymend
