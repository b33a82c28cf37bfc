#pragma once

#include "run/event.h"

#include <string_view>

namespace querymend {

/// What a run takes from the reply of a role. Lenient about what stands around the JSON; a reply that says nothing of
/// use is `unusable`, and never more.
[[nodiscard]] RoleConcluded conclusionOf(const RoleCall& call, std::string_view reply);

/// The verdicts on `tests` tests that an evaluator's conclusion holds; what it does not say is unclear.
[[nodiscard]] std::vector<TestVerdict> verdictsIn(const std::vector<std::string>& results, std::size_t tests);

} // namespace querymend
