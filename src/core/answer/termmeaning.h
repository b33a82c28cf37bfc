#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What a term of questions means, as a person says it: a table, a column, a column and its value, or another term.
struct TermMeaning {
    std::string term;
    std::string target; ///< empty: the term means nothing

    friend bool operator==(const TermMeaning&, const TermMeaning&) = default;
};

/// The sentences of a text: they end with a semicolon or a line. What is between quotes is not cut.
[[nodiscard]] std::vector<std::string_view> sentencesOf(std::string_view text);
/// What a sentence says of a term, such as "premium refers to customers.tier = 'A'"; nothing if it says something else.
[[nodiscard]] std::optional<TermMeaning> termMeaningIn(std::string_view sentence);
/// The meanings that sentences of a text give, such as "premium refers to customers.tier = 'A'; please can be ignored".
/// Other sentences are skipped.
[[nodiscard]] std::vector<TermMeaning> termMeaningsIn(std::string_view text);

/// The text with a sentence for this meaning, instead of those that say otherwise.
[[nodiscard]] std::string withTermMeaning(std::string_view text, const TermMeaning& meaning);

} // namespace querymend
