#include "answer/questionreading.h"

#include <algorithm>

namespace querymend {

std::vector<WordsApart> wordsApart(std::span<const std::vector<ReadWord>> readings)
{
    std::vector<WordsApart> apart(readings.size());
    for (std::size_t i = 0; i < readings.size(); ++i) {
        for (const ReadWord& word : readings[i]) {
            const bool isShared = std::ranges::all_of(readings, [&](const std::vector<ReadWord>& other) {
                return std::ranges::find(other, word) != other.end();
            });
            if (!isShared)
                apart[i].push_back(word);
        }
    }
    return apart;
}

std::string textOf(const WordsApart& words)
{
    std::string text;
    for (const ReadWord& word : words)
        text += (text.empty() ? "" : "; ") + word.text + ": " + word.meaning;
    return text;
}

} // namespace querymend
