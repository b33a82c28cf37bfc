#pragma once

#include "answer/meaningdraft.h"

namespace querymend {

class RangeReader;

/// Completes a meaning after all words were read: what its rows are, and what is still pending.
class MeaningFinish {
public:
    MeaningFinish(MeaningDraft& draft, RangeReader& ranges)
        : m_draft(draft), m_roles(draft.roles), m_meaning(draft.out.meaning), m_pending(draft.pending), m_ranges(ranges)
    {}

    void finish();

private:
    void finishSubject();
    void listPeopleOf(TableId people);
    void finishOrder();
    void finishCurrent();
    void finishOverdue();

    MeaningDraft& m_draft;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
    RangeReader& m_ranges;
};

} // namespace querymend
