#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// How a name resembles another, closest first; the scores of the last two overlap.
enum class Resemblance : std::uint8_t {
    same,            ///< identical: score 1
    otherCase,       ///< score 0.99
    otherSeparators, ///< `PetType`, `pet_type`, `pettype`: score 0.97
    sameWords,       ///< in any order, singular or plural: score 0.91 to 0.94
    typo,            ///< a few letters differ, at most three in ten: score 0.63 to 0.9
    sharedWords,     ///< some words are the same, abbreviated or misspelt: score 0.43 to 0.88
};

/// One of the searched names, by its index; the score is at most 1.
struct NearName {
    std::uint32_t index = 0;
    Resemblance resemblance = Resemblance::same;
    float score = 0;

    friend bool operator==(const NearName&, const NearName&) = default;
};

/// A set of names, prepared for finding those that resemble another name.
class NearestNames {
public:
    NearestNames() = default;
    /// Copies what it needs; the names need not outlive the call.
    explicit NearestNames(const std::vector<std::string_view>& names);

    /// The best first, ties by the smaller difference in length, then by index; empty if nothing resembles the query.
    [[nodiscard]] std::vector<NearName> find(std::string_view query, std::size_t max) const;

private:
    /// A word with all that comparing it needs.
    struct Word {
        explicit Word(std::string lowerCase);

        std::string text;
        std::string stem;
        std::uint64_t letters;
        float weight;
        bool isNumber;
    };

    [[nodiscard]] static std::uint64_t lettersIn(std::string_view text);
    [[nodiscard]] static float likeness(const Word& a, const Word& b);
    [[nodiscard]] static float shortenedLikeness(const Word& a, const Word& b);

    [[nodiscard]] std::string_view original(std::size_t i) const
    {
        return std::string_view(m_originals).substr(m_originalStarts[i], m_originalStarts[i + 1] - m_originalStarts[i]);
    }
    [[nodiscard]] std::string_view folded(std::size_t i) const
    {
        return std::string_view(m_folded).substr(m_foldedStarts[i], m_foldedStarts[i + 1] - m_foldedStarts[i]);
    }
    void addWords(const std::vector<std::string_view>& names);
    [[nodiscard]] std::vector<float> wordLikeness(const std::vector<Word>& query) const;
    void findByLetters(std::string_view query, std::vector<NearName>& found) const;
    void findByWords(std::string_view query, std::vector<NearName>& found) const;

    std::string m_originals;
    std::vector<std::uint32_t> m_originalStarts;
    std::string m_folded;
    std::vector<std::uint32_t> m_foldedStarts;
    std::vector<std::uint64_t> m_letters;
    std::vector<float> m_weights;
    std::vector<std::uint32_t> m_wordCounts;
    std::vector<Word> m_words;
    /// The names that contain word w are [m_wordStarts[w] … m_wordStarts[w + 1]) in m_namesOfWords.
    std::vector<std::uint32_t> m_wordStarts;
    std::vector<std::uint32_t> m_namesOfWords;
};

/// For a single search in a few names.
[[nodiscard]] std::vector<NearName> nearest(std::string_view query, const std::vector<std::string_view>& names,
                                            std::size_t max);

} // namespace querymend
