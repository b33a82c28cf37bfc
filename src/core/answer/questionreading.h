#pragma once

#include <span>
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

/// The words that distinguish a reading from others, with what it takes them for.
using WordsApart = std::vector<ReadWord>;

/// One way to understand a question.
struct QuestionReading {
    std::vector<ReadWord> words;
    std::vector<std::string> unread; ///< words that were not understood
    double confidence = 0;           ///< from 0 to 1
    std::string sql;                 ///< empty if the question is not answered
    /// Of the likeliest reading: what distinguishes those that are almost as likely, which come next.
    std::vector<WordsApart> others = {};

    friend bool operator==(const QuestionReading&, const QuestionReading&) = default;
};

/// The words of each reading that the readings understand differently.
[[nodiscard]] std::vector<WordsApart> wordsApart(std::span<const std::vector<ReadWord>> readings);

/// `cost: products.price`, or several of them.
[[nodiscard]] std::string textOf(const WordsApart& words);

} // namespace querymend
