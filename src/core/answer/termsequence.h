#pragma once

#include "answer/composer.h"
#include "answer/term.h"

#include <cstddef>
#include <vector>

namespace querymend {

/// The terms of a question in their order, and what is next to each.
class TermSequence {
public:
    /// The pieces and choices must outlive this object.
    TermSequence(const std::vector<QuestionPiece>& pieces, CalendarDay today, const PieceChoices& choices)
        : m_pieces(pieces), m_choices(choices), m_terms(termsOf(pieces, today))
    {}

    [[nodiscard]] std::size_t size() const { return m_terms.size(); }
    [[nodiscard]] const Term& operator[](std::size_t term) const { return m_terms[term]; }
    [[nodiscard]] const std::vector<QuestionPiece>& pieces() const { return m_pieces; }

    /// The piece of a term; null if the term is made of several, or there is none.
    [[nodiscard]] const QuestionPiece* pieceOf(std::size_t term) const;
    /// The piece before a term, fillers left out.
    [[nodiscard]] const QuestionPiece* pieceBefore(std::size_t term) const;
    /// The term after a term, fillers left out.
    [[nodiscard]] std::size_t nextTerm(std::size_t term) const;
    [[nodiscard]] bool isNext(std::size_t term, Cue cue) const;
    [[nodiscard]] bool isNextKind(std::size_t term, QuestionPiece::Kind kind) const;
    /// Which of its meanings the term's piece gets.
    [[nodiscard]] std::size_t choiceOf(std::size_t term) const;

private:
    const std::vector<QuestionPiece>& m_pieces;
    const PieceChoices& m_choices;
    std::vector<Term> m_terms;
};

} // namespace querymend
