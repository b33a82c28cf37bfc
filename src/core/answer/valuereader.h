#pragma once

#include "answer/meaningdraft.h"

#include <cstddef>
#include <vector>

namespace querymend {

class ColumnReader;

/// Reads values: words and numbers that the database has, quoted texts, and names that may be values instead.
class ValueReader {
public:
    ValueReader(MeaningDraft& draft, ColumnReader& columns)
        : m_draft(draft), m_terms(draft.terms), m_roles(draft.roles), m_meaning(draft.out.meaning),
          m_pending(draft.pending), m_columns(columns)
    {}

    void read(std::size_t term, const QuestionPiece& piece);
    /// Reads the name of a column, unless it is a value of the table that the question is about.
    void readName(std::size_t term, const QuestionPiece& piece);
    void readText(std::size_t term, const QuestionPiece& piece);
    /// Reads a number without a word of comparison: of rows, of a limit, or the value of a column.
    void readNumber(std::size_t term, const QuestionPiece& piece);
    void readUnknown(std::size_t term, const QuestionPiece& piece);

private:
    [[nodiscard]] bool isDate(std::size_t term, const QuestionPiece& piece) const;
    [[nodiscard]] std::vector<ValueMatch> candidatesFor(std::size_t term, const QuestionPiece& piece) const;
    [[nodiscard]] bool isRatherValue(const QuestionPiece& piece, TableId named) const;
    [[nodiscard]] bool isAtHand(TableId table) const;
    [[nodiscard]] bool isSaidOf(std::size_t term, TableId table) const;
    [[nodiscard]] bool isByTime(std::size_t term, const QuestionPiece& piece) const;
    [[nodiscard]] bool isVerbOfState(std::size_t term, const QuestionPiece& piece) const;

    MeaningDraft& m_draft;
    const TermSequence& m_terms;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
    ColumnReader& m_columns;
};

} // namespace querymend
