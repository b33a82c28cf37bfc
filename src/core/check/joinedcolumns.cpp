#include "check/joinedcolumns.h"

#include <algorithm>
#include <utility>

namespace querymend {

JoinedColumns::JoinedColumns(const Outline& outline, const Scope& scope, const Dialect& dialect, WorkLimit& limit)
    : m_outline(outline), m_scope(scope), m_dialect(dialect), m_limit(limit)
{}

void JoinedColumns::add(ShapeColumn column, std::uint32_t source)
{
    mergeUpTo(source);
    m_columns.push_back({column, source});
}

bool JoinedColumns::finish()
{
    mergeUpTo(SourceWindow::allSources);
    return m_isSure;
}

/// Works out the joins whose right side ends before this source, so that it ends with the columns there are.
void JoinedColumns::mergeUpTo(std::uint32_t source)
{
    for (; m_merged < m_scope.mergingJoins.size() && m_scope.mergingJoins[m_merged].end <= source; ++m_merged) {
        const MergingJoin& join = m_scope.mergingJoins[m_merged];
        const std::size_t left = firstOf(join.left);
        const std::size_t right = firstOf(join.right);
        m_isSure = m_isSure && m_limit.spend((m_columns.size() - left) * std::max<std::size_t>(join.columns.count, 1));
        if (!m_isSure)
            return;
        if (join.columns.empty())
            mergeShared(left, right);
        else
            mergeNamed(m_outline.parts(join.columns), left, right);
    }
}

/// Merges what both sides have; of a name that the right side has twice, only the first. Engines differ in how they
/// name an expression, so two of them may be one column or not.
void JoinedColumns::mergeShared(std::size_t left, std::size_t right)
{
    std::vector<std::pair<std::uint64_t, std::size_t>> ofLeft;
    ofLeft.reserve(right - left);
    for (std::size_t i = left; i < right; ++i)
        ofLeft.emplace_back(nameHash(m_columns[i].column.name), i);
    std::sort(ofLeft.begin(), ofLeft.end());
    const auto merges = [&](const Joined& joined) {
        bool found = false;
        const std::uint64_t hash = nameHash(joined.column.name);
        auto at = std::lower_bound(ofLeft.begin(), ofLeft.end(), std::pair(hash, std::size_t{0}));
        for (; at != ofLeft.end() && at->first == hash; ++at) {
            Joined& other = m_columns[at->second];
            m_isSure = m_isSure && m_limit.spend() && !(joined.column.name.empty() && other.column.name.empty());
            const bool isSame = !other.isShared && bears(other, {joined.column.name, joined.column.quoted});
            other.isShared = other.isShared || isSame;
            found = found || isSame;
        }
        return found;
    };
    const auto begin = m_columns.begin();
    const auto from = begin + static_cast<std::ptrdiff_t>(left);
    const auto to = begin + static_cast<std::ptrdiff_t>(right);
    m_columns.erase(std::remove_if(to, m_columns.end(), merges), m_columns.end());
    if (m_dialect.mergedColumnsFirst)
        std::stable_partition(from, to, [](const Joined& joined) { return joined.isShared; });
    std::for_each(from, to, [](Joined& joined) { joined.isShared = false; });
}

void JoinedColumns::mergeNamed(std::span<const NamePart> names, std::size_t left, std::size_t right)
{
    const auto from = m_columns.begin() + static_cast<std::ptrdiff_t>(left);
    const auto to = m_columns.begin() + static_cast<std::ptrdiff_t>(right);
    const auto isNamed = [&](const Joined& joined) {
        return std::any_of(names.begin(), names.end(),
                           [&](const NamePart& name) { return bears(joined, writtenName(name)); });
    };
    m_columns.erase(std::remove_if(to, m_columns.end(), isNamed), m_columns.end());
    if (!m_dialect.mergedColumnsFirst)
        return;
    for (std::size_t i = names.size(); i > 0; --i) {
        const auto kept =
            std::find_if(from, to, [&](const Joined& joined) { return bears(joined, writtenName(names[i - 1])); });
        if (kept != to)
            std::rotate(from, kept, kept + 1);
    }
}

/// Merging moves columns only within the sides of its join, so they stay in the order of the sides.
std::size_t JoinedColumns::firstOf(std::uint32_t source) const
{
    const auto found = std::partition_point(m_columns.begin(), m_columns.end(),
                                            [&](const Joined& joined) { return joined.source < source; });
    return static_cast<std::size_t>(found - m_columns.begin());
}

bool JoinedColumns::bears(const Joined& joined, WrittenName name) const
{
    return !joined.column.name.empty()
        && sameWritten({joined.column.name, joined.column.quoted}, name, m_dialect.syntax.names.columns);
}

} // namespace querymend
