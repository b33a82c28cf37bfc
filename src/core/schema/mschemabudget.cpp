#include "schema/mschemabudget.h"

#include "base/tokenestimate.h"

#include <algorithm>

namespace querymend {

MSchemaBudget::MSchemaBudget(const MSchemaLines& lines, const MSchemaOptions& options)
    : m_lines(lines), m_examples(options.examples),
      m_cuts(lines.catalog().tableCount(), options.tables ? MSchemaCut::table : MSchemaCut::nothing)
{
    if (options.tables) {
        for (const TableId table : *options.tables)
            m_cuts[table.value] = MSchemaCut::nothing;
    }
    if (!options.wanted.empty())
        m_wanted.resize(lines.m_fields.size());
    for (const ColumnId column : options.wanted)
        m_wanted[lines.m_fieldStarts[column.table.value] + column.index] = true;
    if (!options.tokenBudget)
        return;
    std::vector<TableId> byImportance;
    if (options.tables) {
        byImportance = *options.tables;
    } else {
        for (std::uint32_t t = 0; t < m_cuts.size(); ++t)
            byImportance.push_back(TableId{t});
    }
    cutTo(*options.tokenBudget, byImportance);
    for (const TableId table : byImportance) {
        if (cutOf(table) != MSchemaCut::nothing)
            m_found.push_back({table, cutOf(table)});
    }
}

/// The estimated tokens of a table. Its foreign keys count even if their target was cut: they are few, and the estimate
/// errs on the safe side.
std::size_t MSchemaBudget::costOf(TableId table) const
{
    const MSchemaCut cut = cutOf(table);
    if (cut == MSchemaCut::table)
        return 0;
    constexpr std::size_t frame = 4;         // the brackets, each with a line break
    constexpr std::size_t closeAndBreak = 3; // `),` and the line break before the field
    std::size_t tokens = m_lines.m_headings[table.value].text.tokens + frame;
    bool isFirst = true;
    for (std::uint32_t f = m_lines.m_fieldStarts[table.value]; f < m_lines.m_fieldStarts[table.value + 1]; ++f) {
        if (!hasField(table, f))
            continue;
        tokens -= std::exchange(isFirst, false) ? 1 : 0; // no comma before the first field
        const MSchemaLines::FieldLine& field = m_lines.m_fields[f];
        tokens += field.name.tokens + field.key.tokens + closeAndBreak;
        tokens += cut < MSchemaCut::comments ? field.comment.tokens : 0;
        tokens += cut < MSchemaCut::examples && m_examples == Examples::shown ? field.examples.tokens : 0;
    }
    for (std::uint32_t k = m_lines.m_keyStarts[table.value]; k < m_lines.m_keyStarts[table.value + 1]; ++k)
        tokens += m_lines.m_keys[k].text.tokens;
    return tokens;
}

void MSchemaBudget::cutTo(std::size_t budget, const std::vector<TableId>& byImportance)
{
    std::size_t tokens = estimatedTokens(m_lines.m_head) + estimatedTokens("\n【Foreign keys】");
    std::vector<std::size_t> costs;
    for (const TableId table : byImportance) {
        costs.push_back(costOf(table));
        tokens += costs.back();
    }
    for (const MSchemaCut cut : {MSchemaCut::examples, MSchemaCut::comments, MSchemaCut::columns, MSchemaCut::table}) {
        for (std::size_t i = byImportance.size(); i > 0 && tokens > budget; --i) {
            MSchemaCut& current = m_cuts[byImportance[i - 1].value];
            const MSchemaCut before = std::exchange(current, cut);
            const std::size_t cost = costOf(byImportance[i - 1]);
            if (cost == costs[i - 1]) {
                current = before; // nothing of this kind to cut
                continue;
            }
            tokens -= costs[i - 1] - cost;
            costs[i - 1] = cost;
        }
    }
}

} // namespace querymend
