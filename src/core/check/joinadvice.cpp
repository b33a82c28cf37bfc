// The part of Advice that is about columns of tables which have to be joined.

#include "check/advice.h"

#include "base/ascii.h"
#include "check/impliedjoins.h"
#include "check/keyadvice.h"

#include <algorithm>

namespace querymend {

/// Adds columns of tables that the query does not use: a join may be missing, or the table wrong.
void Advice::elsewhere(std::vector<Meaning>& meanings, const ColumnRef& reference, std::string_view name,
                       const std::vector<SourceId>& named)
{
    if (!m_basis.schema)
        return;
    const Catalog& catalog = m_basis.schema->catalog();
    std::vector<TableId> used;
    for (const SourceId id : m_adviser.inSight(reference)) {
        if (m_basis.shapes.of(id).table)
            used.push_back(m_basis.shapes.of(id).table);
    }
    constexpr std::size_t mostTables = 20;
    std::size_t taken = 0;
    for (const ColumnId id : catalog.columnsIgnoringCase(name)) {
        if (taken == mostTables)
            break;
        if (std::find(used.begin(), used.end(), id.table) != used.end()
            || catalog.table(id.table).kind == TableKind::shadowTable)
            continue;
        ++taken;
        offerJoins(meanings, reference, id, named);
    }
    prefixed(meanings, reference, name, named);
}

/// Adds the column whose name was written with that of its table, as `branch_name` for `branches.name`, if that table
/// is one join away.
void Advice::prefixed(std::vector<Meaning>& meanings, const ColumnRef& reference, std::string_view name,
                      const std::vector<SourceId>& named)
{
    const Catalog& catalog = m_basis.schema->catalog();
    const std::vector<SourceId> sources = named.empty() ? m_adviser.inSight(reference) : named;
    std::vector<TableId> tried;
    for (const SourceId source : sources) {
        const TableId table = m_basis.shapes.of(source).table;
        for (const TableId to : table ? besides(table) : std::vector<TableId>()) {
            const bool isUsed = std::ranges::any_of(m_adviser.inSight(reference),
                                                    [&](SourceId id) { return m_basis.shapes.of(id).table == to; });
            if (isUsed || std::find(tried.begin(), tried.end(), to) != tried.end()
                || !beginsWithTable(name, catalog.table(to).name))
                continue;
            tried.push_back(to);
            if (const auto column = columnNamedAfterTable(catalog.table(to), name))
                offerJoins(meanings, reference, catalog.findColumnIgnoringCase(to, *column), named);
        }
    }
}

/// The tables that keys join with this one; without keys, all, as far as names may tell.
std::vector<TableId> Advice::besides(TableId table) const
{
    constexpr std::uint32_t mostTables = 300;
    std::vector<TableId> found;
    for (const JoinStep& step : m_basis.schema->joins().stepsFrom(table))
        found.push_back(step.to);
    const bool hasKeys = !found.empty();
    const auto all = static_cast<std::uint32_t>(m_basis.schema->catalog().tableCount());
    for (std::uint32_t t = 0; !hasKeys && t < std::min(all, mostTables); ++t)
        found.push_back(TableId{t});
    return found;
}

/// The source whose join condition this is, if a table can be joined before it without losing rows.
SourceId Advice::sourceJoinedBy(const ColumnRef& reference) const
{
    for (const SourceId id : m_basis.outline[reference.scope].sources) {
        const Source& source = m_basis.outline[id];
        if (source.join == JoinKind::inner && source.joinRange.contains(reference.range))
            return id;
    }
    return {};
}

/// Whether a table that has this column lies between two that a join's condition tries to link: a key links it with the
/// column on the other side, and no source has the column already.
bool Advice::isBridge(const ColumnRef& reference, ColumnId id) const
{
    const NamePart& name = m_basis.outline.parts(reference.name).back();
    const std::string& column = m_basis.schema->catalog().column(id).name;
    std::vector<SourceId> across;
    bool isLinked = false;
    for (const ComparedColumn& other : comparedColumns(reference, m_basis.text, m_basis.outline, m_basis.resolver)) {
        const TableId beyond = other.source.isNone() ? TableId() : m_basis.shapes.of(other.source).table;
        if (!beyond)
            return false;
        across.push_back(other.source);
        const std::string_view theirs = m_basis.outline.parts(other.reference->name).back().text;
        const auto implied = impliedJoin(m_basis.schema->catalog(), id.table, beyond);
        const bool isImplied = implied && implied->columns.front() == JoinColumns{column, std::string(theirs)};
        isLinked = isLinked || isImplied || areLinked(m_basis.schema->joins(), id.table, column, beyond, theirs);
    }
    return isLinked && std::ranges::none_of(m_adviser.inSight(reference), [&](SourceId source) {
               return std::find(across.begin(), across.end(), source) == across.end()
                   && m_basis.shapes.count(m_basis.shapes.of(source), name) > 0;
           });
}

/// Adds the columns by which sources of the query refer to this very column, so that no join is needed for it. Returns
/// whether there are any.
bool Advice::byOwnKeys(std::vector<Meaning>& meanings, const ColumnRef& reference, ColumnId id,
                       const std::vector<SourceId>& named) const
{
    const std::string& column = m_basis.schema->catalog().column(id).name;
    const std::vector<SourceId> sight = m_adviser.inSight(reference);
    std::vector<Meaning> found;
    bool isElsewhere = false;
    for (const SourceId source : sight) {
        const TableId table = m_basis.shapes.of(source).table;
        const std::vector<std::string> keys =
            table ? keyColumns(m_basis.schema->joins(), table, id.table, column) : std::vector<std::string>();
        if (!named.empty() && std::find(named.begin(), named.end(), source) == named.end()) {
            isElsewhere = isElsewhere || std::ranges::count(keys, column) > 0;
            continue;
        }
        for (const std::string& key : keys) {
            Evidence evidence(Sign::nameOfTable);
            if (keys.size() > 1)
                evidence.add(Sign::severalPaths);
            m_adviser.weigh(evidence, reference, source, key);
            const std::string written = quotedIfNeeded(m_basis.dialect, key);
            const std::string full = sight.size() > 1 ? m_adviser.spelling().qualified(source, written) : written;
            Meaning made{full, full, std::move(evidence)};
            made.source = source;
            made.column = key;
            found.push_back(std::move(made));
        }
    }
    std::ranges::move(found, std::back_inserter(meanings));
    return isElsewhere || !found.empty();
}

/// Adds a column of a table together with the joins that lead to it.
void Advice::offerJoins(std::vector<Meaning>& meanings, const ColumnRef& reference, ColumnId id,
                        const std::vector<SourceId>& named)
{
    const bool isInCondition = reference.clause == Clause::joinCondition;
    if (!isInCondition && byOwnKeys(meanings, reference, id, named))
        return;
    // A derived table that lacks the column is not mended by reading the column's table again.
    const bool isOfDerived =
        std::ranges::any_of(named, [&](SourceId source) { return !m_basis.shapes.of(source).table; });
    const std::string column = m_adviser.spelling().column(id);
    const std::string full = m_adviser.spelling().table(id.table) + "." + column;
    const SourceId joined = isInCondition ? sourceJoinedBy(reference) : SourceId();
    const bool isBetween = std::find(named.begin(), named.end(), joined) == named.end() && isBridge(reference, id);
    const SourceId before = isBetween ? joined : SourceId();
    std::vector<MissingJoin> joins = m_adviser.joins().to(id.table, reference.scope, named, {}, before);
    const auto weighed = [&](Evidence evidence) {
        if (isOfDerived)
            evidence.add(Sign::outOfScope);
        if (isBetween)
            evidence.add(Sign::bridge);
        m_adviser.weigh(evidence, reference, id);
        return evidence;
    };
    if (joins.empty()) {
        Evidence evidence(Sign::stepAway);
        meanings.push_back({full, {}, weighed(evidence.add(Sign::noKeys))});
    }
    for (MissingJoin& join : joins) {
        // The condition of a join cannot use a table that is joined after it.
        if (isInCondition && before.isNone())
            join.edits.clear();
        Meaning made{full, join.edits.empty() ? std::string() : join.qualifier + "." + column,
                     weighed(evidenceOf(join)), std::move(join.text), std::move(join.edits)};
        meanings.push_back(std::move(made));
    }
}

} // namespace querymend
