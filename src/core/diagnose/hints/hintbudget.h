#pragma once

#include "diagnose/hints/hint.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace querymend {

/// Shows the statement in at most this many characters.
using StatementInCharacters = std::function<std::string(std::size_t)>;

/// Cuts parts until the hint is within the limit. What the model can best do without goes first: the dialect's rules,
/// older attempts, the less important facts, then most of the question and of the statement; the headline, what is
/// wrong and what to return are cut last.
void fitInto(std::vector<HintPart>& parts, std::size_t mostCharacters, const StatementInCharacters& statement);

/// The first characters of a text, in whole lines if that leaves enough, with an ellipsis if any were cut.
[[nodiscard]] std::string cutTo(std::string_view text, std::size_t mostCharacters);

} // namespace querymend
