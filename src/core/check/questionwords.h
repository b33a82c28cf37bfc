#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace querymend {

/// The words of the question that a statement answers, singular or plural alike.
class QuestionWords {
public:
    explicit QuestionWords(std::string_view question);

    /// How much of a name the question says, from 0 to 1.
    [[nodiscard]] double share(std::string_view name) const;

private:
    std::unordered_set<std::string> m_stems;
};

} // namespace querymend
