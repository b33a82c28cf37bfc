#pragma once

#include "statementfacts.h"

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// The facts of each statement according to PostgreSQL's own parser (libpg_query); nullopt if it rejects the text.
[[nodiscard]] std::optional<std::vector<StatementFacts>> pgQueryFacts(const std::string& text);

/// Equal for texts that PostgreSQL's parser reads alike; empty if it rejects the text.
[[nodiscard]] std::string pgQueryFingerprint(const std::string& text);

/// How many statements PostgreSQL's scanner sees in a text, valid or not; nullopt if it cannot split it.
[[nodiscard]] std::optional<std::size_t> pgQueryStatementCount(const std::string& text);

} // namespace querymend
