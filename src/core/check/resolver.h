#pragma once

#include "check/rowshape.h"

#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace querymend {

enum class ResolutionStatus : std::uint8_t {
    resolved,
    unknowable, ///< a visible source has columns that cannot be known
    unknownColumn,
    unknownQualifier,
    ambiguous,
};

/// The result of looking up a column reference.
struct Resolution {
    ResolutionStatus status = ResolutionStatus::resolved;
    std::vector<SourceId> sources; ///< that have it; for an unknown column, those that its qualifier names
};

/// Looks names up as engines do: first in a query's own sources, then in those of the enclosing queries. Once the limit
/// of the shapes is spent, every result is unknowable.
class Resolver {
public:
    Resolver(const Outline& outline, const Dialect& dialect, RowShapes& shapes);

    [[nodiscard]] Resolution resolve(const ColumnRef& reference);
    /// The sources in which a name in this scope could be looked up, those of the nearest query first.
    [[nodiscard]] std::vector<SourceId> inSight(ScopeId scope, SourceWindow window, std::size_t most) const;
    [[nodiscard]] bool matchesQualifier(const Source& source, std::span<const NamePart> qualifier) const;

private:
    Resolution resolveBare(const ColumnRef& reference, const NamePart& column);
    Resolution resolveQualified(const ColumnRef& reference, std::span<const NamePart> parts);
    bool meansOutputColumn(ScopeId scope, Clause clause, bool outer, const NamePart& column);
    bool meansArmColumn(const Scope& scope, const NamePart& column);
    bool isSelectedByArm(const Scope& scope, std::span<const NamePart> parts);
    bool givesAlias(ScopeId scope, const NamePart& column);
    bool meansWholeRow(ScopeId scope, SourceWindow window, const NamePart& name);
    bool isImplicit(const Scope& scope, const NamePart& column) const;
    bool isMerged(const Scope& scope, const NamePart& column, std::span<const std::uint32_t> positions);
    std::span<const SourceId> window(const Scope& scope, SourceWindow window) const;
    bool mayBeOutOfSight(ScopeId id, SourceWindow sight, std::span<const NamePart> qualifier);
    bool isHidden(SourceId source, Clause clause) const;
    template <class Take>
    void eachBearing(ScopeId scope, std::span<const NamePart> qualifier, Take take);

    /// Positions in Scope::sources, by the canonical spelling of the source's name.
    using SourceIndex = std::multimap<std::string, std::uint32_t>;

    const Outline& m_outline;
    const Dialect& m_dialect;
    RowShapes& m_shapes;
    std::unordered_map<std::uint32_t, SourceIndex> m_indexes;                     ///< of scopes with many sources
    std::unordered_map<std::uint32_t, std::unordered_set<std::string>> m_aliases; ///< of scopes with many columns
};

} // namespace querymend
