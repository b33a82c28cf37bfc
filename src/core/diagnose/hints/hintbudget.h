#pragma once

#include "diagnose/hints/hint.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace querymend {

/// A statement shown in no more than so many characters.
using StatementInCharacters = std::function<std::string(std::size_t)>;

/// Cuts parts until the hint has no more characters than the limit. What goes first is what a model can do without:
/// the dialect's rules, older attempts, facts beyond the nearest, then most of the question and of the statement;
/// the headline, what is wrong and what to return are cut last.
void fitInto(std::vector<HintPart>& parts, std::size_t mostCharacters, const StatementInCharacters& statement);

/// The first characters of a text, by whole lines where that leaves enough, and a sign that more was there.
[[nodiscard]] std::string cutTo(std::string_view text, std::size_t mostCharacters);

} // namespace querymend
