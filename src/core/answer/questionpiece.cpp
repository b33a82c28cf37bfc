#include "answer/questionpiece.h"

#include "answer/givenmeanings.h"
#include "answer/places.h"
#include "answer/schemaroles.h"
#include "answer/thesaurus.h"
#include "base/ascii.h"
#include "prompt/linking/stems.h"
#include "prompt/linking/words.h"
#include "schema/namewords.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t longestValue = 6; ///< in words
constexpr std::size_t mostMatches = 64;

std::string joined(std::span<const AskedWord> words)
{
    std::string text;
    for (const AskedWord& word : words) {
        if (word.kind != AskedWord::Kind::sign)
            text += (text.empty() ? "" : " ") + word.folded;
    }
    return foldedValue(text);
}

bool isWordOrNumber(const AskedWord& word)
{
    return word.kind == AskedWord::Kind::word || word.kind == AskedWord::Kind::number;
}

constexpr double exact = 0.95;
constexpr double good = 0.75;
constexpr double sameWord = 0.9; ///< of a value in another form

/// Words that add nothing unless the schema or the database has them: the company, works, new.
bool isWeakFiller(const CueMatch& cue)
{
    return cue.cue == Cue::filler && cue.argument == 2;
}

/// Yearly, monthly: may be a value as well.
bool isPeriod(const CueMatch& cue)
{
    return cue.cue == Cue::per && cue.argument > 0;
}

/// Keeps the names of the best words: fewer words are another reading, which is worse.
std::vector<NameMatch> best(std::vector<NameMatch> matches)
{
    if (matches.size() > mostMatches)
        matches.resize(mostMatches);
    return matches;
}

} // namespace

PieceReader::Found PieceReader::foundName(QuestionPiece::Kind kind, const std::vector<NameMatch>& names)
{
    return names.empty() ? Found{kind} : Found{kind, names.front().words, names.front().score};
}

/// A word for a table's key means its rows: absences of abs_id.
void PieceReader::addTableOfKey(QuestionPiece& piece) const
{
    if (piece.columns.empty() || piece.columns.front().words > 1)
        return;
    const NameMatch& key = piece.columns.front();
    const std::vector<ColumnId> own = m_roles.keyOf(key.table);
    const bool isKey = own.size() == 1 && own.front() == key.columnId() && !m_roles.isForeignKey(key.columnId());
    if (isKey && piece.tables.empty())
        piece.tables.push_back({key.table, TableId::noValue, key.words, key.score});
}

/// Whether a column is the key of one of these tables.
bool PieceReader::isKeyOf(const NameMatch& column, const std::vector<NameMatch>& tables) const
{
    return m_roles.roleOf(column.columnId()) == ColumnRole::key
        && std::any_of(tables.begin(), tables.end(), [&](const NameMatch& table) {
               return table.table == column.table || table.table == m_roles.targetOf(column.columnId());
           });
}

/// More words are better than fewer. Of equally many, a value written as a name comes before a word of the language,
/// and that before a name of the schema, unless the word is of a metric.
PieceReader::Found PieceReader::likeliest(const QuestionPiece& piece, const Found& value, const Found& cue,
                                          const CueMatch& cueMatch, bool isName) const
{
    const Found table = foundName(QuestionPiece::Kind::table, piece.tables);
    const Found column = foundName(QuestionPiece::Kind::column, piece.columns);
    const auto rank = [&](const Found& found) {
        if (found.words == 0)
            return -1.0;
        const double words = found.score >= good ? static_cast<double>(found.words) : 1;
        double order = 0;
        switch (found.kind) {
        case QuestionPiece::Kind::value:
            order = found.score >= exact  ? (isName || found.words > 1 ? 0.9 : 0.55)
                : found.score >= sameWord ? 0.46
                                          : 0.3 * found.score;
            break;
        case QuestionPiece::Kind::cue:
            order = isWeakFiller(cueMatch) ? 0.1 : isPeriod(cueMatch) ? 0.5 : cueMatch.cue == Cue::metric ? 0.6 : 0.8;
            if (cueMatch.cue == Cue::number && column.score >= exact) // due, which is two in Italian
                order = 0.6;
            break;
        case QuestionPiece::Kind::table:
            order = found.score >= exact ? 0.7 : 0.5 * found.score;
            if (m_roles.tables().isTwin(piece.tables.front().table))
                order = 0.45 * found.score; // picked up is a date rather than a place
            break;
        case QuestionPiece::Kind::column:
            order = found.score >= exact ? 0.65 : 0.49 * found.score;
            if (found.words == 1 && !piece.tables.empty() && isKeyOf(piece.columns.front(), piece.tables))
                order = 0; // reports are rows rather than their ids
            break;
        default:
            break;
        }
        return words + order;
    };
    Found best;
    double bestRank = 0;
    for (const Found& found : {value, cue, table, column}) {
        if (rank(found) > bestRank) {
            best = found;
            bestRank = rank(found);
        }
    }
    return best;
}

std::vector<ValueMatch> PieceReader::valuesAt(std::span<const AskedWord> words, std::size_t& length) const
{
    std::vector<ValueMatch> found;
    for (std::size_t size = std::min(words.size(), longestValue); size > 0; --size) {
        const auto span = words.first(size);
        if (!isWordOrNumber(span.front()) || !isWordOrNumber(span.back()))
            continue;
        for (const ValueIndex::Place& place : m_roles.values().find(joined(span)))
            found.push_back({place.column, std::string(place.value), 1});
        if (found.empty() && size > 1) {
            for (const ValueIndex::Place& place : m_roles.values().findForms(joined(span)))
                found.push_back({place.column, std::string(place.value), 0.95});
        }
        if (!found.empty()) {
            length = size;
            return found;
        }
    }
    length = 0;
    return found;
}

std::vector<ValueMatch> PieceReader::placesAt(std::span<const AskedWord> words, std::size_t& length) const
{
    std::vector<ValueMatch> found;
    const PlaceName place = placeAt(words);
    for (const std::string_view spelling : place.spellings) {
        std::string stored(spelling);
        std::replace(stored.begin(), stored.end(), '+', ' ');
        for (const ValueIndex::Place& at : m_roles.values().find(foldedValue(stored))) {
            const bool isSame = asciiEqualsIgnoringCase(at.value, stored);
            if (isSame && (stored.size() > 3 || m_roles.values().holdsCodes(at.column) || isSexCode(stored, at.column)))
                found.push_back({at.column, std::string(at.value), 0.95});
        }
    }
    length = found.empty() ? 0 : place.words;
    return found;
}

/// A letter for a sex is meant only in a column that is called so.
bool PieceReader::isSexCode(std::string_view stored, ColumnId column) const
{
    static constexpr std::string_view names = " sex gender gndr sesso genere пол ";
    const std::vector<std::string> words = nameWords(m_roles.catalog().column(column).name);
    return stored.size() <= 2 && std::any_of(words.begin(), words.end(), [](const std::string& word) {
               return names.find(' ' + word + ' ') != std::string_view::npos;
           });
}

/// Values of one word in another form: lamps for Lamps, annullati for cancelled.
std::vector<ValueMatch> PieceReader::wordFormsAt(const AskedWord& word) const
{
    std::vector<ValueMatch> found;
    for (const std::string& stem : word.stems) {
        for (const ValueIndex::Place& place : m_roles.values().findStem(stem))
            found.push_back({place.column, std::string(place.value), 0.9});
    }
    if (!found.empty() || word.folded.size() < 4)
        return found;
    for (const std::string& stem : sameMeaning(word.stems)) {
        for (const ValueIndex::Place& place : m_roles.values().findStem(stem))
            found.push_back({place.column, std::string(place.value), 0.8});
    }
    return found;
}

/// Unpaid, unassigned: the opposite of a column or value.
bool PieceReader::readNegated(const AskedWord& word, QuestionPiece& piece) const
{
    AskedWord plain = word;
    plain.folded.erase(0, 2);
    plain.stems = stemsOf(plain.folded);
    std::size_t length = 0;
    const QuestionPiece meant = pieceAt(std::span<const AskedWord>(&plain, 1), length);
    if (meant.kind != QuestionPiece::Kind::column && meant.kind != QuestionPiece::Kind::value)
        return false;
    piece = meant;
    piece.isNegated = true;
    return true;
}

/// Reads a word that is not known with one letter changed.
PieceReader::Found PieceReader::readMisspelt(const AskedWord& word, QuestionPiece& piece) const
{
    constexpr double misspelt = 0.85;
    const AskedWord meant = m_lexicon.corrected(word);
    if (meant.folded == word.folded)
        return {};
    const std::span<const AskedWord> words(&meant, 1);
    piece.tables = best(m_lexicon.tablesAt(words));
    piece.columns = best(m_lexicon.columnsAt(words));
    for (NameMatch& match : piece.tables)
        match.score *= misspelt;
    for (NameMatch& match : piece.columns)
        match.score *= misspelt;
    return likeliest(piece, {}, {}, {}, false);
}

QuestionPiece PieceReader::pieceAt(std::span<const AskedWord> words, std::size_t& length) const
{
    const AskedWord& first = words.front();
    QuestionPiece piece;
    piece.isCapital = first.isCapital;
    length = 1;
    const CueMatch cue = cueAt(words);
    if (first.kind == AskedWord::Kind::date) {
        piece.kind = QuestionPiece::Kind::date;
        piece.date = dayFrom(first.folded).value_or(CalendarDay{});
        return piece;
    }
    if (first.kind == AskedWord::Kind::quoted) {
        piece.kind = QuestionPiece::Kind::text;
        piece.text = first.folded;
        for (const ValueIndex::Place& place : m_roles.values().find(foldedValue(first.folded)))
            piece.values.push_back({place.column, std::string(place.value), 1});
        return piece;
    }
    std::size_t wordsOfValue = 0;
    std::vector<ValueMatch> named = valuesAt(words, wordsOfValue);
    if (first.kind == AskedWord::Kind::number && cue.words <= 1 && wordsOfValue > 1) { // 85 Church Street
        piece.kind = QuestionPiece::Kind::value;
        piece.values = std::move(named);
        length = wordsOfValue;
        return piece;
    }
    if (first.kind == AskedWord::Kind::number && cue.words <= 1) {
        piece.kind = QuestionPiece::Kind::number;
        piece.number = first.number;
        piece.values = std::move(named);
        return piece;
    }
    Found value{QuestionPiece::Kind::value};
    piece.values = std::move(named);
    value.words = wordsOfValue;
    value.score = 1;
    if (first.kind == AskedWord::Kind::word) {
        Found place{QuestionPiece::Kind::value, 0, 1};
        std::vector<ValueMatch> places = placesAt(words, place.words);
        if (place.words > 0 && place.words >= value.words) {
            piece.values = std::move(places);
            value = place;
        }
        piece.tables = best(m_lexicon.tablesAt(words));
        piece.columns = best(m_lexicon.columnsAt(words));
        addTableOfKey(piece);
        if (piece.values.empty()) {
            piece.values = wordFormsAt(first);
            if (!piece.values.empty())
                value = {QuestionPiece::Kind::value, 1, piece.values.front().score};
        }
    }
    // A code such as IN, IT or A is a value only if it is written as one.
    const bool isCode = value.words == 1 && first.folded.size() <= 2;
    const bool isName = first.isCapital && first.range.begin > 0;
    const bool isCueBetter = value.words <= cue.words && !isName && !isWeakFiller(cue) && !isPeriod(cue)
        && cue.cue != Cue::metric && cue.cue != Cue::current;
    if ((isCode && !first.isCapital) || (value.words > 0 && isCueBetter)) {
        piece.values.clear();
        value.words = 0;
    }
    Found found = likeliest(piece, value, {QuestionPiece::Kind::cue, cue.words, 1}, cue, isName);
    if (found.words == 0 && first.folded.starts_with("un") && readNegated(first, piece))
        return piece;
    if (found.words == 0 && !first.isCapital)
        found = readMisspelt(first, piece);
    piece.kind = found.words == 0 ? QuestionPiece::Kind::unread : found.kind;
    piece.cue = cue;
    length = std::max<std::size_t>(found.words, 1);
    if (value.words != length)
        piece.values.clear();
    return piece;
}

std::vector<QuestionPiece> PieceReader::read(std::span<const AskedWord> words, const GivenMeanings* given) const
{
    std::vector<QuestionPiece> pieces;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t length = 1;
        std::optional<QuestionPiece> meant = given ? given->at(words.subspan(at), length) : std::nullopt;
        QuestionPiece piece = meant ? *std::move(meant) : pieceAt(words.subspan(at), length);
        length = std::max<std::size_t>(length, 1);
        piece.range = {words[at].range.begin, words[at + length - 1].range.end};
        piece.isDateNoun =
            std::any_of(words.begin() + static_cast<std::ptrdiff_t>(at),
                        words.begin() + static_cast<std::ptrdiff_t>(at + length), [](const AskedWord& word) {
                            static constexpr std::string_view nouns =
                                " date dates data дата дату даты датой датам day ";
                            return nouns.find(' ' + word.folded + ' ') != std::string_view::npos;
                        });
        piece.word = words[at].folded;
        piece.isVerbForm = length == 1 && looksLikeVerb(words[at].folded);
        pieces.push_back(std::move(piece));
        at += length;
    }
    return pieces;
}

} // namespace querymend
