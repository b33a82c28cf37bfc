#pragma once

#include "answer/meaningdraft.h"

#include <optional>

namespace querymend {

/// Decides which columns are shown, and which date a result is grouped by.
class MeaningList {
public:
    explicit MeaningList(MeaningDraft& draft)
        : m_draft(draft), m_roles(draft.roles), m_meaning(draft.out.meaning), m_pending(draft.pending)
    {}

    void finish();

private:
    void finishWhere();
    void finishAskedQuantity();
    [[nodiscard]] std::optional<ColumnId> dateOfGroups() const;

    MeaningDraft& m_draft;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
};

} // namespace querymend
