#pragma once

#include "report/timelinerows.h"
#include "sql/tokens/lexrules.h"

#include <QHash>
#include <QPair>
#include <QString>
#include <QStringList>

#include <string_view>

namespace querymend {

struct Dialect;

// What a statement changed of the one before it, in a line.

/// Returns the parts that were taken out, each with `-` before it, and put in, with `+`, in the order of the text.
[[nodiscard]] QStringList sqlChange(std::string_view before, std::string_view after, const LexRules& rules);
/// The same in words, for those who hear it: `country replaced by country_code`.
[[nodiscard]] QString changeText(const QStringList& change);

/// The changes of a run's attempts, found when they are looked at, and kept.
class SqlChanges {
public:
    SqlChanges();

    /// Learns the dialect of the run.
    void take(const RunEvent& event);
    void clear() { m_known.clear(); }
    /// What depends on this attempt is found again.
    void forget(const AttemptRef& attempt);
    /// Compares an attempt with the one before it; empty for the first, or if nothing changed.
    [[nodiscard]] QStringList of(const AttemptCard& card, const LaneRow& lane);

private:
    const Dialect* m_dialect;
    QHash<QPair<quint32, quint32>, QStringList> m_known; ///< by lane and attempt
};

} // namespace querymend
