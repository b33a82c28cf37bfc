#pragma once

#include "answer/givenexpression.h"

#include <QString>

namespace querymend {

/// What is wrong with a sentence of a glossary, and what to do, in the user's language.
[[nodiscard]] QString wordsOf(const GivenProblem& problem);

} // namespace querymend
