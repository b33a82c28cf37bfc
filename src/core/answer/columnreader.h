#pragma once

#include "answer/meaningdraft.h"

#include <cstddef>
#include <optional>

namespace querymend {

class RangeReader;
class TableReader;

/// Reads names of columns: what is shown, computed, compared, ordered or grouped by.
class ColumnReader {
public:
    ColumnReader(MeaningDraft& draft, RangeReader& ranges, TableReader& tables)
        : m_draft(draft), m_terms(draft.terms), m_roles(draft.roles), m_meaning(draft.out.meaning),
          m_pending(draft.pending), m_ranges(ranges), m_tables(tables)
    {}

    void read(std::size_t term, const QuestionPiece& piece);

private:
    /// A column that the question names, and what is around it.
    struct NamedColumn {
        std::size_t term = 0;
        ColumnId column{};
        ColumnRole role = ColumnRole::other;
        bool isCompared = false; ///< a comparison follows
        bool isDated = false;    ///< a date follows
        bool isComputed = false; ///< an aggregate or extreme is before it
    };

    [[nodiscard]] NamedColumn namedColumn(std::size_t term, const QuestionPiece& piece);
    [[nodiscard]] std::optional<ColumnId> columnFor(std::size_t term, const QuestionPiece& piece, ColumnUse use);
    [[nodiscard]] ColumnId worthHere(std::size_t term, const QuestionPiece& piece, ColumnId named) const;
    // The ways to read a column: each says whether it did.
    bool readMissing(const NamedColumn& named);
    bool readDate(const NamedColumn& named, const QuestionPiece& piece);
    bool readOrder(const NamedColumn& named);
    bool readComputed(const NamedColumn& named);
    bool readState(const NamedColumn& named);
    void show(const NamedColumn& named);
    [[nodiscard]] bool isKindOfNext(const NamedColumn& named) const;
    [[nodiscard]] bool isGenericName(const NamedColumn& named) const;
    [[nodiscard]] bool isOfNextValue(const NamedColumn& named) const;
    [[nodiscard]] bool isSaidBefore(const NamedColumn& named) const;
    [[nodiscard]] bool isVerb(std::size_t term, const QuestionPiece& piece) const;

    MeaningDraft& m_draft;
    const TermSequence& m_terms;
    const SchemaRoles& m_roles;
    AskedMeaning& m_meaning;
    PendingWords& m_pending;
    RangeReader& m_ranges;
    TableReader& m_tables;
};

} // namespace querymend
