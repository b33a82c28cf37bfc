#pragma once

#include "editor/problems/textproblem.h"

#include <vector>

namespace querymend {

class SqlEditor;

/// `Line 4, column 7: no column “country”. Alt+Return: use c.country_code.`
[[nodiscard]] QString spokenProblem(const TextProblem& problem, const SqlEditor& editor);
/// All of them, in order; empty if there are none.
[[nodiscard]] QString spokenProblems(const std::vector<TextProblem>& problems, const SqlEditor& editor);

} // namespace querymend
