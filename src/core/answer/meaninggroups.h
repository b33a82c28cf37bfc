#pragma once

#include "answer/meaningdraft.h"

namespace querymend {

/// Decides what a result has a row for: what the question lists, if it computes something of each.
class MeaningGroups {
public:
    explicit MeaningGroups(MeaningDraft& draft)
        : m_draft(draft), m_roles(draft.roles), m_meaning(draft.out.meaning), m_pending(draft.pending)
    {}

    void finish();

private:
    void countWhatJoins(AskedMeasure& measure, TableId group) const;

    MeaningDraft& m_draft;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
};

} // namespace querymend
