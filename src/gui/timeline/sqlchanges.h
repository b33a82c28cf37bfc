#pragma once

#include "common/changewords.h"
#include "report/timelinerows.h"

#include <QHash>
#include <QList>
#include <QPair>

namespace querymend {

struct Dialect;

/// What each attempt's statement changed of the one before it; compared when it is looked at, and kept.
class SqlChanges {
public:
    SqlChanges();

    /// Learns the dialect of the run.
    void take(const RunEvent& event);
    void clear() { m_known.clear(); }
    /// Compares again what depends on this attempt.
    void forget(const AttemptRef& attempt);
    /// Empty for the lane's first attempt, or if nothing changed.
    [[nodiscard]] QList<ShownChange> of(const AttemptCard& card, const LaneRow& lane);
    /// What the correction changes that the card offers; empty if it offers none.
    [[nodiscard]] QList<ShownChange> offeredBy(const AttemptCard& card) const;

private:
    const Dialect* m_dialect;
    QHash<QPair<quint32, quint32>, QList<ShownChange>> m_known; ///< by lane and attempt
};

} // namespace querymend
