#pragma once

#include "sql/outline/outline.h"

#include <string>
#include <vector>

namespace querymend {

/// What two readers of one statement must agree on. Names are as the engine compares them; each list is sorted.
struct StatementFacts {
    StatementKind kind = StatementKind::query;
    std::vector<std::string> tables; ///< base tables, each as often as it is used
    std::vector<std::string> ctes;
    std::vector<std::string> functions; ///< without their schema, each as often as it is called
    std::vector<std::string> columns;   ///< column references as written
    bool hasEffects = false;            ///< writes, locks or creates; may also be true of a query

    friend bool operator==(const StatementFacts&, const StatementFacts&) = default;
};

/// The facts of each statement according to our outline. Names are cut to the engine's maximum length.
[[nodiscard]] std::vector<StatementFacts> factsOf(const Outline& outline, NameRules rules,
                                                  std::size_t longestName = std::string::npos);

/// `query; tables a, b; functions f`, for the message of a failed comparison.
[[nodiscard]] std::string described(const StatementFacts& facts);

/// A written name as the engine compares it.
[[nodiscard]] std::string compared(const NamePart& part, NameRule rule);

} // namespace querymend
