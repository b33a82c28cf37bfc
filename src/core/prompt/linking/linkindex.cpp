#include "prompt/linking/linkindex.h"

#include "base/ascii.h"
#include "prompt/linking/abbreviations.h"
#include "prompt/linking/stems.h"
#include "prompt/linking/stopwords.h"
#include "prompt/linking/words.h"
#include "schema/editdistance.h"
#include "schema/impliedkeys.h"
#include "schema/namewords.h"

#include <algorithm>
#include <cmath>

namespace querymend {

namespace {

/// The prefix of the keys of whole values, which keeps them apart from words.
constexpr char valueMark = '=';
/// The key of LinkIndex::time(), which no word or value can have.
constexpr std::string_view timeKey = "=@time";

bool holdsTime(std::string_view type)
{
    const std::string lower = asciiLowered(type.substr(0, 4));
    return lower == "date" || lower == "time";
}

/// From 0 to 1; see LinkIndex::similar().
float similarity(std::string_view a, std::string_view b)
{
    constexpr std::size_t shortestPart = 4;
    constexpr std::size_t shortestMisspelt = 5;
    const auto common =
        static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
    const std::string_view shorter = a.size() < b.size() ? a : b;
    const std::string_view longer = a.size() < b.size() ? b : a;
    if (shorter.size() < shortestPart)
        return 0;
    if (common == shorter.size())
        return 1;
    if (longer.ends_with(shorter)) // the second part of a compound: artikelpreis
        return 0.8F;
    if (shorter.size() >= shortestMisspelt && common > 0 && longer.size() - shorter.size() <= 1
        && editDistance(a, b, 1) <= 1)
        return 1;
    return common <= shortestPart ? 0 : common * 2 >= shorter.size() ? 0.6F : 0.4F;
}

} // namespace

LinkIndex::LinkIndex(const Catalog& catalog)
    : m_catalog(catalog), m_implied(withImpliedKeys(catalog)), m_joins(m_implied ? *m_implied : catalog)
{
    findPrefix();
    Found found;
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        const Table& table = catalog.table(TableId{t});
        if (table.kind == TableKind::shadowTable)
            continue;
        const LinkPlace place{TableId{t}};
        addName(table.name, place, found);
        LinkPlace comment = place;
        comment.field = LinkField::tableComment;
        addText(table.comment, comment, found);
        for (std::uint32_t c = 0; c < table.columns.size(); ++c) {
            LinkPlace column = place;
            column.column = c;
            addColumn(table.columns[c], column, found);
        }
    }
    sortIn(found);
    weigh();
    m_names.clear();
}

bool LinkIndex::refers(TableId from, TableId to) const
{
    const Catalog& catalog = m_implied ? *m_implied : m_catalog;
    const std::vector<ForeignKey>& keys = catalog.table(from).foreignKeys;
    return std::any_of(keys.begin(), keys.end(),
                       [&](const ForeignKey& key) { return catalog.target(from, key) == to; });
}

void LinkIndex::findPrefix()
{
    std::map<std::string, std::size_t> counts;
    for (const Table& table : m_catalog.snapshot().tables) {
        const std::vector<TextWord> words = wordsOf(table.name);
        if (words.size() > 1 && ++counts[words.front().folded] * 2 > m_catalog.tableCount())
            m_prefix = words.front().folded;
    }
}

void LinkIndex::addColumn(const Column& column, LinkPlace place, Found& found)
{
    place.field = LinkField::columnName;
    addName(column.name, place, found);
    if (holdsTime(column.type))
        found.emplace_back(intern(std::string(timeKey)), place);
    place.field = LinkField::columnComment;
    addText(column.comment, place, found);
    place.field = LinkField::value;
    constexpr std::size_t longestValue = 60;
    for (const std::string& sample : column.samples) {
        if (sample.size() > longestValue)
            continue;
        if (std::string folded = foldedValue(sample); !folded.empty())
            found.emplace_back(intern(valueMark + folded), place);
    }
}

LinkIndex::WordId LinkIndex::intern(std::string key)
{
    const auto [at, isNew] = m_ids.emplace(std::move(key), static_cast<WordId>(m_keys.size()));
    if (isNew)
        m_keys.push_back(&at->first);
    return at->second;
}

const LinkIndex::NameWords& LinkIndex::wordsOfName(std::string_view name)
{
    const auto [at, isNew] = m_names.try_emplace(name);
    NameWords& made = at->second;
    if (!isNew)
        return made;
    std::vector<TextWord> words = wordsOf(name);
    if (words.size() > 1 && words.front().folded == m_prefix)
        words.erase(words.begin());
    made.count = static_cast<std::uint8_t>(std::min<std::size_t>(words.size(), 8));
    for (const TextWord& word : words) {
        for (std::string& stem : stemsOf(word.folded))
            made.words.push_back(intern(std::move(stem)));
    }
    if (words.size() > 1) {
        for (std::string& stem : stemsOf(separatorFolded(name)))
            made.whole.push_back(intern(std::move(stem)));
    }
    return made;
}

void LinkIndex::addName(std::string_view name, LinkPlace place, Found& found)
{
    const NameWords& words = wordsOfName(name);
    place.words = words.count;
    for (const WordId word : words.words)
        found.emplace_back(word, place);
    place.words = 1;
    for (const WordId word : words.whole)
        found.emplace_back(word, place);
}

void LinkIndex::addText(std::string_view text, LinkPlace place, Found& found)
{
    for (const TextWord& word : wordsOf(text)) {
        if (weightOf(word.folded) == WordWeight::none)
            continue;
        for (std::string& stem : stemsOf(word.folded))
            found.emplace_back(intern(std::move(stem)), place);
    }
}

void LinkIndex::sortIn(const Found& found)
{
    m_starts.assign(m_keys.size() + 1, 0);
    for (const auto& [word, place] : found)
        ++m_starts[word + 1];
    for (std::size_t w = 0; w + 1 < m_starts.size(); ++w)
        m_starts[w + 1] += m_starts[w];
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    m_places.resize(found.size());
    for (const auto& [word, place] : found)
        m_places[next[word]++] = place;
}

/// Places are in the order of tables, so a table is counted when it differs from the previous one.
void LinkIndex::weigh()
{
    const double tables = static_cast<double>(m_catalog.tableCount());
    for (WordId word = 0; word < m_keys.size(); ++word) {
        double count = 0;
        TableId before;
        for (const LinkPlace& place : placesOf(word)) {
            count += place.table == before ? 0 : 1;
            before = place.table;
        }
        m_rarities.push_back(static_cast<float>(std::log((tables + 1) / count) / std::log(tables + 1)));
        if (mayBeAbbreviation(*m_keys[word]))
            m_abbreviations[m_keys[word]->front()].push_back(word);
    }
}

std::optional<LinkIndex::WordId> LinkIndex::find(const std::string& key) const
{
    const auto found = m_ids.find(key);
    return found == m_ids.end() ? std::nullopt : std::optional<WordId>(found->second);
}

std::optional<LinkIndex::WordId> LinkIndex::wordOf(std::string_view stem) const
{
    return find(std::string(stem));
}

std::optional<LinkIndex::WordId> LinkIndex::valueOf(std::string_view folded) const
{
    return find(valueMark + std::string(folded));
}

std::optional<LinkIndex::WordId> LinkIndex::time() const
{
    return find(std::string(timeKey));
}

std::span<const LinkPlace> LinkIndex::placesOf(WordId word) const
{
    return std::span(m_places).subspan(m_starts[word], m_starts[word + 1] - m_starts[word]);
}

std::vector<LinkIndex::Resemblance> LinkIndex::abbreviationsOf(std::string_view stem, std::string_view word) const
{
    std::vector<Resemblance> found;
    const auto candidates = m_abbreviations.find(stem.front());
    if (candidates == m_abbreviations.end())
        return found;
    for (const WordId id : candidates->second) {
        if (const float likeliness = likelinessOfAbbreviation(*m_keys[id], stem, word); likeliness > 0)
            found.push_back({id, likeliness});
    }
    return found;
}

std::vector<LinkIndex::Resemblance> LinkIndex::similar(std::string_view stem) const
{
    std::vector<Resemblance> found;
    for (WordId word = 0; word < m_keys.size(); ++word) {
        const std::string_view key = *m_keys[word];
        if (const float likeliness = key.front() == valueMark ? 0 : similarity(stem, key); likeliness > 0)
            found.push_back({word, likeliness});
    }
    return found;
}

} // namespace querymend
