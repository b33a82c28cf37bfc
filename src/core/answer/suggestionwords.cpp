#include "answer/suggestionwords.h"

#include "answer/places.h"
#include "prompt/linking/words.h"
#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t mostOwners = 40; ///< of a name that many tables have

/// Whether a person would look for the phrase in a list. Words that only lead to others are quicker to type.
bool isOffered(const CueRow& row)
{
    constexpr auto kinds = std::to_array<Cue>(
        {Cue::list,    Cue::which,  Cue::howMany,      Cue::howMuch,  Cue::total,     Cue::average,    Cue::most,
         Cue::least,   Cue::top,    Cue::distinct,     Cue::share,    Cue::per,       Cue::more,       Cue::less,
         Cue::atLeast, Cue::atMost, Cue::between,      Cue::without,  Cue::before,    Cue::after,      Cue::unit,
         Cue::month,   Cue::today,  Cue::yesterday,    Cue::ordered,  Cue::ascending, Cue::descending, Cue::current,
         Cue::quality, Cue::metric, Cue::alphabetical, Cue::compared, Cue::overdue});
    const auto first = static_cast<unsigned char>(row.phrase.front());
    const bool isWord = first >= 0x80U || (first >= 'a' && first <= 'z');
    return isWord && row.phrase.find('*') == std::string_view::npos && std::ranges::find(kinds, row.cue) != kinds.end();
}

std::string textOf(const std::string& name)
{
    std::string text;
    for (const std::string& word : nameWords(name))
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace

SuggestionWords::SuggestionWords(const SchemaRoles& roles)
{
    addPhrases();
    addNames(roles.catalog());
    addValues(roles);
    index();
}

void SuggestionWords::addPhrases()
{
    const std::array languages{englishCues(), italianCues(), russianCues()};
    for (std::size_t i = 0; i < languages.size(); ++i) {
        for (const CueRow& row : languages[i]) {
            if (!isOffered(row))
                continue;
            const std::string phrase(row.phrase);
            m_words.push_back(
                {SuggestionWord::Kind::phrase, phrase, phrase, static_cast<QuestionLanguage>(i), row.cue, {}});
        }
    }
    m_phrases = m_words.size();
}

void SuggestionWords::addNames(const Catalog& catalog)
{
    std::map<std::pair<SuggestionWord::Kind, std::string>, std::size_t> known;
    const auto add = [&](SuggestionWord::Kind kind, const std::string& name, ColumnId owner) {
        std::string text = textOf(name);
        const auto [place, isNew] = known.emplace(std::pair(kind, text), m_words.size());
        if (isNew)
            m_words.push_back({kind, text, std::move(text), {}, {}, {}});
        std::vector<ColumnId>& owners = m_words[place->second].owners;
        if (owners.size() < mostOwners)
            owners.push_back(owner);
        return static_cast<std::uint32_t>(place->second);
    };
    m_columns.resize(catalog.tableCount());
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        const Table& table = catalog.table(TableId{t});
        if (isPartOfAnother(table.kind))
            continue;
        add(SuggestionWord::Kind::table, table.name, {TableId{t}, TableId::noValue});
        for (std::uint32_t c = 0; c < table.columns.size(); ++c)
            m_columns[t].push_back(add(SuggestionWord::Kind::column, table.columns[c].name, {TableId{t}, c}));
    }
}

void SuggestionWords::addValues(const SchemaRoles& roles)
{
    std::map<std::string, std::size_t> known;
    const auto add = [&](const std::string& value, ColumnId column) {
        const auto [place, isNew] = known.emplace(value, m_words.size());
        if (isNew)
            m_words.push_back({SuggestionWord::Kind::value, value, foldedValue(value), {}, {}, {}});
        m_words[place->second].owners.push_back(column);
    };
    const Catalog& catalog = roles.catalog();
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        for (std::uint32_t c = 0; c < catalog.table(TableId{t}).columns.size(); ++c) {
            const ColumnId column{TableId{t}, c};
            if (roles.roleOf(column) != ColumnRole::text)
                continue;
            for (const std::string& value : roles.values().valuesOf(column)) {
                add(value, column);
                if (!roles.values().holdsCodes(column))
                    continue;
                for (const std::string& name : placeNamesOf(value))
                    add(name, column);
            }
        }
    }
}

void SuggestionWords::index()
{
    for (std::uint32_t w = 0; w < m_words.size(); ++w) {
        const std::string& text = m_words[w].folded;
        const bool isWhole = m_words[w].kind == SuggestionWord::Kind::phrase;
        for (std::size_t at = 0; at < text.size(); at = text.find(' ', at) + 1) {
            m_starts.push_back({w, static_cast<std::uint32_t>(at)});
            if (isWhole || text.find(' ', at) == std::string::npos)
                break;
        }
    }
    std::ranges::sort(m_starts, [this](const Start& a, const Start& b) {
        return std::pair(textFrom(a), a.word) < std::pair(textFrom(b), b.word);
    });
}

std::vector<const SuggestionWord*> SuggestionWords::beginningWith(std::string_view folded, std::size_t most) const
{
    std::vector<const SuggestionWord*> found;
    std::array<std::size_t, 4> counts{};
    auto start = std::ranges::lower_bound(m_starts, folded, {}, [this](const Start& at) { return textFrom(at); });
    for (; start != m_starts.end() && textFrom(*start).starts_with(folded); ++start) {
        const SuggestionWord& word = m_words[start->word];
        std::size_t& count = counts[static_cast<std::size_t>(word.kind)];
        if (count < most && std::ranges::find(found, &word) == found.end()) {
            found.push_back(&word);
            ++count;
        }
    }
    return found;
}

} // namespace querymend
