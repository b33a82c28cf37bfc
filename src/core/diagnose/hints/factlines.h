#pragma once

#include "diagnose/hints/failedstatement.h"
#include "diagnose/hints/hintfacts.h"

#include <string>
#include <vector>

namespace querymend {

/// Facts about the mistakes from the schema and the database, one a line, the most important first. At the general
/// level these are only the tables of the schema, if the mistake is an unknown table or a refused request.
[[nodiscard]] std::vector<std::string> factLines(const HintFacts& facts, const FailedStatement& statement);

/// An engine's message without data from rows: quoted text that is not in the statement is replaced by `…`.
[[nodiscard]] std::string withoutStoredValues(std::string_view message, std::string_view sql);

} // namespace querymend
