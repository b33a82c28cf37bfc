#pragma once

#include "diagnose/hints/failedstatement.h"
#include "diagnose/hints/hintfacts.h"

#include <string>
#include <vector>

namespace querymend {

/// What schema and database prove about the mistakes, a line each, what matters most first. At the general level that
/// is no more than the tables that there are, where one was named that is not.
[[nodiscard]] std::vector<std::string> factLines(const HintFacts& facts, const FailedStatement& statement);

/// An engine's words without what it quotes from the rows: quoted texts that the statement does not have itself.
[[nodiscard]] std::string withoutStoredValues(std::string_view message, std::string_view sql);

} // namespace querymend
