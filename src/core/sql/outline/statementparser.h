#pragma once

#include "sql/outline/outline.h"

namespace querymend {

/// Finds where statements begin and end and what kind they are, and reads those that are queries.
[[nodiscard]] Outline parseStatements(std::string_view text, const std::vector<Token>& tokens,
                                      const SyntaxRules& rules);

} // namespace querymend
