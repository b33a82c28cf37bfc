#pragma once

#include "arguments/command.h"
#include "checking/checkresult.h"
#include "checking/statementchecker.h"

#include <string_view>
#include <vector>

namespace querymend {

[[nodiscard]] ExitStatus exitStatusOf(const CheckResult& result);

/// Checks the statements of JSON lines, from files or standard input. Lines are read ahead while sessions work.
[[nodiscard]] ExitStatus checkLines(StatementChecker& checker, const std::vector<std::string_view>& files,
                                    const Console& console);

} // namespace querymend
