#include "answer/questioncompletion.h"

#include "answer/composer.h"
#include "answer/givenmeanings.h"
#include "answer/questionpiece.h"
#include "prompt/linking/words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace querymend {

namespace {

using Kind = SuggestionWord::Kind;

constexpr std::size_t mostSuggestions = 8;
constexpr std::size_t mostTried = 24;
constexpr std::size_t mostOfKind = 40;
constexpr std::size_t longestPrefix = 3; ///< in words

/// The order of the kinds: of phrases, tables, columns and values.
using KindOrder = std::array<int, 4>;

/// What is likely after a word of the languages, or after something else.
KindOrder orderAfter(const QuestionPiece* last)
{
    if (!last)
        return {0, 1, 2, 3};
    if (last->kind != QuestionPiece::Kind::cue)
        return {0, 2, 2, 1};
    switch (last->cue.cue) {
    case Cue::per:
    case Cue::ordered:
    case Cue::total:
    case Cue::average:
    case Cue::most:
    case Cue::least:
    case Cue::howMuch:
        return {2, 1, 0, 3};
    case Cue::in:
    case Cue::of:
    case Cue::from:
    case Cue::negation:
        return {2, 1, 1, 0};
    case Cue::list:
    case Cue::which:
    case Cue::howMany:
    case Cue::top:
    case Cue::without:
        return {2, 0, 1, 1};
    default:
        return {0, 1, 1, 1};
    }
}

/// How many words of each language a text has.
std::array<std::size_t, questionLanguages> languagesOf(std::span<const AskedWord> words)
{
    const std::array cues{englishCues(), italianCues(), russianCues()};
    std::array<std::size_t, questionLanguages> counts{};
    for (const AskedWord& word : words) {
        for (std::size_t i = 0; i < cues.size(); ++i) {
            const bool isKnown = std::ranges::any_of(cues[i], [&](const CueRow& row) {
                return row.phrase.starts_with(word.folded)
                    && (row.phrase.size() == word.folded.size() || row.phrase[word.folded.size()] == ' ');
            });
            counts[i] += isKnown ? 1 : 0;
        }
    }
    return counts;
}

bool isGrouping(const QuestionPiece& piece)
{
    return piece.is(Cue::per) || piece.is(Cue::ordered);
}

} // namespace

/// What is known of a caret.
struct QuestionCompletion::Place {
    std::string_view before; ///< the question up to there
    std::vector<AskedWord> words;
    std::vector<QuestionPiece> pieces; ///< without the word at the caret
    bool isInWord = false;             ///< at its end
    std::array<std::size_t, questionLanguages> languages{};
    std::set<std::uint32_t> named; ///< tables
    std::set<std::uint32_t> near;  ///< those one join away

    [[nodiscard]] int distanceOf(ColumnId owner) const
    {
        return named.contains(owner.table.value) ? 0 : near.contains(owner.table.value) ? 1 : 2;
    }
};

/// A text that may be put at the caret; `rank` is less for what is likelier.
struct QuestionCompletion::Candidate {
    const SuggestionWord* word = nullptr;
    ByteRange replaced;
    ColumnId owner{};
    std::tuple<std::size_t, int, int, int, int, std::size_t> rank{};
};

QuestionCompletion::QuestionCompletion(const Lexicon& lexicon, const SchemaRoles& roles, const JoinMap& joins)
    : m_lexicon(lexicon), m_roles(roles), m_joins(joins), m_words(roles)
{}

QuestionCompletion::Place QuestionCompletion::placeOf(std::string_view before) const
{
    Place place;
    place.before = before;
    place.words = askedWordsOf(before);
    place.isInWord = !place.words.empty() && place.words.back().range.end == before.size()
        && place.words.back().kind == AskedWord::Kind::word;
    const std::span words = std::span(place.words).first(place.words.size() - (place.isInWord ? 1 : 0));
    place.pieces = PieceReader(m_lexicon, m_roles).read(words, nullptr);
    place.languages = languagesOf(words);
    for (const QuestionPiece& piece : place.pieces) {
        if (piece.kind != QuestionPiece::Kind::table || piece.tables.empty())
            continue;
        const TableId table = piece.tables.front().table;
        place.named.insert(table.value);
        for (const TableId other : m_joins.referringTo(table))
            place.near.insert(other.value);
        for (const auto& [other, distance] : m_joins.reachedAlongKeys(table)) {
            if (distance == 1)
                place.near.insert(other.value);
        }
    }
    return place;
}

/// Texts that begin as the last words do.
void QuestionCompletion::addBeginning(const Place& place, std::size_t words, std::vector<Candidate>& candidates) const
{
    const std::span last = std::span(place.words).last(words);
    if (std::ranges::any_of(last, [](const AskedWord& word) { return word.kind != AskedWord::Kind::word; }))
        return;
    const ByteRange replaced{last.front().range.begin, static_cast<std::uint32_t>(place.before.size())};
    const std::string folded = foldedValue(replaced.of(place.before));
    std::vector<const SuggestionWord*> found = m_words.beginningWith(folded, mostOfKind);
    for (const std::uint32_t table : place.named) { // with many tables, theirs may not be among the first
        for (std::uint32_t c = 0; c < m_roles.catalog().table(TableId{table}).columns.size(); ++c) {
            const SuggestionWord& name = m_words.nameOf({TableId{table}, c});
            if (name.folded.starts_with(folded))
                found.push_back(&name);
        }
    }
    const std::size_t before = place.pieces.size() - std::min(place.pieces.size(), words - 1);
    const KindOrder order = orderAfter(before == 0 ? nullptr : &place.pieces[before - 1]);
    const std::size_t mostSpoken = *std::ranges::max_element(place.languages);
    for (const SuggestionWord* const word : found) {
        if (word->folded == folded)
            continue;
        Candidate candidate{word, replaced};
        int distance = before == 0 && word->cue != Cue::howMany ? 1 : 0; // most questions count something
        if (!word->owners.empty()) {
            candidate.owner =
                *std::ranges::min_element(word->owners, {}, [&](ColumnId owner) { return place.distanceOf(owner); });
            distance = place.named.empty() ? 0 : place.distanceOf(candidate.owner);
        }
        if (word->kind == Kind::phrase && place.languages[static_cast<std::size_t>(word->language)] < mostSpoken)
            continue; // of another language
        const bool isKey = word->kind == Kind::column && m_roles.roleOf(candidate.owner) == ColumnRole::key;
        candidate.rank = {longestPrefix - words,
                          isKey ? 1 : 0,
                          order[static_cast<std::size_t>(word->kind)],
                          distance,
                          word->folded.starts_with(folded) ? 0 : 1,
                          word->folded.size()};
        candidates.push_back(candidate);
    }
}

/// After by and the like: columns of the tables that are named, then those of the tables that they belong to.
void QuestionCompletion::addGrouping(const Place& place, std::vector<Candidate>& candidates) const
{
    const auto caret = static_cast<std::uint32_t>(place.before.size());
    const bool isSorting = place.pieces.back().is(Cue::ordered);
    const auto addColumns = [&](std::uint32_t table, int distance) {
        for (std::uint32_t c = 0; c < m_roles.catalog().table(TableId{table}).columns.size(); ++c) {
            const ColumnId column{TableId{table}, c};
            const ColumnRole role = m_roles.roleOf(column);
            if (role == ColumnRole::key || role == ColumnRole::other)
                continue;
            const bool isUsual = isSorting || role == ColumnRole::text || role == ColumnRole::truth;
            candidates.push_back(
                {&m_words.nameOf(column), {caret, caret}, column, {0, isUsual ? 0 : 1, distance, 0, 0, c}});
        }
    };
    for (const std::uint32_t table : place.named)
        addColumns(table, 0);
    for (const std::uint32_t table : place.near) {
        if (!place.named.contains(table))
            addColumns(table, 1);
    }
}

std::vector<QuestionCompletion::Candidate> QuestionCompletion::candidatesAt(const Place& place) const
{
    std::vector<Candidate> candidates;
    if (place.isInWord) {
        for (std::size_t words = std::min(longestPrefix, place.words.size()); words > 0; --words)
            addBeginning(place, words, candidates);
    } else if (!place.pieces.empty() && isGrouping(place.pieces.back()) && place.before.ends_with(' ')) {
        addGrouping(place, candidates);
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::rank);
    return candidates;
}

std::size_t QuestionCompletion::unreadIn(std::string_view question) const
{
    const std::vector<QuestionPiece> pieces = PieceReader(m_lexicon, m_roles).read(askedWordsOf(question), nullptr);
    return Composer(m_roles, m_joins).compose(pieces, {}).unread.size();
}

std::vector<QuestionSuggestion> QuestionCompletion::at(std::string_view question, std::size_t caret) const
{
    const auto isOfWord = [](char byte) {
        const auto value = static_cast<unsigned char>(byte);
        return value >= 0x80U || (value >= 'a' && value <= 'z') || (value >= 'A' && value <= 'Z');
    };
    if (caret > question.size() || (caret < question.size() && isOfWord(question[caret])))
        return {};
    std::vector<QuestionSuggestion> suggestions;
    std::set<std::string> known;
    const std::size_t typedUnread = unreadIn(question);
    std::optional<std::pair<ByteRange, std::size_t>> without; // the text to complete
    std::size_t tried = 0;
    for (const Candidate& candidate : candidatesAt(placeOf(question.substr(0, caret)))) {
        if (suggestions.size() == mostSuggestions || tried == mostTried)
            break;
        if (!known.insert(candidate.word->folded).second)
            continue;
        ++tried;
        const auto put = [&](std::string_view text) {
            return std::string(question.substr(0, candidate.replaced.begin))
                .append(text)
                .append(question.substr(caret));
        };
        if (!without || without->first != candidate.replaced)
            without = std::pair(candidate.replaced, unreadIn(put({})));
        const std::string_view typed = candidate.replaced.of(question);
        std::string text = candidate.word->text;
        if (candidate.word->kind != Kind::value && text.starts_with(foldedValue(typed))
            && foldedValue(typed).size() == typed.size())
            text.replace(0, typed.size(), typed); // as it was written, with a capital perhaps
        if (unreadIn(put(text)) > std::min(without->second, typedUnread))
            continue;
        const bool isNamed = !candidate.owner.isNone() && candidate.word->kind != Kind::table;
        suggestions.push_back({candidate.word->kind, candidate.replaced, std::move(text),
                               isNamed ? targetNamed(m_roles.catalog(), candidate.owner) : std::string()});
    }
    return suggestions;
}

} // namespace querymend
