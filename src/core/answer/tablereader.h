#pragma once

#include "answer/meaningdraft.h"

#include <cstddef>

namespace querymend {

class RangeReader;

/// Reads names of tables and words for people: the rows that are listed, counted, grouped by or missing.
class TableReader {
public:
    TableReader(MeaningDraft& draft, RangeReader& ranges)
        : m_draft(draft), m_terms(draft.terms), m_roles(draft.roles), m_meaning(draft.out.meaning),
          m_pending(draft.pending), m_ranges(ranges)
    {}

    void read(std::size_t term, const QuestionPiece& piece);
    /// Reads a word for people: those whom the question speaks of, or whom most tables refer to.
    void readPeople(std::size_t term);
    /// Reads a term that means rows of this table.
    void readRows(std::size_t term, TableId table);

private:
    [[nodiscard]] bool isSaidBefore(std::size_t term, TableId table) const;
    [[nodiscard]] bool isCompound(std::size_t term, TableId table) const;
    [[nodiscard]] bool isQualifier(std::size_t term, TableId table) const;
    // The ways to read rows: each says whether it did.
    bool readGroup(std::size_t term, TableId table);
    bool readMissingRows(TableId table);
    bool readMeasuredRows(TableId table);
    [[nodiscard]] bool isShownToo(std::size_t term, TableId table) const;

    MeaningDraft& m_draft;
    const TermSequence& m_terms;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
    RangeReader& m_ranges;
};

} // namespace querymend
