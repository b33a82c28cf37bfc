#pragma once

#include "answer/composer.h"
#include "answer/namechoice.h"
#include "answer/pendingwords.h"
#include "answer/termsequence.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace querymend {

/// A meaning in the making: what has been understood, and what still waits for other words.
struct MeaningDraft {
    const SchemaRoles& roles;
    const JoinMap& joins;
    const TermSequence& terms;
    NameChoice names;
    CalendarDay today;
    Composed out{};
    PendingWords pending{};

    /// The table that the question computes or lists.
    [[nodiscard]] TableId anchor() const;
    /// Whether each row of a table belongs to a row of another one.
    [[nodiscard]] bool isUpward(TableId from, TableId to) const;
    /// The column of a table that an adjective is about: expensive, long, heavy.
    [[nodiscard]] std::optional<ColumnId> columnOf(TableId table, NamedQuantity what) const;
    /// The table's own date, or else that of the nearest table that its rows belong to.
    [[nodiscard]] std::optional<ColumnId> dateFor(TableId table) const;

    /// What a name's likeness leaves of the confidence.
    [[nodiscard]] static double nameDoubt(double likeness) { return (1 + std::clamp(likeness, 0.5, 1.0)) / 2; }
    /// Compares the meaning that is chosen for a piece with its likeliest.
    void choose(double likeliest, double chosen);
    /// Says what a term was taken for.
    void note(std::size_t term, QuestionPiece::Kind kind, std::string text);
    /// Says that a term was not understood.
    void refuse(std::size_t term);

    void mention(TableId table);
    /// Adds a number to compute, where a word before it may say that it orders or limits the result instead.
    void measure(AskedMeasure measure);
    /// Adds a condition to the question, or to the rows that have to exist, whichever its column belongs to.
    void condition(AskedCondition condition);
    void orderBy(std::optional<ColumnId> column, std::optional<AskedMeasure> measure, bool isDescending);
};

} // namespace querymend
