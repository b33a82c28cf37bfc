#pragma once

#include "answer/meaningdraft.h"

#include <cstddef>

namespace querymend {

/// Reads comparisons and spans of days, which become conditions.
class RangeReader {
public:
    explicit RangeReader(MeaningDraft& draft)
        : m_draft(draft), m_terms(draft.terms), m_roles(draft.roles), m_meaning(draft.out.meaning),
          m_pending(draft.pending)
    {}

    void readComparison(const Term& term);
    void readDays(const Term& term);
    /// The condition that a comparison makes of a column.
    [[nodiscard]] AskedCondition comparedWith(ColumnId column, const Term& comparison) const;
    /// Who earn more than their manager: compares rows with those of the table that follows. Returns whether it does.
    bool compareWithTwin(std::size_t term, AskedComparison comparison);
    /// Gives a comparison that still waits what it most likely compares.
    void finish();

private:
    MeaningDraft& m_draft;
    const TermSequence& m_terms;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
};

} // namespace querymend
