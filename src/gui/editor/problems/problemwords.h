#pragma once

#include "editor/problems/textproblem.h"

#include <vector>

namespace querymend {

class SqlEditor;

/// `Line 4, column 7: no column "country". Alt+Return: use c.country_code.`
[[nodiscard]] QString spokenProblem(const TextProblem& problem, const SqlEditor& editor);
/// All of them, in order; empty if there are none.
[[nodiscard]] QString spokenProblems(const std::vector<TextProblem>& problems, const SqlEditor& editor);

/// `2 problems, 1 warning`; empty if there are none.
[[nodiscard]] QString problemCount(const std::vector<TextProblem>& problems);
[[nodiscard]] bool isAnyError(const std::vector<TextProblem>& problems);

} // namespace querymend
