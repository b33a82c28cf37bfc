#include "answer/lexicon.h"

#include "answer/thesaurus.h"
#include "prompt/linking/abbreviations.h"
#include "prompt/linking/stems.h"
#include "schema/editdistance.h"
#include "schema/namewords.h"

#include <algorithm>
#include <set>
#include <utility>

namespace querymend {

namespace {

constexpr std::string_view weakWords =
    " at on in of the is tbl no nr num number id code flag fk dt date ts val value "
    "cents minutes minuti eur euro usd unit is has kg km ha cm mm sqm amt yr hrs pct "
    "history log list data info details ";
constexpr double weakWeight = 0.25;
constexpr double modifierWeight = 0.6;
constexpr double otherFormLikeness = 0.97;
constexpr double synonymLikeness = 0.8;
constexpr double abbreviatedLikeness = 0.7;
constexpr double leastScore = 0.5;
constexpr std::size_t mostOwners = 400;

bool isWeak(const std::string& word)
{
    return weakWords.find(' ' + word + ' ') != std::string_view::npos;
}

/// Whether words differ by an English plural at most: screen and screens, but not screening.
bool isSameNoun(std::string_view a, std::string_view b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    return a == b || (b.starts_with(a) && (b.substr(a.size()) == "s" || b.substr(a.size()) == "es"));
}

bool share(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    return std::any_of(a.begin(), a.end(),
                       [&](const std::string& stem) { return std::find(b.begin(), b.end(), stem) != b.end(); });
}

/// Whether the word of a name is short for the one that is asked for: emp for employee.
double likenessOfAbbreviation(const AskedWord& asked, const Lexicon::Word& word)
{
    if (word.text.size() > 4 || word.text.size() < 3 || asked.folded.size() < word.text.size() + 2
        || !mayBeAbbreviation(word.text))
        return 0;
    return likelinessOfAbbreviation(word.text, asked.stems.front(), asked.folded);
}

constexpr std::size_t shortestToCorrect = 5;

/// Words that add nothing to the name before them: phone number, data di nascita.
bool isRepeatedNoun(std::string_view word)
{
    static const std::set<std::string_view> nouns{"number",  "numbers",   "date",   "dates",
                                                  "address", "addresses", "numero", "номер"};
    return nouns.contains(word);
}

/// Words that may be between the words of a name: date of birth, data di nascita.
bool isLink(const AskedWord& word)
{
    static const std::set<std::string_view> links{"of", "the", "di", "del", "della", "dei", "degli", "delle", "dell",
                                                  "la", "il",  "s",  "'",   "’",     "на",  "for",   "per"};
    return links.contains(word.folded);
}

} // namespace

Lexicon::Lexicon(const TwinTables& tables) : m_catalog(tables.catalog())
{
    const Catalog& catalog = m_catalog;
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        const Table& table = catalog.table(TableId{t});
        if (isPartOfAnother(table.kind))
            continue;
        add(m_tables, table.name, {TableId{t}, TableId::noValue, 0, 0});
        for (std::uint32_t c = 0; c < table.columns.size(); ++c)
            add(m_columns, table.columns[c].name, {TableId{t}, c, 0, 0});
    }
    weakenCommonPrefix(m_tables);
    for (Name& name : m_tables.all) {
        if (tables.isTwin(name.owners.front().table))
            weakenOriginal(name, catalog.table(tables.original(name.owners.front().table)));
    }
    index(m_tables);
    index(m_columns);
    for (const Names* const names : {&m_tables, &m_columns}) {
        for (const auto& [stem, list] : names->byStem) {
            if (stem.size() >= shortestToCorrect)
                m_words.push_back(stem);
        }
    }
    std::sort(m_words.begin(), m_words.end());
    m_words.erase(std::unique(m_words.begin(), m_words.end()), m_words.end());
}

AskedWord Lexicon::corrected(const AskedWord& word) const
{
    for (const std::string& stem : word.stems) {
        if (stem.size() < shortestToCorrect)
            continue;
        for (const std::string& known : m_words) {
            if (stem.front() != known.front() || editDistance(stem, known, 1) != 1)
                continue;
            AskedWord corrected = word;
            corrected.folded = known;
            corrected.stems = {known};
            return corrected;
        }
    }
    return word;
}

/// A word that most names begin with says nothing: T_ or tbl_ of tables.
void Lexicon::weakenCommonPrefix(Names& names)
{
    constexpr std::size_t leastNames = 4;
    std::unordered_map<std::string, std::size_t> counts;
    for (const Name& name : names.all) {
        if (name.words.size() > 1)
            ++counts[name.words.front().text];
    }
    for (Name& name : names.all) {
        const std::size_t count = name.words.size() > 1 ? counts[name.words.front().text] : 0;
        if (count >= leastNames && count * 2 > names.all.size())
            name.words.front().weight = 0;
    }
}

/// The words of a twin that its table has as well say less: team in home team.
void Lexicon::weakenOriginal(Name& name, const Table& original) const
{
    const std::vector<std::string> words = nameWords(original.name);
    for (Word& word : name.words) {
        const bool isOfTable = std::any_of(words.begin(), words.end(), [&](const std::string& other) {
            return share(word.stems, stemsOf(other)) || meanTheSame(word.stems, stemsOf(other));
        });
        word.weight = isOfTable ? weakWeight : 1;
    }
}

void Lexicon::add(Names& names, std::string_view name, NameMatch owner)
{
    const auto [known, isNew] = names.byName.emplace(std::string(name), static_cast<std::uint32_t>(names.all.size()));
    if (isNew) {
        Name& added = names.all.emplace_back();
        for (const std::string& word : nameWords(name))
            added.words.push_back({word, stemsOf(word), isWeak(word) ? weakWeight : 1});
        // The last word of a table's name says what its rows are: items of orders.
        for (std::size_t w = 0; !owner.isColumn() && w + 1 < added.words.size(); ++w)
            added.words[w].weight *= modifierWeight;
    }
    std::vector<NameMatch>& owners = names.all[known->second].owners;
    if (owners.size() < mostOwners)
        owners.push_back(owner);
}

void Lexicon::index(Names& names)
{
    for (std::uint32_t n = 0; n < names.all.size(); ++n) {
        for (const Word& word : names.all[n].words) {
            if (word.text.size() <= 4 && mayBeAbbreviation(word.text) && word.weight == 1
                && (names.abbreviated.empty() || names.abbreviated.back() != n))
                names.abbreviated.push_back(n);
            for (const std::string& stem : word.stems) {
                std::vector<std::uint32_t>& list = names.byStem[stem];
                if (list.empty() || list.back() != n)
                    list.push_back(n);
            }
        }
    }
}

NameMatch Lexicon::matchOf(const Name& name, std::span<const AskedWord> words)
{
    double all = 0;
    for (const Word& word : name.words)
        all += word.weight;
    std::vector<bool> isUsed(name.words.size(), false);
    NameMatch match;
    double sum = 0;
    for (std::size_t at = 0; at < words.size() && at < name.words.size() * 2 + 1; ++at) {
        const AskedWord& asked = words[at];
        double best = 0;
        std::size_t bestWord = 0;
        for (std::size_t w = 0; w < name.words.size(); ++w) {
            if (isUsed[w])
                continue;
            const double abbreviation = likenessOfAbbreviation(asked, name.words[w]);
            const double likeness = isSameNoun(asked.folded, name.words[w].text) ? 1
                : share(asked.stems, name.words[w].stems)                        ? otherFormLikeness
                : meanTheSame(asked.stems, name.words[w].stems)                  ? synonymLikeness
                : abbreviation > 0.6                                             ? abbreviatedLikeness
                                                                                 : 0;
            if (likeness * name.words[w].weight > best) {
                best = likeness * name.words[w].weight;
                bestWord = w;
            }
        }
        if (best > 0) {
            isUsed[bestWord] = true;
            sum += best;
            match.words = at + 1;
        } else if (at == 0 || !isLink(asked)) {
            break;
        }
    }
    match.score = all > 0 ? sum / all : 0;
    if (match.words > 0 && match.words < words.size() && isRepeatedNoun(words[match.words].folded))
        ++match.words; // phone number
    return match;
}

std::vector<NameMatch> Lexicon::matches(const Names& names, std::span<const AskedWord> words) const
{
    std::vector<NameMatch> found;
    if (words.empty() || words.front().kind != AskedWord::Kind::word)
        return found;
    static constexpr std::string_view prepositions = " on at in of by to "; // no beginning of a name
    if (prepositions.find(' ' + words.front().folded + ' ') != std::string_view::npos)
        return found;
    std::set<std::uint32_t> tried;
    const auto collect = [&](const std::string& stem) {
        const auto list = names.byStem.find(stem);
        if (list != names.byStem.end())
            tried.insert(list->second.begin(), list->second.end());
    };
    for (const std::string& stem : words.front().stems)
        collect(stem);
    for (const std::string& stem : sameMeaning(words.front().stems))
        collect(stem);
    for (const std::uint32_t n : names.abbreviated)
        tried.insert(n);
    for (const std::uint32_t n : tried) {
        const NameMatch match = matchOf(names.all[n], words);
        if (match.score < leastScore)
            continue;
        for (NameMatch owner : names.all[n].owners) {
            owner.words = match.words;
            owner.score = match.score;
            found.push_back(owner);
        }
    }
    constexpr double exact = 0.78; // a longer name is better if it is all there
    const auto rank = [](const NameMatch& match) {
        return std::pair(match.score >= exact ? match.words : 1, match.score);
    };
    std::stable_sort(found.begin(), found.end(),
                     [&](const NameMatch& a, const NameMatch& b) { return rank(a) > rank(b); });
    return found;
}

std::vector<NameMatch> Lexicon::tablesAt(std::span<const AskedWord> words) const
{
    return matches(m_tables, words);
}

std::vector<NameMatch> Lexicon::columnsAt(std::span<const AskedWord> words) const
{
    return matches(m_columns, words);
}

} // namespace querymend
