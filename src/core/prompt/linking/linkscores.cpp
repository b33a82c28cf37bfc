#include "prompt/linking/linkscores.h"

#include "prompt/linking/stems.h"
#include "prompt/linking/synonyms.h"
#include "prompt/linking/words.h"

#include <algorithm>

namespace querymend {

namespace {

float weightOf(LinkField field)
{
    switch (field) {
    case LinkField::tableName:
        return 1.0F;
    case LinkField::columnName:
        return 0.6F;
    case LinkField::tableComment:
        return 0.5F;
    case LinkField::columnComment:
        return 0.35F;
    case LinkField::value:
        return 0.8F;
    }
    return 0;
}

float weightOf(LinkLikeness likeness)
{
    switch (likeness) {
    case LinkLikeness::sameWord:
    case LinkLikeness::sameValue:
    case LinkLikeness::kind:
        return 1.0F;
    case LinkLikeness::synonym:
        return 0.7F;
    case LinkLikeness::similar:
        return 0.5F;
    }
    return 0;
}

/// A word counts less as one of several in a name than as the whole name.
float shareOf(std::uint8_t words)
{
    return words <= 1 ? 1.0F : words == 2 ? 0.8F : 0.7F;
}

float weightOf(const QuestionWord& keyword)
{
    return (keyword.weight == WordWeight::weak ? 0.3F : 1.0F) * (keyword.isFromEvidence ? 0.8F : 1.0F);
}

} // namespace

LinkScores::LinkScores(const LinkIndex& index, std::string_view question, std::string_view evidence)
    : m_index(index), m_keywords(keywordsOf(question, evidence)), m_scores(index.catalog().tableCount()),
      m_best(index.catalog().tableCount())
{
    const auto words = static_cast<std::uint32_t>(m_keywords.size());
    for (std::uint32_t keyword = 0; keyword < words; ++keyword)
        findWord(keyword);
    for (const std::string_view text : {question, evidence}) {
        findValues(text);
        findWholeNames(text);
        findTimes(text);
    }
}

void LinkScores::findWord(std::uint32_t keyword)
{
    const QuestionWord& word = m_keywords[keyword];
    for (const std::string& stem : word.stems) {
        if (const auto id = m_index.wordOf(stem))
            add(keyword, *id, LinkLikeness::sameWord);
    }
    findSynonyms(keyword);
    if (m_found.empty() && word.weight == WordWeight::full) {
        for (const WordId id : m_index.similar(word.stems.front()))
            add(keyword, id, LinkLikeness::similar);
    }
    finish();
}

void LinkScores::findSynonyms(std::uint32_t keyword)
{
    for (const std::string& stem : m_keywords[keyword].stems) {
        for (const SynonymGroup group : synonymGroupsOf(stem)) {
            for (const std::string_view other : stemsOfGroup(group)) {
                if (const auto id = m_index.wordOf(other))
                    add(keyword, *id, LinkLikeness::synonym);
            }
        }
    }
}

void LinkScores::findValues(std::string_view text)
{
    for (std::string& value : valuesIn(text)) {
        const auto id = m_index.valueOf(value);
        const bool isKnown = std::any_of(m_keywords.begin(), m_keywords.end(), [&](const QuestionWord& keyword) {
            return keyword.stems.empty() && keyword.word == value;
        });
        if (!id || isKnown)
            continue;
        const auto keyword = static_cast<std::uint32_t>(m_keywords.size());
        m_keywords.push_back({value, std::move(value), WordWeight::full, {}, false});
        add(keyword, *id, LinkLikeness::sameValue);
        finish();
    }
}

/// Looks up two adjacent words as one name: `order items` for `orderitems`.
void LinkScores::findWholeNames(std::string_view text)
{
    const std::vector<TextWord> words = wordsOf(text.substr(0, 8192));
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string joined = words[i].folded + words[i + 1].folded;
        for (const std::string& stem : stemsOf(joined)) {
            const auto id = m_index.wordOf(stem);
            if (!id)
                continue;
            const auto keyword = static_cast<std::uint32_t>(m_keywords.size());
            m_keywords.push_back({words[i].folded + ' ' + words[i + 1].folded, joined, WordWeight::full, {}, false});
            add(keyword, *id, LinkLikeness::sameWord);
            finish();
            break;
        }
    }
}

/// One such word is enough; the other words have to tell which column is meant.
void LinkScores::findTimes(std::string_view text)
{
    const auto id = m_index.time();
    const std::vector<TextWord> words = wordsOf(text.substr(0, 8192));
    const auto found =
        std::find_if(words.begin(), words.end(), [](const TextWord& word) { return asksForTime(word.folded); });
    if (!id || found == words.end())
        return;
    const auto keyword = static_cast<std::uint32_t>(m_keywords.size());
    m_keywords.push_back({found->folded, found->folded, WordWeight::full, {}, false});
    add(keyword, *id, LinkLikeness::kind);
    finish();
}

void LinkScores::add(std::uint32_t keyword, WordId word, LinkLikeness likeness)
{
    const float worth = weightOf(m_keywords[keyword]) * weightOf(likeness) * m_index.rarity(word);
    for (const LinkPlace& place : m_index.placesOf(word)) {
        const float points = worth * weightOf(place.field) * shareOf(place.words);
        LinkHit& best = m_best[place.table.value];
        if (best.table.isNone())
            m_found.push_back(place.table);
        if (best.table.isNone() || points > best.points)
            best = {place.table, keyword, likeness, place, points};
    }
}

void LinkScores::finish()
{
    for (const TableId table : m_found) {
        LinkHit& best = m_best[table.value];
        if (m_scores[table.value] == 0)
            m_touched.push_back(table);
        m_scores[table.value] += best.points;
        m_hits.push_back(best);
        best = {};
    }
    m_found.clear();
}

} // namespace querymend
