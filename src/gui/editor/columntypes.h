#pragma once

#include "check/resolver.h"
#include "check/rowshape.h"

#include <string>
#include <vector>

namespace querymend {

/// A column that a source gives, with the type that the schema names for it, however many queries lie between.
struct TypedColumn {
    std::string name;
    bool quoted = false; ///< its case is meant
    std::string type;    ///< empty where it is computed, or not known
};

/// The columns of the sources of one outline.
class ColumnTypes {
public:
    /// All of these must outlive it; the catalog may be null.
    ColumnTypes(const Outline& outline, const Catalog* catalog, RowShapes& shapes, Resolver& resolver);

    [[nodiscard]] std::vector<TypedColumn> columnsOf(SourceId source);

private:
    [[nodiscard]] std::string typeOf(SourceId source, const ShapeColumn& column, int depth);
    [[nodiscard]] std::string typeOf(const ColumnRef& reference, int depth);
    [[nodiscard]] const SelectItem* itemNamed(ScopeId scope, const ShapeColumn& column) const;

    const Outline& m_outline;
    const Catalog* m_catalog;
    RowShapes& m_shapes;
    Resolver& m_resolver;
};

} // namespace querymend
