#include "prompt/linking/linkscores.h"

#include "prompt/linking/abbreviations.h"
#include "prompt/linking/stems.h"
#include "prompt/linking/synonyms.h"

#include <algorithm>
#include <array>

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
    case LinkLikeness::time:
        return 1.0F;
    case LinkLikeness::synonym:
        return 0.7F;
    case LinkLikeness::abbreviation:
        return 0.8F;
    case LinkLikeness::place:
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

bool mayIntroducePlace(std::string_view word)
{
    static constexpr auto prepositions = std::to_array<std::string_view>(
        {"in", "from", "at", "near", "to", "aus", "nach", "bei", "à", "a", "en", "da", "в", "из"});
    return std::find(prepositions.begin(), prepositions.end(), word) != prepositions.end();
}

/// A letter that stands alone and says nothing: `returns a` is not `returnsa`, whose Italian stem is `returns`.
bool isArticle(std::string_view word)
{
    return word.size() == 1 && querymend::weightOf(word) == WordWeight::none;
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
        for (const std::string_view clause : clausesOf(text.substr(0, 8192))) {
            findWholeNames(clause);
            findInitials(clause);
        }
        findTimes(text);
        findPlaces(text);
        findPeople(text);
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
    findAbbreviations(keyword);
    if (m_found.empty() && word.weight == WordWeight::full) {
        for (const std::string& stem : word.stems) {
            for (const auto& [id, likeliness] : m_index.similar(stem))
                add(keyword, id, LinkLikeness::similar, likeliness);
        }
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

/// Those of synonyms are tried only for words that no table is named by.
void LinkScores::findAbbreviations(std::uint32_t keyword)
{
    const QuestionWord& word = m_keywords[keyword];
    if (word.weight != WordWeight::full)
        return;
    for (const auto& [id, likeliness] : m_index.abbreviationsOf(word.stems.front(), word.word))
        add(keyword, id, LinkLikeness::abbreviation, likeliness);
    if (isInATableName())
        return;
    constexpr float ofSynonym = 0.7F;
    constexpr float leastLikeliness = 0.5F; // they are many, in several languages
    for (const std::string& stem : word.stems) {
        for (const SynonymGroup group : synonymGroupsOf(stem)) {
            for (const std::string_view other : stemsOfGroup(group)) {
                for (const auto& [id, likeliness] : m_index.abbreviationsOf(other, other)) {
                    if (likeliness >= leastLikeliness)
                        add(keyword, id, LinkLikeness::abbreviation, likeliness * ofSynonym);
                }
            }
        }
    }
}

/// Whether the current keyword was found in the name of a table.
bool LinkScores::isInATableName() const
{
    return std::any_of(m_found.begin(), m_found.end(),
                       [&](TableId table) { return m_best[table.value].place.field == LinkField::tableName; });
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

/// Looks up two adjacent words as one: `order items` for `orderitems`, `sales people` for `salesperson`.
void LinkScores::findWholeNames(std::string_view clause)
{
    const std::vector<TextWord> words = wordsOf(clause);
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (isArticle(words[i + 1].folded))
            continue;
        const std::string joined = words[i].folded + words[i + 1].folded;
        std::vector<std::string> stems = stemsOf(joined);
        const bool isKnown = std::any_of(stems.begin(), stems.end(), [&](const std::string& stem) {
            return m_index.wordOf(stem) || !synonymGroupsOf(stem).empty();
        });
        if (!isKnown)
            continue;
        const auto keyword = static_cast<std::uint32_t>(m_keywords.size());
        m_keywords.push_back(
            {words[i].folded + ' ' + words[i + 1].folded, joined, WordWeight::full, std::move(stems), false});
        findWord(keyword);
    }
}

/// Looks up the initials of two adjacent words: `purchase orders` for `po`.
void LinkScores::findInitials(std::string_view clause)
{
    constexpr float likeliness = 0.8F;
    const std::vector<QuestionWord> words = keywordsOf(clause);
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string initials{words[i].word.front(), words[i + 1].word.front()};
        const auto id = mayBeAbbreviation(initials) ? m_index.wordOf(initials) : std::nullopt;
        if (!id)
            continue;
        const auto keyword = static_cast<std::uint32_t>(m_keywords.size());
        m_keywords.push_back({words[i].text + ' ' + words[i + 1].text, initials, WordWeight::full, {}, false});
        add(keyword, *id, LinkLikeness::abbreviation, likeliness);
        finish();
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
    add(keyword, *id, LinkLikeness::time);
    finish();
}

bool LinkScores::isUnknownName(std::string_view text, const TextWord& word) const
{
    const bool isName = text.substr(word.range.begin, word.range.end - word.range.begin) != word.folded;
    const std::vector<std::string> stems = stemsOf(word.folded);
    const bool isKnown = asksForTime(word.folded) || m_index.valueOf(word.folded)
        || std::any_of(stems.begin(), stems.end(),
                       [&](const std::string& stem) { return m_index.wordOf(stem).has_value(); });
    return isName && !isKnown;
}

/// A name after a preposition that the schema does not know may be a place: `from Graz`. Only one is looked up.
void LinkScores::findPlaces(std::string_view text)
{
    const std::vector<TextWord> words = wordsOf(text.substr(0, 8192));
    for (std::size_t i = 1; i < words.size(); ++i) {
        const TextWord& word = words[i];
        if (!isUnknownName(text, word) || !mayIntroducePlace(words[i - 1].folded))
            continue;
        const auto keyword = static_cast<std::uint32_t>(m_keywords.size());
        m_keywords.push_back({words[i - 1].folded + ' ' + word.folded, word.folded, WordWeight::full, {}, false});
        for (const std::string_view place : {"city", "address"}) {
            for (const SynonymGroup group : synonymGroupsOf(stemsOf(place).front())) {
                for (const std::string_view other : stemsOfGroup(group)) {
                    if (const auto id = m_index.wordOf(other))
                        add(keyword, *id, LinkLikeness::place);
                }
            }
        }
        return finish();
    }
}

/// Two names in a row that the schema does not know may be a person: `Anna Brown`. Only one is looked up.
void LinkScores::findPeople(std::string_view text)
{
    const std::vector<TextWord> words = wordsOf(text.substr(0, 8192));
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        if (!isUnknownName(text, words[i]) || !isUnknownName(text, words[i + 1])
            || mayIntroducePlace(words[i - 1].folded))
            continue;
        const auto keyword = static_cast<std::uint32_t>(m_keywords.size());
        const std::string name = words[i].folded + ' ' + words[i + 1].folded;
        m_keywords.push_back({name, name, WordWeight::full, {}, false});
        // full_name, last_name and the like
        for (const std::string_view part : {"full", "last", "first", "surname", "forename", "fullname", "lastname",
                                            "firstname", "nachname", "vorname", "prenom", "cognome"}) {
            for (const std::string& stem : stemsOf(part)) {
                if (const auto id = m_index.wordOf(stem))
                    add(keyword, *id, LinkLikeness::similar);
            }
        }
        return finish();
    }
}

void LinkScores::add(std::uint32_t keyword, WordId word, LinkLikeness likeness, float likeliness)
{
    const float worth = weightOf(m_keywords[keyword]) * weightOf(likeness) * likeliness * m_index.rarity(word);
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
