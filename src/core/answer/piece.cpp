#include "answer/piece.h"

#include "answer/places.h"
#include "answer/schemaroles.h"
#include "base/ascii.h"
#include "prompt/linking/stems.h"
#include "prompt/linking/synonyms.h"
#include "prompt/linking/words.h"

#include <algorithm>
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

/// Keeps the names of the best words: fewer words are another reading, which is worse.
std::vector<NameMatch> best(std::vector<NameMatch> matches)
{
    if (matches.size() > mostMatches)
        matches.resize(mostMatches);
    return matches;
}

} // namespace

std::vector<ValueMatch> PieceReader::valuesAt(std::span<const AskedWord> words, std::size_t& length) const
{
    std::vector<ValueMatch> found;
    for (std::size_t size = std::min(words.size(), longestValue); size > 0; --size) {
        const auto span = words.first(size);
        if (!isWordOrNumber(span.front()) || !isWordOrNumber(span.back()))
            continue;
        for (const ValueIndex::Place& place : m_roles.values().find(joined(span)))
            found.push_back({place.column, std::string(place.value), 1});
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
            if (isSame && (stored.size() > 3 || m_roles.values().holdsCodes(at.column)))
                found.push_back({at.column, std::string(at.value), 0.95});
        }
    }
    length = found.empty() ? 0 : place.words;
    return found;
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
    for (const std::string& stem : word.stems) {
        for (const SynonymGroup group : synonymGroupsOf(stem)) {
            for (const std::string_view other : stemsOfGroup(group)) {
                for (const ValueIndex::Place& place : m_roles.values().findStem(std::string(other)))
                    found.push_back({place.column, std::string(place.value), 0.7});
            }
        }
    }
    return found;
}

Piece PieceReader::pieceAt(std::span<const AskedWord> words, std::size_t& length) const
{
    const AskedWord& first = words.front();
    Piece piece;
    piece.isCapital = first.isCapital;
    length = 1;
    const CueMatch cue = cueAt(words);
    if (first.kind == AskedWord::Kind::date) {
        piece.kind = Piece::Kind::date;
        piece.date = dayFrom(first.folded).value_or(CalendarDay{});
        return piece;
    }
    if (first.kind == AskedWord::Kind::quoted) {
        piece.kind = Piece::Kind::text;
        piece.text = first.folded;
        for (const ValueIndex::Place& place : m_roles.values().find(foldedValue(first.folded)))
            piece.values.push_back({place.column, std::string(place.value), 1});
        return piece;
    }
    std::size_t valueLength = 0;
    piece.values = valuesAt(words, valueLength);
    if (first.kind == AskedWord::Kind::number && valueLength <= 1) {
        if (cue.words > 1) { // 1 квартал
            piece.kind = Piece::Kind::cue;
            piece.cue = cue;
            length = cue.words;
            return piece;
        }
        piece.kind = Piece::Kind::number;
        piece.number = first.number;
        return piece;
    }
    if (first.kind == AskedWord::Kind::word) {
        std::size_t placeLength = 0;
        std::vector<ValueMatch> places = placesAt(words, placeLength);
        if (placeLength > valueLength || (placeLength == valueLength && placeLength > 0)) {
            piece.values = std::move(places);
            valueLength = placeLength;
        }
        piece.tables = best(m_lexicon.tablesAt(words));
        piece.columns = best(m_lexicon.columnsAt(words));
        if (piece.values.empty() && cue.words == 0) {
            piece.values = wordFormsAt(first);
            valueLength = piece.values.empty() ? 0 : 1;
        }
    }
    // A code such as IN, IT or A is a value only if it is written as one.
    const bool isShortCode = valueLength == 1 && first.folded.size() <= 3 && !first.isCapital;
    if (isShortCode
        || (cue.words >= valueLength && cue.words > 0
            && !(valueLength == 1 && first.isCapital && first.range.begin > 0))) {
        piece.values.clear();
        valueLength = 0;
    }
    const auto lengthOf = [](const std::vector<NameMatch>& names) { return names.empty() ? 0 : names.front().words; };
    const auto scoreOf = [](const std::vector<NameMatch>& names) { return names.empty() ? 0 : names.front().score; };
    const std::size_t nameLength = std::max(lengthOf(piece.tables), lengthOf(piece.columns));
    if (cue.words > 0 && cue.words >= nameLength && valueLength <= cue.words) {
        piece.kind = Piece::Kind::cue;
        piece.cue = cue;
        length = cue.words;
        return piece;
    }
    if (cue.words > 0)
        piece.cue = cue;
    if (valueLength > 0 && valueLength >= nameLength
        && !(valueLength == nameLength && scoreOf(piece.tables) > 0.95 && piece.values.front().score < 1)) {
        piece.kind = Piece::Kind::value;
        length = valueLength;
        return piece;
    }
    if (nameLength == 0)
        return piece;
    const double tableScore = scoreOf(piece.tables);
    const double columnScore = scoreOf(piece.columns);
    const bool isTable = tableScore >= columnScore && lengthOf(piece.tables) >= lengthOf(piece.columns);
    const bool isLongerColumn = lengthOf(piece.columns) > lengthOf(piece.tables) && columnScore >= 0.75;
    piece.kind = isTable || (tableScore >= 0.75 && !isLongerColumn && tableScore >= columnScore) ? Piece::Kind::table
                                                                                                 : Piece::Kind::column;
    if (piece.columns.empty())
        piece.kind = Piece::Kind::table;
    if (piece.tables.empty())
        piece.kind = Piece::Kind::column;
    length = piece.kind == Piece::Kind::table ? lengthOf(piece.tables) : lengthOf(piece.columns);
    if (valueLength != length)
        piece.values.clear();
    return piece;
}

std::vector<Piece> PieceReader::read(std::span<const AskedWord> words) const
{
    std::vector<Piece> pieces;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t length = 1;
        Piece piece = pieceAt(words.subspan(at), length);
        length = std::max<std::size_t>(length, 1);
        piece.range = {words[at].range.begin, words[at + length - 1].range.end};
        pieces.push_back(std::move(piece));
        at += length;
    }
    return pieces;
}

} // namespace querymend
