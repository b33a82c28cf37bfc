#pragma once

#include "answer/meaningdraft.h"

namespace querymend {

/// Lowers the confidence in a meaning where something hardly fits.
class MeaningDoubts {
public:
    explicit MeaningDoubts(MeaningDraft& draft)
        : m_draft(draft), m_roles(draft.roles), m_meaning(draft.out.meaning), m_pending(draft.pending)
    {}

    void doubt();

private:
    void doubtWords();
    void doubtMeasures();
    void doubtColumns();
    void doubtRows();
    void doubtWays();
    [[nodiscard]] bool isDetour(TableId from, TableId to) const;
    [[nodiscard]] bool isQuantity(ColumnId column) const;
    [[nodiscard]] bool isAverageWritten() const;

    MeaningDraft& m_draft;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
};

} // namespace querymend
