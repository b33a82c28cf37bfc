#include "schema/nearest.h"

#include "base/names.h"
#include "schema/editdistance.h"
#include "schema/namewords.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace querymend {

namespace {

constexpr float sameWordsScore = 0.94F;
constexpr float typoScore = 0.9F;
constexpr float sharedWordsScore = 0.88F;
constexpr float leastScore = 0.45F;
constexpr float leastLongScore = 0.43F; ///< if more than a syllable is shared
constexpr float longWeight = 6;
constexpr float pluralLikeness = 0.97F;
constexpr std::size_t mostQueryWords = 16;

/// Three letters in ten may differ, but none in names so short that any two look alike.
std::size_t allowedEdits(std::size_t a, std::size_t b)
{
    const std::size_t shorter = std::min(a, b);
    if (shorter == 3 && a != b)
        return 1;
    return shorter < 4 ? 0 : std::min(shorter * 3 / 10, std::size_t{5});
}

/// `nm` for `name`, `dt` for `date`: the first letter, then all that are not vowels.
bool isConsonantsOf(std::string_view brief, std::string_view full)
{
    std::size_t at = 0;
    for (std::size_t i = 0; i < full.size(); ++i) {
        if (i > 0 && std::string_view("aeiou").find(full[i]) != std::string_view::npos)
            continue;
        if (at == brief.size() || brief[at] != full[i])
            return false;
        ++at;
    }
    return at == brief.size();
}

/// `qty` for `quantity`, `dept` for `department`: first and last letter kept, some left out between.
bool isContraction(std::string_view brief, std::string_view full)
{
    if (brief.size() < 3 || full.size() < brief.size() + 2 || brief.front() != full.front()
        || brief.back() != full.back())
        return false;
    std::size_t at = 0;
    for (const char c : full) {
        if (at < brief.size() && brief[at] == c)
            ++at;
    }
    return at == brief.size();
}

float ratio(std::size_t part, std::size_t whole)
{
    return static_cast<float>(part) / static_cast<float>(whole);
}

} // namespace

NearestNames::Word::Word(std::string lowerCase)
    : text(std::move(lowerCase)), stem(wordStem(text)), letters(lettersIn(text)),
      isNumber(!text.empty() && asciiIsDigit(text.front()))
{
    weight = isNumber ? 1.0F : static_cast<float>(std::min(text.size(), std::size_t{4}));
}

/// One bit per letter that occurs. Each edit changes at most two of them.
std::uint64_t NearestNames::lettersIn(std::string_view text)
{
    std::uint64_t bits = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const unsigned bit = c >= 'a' && c <= 'z' ? byte - unsigned{'a'}
            : asciiIsDigit(c)                     ? 26 + byte - unsigned{'0'}
                                                  : 36 + byte % 28;
        bits |= std::uint64_t{1} << bit;
    }
    return bits;
}

float NearestNames::shortenedLikeness(const Word& a, const Word& b)
{
    const auto& [brief, full] = a.text.size() < b.text.size() ? std::tie(a, b) : std::tie(b, a);
    if ((brief.letters & ~full.letters) != 0 || brief.text.size() < 2)
        return 0;
    const std::string_view whole = full.text;
    if (brief.text.size() >= 3 && whole.starts_with(brief.text))
        return 0.75F + 0.2F * ratio(brief.text.size(), whole.size());
    if (isContraction(brief.text, whole) || isConsonantsOf(brief.text, whole))
        return 0.7F;
    return brief.text.size() >= 4 && whole.ends_with(brief.text) ? 0.65F : 0.0F;
}

float NearestNames::likeness(const Word& a, const Word& b)
{
    if (a.text == b.text)
        return 1;
    if (a.isNumber || b.isNumber)
        return 0;
    if (a.stem == b.stem)
        return pluralLikeness;
    if (const float shortened = shortenedLikeness(a, b); shortened > 0)
        return shortened;
    const std::size_t shorter = std::min(a.text.size(), b.text.size());
    const std::size_t limit = shorter >= 8 ? 2 : shorter >= 4 ? 1 : 0;
    if (limit == 0 || static_cast<std::size_t>(std::popcount(a.letters ^ b.letters)) > 2 * limit)
        return 0;
    const std::size_t distance = editDistance(a.text, b.text, limit);
    return distance > limit ? 0 : 1 - ratio(distance, std::max(a.text.size(), b.text.size()));
}

NearestNames::NearestNames(const std::vector<std::string_view>& names)
{
    m_originalStarts.reserve(names.size() + 1);
    m_foldedStarts.reserve(names.size() + 1);
    m_letters.reserve(names.size());
    m_originalStarts.push_back(0);
    m_foldedStarts.push_back(0);
    for (const std::string_view name : names) {
        const std::string folded = separatorFolded(name);
        m_originals += name;
        m_originalStarts.push_back(static_cast<std::uint32_t>(m_originals.size()));
        m_folded += folded;
        m_foldedStarts.push_back(static_cast<std::uint32_t>(m_folded.size()));
        m_letters.push_back(lettersIn(folded));
    }
    addWords(names);
}

void NearestNames::addWords(const std::vector<std::string_view>& names)
{
    std::unordered_map<std::string, std::uint32_t> numbers;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> uses; // word, name
    for (std::uint32_t name = 0; name < names.size(); ++name) {
        float weight = 0;
        std::vector<std::string> words = nameWords(names[name]);
        m_wordCounts.push_back(static_cast<std::uint32_t>(words.size()));
        for (std::string& text : words) {
            const auto [known, isNew] = numbers.try_emplace(text, static_cast<std::uint32_t>(m_words.size()));
            if (isNew)
                m_words.emplace_back(std::move(text));
            weight += m_words[known->second].weight;
            uses.emplace_back(known->second, name);
        }
        m_weights.push_back(weight);
    }
    m_wordStarts.assign(m_words.size() + 1, 0);
    for (const auto& use : uses)
        ++m_wordStarts[use.first + 1];
    for (std::size_t i = 1; i < m_wordStarts.size(); ++i)
        m_wordStarts[i] += m_wordStarts[i - 1];
    m_namesOfWords.resize(uses.size());
    std::vector<std::uint32_t> next = m_wordStarts;
    for (const auto& [word, name] : uses)
        m_namesOfWords[next[word]++] = name;
}

std::vector<NearName> NearestNames::find(std::string_view query, std::size_t max) const
{
    std::vector<NearName> found;
    findByLetters(query, found);
    findByWords(query, found);
    // A name found in both ways counts with its better score.
    std::sort(found.begin(), found.end(), [](const NearName& a, const NearName& b) {
        if (a.index != b.index)
            return a.index < b.index;
        return a.score != b.score ? a.score > b.score : a.resemblance < b.resemblance;
    });
    found.erase(std::unique(found.begin(), found.end(),
                            [](const NearName& a, const NearName& b) { return a.index == b.index; }),
                found.end());
    const auto extraLetters = [&](const NearName& name) {
        const std::size_t size = original(name.index).size();
        return std::max(size, query.size()) - std::min(size, query.size());
    };
    const std::size_t kept = std::min(max, found.size());
    std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(kept), found.end(),
                      [&](const NearName& a, const NearName& b) {
                          if (a.score != b.score)
                              return a.score > b.score;
                          const std::size_t extraA = extraLetters(a);
                          const std::size_t extraB = extraLetters(b);
                          return extraA != extraB ? extraA < extraB : a.index < b.index;
                      });
    found.resize(kept);
    return found;
}

void NearestNames::findByLetters(std::string_view query, std::vector<NearName>& found) const
{
    const std::string wanted = separatorFolded(query);
    const std::uint64_t wantedLetters = lettersIn(wanted);
    for (std::uint32_t i = 0; i < m_letters.size(); ++i) {
        const std::size_t size = m_foldedStarts[i + 1] - m_foldedStarts[i];
        const std::size_t limit = allowedEdits(wanted.size(), size);
        if (static_cast<std::size_t>(std::popcount(wantedLetters ^ m_letters[i])) > 2 * limit || size == 0)
            continue;
        const std::size_t distance = editDistance(wanted, folded(i), limit);
        if (distance > limit)
            continue;
        if (distance > 0)
            found.push_back({i, Resemblance::typo, typoScore * (1 - ratio(distance, std::max(wanted.size(), size)))});
        else if (original(i) == query)
            found.push_back({i, Resemblance::same, 1});
        else if (equalIgnoringCase(original(i), query, CasedLetters::unicode))
            found.push_back({i, Resemblance::otherCase, 0.99F});
        else
            found.push_back({i, Resemblance::otherSeparators, 0.97F});
    }
}

/// For each name, the weight of what it and the query have in common.
std::vector<float> NearestNames::wordLikeness(const std::vector<Word>& query) const
{
    struct Match {
        float gain = 0;
        std::uint32_t word = 0;
    };
    std::vector<float> common(m_letters.size());
    std::vector<Match> best(m_letters.size());
    std::vector<Match> before(m_letters.size());
    std::vector<std::uint32_t> touched;
    for (const Word& wanted : query) {
        touched.clear();
        for (std::uint32_t w = 0; w < m_words.size(); ++w) {
            const float likenessHere = likeness(wanted, m_words[w]);
            if (likenessHere == 0)
                continue;
            const float gain = likenessHere * (wanted.weight + m_words[w].weight);
            for (std::uint32_t i = m_wordStarts[w]; i < m_wordStarts[w + 1]; ++i) {
                Match& bestHere = best[m_namesOfWords[i]];
                if (bestHere.gain == 0)
                    touched.push_back(m_namesOfWords[i]);
                if (gain > bestHere.gain)
                    bestHere = {gain, w};
            }
        }
        for (const std::uint32_t name : touched) {
            const Match match = std::exchange(best[name], Match{});
            // One word of a name must not count for two words of the query.
            const float counted = match.word == before[name].word ? before[name].gain : 0.0F;
            common[name] += std::max(match.gain - counted, 0.0F);
            before[name] = match;
        }
    }
    return common;
}

void NearestNames::findByWords(std::string_view query, std::vector<NearName>& found) const
{
    std::vector<Word> words;
    float weight = 0;
    for (std::string& text : nameWords(query)) {
        if (words.size() == mostQueryWords)
            break;
        words.emplace_back(std::move(text));
        weight += words.back().weight;
    }
    const std::vector<float> common = wordLikeness(words);
    for (std::uint32_t i = 0; i < common.size(); ++i) {
        if (common[i] == 0)
            continue;
        const float share = std::min(common[i] / (weight + m_weights[i]), 1.0F);
        if (share >= pluralLikeness - 0.001F && m_wordCounts[i] == words.size())
            found.push_back({i, Resemblance::sameWords, sameWordsScore * share});
        else if (share * sharedWordsScore >= (common[i] < longWeight ? leastScore : leastLongScore))
            found.push_back({i, Resemblance::sharedWords, share * sharedWordsScore});
    }
}

std::vector<NearName> nearest(std::string_view query, const std::vector<std::string_view>& names, std::size_t max)
{
    return NearestNames(names).find(query, max);
}

} // namespace querymend
