#include "answer/termsequence.h"

namespace querymend {

const QuestionPiece* TermSequence::pieceOf(std::size_t term) const
{
    const bool isPiece = term < m_terms.size() && m_terms[term].kind == Term::Kind::piece;
    return isPiece ? &m_pieces[m_terms[term].piece] : nullptr;
}

const QuestionPiece* TermSequence::pieceBefore(std::size_t term) const
{
    while (term > 0 && pieceOf(term - 1) && pieceOf(term - 1)->isFiller())
        --term;
    return term > 0 ? pieceOf(term - 1) : nullptr;
}

std::size_t TermSequence::nextTerm(std::size_t term) const
{
    ++term;
    while (pieceOf(term) && pieceOf(term)->isFiller())
        ++term;
    return term;
}

bool TermSequence::isNext(std::size_t term, Cue cue) const
{
    const QuestionPiece* const piece = pieceOf(nextTerm(term));
    return piece && piece->is(cue);
}

bool TermSequence::isNextKind(std::size_t term, QuestionPiece::Kind kind) const
{
    const QuestionPiece* const piece = pieceOf(nextTerm(term));
    return piece && piece->kind == kind;
}

std::size_t TermSequence::choiceOf(std::size_t term) const
{
    const auto chosen = m_choices.find(m_terms[term].piece);
    return chosen == m_choices.end() ? 0 : chosen->second;
}

} // namespace querymend
