#pragma once

#include "check/rowshape.h"

#include <cstdint>
#include <span>
#include <vector>

namespace querymend {

/// Columns of a scope's sources, side by side, of which joins with USING or NATURAL make one of two.
class JoinedColumns {
public:
    struct Joined {
        ShapeColumn column;
        std::uint32_t source = 0; ///< an index into Scope::sources
        bool isShared = false;    ///< while a natural join is worked out
    };

    /// All arguments must outlive this object.
    JoinedColumns(const Outline& outline, const Scope& scope, const Dialect& dialect, WorkLimit& limit);

    /// Takes the columns in the order of their sources.
    void add(ShapeColumn column, std::uint32_t source);
    /// Call after the last column. Returns false if it cannot be known which columns are merged.
    [[nodiscard]] bool finish();
    [[nodiscard]] const std::vector<Joined>& columns() const { return m_columns; }

private:
    void mergeUpTo(std::uint32_t source);
    void mergeShared(std::size_t left, std::size_t right);
    void mergeNamed(std::span<const NamePart> names, std::size_t left, std::size_t right);
    [[nodiscard]] std::size_t firstOf(std::uint32_t source) const;
    [[nodiscard]] bool bears(const Joined& joined, WrittenName name) const;

    const Outline& m_outline;
    const Scope& m_scope;
    const Dialect& m_dialect;
    WorkLimit& m_limit;
    std::vector<Joined> m_columns;
    std::size_t m_merged = 0; ///< of the scope's merging joins
    bool m_isSure = true;
};

} // namespace querymend
