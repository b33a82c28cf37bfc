#pragma once

#include "answer/wordsapart.h"
#include "run/event.h"

#include <span>
#include <vector>

namespace querymend {

/// How the statements that a user is asked to choose between take the words of the question, if all are readings of the
/// built-in answerer that words tell apart; otherwise empty.
[[nodiscard]] std::vector<WordsApart> readingsApart(const PersonQuestion& question, std::span<const RunEvent> events);

/// How a run of the built-in answerer took the words of its question: the reading that became its answer, or else the
/// latest of the likeliest lane. Null if it has read none.
[[nodiscard]] const QuestionRead* readingOf(std::span<const RunEvent> events);

} // namespace querymend
