#pragma once

#include "answer/questionreading.h"

#include <span>
#include <string>
#include <vector>

namespace querymend {

/// The words of a reading that others take otherwise, as this one takes them.
using WordsApart = std::vector<ReadWord>;

/// The words of each reading that not all of them take alike.
[[nodiscard]] std::vector<WordsApart> wordsApart(std::span<const std::vector<ReadWord>> readings);

/// `cost: products.price`, or several of them.
[[nodiscard]] std::string textOf(const WordsApart& words);

} // namespace querymend
