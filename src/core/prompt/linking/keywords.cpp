#include "prompt/linking/keywords.h"

#include "base/ascii.h"
#include "prompt/linking/stems.h"
#include "prompt/linking/words.h"

#include <algorithm>

namespace querymend {

namespace {

bool isQuoted(std::string_view text, ByteRange range)
{
    constexpr std::string_view quotes = "'\"`";
    return range.begin > 0 && range.end < text.size() && quotes.find(text[range.begin - 1]) != std::string_view::npos
        && text[range.end] == text[range.begin - 1];
}

bool isInCapitals(std::string_view written)
{
    return written.size() > 1 && std::all_of(written.begin(), written.end(), [](char c) {
               return (c >= 'A' && c <= 'Z') || asciiIsDigit(c);
           });
}

/// Whether a single word may be a value: `DE`, 'A', or any word of full weight that is not too short.
bool mayBeValue(std::string_view text, const TextWord& word)
{
    constexpr std::size_t shortest = 3;
    const std::string_view written = text.substr(word.range.begin, word.range.end - word.range.begin);
    if (isQuoted(text, word.range) || isInCapitals(written))
        return true;
    return written.size() >= shortest && weightOf(word.folded) == WordWeight::full;
}

/// A number alone, of fewer digits than a year, counts something; it does not name `load_5`.
bool isQuantity(std::string_view text, const TextWord& word)
{
    constexpr std::size_t digitsOfAYear = 4;
    const char before = word.range.begin > 0 ? text[word.range.begin - 1] : ' ';
    const bool isPartOfName = before == '_' || asciiIsAlpha(before);
    return !isPartOfName && word.folded.size() < digitsOfAYear
        && std::all_of(word.folded.begin(), word.folded.end(), asciiIsDigit);
}

void addKeywords(std::string_view text, bool isFromEvidence, std::vector<QuestionWord>& keywords)
{
    for (const TextWord& word : wordsOf(text)) {
        const WordWeight weight = weightOf(word.folded);
        const bool isKnown = std::any_of(keywords.begin(), keywords.end(),
                                         [&](const QuestionWord& other) { return other.word == word.folded; });
        if (weight == WordWeight::none || isKnown || isQuantity(text, word))
            continue;
        keywords.push_back({std::string(text.substr(word.range.begin, word.range.end - word.range.begin)), word.folded,
                            weight, stemsOf(word.folded), isFromEvidence});
    }
}

} // namespace

std::vector<QuestionWord> keywordsOf(std::string_view question, std::string_view evidence)
{
    constexpr std::size_t longestText = 8192; // questions are shorter
    std::vector<QuestionWord> keywords;
    addKeywords(question.substr(0, longestText), false, keywords);
    addKeywords(evidence.substr(0, longestText), true, keywords);
    return keywords;
}

std::vector<std::string> valuesIn(std::string_view text)
{
    constexpr std::size_t mostWords = 5;
    constexpr std::size_t longestText = 8192;
    text = text.substr(0, longestText);
    const std::vector<TextWord> words = wordsOf(text);
    std::vector<std::string> values;
    for (std::size_t count = std::min(mostWords, words.size()); count > 0; --count) {
        for (std::size_t first = 0; first + count <= words.size(); ++first) {
            if (count == 1 && !mayBeValue(text, words[first]))
                continue;
            std::string value = words[first].folded;
            for (std::size_t i = 1; i < count; ++i)
                value += ' ' + words[first + i].folded;
            values.push_back(std::move(value));
        }
    }
    return values;
}

} // namespace querymend
