#include "answer/composing.h"

#include "answer/meaningfinish.h"

#include <utility>

namespace querymend {

Composing::Composing(const SchemaRoles& roles, const JoinMap& joins, const std::vector<QuestionPiece>& pieces,
                     CalendarDay today, const PieceChoices& choices)
    : m_terms(pieces, today, choices), m_draft{.roles = roles,
                                               .joins = joins,
                                               .terms = m_terms,
                                               .names = NameChoice(roles, joins),
                                               .today = today},
      m_ranges(m_draft), m_tables(m_draft, m_ranges), m_columns(m_draft, m_ranges, m_tables),
      m_values(m_draft, m_columns), m_measures(m_draft, m_values),
      m_cues(m_draft, m_ranges, m_tables, m_values, m_measures)
{
    std::vector<TableId> mentioned;
    for (const QuestionPiece& piece : pieces) {
        if (piece.kind == QuestionPiece::Kind::table && !piece.tables.empty())
            mentioned.push_back(piece.tables.front().table);
    }
    m_draft.names.setMentioned(std::move(mentioned));
}

Composed Composing::compose()
{
    for (std::size_t term = 0; term < m_terms.size(); ++term)
        read(term);
    MeaningFinish(m_draft, m_ranges).finish();
    return std::move(m_draft.out);
}

void Composing::read(std::size_t term)
{
    switch (m_terms[term].kind) {
    case Term::Kind::comparison:
        return m_ranges.readComparison(m_terms[term]);
    case Term::Kind::days:
        return m_ranges.readDays(m_terms[term]);
    case Term::Kind::piece:
        return readPiece(term, *m_terms.pieceOf(term));
    }
}

void Composing::readPiece(std::size_t term, const QuestionPiece& piece)
{
    if (piece.isNegated && piece.kind == QuestionPiece::Kind::value)
        m_draft.pending.isNegated = true;
    else if (piece.isNegated)
        m_draft.pending.mode = AskedMode::without;
    switch (piece.kind) {
    case QuestionPiece::Kind::cue:
        return m_cues.read(term, piece);
    case QuestionPiece::Kind::table:
        return m_tables.read(term, piece);
    case QuestionPiece::Kind::column:
        return m_values.readName(term, piece);
    case QuestionPiece::Kind::value:
        return m_values.read(term, piece);
    case QuestionPiece::Kind::text:
        return m_values.readText(term, piece);
    case QuestionPiece::Kind::number:
    case QuestionPiece::Kind::date:
        return m_values.readNumber(term, piece);
    case QuestionPiece::Kind::unread:
        return m_values.readUnknown(term, piece);
    }
}

} // namespace querymend
