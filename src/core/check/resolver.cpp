#include "check/resolver.h"

#include "base/ascii.h"
#include "check/joinedcolumns.h"

#include <algorithm>
#include <optional>

namespace querymend {

Resolver::Resolver(const Outline& outline, const Dialect& dialect, RowShapes& shapes)
    : m_outline(outline), m_dialect(dialect), m_shapes(shapes)
{}

std::span<const SourceId> Resolver::window(const Scope& scope, SourceWindow window) const
{
    const auto size = static_cast<std::uint32_t>(scope.sources.size());
    const std::uint32_t from = std::min(window.from, size);
    const std::uint32_t to = std::max(from, std::min(window.to, size));
    return std::span(scope.sources).subspan(from, to - from);
}

/// Sources of semi joins and of aliased joins in parentheses are visible only to their own join condition.
bool Resolver::isHidden(SourceId source, Clause clause) const
{
    return m_outline[source].hidden && clause != Clause::joinCondition;
}

std::vector<SourceId> Resolver::inSight(ScopeId id, SourceWindow sight, std::size_t most) const
{
    std::vector<SourceId> found;
    while (id && found.size() < most) {
        const Scope& scope = m_outline[id];
        auto here = window(scope, sight);
        here = here.first(std::min(here.size(), most - found.size()));
        found.insert(found.end(), here.begin(), here.end());
        sight = scope.parentWindow;
        id = scope.parent;
    }
    return found;
}

Resolution Resolver::resolve(const ColumnRef& reference)
{
    const auto parts = m_outline.parts(reference.name);
    Resolution found = parts.size() == 1 && !reference.star ? resolveBare(reference, parts.front())
                                                            : resolveQualified(reference, parts);
    return m_shapes.limit().isSpent() ? Resolution{ResolutionStatus::unknowable, {}} : std::move(found);
}

Resolution Resolver::resolveBare(const ColumnRef& reference, const NamePart& column)
{
    SourceWindow sight = reference.window;
    Clause clause = reference.clause;
    for (ScopeId id = reference.scope; id;) {
        const Scope& scope = m_outline[id];
        const bool outer = id != reference.scope;
        const bool isOutput = meansOutputColumn(id, clause, outer, column);
        const bool outputFirst = clause == Clause::orderBy || !m_dialect.sourcesBeforeAliases;
        if ((isOutput && outputFirst) || meansArmColumn(scope, column))
            return {};
        Resolution here;
        std::vector<std::uint32_t> positions; ///< of the sources found, one for each column of the name
        bool knowable =
            scope.kind != ScopeKind::opaque && !(scope.kind == ScopeKind::values && clause == Clause::orderBy);
        std::uint32_t position = sight.from;
        for (const SourceId source : window(scope, sight)) {
            const std::uint32_t at = position++;
            if (!m_shapes.limit().spend())
                return {ResolutionStatus::unknowable, {}};
            if (isHidden(source, clause))
                continue;
            const RowShape& shape = m_shapes.of(source);
            knowable = knowable && shape.complete;
            const std::size_t all = m_shapes.count(shape, column);
            const std::size_t count = m_dialect.firstOfDoubledNames ? std::min<std::size_t>(all, 1) : all;
            here.sources.insert(here.sources.end(), count, source);
            positions.insert(positions.end(), count, at);
        }
        if (here.sources.size() == 1)
            return here;
        if (here.sources.size() > 1) {
            const bool merged = isMerged(scope, column, positions);
            here.status = merged ? ResolutionStatus::resolved
                : knowable       ? ResolutionStatus::ambiguous
                                 : ResolutionStatus::unknowable;
            return here;
        }
        if (isOutput || meansWholeRow(id, sight, column) || isImplicit(scope, column))
            return {};
        if (!knowable)
            return {ResolutionStatus::unknowable, {}};
        if (scope.kind == ScopeKind::compound && !m_shapes.of(id).complete)
            return {ResolutionStatus::unknowable, {}};
        // The engine may see more from a join's condition than we do, so report nothing that a later source may have.
        if (sight.to != SourceWindow::allSources && !outer) {
            for (const SourceId later : scope.sources) {
                const RowShape& shape = m_shapes.of(later);
                if (!shape.complete || m_shapes.count(shape, column) > 0 || !m_shapes.limit().spend())
                    return {ResolutionStatus::unknowable, {}};
            }
        }
        sight = scope.parentWindow;
        id = scope.parent;
    }
    return {ResolutionStatus::unknownColumn, {}};
}

/// ORDER BY and, depending on the dialect, other clauses see the aliases of the SELECT list.
bool Resolver::meansOutputColumn(ScopeId scope, Clause clause, bool outer, const NamePart& column)
{
    bool allowed = false;
    switch (clause) {
    case Clause::orderBy:
        allowed = true;
        break;
    case Clause::groupBy:
        allowed = m_dialect.aliasesInGroupBy;
        break;
    case Clause::having:
    case Clause::qualify:
        allowed = m_dialect.aliasesInHaving || clause == Clause::qualify;
        break;
    case Clause::where:
    case Clause::joinCondition:
    case Clause::window:
        allowed = m_dialect.aliasesInWhere;
        break;
    case Clause::target:
        allowed = m_dialect.aliasesInList;
        break;
    case Clause::with:
    case Clause::into:
    case Clause::from:
    case Clause::connectBy:
    case Clause::limit:
    case Clause::locking:
    case Clause::values:
        break;
    }
    if (!allowed && !(outer && (m_dialect.aliasesInHaving || m_dialect.aliasesInList)))
        return false;
    return givesAlias(scope, column);
}

bool Resolver::givesAlias(ScopeId id, const NamePart& column)
{
    constexpr std::size_t mostToWalk = 16;
    const NameRule rule = m_dialect.syntax.names.columns;
    const std::vector<SelectItem>& items = m_outline[id].items;
    if (items.size() <= mostToWalk) {
        return std::any_of(items.begin(), items.end(), [&](const SelectItem& item) {
            return !item.alias.text.empty() && sameWritten(writtenName(item.alias), writtenName(column), rule);
        });
    }
    const auto [aliases, isNew] = m_aliases.try_emplace(id.value);
    for (std::size_t i = 0; isNew && i < items.size(); ++i) {
        if (!items[i].alias.text.empty())
            aliases->second.insert(canonical(writtenName(items[i].alias), rule));
    }
    return aliases->second.count(canonical(writtenName(column), rule)) != 0;
}

bool Resolver::meansArmColumn(const Scope& scope, const NamePart& column)
{
    for (std::size_t i = 0; i < scope.arms.size() && m_shapes.limit().spend(); ++i) {
        if (m_shapes.count(m_shapes.of(scope.arms[i]), column) > 0)
            return true;
        if (!m_dialect.compoundOrderByAnyArm)
            return false;
    }
    return false;
}

/// SQLite orders a compound query also by what an arm selects, if it is written the same.
bool Resolver::isSelectedByArm(const Scope& scope, std::span<const NamePart> parts)
{
    if (scope.kind != ScopeKind::compound || !m_dialect.compoundOrderByAnyArm)
        return false;
    const std::string written = dotted(parts);
    return std::any_of(scope.arms.begin(), scope.arms.end(), [&](ScopeId arm) {
        const auto& items = m_outline[arm].items;
        return m_shapes.limit().spend(items.size())
            && std::any_of(items.begin(), items.end(), [&](const SelectItem& i) {
                   return !i.soleColumn.isNone()
                       && asciiEqualsIgnoringCase(dotted(m_outline.parts(m_outline[i.soleColumn].name)), written);
               });
    });
}

bool Resolver::meansWholeRow(ScopeId id, SourceWindow sight, const NamePart& name)
{
    if (!m_dialect.rowReferences)
        return false;
    bool found = false;
    eachBearing(id, {&name, 1}, [&](std::uint32_t position, SourceId) {
        found = position >= sight.from && position < sight.to;
        return found;
    });
    return found;
}

bool Resolver::isImplicit(const Scope& scope, const NamePart& column) const
{
    return !scope.sources.empty() && listNames(m_dialect.implicitColumns, column.text);
}

/// Whether joins with USING or NATURAL make one column of all that have this name, in the sources at these positions.
bool Resolver::isMerged(const Scope& scope, const NamePart& column, std::span<const std::uint32_t> positions)
{
    JoinedColumns columns(m_outline, scope, m_dialect, m_shapes.limit());
    for (const std::uint32_t position : positions)
        columns.add({column.text, column.quoted}, position);
    const bool isSure = columns.finish();
    const std::size_t left = columns.columns().size();
    return isSure && (m_dialect.mergedNamesAreSure ? left < positions.size() : left == 1);
}

bool Resolver::matchesQualifier(const Source& source, std::span<const NamePart> qualifier) const
{
    const NameRule rule = m_dialect.syntax.names.tables;
    const NamePart* exposed = exposedName(m_outline, source);
    if (!exposed || !sameWritten(writtenName(*exposed), writtenName(qualifier.back()), rule))
        return false;
    if (qualifier.size() == 1)
        return true;
    if (!source.alias.text.empty() && !m_dialect.fieldReferences)
        return false;
    // The parts that both spell out must agree: schema.table for a source that names its schema.
    const auto name = m_outline.parts(source.name);
    for (std::size_t back = 1; back < std::min(name.size(), qualifier.size()); ++back) {
        if (!sameWritten(writtenName(name[name.size() - 1 - back]), writtenName(qualifier[qualifier.size() - 1 - back]),
                         rule))
            return false;
    }
    return true;
}

/// Calls take(position, source) for each source of the scope with this name, in order, until it returns true.
template <class Take>
void Resolver::eachBearing(ScopeId id, std::span<const NamePart> qualifier, Take take)
{
    constexpr std::size_t mostToWalk = 16;
    const std::vector<SourceId>& sources = m_outline[id].sources;
    if (sources.size() <= mostToWalk) {
        for (std::uint32_t i = 0; i < sources.size(); ++i) {
            if (matchesQualifier(m_outline[sources[i]], qualifier) && take(i, sources[i]))
                return;
        }
        return;
    }
    const NameRule rule = m_dialect.syntax.names.tables;
    const auto [index, isNew] = m_indexes.try_emplace(id.value);
    for (std::uint32_t i = 0; isNew && i < sources.size(); ++i) {
        if (const NamePart* exposed = exposedName(m_outline, m_outline[sources[i]]))
            index->second.emplace(canonical(writtenName(*exposed), rule), i);
    }
    const auto [first, last] = index->second.equal_range(canonical(writtenName(qualifier.back()), rule));
    for (auto named = first; named != last; ++named) {
        const SourceId source = sources[named->second];
        if (!m_shapes.limit().spend()
            || (matchesQualifier(m_outline[source], qualifier) && take(named->second, source)))
            return;
    }
}

/// Engines differ in which sources of its own FROM clause a join's condition sees; only SQLite includes later ones.
bool Resolver::mayBeOutOfSight(ScopeId id, SourceWindow sight, std::span<const NamePart> qualifier)
{
    if (sight.to == SourceWindow::allSources)
        return false;
    const bool showsLater = sight.to > 0 && m_dialect.conditionsSeeLaterJoins;
    bool found = false;
    eachBearing(id, qualifier, [&](std::uint32_t position, SourceId source) {
        found = position < sight.from || showsLater || m_outline[source].opaqueColumns;
        return found;
    });
    return found;
}

Resolution Resolver::resolveQualified(const ColumnRef& reference, std::span<const NamePart> parts)
{
    if (reference.clause == Clause::orderBy && isSelectedByArm(m_outline[reference.scope], parts))
        return {};
    const auto qualifier = reference.star ? parts : parts.first(parts.size() - 1);
    SourceWindow sight = reference.window;
    for (ScopeId id = reference.scope; id;) {
        const Scope& scope = m_outline[id];
        if (scope.kind == ScopeKind::opaque)
            return {ResolutionStatus::unknowable, {}};
        std::optional<Resolution> found;
        Resolution missed{ResolutionStatus::unknownColumn, {}};
        eachBearing(id, qualifier, [&](std::uint32_t position, SourceId source) {
            if (position < sight.from || position >= sight.to || isHidden(source, reference.clause))
                return false;
            if (reference.star) { // which columns the star stands for does not matter
                found = Resolution{ResolutionStatus::resolved, {source}};
                return true;
            }
            const RowShape& shape = m_shapes.of(source);
            if (m_shapes.count(shape, parts.back()) > 0 || (shape.complete && isImplicit(scope, parts.back())))
                found = Resolution{ResolutionStatus::resolved, {source}};
            else if (!shape.complete)
                found = Resolution{ResolutionStatus::unknowable, {source}};
            else
                missed.sources.push_back(source);
            return found.has_value();
        });
        if (found)
            return *std::move(found);
        if (!missed.sources.empty())
            return missed;
        if (mayBeOutOfSight(id, sight, qualifier))
            return {ResolutionStatus::unknowable, {}};
        sight = scope.parentWindow;
        id = scope.parent;
    }
    if (m_dialect.fieldReferences || (m_dialect.rowReferences && qualifier.size() == 1)) {
        ColumnRef field = reference;
        field.name.count = 1;
        field.star = false;
        const ResolutionStatus status = resolveBare(field, parts.front()).status;
        if (m_dialect.fieldReferences
            && (status == ResolutionStatus::resolved || status == ResolutionStatus::unknowable))
            return {ResolutionStatus::unknowable, {}};
    }
    return {ResolutionStatus::unknownQualifier, {}};
}

} // namespace querymend
