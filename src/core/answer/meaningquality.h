#pragma once

#include "answer/meaningdraft.h"

namespace querymend {

/// Orders and limits rows by an adjective, or by first and last: the cheapest, the oldest, the most popular.
class MeaningQuality {
public:
    explicit MeaningQuality(MeaningDraft& draft)
        : m_draft(draft), m_roles(draft.roles), m_meaning(draft.out.meaning), m_pending(draft.pending)
    {}

    void finish();

private:
    MeaningDraft& m_draft;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
};

} // namespace querymend
