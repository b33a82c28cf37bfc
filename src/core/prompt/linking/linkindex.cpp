#include "prompt/linking/linkindex.h"

#include "base/ascii.h"
#include "prompt/linking/stems.h"
#include "prompt/linking/stopwords.h"
#include "prompt/linking/words.h"
#include "schema/editdistance.h"
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

} // namespace

LinkIndex::LinkIndex(const Catalog& catalog) : m_catalog(catalog), m_joins(catalog)
{
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
    const std::vector<TextWord> words = wordsOf(name);
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

std::vector<LinkIndex::WordId> LinkIndex::similar(std::string_view stem) const
{
    constexpr std::size_t shortestBeginning = 4;
    constexpr std::size_t shortestMisspelt = 5;
    std::vector<WordId> found;
    for (WordId word = 0; word < m_keys.size(); ++word) {
        const std::string_view key = *m_keys[word];
        if (key.front() == valueMark)
            continue;
        const auto common = static_cast<std::size_t>(
            std::mismatch(stem.begin(), stem.end(), key.begin(), key.end()).first - stem.begin());
        const std::size_t shorter = std::min(stem.size(), key.size());
        const bool beginsAlike = shorter >= shortestBeginning && common == shorter;
        const bool isMisspelt = !beginsAlike && shorter >= shortestMisspelt && common > 0
            && std::max(stem.size(), key.size()) - shorter <= 1 && editDistance(stem, key, 1) <= 1;
        if (beginsAlike || isMisspelt)
            found.push_back(word);
    }
    return found;
}

} // namespace querymend
