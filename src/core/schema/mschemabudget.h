#pragma once

#include "schema/mschemalines.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace querymend {

/// Decides what an M-Schema prints: the requested tables, cut until they fit the budget.
class MSchemaBudget {
public:
    MSchemaBudget(const MSchemaLines& lines, const MSchemaOptions& options);

    [[nodiscard]] bool isPrinted(TableId table) const { return m_cuts[table.value] != MSchemaCut::table; }
    [[nodiscard]] MSchemaCut cutOf(TableId table) const { return m_cuts[table.value]; }
    /// Whether the field, given by its number among all fields, is printed with its table.
    [[nodiscard]] bool hasField(TableId table, std::uint32_t field) const
    {
        return m_cuts[table.value] < MSchemaCut::columns || m_lines.m_fields[field].isKey || isWanted(field);
    }
    /// The cuts to requested tables, the most important table first.
    [[nodiscard]] std::vector<TableCut> takeCuts() { return std::move(m_found); }

private:
    [[nodiscard]] bool isWanted(std::uint32_t field) const { return !m_wanted.empty() && m_wanted[field]; }
    [[nodiscard]] std::size_t costOf(TableId table) const;
    void cutTo(std::size_t budget, const std::vector<TableId>& byImportance);

    const MSchemaLines& m_lines;
    Examples m_examples;
    std::vector<MSchemaCut> m_cuts; ///< by table; those not requested count as cut
    std::vector<bool> m_wanted;     ///< by field; empty if no column is wanted
    std::vector<TableCut> m_found;
};

} // namespace querymend
