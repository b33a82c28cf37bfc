#pragma once

#include "prompt/linking/linking.h"
#include "prompt/linking/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// The best match of one keyword in one table.
struct LinkHit {
    TableId table;
    std::uint32_t keyword = 0;
    LinkLikeness likeness = LinkLikeness::sameWord;
    LinkPlace place;
    float points = 0;
};

/// Scores tables by the keywords that are found in them.
class LinkScores {
public:
    LinkScores(const LinkIndex& index, std::string_view question, std::string_view evidence);

    /// The words of the texts, followed by what else was found: values, names and initials of two words, times and
    /// places.
    [[nodiscard]] const std::vector<QuestionWord>& keywords() const { return m_keywords; }
    [[nodiscard]] const std::vector<LinkHit>& hits() const { return m_hits; }
    [[nodiscard]] float scoreOf(TableId table) const { return m_scores[table.value]; }
    /// Tables that have any hit, without repetition.
    [[nodiscard]] const std::vector<TableId>& touched() const { return m_touched; }

private:
    using WordId = LinkIndex::WordId;

    void findWord(std::uint32_t keyword);
    void findSynonyms(std::uint32_t keyword);
    void findAbbreviations(std::uint32_t keyword);
    [[nodiscard]] bool isInATableName() const;
    void findValues(std::string_view text);
    void findWholeNames(std::string_view clause);
    void findInitials(std::string_view clause);
    void findTimes(std::string_view text);
    void findPlaces(std::string_view text);
    void findPeople(std::string_view text);
    /// Whether it is written like a name, and nothing in the schema is called that.
    [[nodiscard]] bool isUnknownName(std::string_view text, const TextWord& word) const;
    void add(std::uint32_t keyword, WordId word, LinkLikeness likeness, float likeliness = 1);
    void finish();

    const LinkIndex& m_index;
    std::vector<QuestionWord> m_keywords;
    std::vector<LinkHit> m_hits;
    std::vector<float> m_scores;
    std::vector<TableId> m_touched;
    // The best hits of the current keyword, by table, and the tables that have one.
    std::vector<LinkHit> m_best;
    std::vector<TableId> m_found;
};

} // namespace querymend
