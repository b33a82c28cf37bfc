#pragma once

#include "run/event.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What a run takes from the reply of a role. Lenient about what stands around the JSON; a reply that says nothing of
/// use is `unusable`, and never more.
[[nodiscard]] RoleConcluded conclusionOf(const RoleCall& call, std::string_view reply);

/// The verdicts on `tests` tests that an evaluator's conclusion holds; what it does not say is unclear.
[[nodiscard]] std::vector<TestVerdict> verdictsIn(const std::vector<std::string>& results, std::size_t tests);

/// A finding for each of the tests that is failed by an evaluator's conclusion, with what would mend it.
[[nodiscard]] std::vector<Finding> testFindings(const std::vector<std::string>& tests,
                                                const std::vector<std::string>& results);

} // namespace querymend
