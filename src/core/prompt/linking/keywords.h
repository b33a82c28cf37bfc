#pragma once

#include "prompt/linking/stopwords.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A word of a question that is searched for in names, comments and values of a schema.
struct QuestionWord {
    std::string text; ///< as written
    std::string word; ///< in lower case
    WordWeight weight = WordWeight::full;
    std::vector<std::string> stems;
    bool isFromEvidence = false;
};

/// The words of a question and of its evidence that are worth searching for, in order and without repetition.
[[nodiscard]] std::vector<QuestionWord> keywordsOf(std::string_view question, std::string_view evidence = {});

/// Possible stored values: each run of one to five words of the text, as folded by foldedValue(), the longest first.
/// A single word that is short or of little weight counts only if it is in capitals or quotes.
[[nodiscard]] std::vector<std::string> valuesIn(std::string_view text);

} // namespace querymend
