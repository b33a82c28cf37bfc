#include "answer/namechoice.h"

#include <algorithm>

namespace querymend {

double NameChoice::nearness(TableId table, std::span<const TableId> near) const
{
    double best = -0.4;
    for (std::size_t i = 0; i < near.size(); ++i) {
        const double penalty = 0.05 * static_cast<double>(i);
        const std::size_t distance = near[i] == table ? 0 : m_joins.distance(near[i], table);
        if (distance < JoinMap::far)
            best = std::max(best, 0.4 - 0.2 * static_cast<double>(distance) - penalty);
    }
    if (near.empty())
        best = 0;
    const bool isMentioned = std::find(m_mentioned.begin(), m_mentioned.end(), table) != m_mentioned.end();
    return best + (isMentioned ? 0.15 : 0);
}

double NameChoice::fitness(ColumnId column, ColumnUse use) const
{
    const ColumnRole role = m_roles.roleOf(column);
    switch (use) {
    case ColumnUse::compute:
        return role == ColumnRole::number ? 0.2 : role == ColumnRole::key ? -0.6 : -0.3;
    case ColumnUse::compare:
        return role == ColumnRole::number ? 0.15 : role == ColumnRole::key ? -0.4 : 0;
    case ColumnUse::date:
        return role == ColumnRole::date ? 0.3 : role == ColumnRole::key ? -0.6 : -0.2;
    case ColumnUse::group:
        return role == ColumnRole::text ? 0.1 : role == ColumnRole::key ? -0.3 : 0;
    case ColumnUse::show:
        return role == ColumnRole::key ? -0.2 : 0;
    }
    return 0;
}

std::vector<NameChoice::ChosenColumn> NameChoice::columns(const QuestionPiece& piece, std::span<const TableId> near,
                                                          ColumnUse use) const
{
    std::vector<ChosenColumn> chosen;
    for (const NameMatch& match : piece.columns) {
        const bool isOfTwin = m_roles.tables().isTwin(match.table);
        if (isOfTwin && std::find(near.begin(), near.end(), match.table) == near.end())
            continue; // only of those that were spoken of
        if (match.words == piece.columns.front().words)
            chosen.push_back(
                {match.columnId(), match.score + nearness(match.table, near) + fitness(match.columnId(), use)});
    }
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const ChosenColumn& a, const ChosenColumn& b) { return a.score > b.score; });
    return chosen;
}

std::vector<ValueMatch> NameChoice::values(const QuestionPiece& piece, std::span<const TableId> near) const
{
    std::vector<ValueMatch> chosen = piece.values;
    for (const TableId table : near) { // the manager Rossi
        if (!m_roles.tables().isTwin(table))
            continue;
        for (const ValueMatch& value : piece.values) {
            if (value.column.table == m_roles.tables().original(table))
                chosen.push_back({{table, value.column.index}, value.value, value.score});
        }
    }
    for (ValueMatch& value : chosen)
        value.score += nearness(value.column.table, near);
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const ValueMatch& a, const ValueMatch& b) { return a.score > b.score; });
    return chosen;
}

std::vector<NameMatch> NameChoice::tables(const QuestionPiece& piece) const
{
    std::vector<NameMatch> chosen = piece.tables;
    for (NameMatch& match : chosen) {
        double best = 0;
        for (const TableId other : m_mentioned) {
            const std::size_t distance = other == match.table ? JoinMap::far : m_joins.distance(other, match.table);
            if (distance <= 2)
                best = std::max(best, 0.1 - 0.03 * static_cast<double>(distance));
        }
        match.score += best;
        if (m_roles.labelOf(match.table) != m_roles.keyOf(match.table))
            match.score += 0.05; // books are titles rather than copies
    }
    std::erase_if(chosen, [&](const NameMatch& match) { return match.words != piece.tables.front().words; });
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const NameMatch& a, const NameMatch& b) { return a.score > b.score; });
    return chosen;
}

} // namespace querymend
