#pragma once

#include "check/finding.h"
#include "check/refusals.h"

#include <string_view>
#include <vector>

namespace querymend {

/// What a syntax error probably is, told by its tokens: another dialect's syntax, clauses in the wrong order, or a
/// reserved word for a table. The best first; empty if nothing is recognised.
[[nodiscard]] std::vector<Fix> syntaxFixes(const JudgedText& judged);
/// The same for a statement that only an engine refused; the edits are of this text.
[[nodiscard]] std::vector<Fix> syntaxFixes(std::string_view statement, const Dialect& dialect);

} // namespace querymend
