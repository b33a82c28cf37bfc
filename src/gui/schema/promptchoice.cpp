#include "schema/promptchoice.h"

#include <algorithm>

namespace querymend {

namespace {

/// Bytes that M-Schema writes around names, types and examples, and for a key; see core/schema/mschema.h.
constexpr std::size_t aroundColumn = 5;
constexpr std::size_t aroundTable = 15;
constexpr std::size_t forKey = 13;
constexpr std::size_t aroundExamples = 14;

std::size_t lengthOf(const Column& column)
{
    std::size_t length = column.name.size() + std::min(column.type.size(), column.type.find('(')) + aroundColumn;
    if (!column.comment.empty())
        length += column.comment.size() + 2;
    if (column.primaryKey)
        length += forKey;
    if (!column.samples.empty())
        length += aroundExamples;
    for (std::size_t i = 0; i < std::min<std::size_t>(3, column.samples.size()); ++i)
        length += column.samples[i].size() + 2;
    return length;
}

} // namespace

PromptChoice::PromptChoice(const Catalog& catalog, const PromptChoice& before)
    : m_catalog(&catalog), m_isChosen(catalog.tableCount()), m_chosenOtherwise(before.m_chosenOtherwise)
{
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        const Table& table = catalog.table(TableId{t});
        const bool isOtherwise = !m_chosenOtherwise.empty() && m_chosenOtherwise.count({table.schema, table.name}) > 0;
        m_isChosen[t] = isChosenAtFirst(table) != isOtherwise;
        m_count += m_isChosen[t] ? 1U : 0U;
    }
}

void PromptChoice::put(TableId table, bool isChosen)
{
    if (m_isChosen[table.value] == isChosen)
        return;
    m_isChosen[table.value] = isChosen;
    m_count = isChosen ? m_count + 1 : m_count - 1;
    const Table& which = m_catalog->table(table);
    if (isChosen == isChosenAtFirst(which))
        m_chosenOtherwise.erase({which.schema, which.name});
    else
        m_chosenOtherwise.emplace(which.schema, which.name);
}

std::optional<std::vector<TableId>> PromptChoice::tables() const
{
    if (m_chosenOtherwise.empty())
        return std::nullopt;
    std::vector<TableId> chosen;
    for (std::uint32_t t = 0; t < m_isChosen.size(); ++t) {
        if (m_isChosen[t])
            chosen.push_back(TableId{t});
    }
    return chosen;
}

std::uint32_t PromptChoice::tokens(TableId table) const
{
    const Table& which = m_catalog->table(table);
    return which.columnsKnown ? estimatedTokens(which) : 0;
}

std::uint64_t PromptChoice::allTokens() const
{
    std::uint64_t sum = 0;
    for (std::uint32_t t = 0; t < m_isChosen.size(); ++t)
        sum += m_isChosen[t] ? tokens(TableId{t}) : 0;
    return sum;
}

std::uint32_t estimatedTokens(const Table& table)
{
    std::size_t length = table.schema.size() + table.name.size() + table.comment.size() + aroundTable;
    for (const Column& column : table.columns)
        length += lengthOf(column);
    for (const ForeignKey& key : table.foreignKeys)
        length += 2 * table.schema.size() + table.name.size() + key.targetTable.size() + 24 * key.columns.size();
    constexpr std::size_t bytesPerToken = 4;
    return static_cast<std::uint32_t>((length + bytesPerToken - 1) / bytesPerToken);
}

} // namespace querymend
