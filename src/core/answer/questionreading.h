#pragma once

#include <string>
#include <vector>

namespace querymend {

/// What a word of a question was taken for.
struct ReadWord {
    std::string text;    ///< as written
    std::string kind;    ///< table, column, value, number, date, text, word or unread
    std::string meaning; ///< such as orders.status = paid; empty for a word of the language

    friend bool operator==(const ReadWord&, const ReadWord&) = default;
};

/// One way to understand a question.
struct QuestionReading {
    std::vector<ReadWord> words;
    std::vector<std::string> unread; ///< words that were not understood
    double confidence = 0;           ///< from 0 to 1
    std::string sql;                 ///< empty if the question is not answered

    friend bool operator==(const QuestionReading&, const QuestionReading&) = default;
};

} // namespace querymend
