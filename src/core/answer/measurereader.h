#pragma once

#include "answer/meaningdraft.h"

#include <cstddef>
#include <optional>

namespace querymend {

class ValueReader;

/// Reads words for what is computed: aggregates, metrics, and units of time.
class MeasureReader {
public:
    MeasureReader(MeaningDraft& draft, ValueReader& values)
        : m_draft(draft), m_terms(draft.terms), m_roles(draft.roles), m_meaning(draft.out.meaning),
          m_pending(draft.pending), m_values(values)
    {}

    /// Reads an aggregate of what follows or, in Italian and Russian, of what is before it.
    void readAggregate(std::size_t term, AskedAggregate aggregate);
    void readMetric(std::size_t term, const QuestionPiece& piece);
    /// Reads years, months and days: what a result is grouped by, or only the unit of a number.
    void readUnit(std::size_t term, const QuestionPiece& piece);

private:
    [[nodiscard]] std::optional<AskedMeasure> metricOf(MetricWord word) const;
    void readGivenMetric(std::size_t term, const QuestionPiece& piece);
    [[nodiscard]] bool isDuration(std::size_t term) const;

    MeaningDraft& m_draft;
    const TermSequence& m_terms;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
    ValueReader& m_values;
};

} // namespace querymend
