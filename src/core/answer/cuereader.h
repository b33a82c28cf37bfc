#pragma once

#include "answer/meaningdraft.h"

#include <cstddef>

namespace querymend {

class RangeReader;
class MeasureReader;
class TableReader;
class ValueReader;

/// Reads words that mean something whatever the schema is.
class CueReader {
public:
    CueReader(MeaningDraft& draft, RangeReader& ranges, TableReader& tables, ValueReader& values,
              MeasureReader& measures)
        : m_draft(draft), m_terms(draft.terms), m_roles(draft.roles), m_meaning(draft.out.meaning),
          m_pending(draft.pending), m_ranges(ranges), m_tables(tables), m_values(values), m_measures(measures)
    {}

    void read(std::size_t term, const QuestionPiece& piece);

private:
    void readFiller(std::size_t term, const QuestionPiece& piece);
    void readWhich(const QuestionPiece& piece);
    void readPeople(std::size_t term, const QuestionPiece& piece);
    void readHowMany(std::size_t term, const QuestionPiece& piece);
    void readExtreme(std::size_t term, const QuestionPiece& piece);
    void readQuality(const QuestionPiece& piece);
    void readEmptiness(std::size_t term, const QuestionPiece& piece);

    MeaningDraft& m_draft;
    const TermSequence& m_terms;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
    RangeReader& m_ranges;
    TableReader& m_tables;
    ValueReader& m_values;
    MeasureReader& m_measures;
};

} // namespace querymend
