#pragma once

#include "answer/joinmap.h"
#include "answer/questionpiece.h"
#include "answer/schemaroles.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace querymend {

/// What a column is wanted for.
enum class ColumnUse : std::uint8_t { show, compute, compare, group, date };

/// Chooses what ambiguous names mean by the tables that the question speaks of.
class NameChoice {
public:
    NameChoice(const SchemaRoles& roles, const JoinMap& joins) : m_roles(roles), m_joins(joins) {}

    /// Tables that the question names anywhere.
    void setMentioned(std::vector<TableId> tables) { m_mentioned = std::move(tables); }
    [[nodiscard]] const std::vector<TableId>& mentioned() const { return m_mentioned; }

    struct ChosenColumn {
        ColumnId column;
        double score = 0;
    };
    /// The candidates in order; `near` are the tables of the same part of the question, the nearest first.
    [[nodiscard]] std::vector<ChosenColumn> columns(const QuestionPiece& piece, std::span<const TableId> near,
                                                    ColumnUse use) const;
    [[nodiscard]] std::vector<ValueMatch> values(const QuestionPiece& piece, std::span<const TableId> near) const;
    [[nodiscard]] std::vector<NameMatch> tables(const QuestionPiece& piece) const;

private:
    [[nodiscard]] double nearness(TableId table, std::span<const TableId> near) const;
    [[nodiscard]] double fitness(ColumnId column, ColumnUse use) const;

    const SchemaRoles& m_roles;
    const JoinMap& m_joins;
    std::vector<TableId> m_mentioned;
};

} // namespace querymend
