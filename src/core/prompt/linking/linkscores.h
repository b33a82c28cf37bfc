#pragma once

#include "prompt/linking/linking.h"

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// The best place in one table for one keyword.
struct LinkHit {
    TableId table;
    std::uint32_t keyword = 0;
    LinkLikeness likeness = LinkLikeness::sameWord;
    LinkPlace place;
    float points = 0;
};

/// What speaks for each table, keyword by keyword.
class LinkScores {
public:
    LinkScores(const LinkIndex& index, std::string_view question, std::string_view evidence);

    /// The words of the texts, and behind them what was found besides: values and names of several words.
    [[nodiscard]] const std::vector<QuestionWord>& keywords() const { return m_keywords; }
    [[nodiscard]] const std::vector<LinkHit>& hits() const { return m_hits; }
    [[nodiscard]] float scoreOf(TableId table) const { return m_scores[table.value]; }
    /// Tables that have any hit, each once.
    [[nodiscard]] const std::vector<TableId>& touched() const { return m_touched; }

private:
    using WordId = LinkIndex::WordId;

    void findWord(std::uint32_t keyword);
    void findSynonyms(std::uint32_t keyword);
    void findValues(std::string_view text);
    void findWholeNames(std::string_view text);
    void findTimes(std::string_view text);
    void add(std::uint32_t keyword, WordId word, LinkLikeness likeness);
    void finish();

    const LinkIndex& m_index;
    std::vector<QuestionWord> m_keywords;
    std::vector<LinkHit> m_hits;
    std::vector<float> m_scores;
    std::vector<TableId> m_touched;
    // Of the keyword that is being looked for: its hit in each table, by table.
    std::vector<LinkHit> m_best;
    std::vector<TableId> m_found;
};

} // namespace querymend
