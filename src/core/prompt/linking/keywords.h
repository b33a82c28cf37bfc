#pragma once

#include "prompt/linking/stopwords.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A word of a question by which names, comments and values of a schema can be found.
struct QuestionWord {
    std::string text; ///< as it was written
    std::string word; ///< in lower case
    WordWeight weight = WordWeight::full;
    std::vector<std::string> stems;
    bool isFromEvidence = false;
};

/// The words of a question and of its evidence that are worth looking for, each once, in their order.
[[nodiscard]] std::vector<QuestionWord> keywordsOf(std::string_view question, std::string_view evidence = {});

/// What may be a stored value: each run of one to five words of the text, as foldedValue() has it, the longest first.
/// Short words and words that only build the sentence are values only if they are written in capitals or quotes.
[[nodiscard]] std::vector<std::string> valuesIn(std::string_view text);

} // namespace querymend
