#include "run/readingsapart.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace querymend {

std::vector<WordsApart> readingsApart(const PersonQuestion& question, std::span<const RunEvent> events)
{
    std::vector<std::vector<ReadWord>> readings(question.lanes.size());
    for (const RunEvent& event : events) {
        const auto* const read = std::get_if<QuestionRead>(&event.body);
        for (std::size_t i = 0; read && i < question.lanes.size(); ++i) {
            if (question.lanes[i] == read->attempt.lane)
                readings[i] = read->words;
        }
    }
    std::vector<WordsApart> apart = wordsApart(readings);
    const bool isEachTold = std::ranges::none_of(apart, [](const WordsApart& words) { return words.empty(); });
    return isEachTold ? apart : std::vector<WordsApart>();
}

const QuestionRead* readingOf(std::span<const RunEvent> events)
{
    const QuestionRead* likeliest = nullptr;
    const QuestionRead* answer = nullptr;
    std::optional<AttemptRef> selected;
    for (const RunEvent& event : events) {
        if (const auto* const choice = std::get_if<Selected>(&event.body))
            selected = choice->attempt;
    }
    for (const RunEvent& event : events) {
        const auto* const read = std::get_if<QuestionRead>(&event.body);
        if (!read)
            continue;
        if (!likeliest || read->attempt.lane == likeliest->attempt.lane)
            likeliest = read;
        if (selected && read->attempt == *selected)
            answer = read;
    }
    return answer ? answer : likeliest;
}

} // namespace querymend
