#include "answer/answerer.h"

#include "answer/answerstatement.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t mostReadings = 6;

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

} // namespace

Answerer::Answerer(const Catalog& catalog, const Dialect& dialect, ValueIndex values)
    : m_dialect(dialect), m_values(std::move(values)), m_roles(catalog, m_values), m_lexicon(catalog), m_joins(catalog)
{}

QuestionReading Answerer::readingOf(std::string_view question, const std::vector<QuestionPiece>& pieces,
                                    const Composed& composed) const
{
    QuestionReading reading;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QuestionPiece& piece = pieces[i];
        const bool isUnread = std::find(composed.unread.begin(), composed.unread.end(), i) != composed.unread.end();
        const std::string text(piece.range.of(question));
        if (isUnread)
            reading.unread.push_back(text);
        if (piece.isFiller() && !isUnread)
            continue;
        const auto kind = composed.kinds.find(i);
        const auto note = composed.notes.find(i);
        reading.words.push_back({text,
                                 std::string(kindName(isUnread                           ? QuestionPiece::Kind::unread
                                                          : kind == composed.kinds.end() ? piece.kind
                                                                                         : kind->second)),
                                 note == composed.notes.end() ? std::string() : note->second});
    }
    reading.confidence = reading.unread.empty() ? composed.score : 0;
    if (reading.confidence < leastConfidence)
        return reading;
    reading.sql = AnswerStatement(m_roles, m_joins, m_dialect).write(composed.meaning);
    if (reading.sql.empty())
        reading.confidence = 0;
    return reading;
}

std::vector<QuestionReading> Answerer::read(std::string_view question, CalendarDay today) const
{
    const std::vector<AskedWord> words = askedWordsOf(question);
    const std::vector<QuestionPiece> pieces = PieceReader(m_lexicon, m_roles).read(words);
    const Composer composer(m_roles, m_joins);
    std::vector<QuestionReading> readings{readingOf(question, pieces, composer.compose(pieces, today))};
    for (std::size_t i = 0; i < pieces.size() && readings.size() < mostReadings; ++i) {
        const bool hasOthers =
            pieces[i].tables.size() > 1 || pieces[i].columns.size() > 1 || pieces[i].values.size() > 1;
        if (!hasOthers)
            continue;
        QuestionReading other = readingOf(question, pieces, composer.compose(pieces, today, {{i, 1}}));
        other.confidence *= 0.8;
        const bool isNew = !other.sql.empty()
            && std::none_of(readings.begin(), readings.end(),
                            [&](const QuestionReading& known) { return known.sql == other.sql; });
        if (isNew)
            readings.push_back(std::move(other));
    }
    std::stable_sort(readings.begin(), readings.end(),
                     [](const QuestionReading& a, const QuestionReading& b) { return a.confidence > b.confidence; });
    return readings;
}

} // namespace querymend
