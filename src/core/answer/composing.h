#pragma once

#include "answer/columnreader.h"
#include "answer/cuereader.h"
#include "answer/meaningdraft.h"
#include "answer/measurereader.h"
#include "answer/rangereader.h"
#include "answer/tablereader.h"
#include "answer/termsequence.h"
#include "answer/valuereader.h"

#include <cstddef>
#include <vector>

namespace querymend {

/// One question on its way to a meaning: has each of its terms read, and then finishes the meaning.
class Composing {
public:
    Composing(const SchemaRoles& roles, const JoinMap& joins, const std::vector<QuestionPiece>& pieces,
              CalendarDay today, const PieceChoices& choices);
    Composing(const Composing&) = delete; // the readers refer to m_draft
    Composing& operator=(const Composing&) = delete;

    [[nodiscard]] Composed compose();

private:
    void read(std::size_t term);
    void readPiece(std::size_t term, const QuestionPiece& piece);

    TermSequence m_terms;
    MeaningDraft m_draft;
    RangeReader m_ranges;
    TableReader m_tables;
    ColumnReader m_columns;
    ValueReader m_values;
    MeasureReader m_measures;
    CueReader m_cues;
};

} // namespace querymend
