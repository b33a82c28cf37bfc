#include "answer/answerer.h"

#include "answer/answerstatement.h"
#include "answer/calibration.h"
#include "answer/givenmeanings.h"
#include "answer/namechoice.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t mostReadings = 6;
constexpr double doubtOfOthers = 0.8;
constexpr double closeness = 0.9;       ///< to the likeliest reading
constexpr std::size_t mostTargets = 12; ///< of a word that is known
constexpr std::size_t mostToOffer = 24; ///< for one that is not

std::string_view kindName(QuestionPiece::Kind kind)
{
    switch (kind) {
    case QuestionPiece::Kind::unread:
        return "unread";
    case QuestionPiece::Kind::cue:
        return "word";
    case QuestionPiece::Kind::number:
        return "number";
    case QuestionPiece::Kind::date:
        return "date";
    case QuestionPiece::Kind::text:
        return "text";
    case QuestionPiece::Kind::table:
        return "table";
    case QuestionPiece::Kind::column:
        return "column";
    case QuestionPiece::Kind::value:
        return "value";
    }
    return "unread";
}

bool isUnread(const Composed& composed, std::size_t piece)
{
    return std::find(composed.unread.begin(), composed.unread.end(), piece) != composed.unread.end();
}

/// Of, in: words that only lead to others.
bool isLink(const QuestionPiece& piece)
{
    constexpr auto links = std::to_array<Cue>({Cue::of, Cue::in, Cue::from, Cue::to, Cue::conjunction, Cue::list});
    return piece.kind == QuestionPiece::Kind::cue
        && std::find(links.begin(), links.end(), piece.cue.cue) != links.end();
}

/// A word that says something, and its piece.
struct PlacedWord {
    ReadWord word;
    std::size_t piece = 0;
    ByteRange range;
};

/// What the pieces were taken for; the words of one date are one.
std::vector<PlacedWord> placedWordsOf(std::string_view question, const std::vector<QuestionPiece>& pieces,
                                      const Composed& composed)
{
    std::vector<PlacedWord> words;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QuestionPiece& piece = pieces[i];
        const bool isNotRead = isUnread(composed, i);
        const auto kind = composed.kinds.find(i);
        const auto note = composed.notes.find(i);
        std::string meaning = note == composed.notes.end() ? std::string() : note->second;
        if (!isNotRead && (piece.isFiller() || (isLink(piece) && meaning.empty())))
            continue;
        ReadWord word{std::string(piece.range.of(question)),
                      std::string(kindName(isNotRead                          ? QuestionPiece::Kind::unread
                                               : kind == composed.kinds.end() ? piece.kind
                                                                              : kind->second)),
                      std::move(meaning)};
        const bool isSameDate = !words.empty() && word.kind == "date" && words.back().word.kind == "date"
            && words.back().word.meaning == word.meaning;
        if (!isSameDate) {
            words.push_back({std::move(word), i, piece.range});
            continue;
        }
        words.back().range.end = piece.range.end;
        words.back().word.text = words.back().range.of(question);
    }
    return words;
}

std::vector<TableId> tablesNamedIn(const std::vector<QuestionPiece>& pieces)
{
    std::vector<TableId> tables;
    for (const QuestionPiece& piece : pieces) {
        if (piece.kind == QuestionPiece::Kind::table && !piece.tables.empty())
            tables.push_back(piece.tables.front().table);
    }
    return tables;
}

/// The words that a reading understands differently than another.
WordsApart otherWords(const QuestionReading& reading, const QuestionReading& than)
{
    return wordsApart(std::array{than.words, reading.words}).back();
}

/// Whether each word has a meaning to show.
bool isTold(const WordsApart& words)
{
    return !words.empty() && std::ranges::none_of(words, [](const ReadWord& word) { return word.meaning.empty(); });
}

/// Sorts readings, the likeliest first. If that is the one that was made first, those with one of the `close`
/// statements follow, and it lists them.
void rank(std::vector<QuestionReading>& readings, const std::vector<std::string>& close)
{
    const std::string first = readings.front().sql;
    std::stable_sort(readings.begin(), readings.end(),
                     [](const QuestionReading& a, const QuestionReading& b) { return a.confidence > b.confidence; });
    if (readings.front().sql != first)
        return;
    const auto rest = std::stable_partition(readings.begin() + 1, readings.end(), [&](const QuestionReading& reading) {
        return std::ranges::find(close, reading.sql) != close.end();
    });
    for (auto reading = readings.begin() + 1; reading != rest; ++reading)
        readings.front().others.push_back(otherWords(*reading, readings.front()));
}

} // namespace

Answerer::Answerer(const Catalog& catalog, const Dialect& dialect, ValueIndex values)
    : m_dialect(dialect), m_tables(catalog), m_values(std::move(values)), m_roles(m_tables, m_values),
      m_lexicon(m_tables), m_joins(catalog, &m_tables)
{}

const JoinMap& Answerer::joinsFor(std::string_view evidence) const
{
    std::vector<JoinStep> approved = joinsIn(evidence, m_tables.own(), m_dialect);
    if (approved.empty())
        return m_joins;
    if (!m_approvedJoins || approved != m_approved) {
        m_approved = std::move(approved);
        m_approvedJoins = std::make_unique<JoinMap>(m_tables.own(), &m_tables, m_approved);
    }
    return *m_approvedJoins;
}

Answerer::Asked Answerer::asked(std::string_view question, std::string_view evidence) const
{
    Asked asked{question, joinsFor(evidence), {}, {}};
    asked.rules = rulesIn(evidence, m_tables.own(), m_dialect, asked.joins);
    const PieceReader reader(m_lexicon, m_roles);
    const GivenMeanings given(termMeaningsIn(evidence), asked.rules.metrics, m_tables.own(), reader);
    asked.pieces = reader.read(askedWordsOf(question), &given);
    return asked;
}

QuestionReading Answerer::readingOf(const Asked& asked, const Composed& composed, double least, double doubt) const
{
    QuestionReading reading;
    for (std::size_t i = 0; i < asked.pieces.size(); ++i) {
        if (isUnread(composed, i))
            reading.unread.emplace_back(asked.pieces[i].range.of(asked.question));
    }
    for (PlacedWord& placed : placedWordsOf(asked.question, asked.pieces, composed))
        reading.words.push_back(std::move(placed.word));
    reading.confidence = reading.unread.empty() ? confidenceOf(composed.score * doubt) : 0;
    if (reading.confidence < least)
        return reading;
    reading.sql = AnswerStatement(m_roles, asked.joins, m_dialect, asked.rules.filters).write(composed.meaning);
    if (reading.sql.empty())
        reading.confidence = 0;
    return reading;
}

std::vector<QuestionReading> Answerer::read(std::string_view question, std::string_view evidence,
                                            CalendarDay today) const
{
    const Asked asked = this->asked(question, evidence);
    const std::vector<QuestionPiece>& pieces = asked.pieces;
    const Composer composer(m_roles, asked.joins);
    std::vector<QuestionReading> readings{readingOf(asked, composer.compose(pieces, today), leastConfidence, 1)};
    if (readings.front().sql.empty())
        return readings;
    std::vector<std::string> close; // the statements of readings that are almost as likely
    for (std::size_t i = 0; i < pieces.size() && readings.size() < mostReadings; ++i) {
        const bool hasOthers =
            pieces[i].tables.size() > 1 || pieces[i].columns.size() > 1 || pieces[i].values.size() > 1;
        if (!hasOthers)
            continue;
        const Composed composed = composer.compose(pieces, today, {{i, 1}});
        QuestionReading other = readingOf(asked, composed, leastOfOthers, doubtOfOthers);
        const bool isNew = !other.sql.empty()
            && std::none_of(readings.begin(), readings.end(),
                            [&](const QuestionReading& known) { return known.sql == other.sql; });
        if (!isNew)
            continue;
        const double likelihood = confidenceOf(composed.score);
        const bool isClose = composed.likeness >= closeness && likelihood >= leastConfidence
            && likelihood >= closeness * readings.front().confidence;
        if (isClose && isTold(otherWords(other, readings.front())) && isTold(otherWords(readings.front(), other)))
            close.push_back(other.sql);
        readings.push_back(std::move(other));
    }
    rank(readings, close);
    return readings;
}

std::vector<WordMeanings> Answerer::meanings(std::string_view question, std::string_view evidence,
                                             CalendarDay today) const
{
    const Asked asked = this->asked(question, evidence);
    const std::vector<QuestionPiece>& pieces = asked.pieces;
    const std::vector<QuestionPiece> asWritten = evidence.empty() ? pieces : this->asked(question, {}).pieces;
    const Composed composed = Composer(m_roles, asked.joins).compose(pieces, today);
    const std::vector<TableId> named = tablesNamedIn(asWritten);
    std::vector<WordMeanings> all;
    for (PlacedWord& placed : placedWordsOf(question, pieces, composed)) {
        // What a word was said to mean is no reason to offer nothing else.
        const auto original = std::find_if(asWritten.begin(), asWritten.end(),
                                           [&](const QuestionPiece& piece) { return piece.range == placed.range; });
        const QuestionPiece& piece = original == asWritten.end() ? pieces[placed.piece] : *original;
        all.push_back({std::move(placed.word), targetsOf(piece, named)});
    }
    return all;
}

std::vector<std::string> Answerer::targetsOf(const QuestionPiece& piece, const std::vector<TableId>& mentioned) const
{
    const Catalog& catalog = m_roles.catalog();
    NameChoice names(m_roles, m_joins);
    names.setMentioned(mentioned);
    std::vector<std::string> targets;
    const auto add = [&](std::string target, std::size_t most) {
        if (targets.size() < most && std::find(targets.begin(), targets.end(), target) == targets.end())
            targets.push_back(std::move(target));
    };
    for (const ValueMatch& value : names.values(piece, mentioned))
        add(targetNamed(catalog, value.column, value.value), mostTargets / 3);
    if (!piece.tables.empty()) {
        for (const NameMatch& table : names.tables(piece)) {
            const TwinTables::Twin* const twin = m_tables.find(table.table);
            add(twin ? targetNamed(catalog, twin->key) : targetNamed(catalog, table.table), mostTargets / 2);
        }
    }
    if (!piece.columns.empty()) {
        for (const NameChoice::ChosenColumn& column : names.columns(piece, mentioned, ColumnUse::show))
            add(targetNamed(catalog, m_roles.stored(column.column)), mostTargets);
    }
    if (!targets.empty() || piece.kind == QuestionPiece::Kind::cue || piece.kind == QuestionPiece::Kind::number
        || piece.kind == QuestionPiece::Kind::date)
        return targets;
    for (const TableId table : mentioned) {
        for (std::uint32_t c = 0; c < catalog.table(table).columns.size(); ++c)
            add(targetNamed(catalog, m_roles.stored({table, c})), mostToOffer);
    }
    for (std::uint32_t t = 0; t < m_tables.ownCount(); ++t)
        add(targetNamed(catalog, TableId{t}), mostToOffer);
    return targets;
}

} // namespace querymend
