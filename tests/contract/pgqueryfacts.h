#pragma once

#include "statementfacts.h"

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What PostgreSQL's own parser, as libpg_query, says of a text; nothing where it refuses it.
[[nodiscard]] std::optional<std::vector<StatementFacts>> pgQueryFacts(const std::string& text);

/// Equal for texts that PostgreSQL's parser reads alike; empty where it refuses the text.
[[nodiscard]] std::string pgQueryFingerprint(const std::string& text);

/// How many statements PostgreSQL's scanner sees in a text that need not be right; nothing where it cannot cut it.
[[nodiscard]] std::optional<std::size_t> pgQueryStatementCount(const std::string& text);

} // namespace querymend
