#pragma once

#include "answer/meaningdraft.h"

#include <optional>

namespace querymend {

/// Gives spans of days and durations the dates that they are about.
class MeaningDays {
public:
    explicit MeaningDays(MeaningDraft& draft)
        : m_draft(draft), m_roles(draft.roles), m_meaning(draft.out.meaning), m_pending(draft.pending)
    {}

    /// The days from one date to another, or from the day that a row is about.
    void finishDuration();
    void finishDays();

private:
    void doubtDate(const PendingDays& pending, std::optional<ColumnId> date);

    MeaningDraft& m_draft;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
};

} // namespace querymend
