#pragma once

#include "answer/wordsapart.h"
#include "run/event.h"

#include <span>
#include <vector>

namespace querymend {

/// How the statements that a user is asked to choose between take the words of the question, if all are readings of the
/// built-in answerer that words tell apart; otherwise empty.
[[nodiscard]] std::vector<WordsApart> readingsApart(const PersonQuestion& question, std::span<const RunEvent> events);

} // namespace querymend
