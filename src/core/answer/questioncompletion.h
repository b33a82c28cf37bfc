#pragma once

#include "answer/joinmap.h"
#include "answer/lexicon.h"
#include "answer/suggestionwords.h"
#include "base/range.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What may come next in a question.
struct QuestionSuggestion {
    SuggestionWord::Kind kind = SuggestionWord::Kind::phrase;
    ByteRange replaced;  ///< in the question, up to the caret
    std::string text;    ///< that is put there
    std::string meaning; ///< such as customers.country; empty for a phrase

    friend bool operator==(const QuestionSuggestion&, const QuestionSuggestion&) = default;
};

/// Completes questions with the names and values of a database and the words of the languages. A suggestion never adds
/// a word that is not understood.
class QuestionCompletion {
public:
    /// All must outlive this object.
    QuestionCompletion(const Lexicon& lexicon, const SchemaRoles& roles, const JoinMap& joins);

    /// What the text before the caret may be completed to, the likeliest first. Nothing inside a word, and after a
    /// blank only where a column to group or sort by is due.
    [[nodiscard]] std::vector<QuestionSuggestion> at(std::string_view question, std::size_t caret) const;

private:
    struct Place;
    struct Candidate;

    [[nodiscard]] Place placeOf(std::string_view before) const;
    [[nodiscard]] std::vector<Candidate> candidatesAt(const Place& place) const;
    void addBeginning(const Place& place, std::size_t words, std::vector<Candidate>& candidates) const;
    void addGrouping(const Place& place, std::vector<Candidate>& candidates) const;
    [[nodiscard]] std::size_t unreadIn(std::string_view question) const;

    const Lexicon& m_lexicon;
    const SchemaRoles& m_roles;
    const JoinMap& m_joins;
    SuggestionWords m_words;
};

} // namespace querymend
