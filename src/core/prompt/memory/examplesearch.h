#pragma once

#include "prompt/memory/example.h"
#include "schema/catalog.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace querymend {

/// What to find examples for.
struct ExampleQuery {
    std::string_view question;
    std::string_view database;        ///< as runs record it
    const Catalog* catalog = nullptr; ///< examples whose tables it has count more; may be null
};

struct ExampleMatch {
    std::uint32_t example = 0;
    float score = 0; ///< from 0 to 1

    friend bool operator==(const ExampleMatch&, const ExampleMatch&) = default;
};

/// Finds examples by the words of their questions: the rarer the shared words, the more similar are two questions. An
/// example that names its database is found for that one only, and only while it has the tables, because the example
/// may contain values from that database.
class ExampleSearch {
public:
    explicit ExampleSearch(std::vector<Example> examples);

    [[nodiscard]] const std::vector<Example>& examples() const { return m_examples; }
    /// The most similar first, equal ones in their original order; only those that share a word.
    [[nodiscard]] std::vector<ExampleMatch> nearest(const ExampleQuery& query, std::size_t most) const;
    /// The same, but returns the examples themselves.
    [[nodiscard]] std::vector<Example> nearestExamples(const ExampleQuery& query, std::size_t most) const;

private:
    using WordId = std::uint32_t;

    void weigh(const std::vector<std::vector<WordId>>& words);
    [[nodiscard]] std::span<const std::uint32_t> examplesOf(WordId word) const;
    [[nodiscard]] std::vector<ExampleMatch> byWords(const ExampleQuery& query, std::size_t most) const;

    std::vector<Example> m_examples;
    std::unordered_map<std::string, WordId> m_words;
    /// The examples of word w are m_places[m_starts[w] … m_starts[w + 1]).
    std::vector<std::uint32_t> m_starts;
    std::vector<std::uint32_t> m_places;
    std::vector<float> m_weights; ///< of words
    std::vector<float> m_lengths; ///< of the questions as vectors of these weights
};

} // namespace querymend
