#include "check/questionwords.h"

#include "base/ascii.h"
#include "schema/namewords.h"

#include <vector>

namespace querymend {

QuestionWords::QuestionWords(std::string_view question)
{
    constexpr std::size_t longestQuestion = 4096;
    for (const std::string& word : nameWords(question.substr(0, longestQuestion)))
        m_stems.insert(wordStem(word));
}

double QuestionWords::share(std::string_view name) const
{
    if (m_stems.empty())
        return 0;
    const std::vector<std::string> words = nameWords(name);
    std::size_t said = 0;
    for (const std::string& word : words)
        said += m_stems.contains(wordStem(word)) ? 1 : 0;
    return words.empty() ? 0 : static_cast<double>(said) / static_cast<double>(words.size());
}

} // namespace querymend
