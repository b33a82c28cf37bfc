#include "check/faultsight.h"

#include "base/ascii.h"
#include "check/writtennames.h"

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

FaultSight::FaultSight(const FaultQuery& query)
    : m_query(query), m_spelling(query.outline, query.dialect, query.catalog),
      m_shapes(query.outline, query.dialect, &query.catalog), m_resolver(query.outline, query.dialect, m_shapes),
      m_sources(query.outline.columns.size())
{}

std::span<const ColumnRefId> FaultSight::columns()
{
    if (m_columns.empty() && !outline().columns.empty()) {
        for (std::uint32_t i = 0; i < outline().columns.size(); ++i)
            m_columns.push_back({i});
        std::sort(m_columns.begin(), m_columns.end(),
                  [this](ColumnRefId a, ColumnRefId b) { return outline()[a].range.begin < outline()[b].range.begin; });
    }
    return m_columns;
}

std::span<const ColumnRefId> FaultSight::columnsIn(ByteRange range)
{
    const auto all = columns();
    const auto first = std::partition_point(all.begin(), all.end(),
                                            [&](ColumnRefId id) { return outline()[id].range.begin < range.begin; });
    const auto last =
        std::partition_point(first, all.end(), [&](ColumnRefId id) { return outline()[id].range.begin < range.end; });
    return {first, last};
}

std::span<const Token> FaultSight::tokensIn(ByteRange range) const
{
    const auto& all = m_query.tokens;
    const auto first =
        std::partition_point(all.begin(), all.end(), [&](const Token& token) { return token.begin < range.begin; });
    const auto last =
        std::partition_point(first, all.end(), [&](const Token& token) { return token.end <= range.end; });
    return {first, last};
}

SourceId FaultSight::sourceOf(ColumnRefId column)
{
    auto& known = m_sources[column.value];
    if (!known) {
        const Resolution found = m_resolver.resolve(outline()[column]);
        const bool isCertain = found.status == ResolutionStatus::resolved && found.sources.size() == 1;
        known = isCertain ? found.sources.front() : SourceId();
    }
    return *known;
}

TableId FaultSight::tableOf(SourceId source)
{
    return source ? m_shapes.of(source).table : TableId();
}

ColumnId FaultSight::columnOf(ColumnRefId column)
{
    const ColumnRef& reference = outline()[column];
    const TableId table = reference.star ? TableId() : tableOf(sourceOf(column));
    return table ? catalog().findColumn(table, writtenName(outline().parts(reference.name).back())) : ColumnId();
}

} // namespace querymend
