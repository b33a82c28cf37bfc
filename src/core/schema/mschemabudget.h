#pragma once

#include "schema/mschemalines.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace querymend {

/// Decides what of an M-Schema is printed: tables as they were asked for, and cuts until it fits a budget.
class MSchemaBudget {
public:
    MSchemaBudget(const MSchemaLines& lines, const MSchemaOptions& options);

    [[nodiscard]] bool isPrinted(TableId table) const { return m_cuts[table.value] != MSchemaCut::table; }
    [[nodiscard]] MSchemaCut cutOf(TableId table) const { return m_cuts[table.value]; }
    /// Whether the field, by its number among all, stands in its table's list.
    [[nodiscard]] bool hasField(TableId table, std::uint32_t field) const
    {
        return m_cuts[table.value] < MSchemaCut::columns || m_lines.m_fields[field].isKey || isWanted(field);
    }
    /// What was asked for and is not all there, the most important table first.
    [[nodiscard]] std::vector<TableCut> takeCuts() { return std::move(m_found); }

private:
    [[nodiscard]] bool isWanted(std::uint32_t field) const { return !m_wanted.empty() && m_wanted[field]; }
    [[nodiscard]] std::size_t costOf(TableId table) const;
    void cutTo(std::size_t budget, const std::vector<TableId>& byImportance);

    const MSchemaLines& m_lines;
    Examples m_examples;
    std::vector<MSchemaCut> m_cuts; ///< by table; one that was not asked for counts as cut
    std::vector<bool> m_wanted;     ///< by field; empty where no column is
    std::vector<TableCut> m_found;
};

} // namespace querymend
