#pragma once

#include "check/resolver.h"
#include "check/rowshape.h"

#include <string>
#include <vector>

namespace querymend {

/// A column of a source, with its type in the schema, traced through nested queries.
struct TypedColumn {
    std::string name;
    bool quoted = false; ///< its case is significant
    std::string type;    ///< empty if computed or unknown
};

/// Finds the columns of an outline's sources, with their types.
class ColumnTypes {
public:
    /// All arguments must outlive this object; the catalog may be null.
    ColumnTypes(const Outline& outline, const Catalog* catalog, RowShapes& shapes, Resolver& resolver);

    [[nodiscard]] std::vector<TypedColumn> columnsOf(SourceId source);

private:
    [[nodiscard]] std::string typeOf(SourceId source, std::size_t column, int depth);
    [[nodiscard]] std::string typeOf(const ColumnRef& reference, int depth);
    [[nodiscard]] const SelectItem* itemOf(SourceId source, ScopeId scope, std::size_t column);

    const Outline& m_outline;
    const Catalog* m_catalog;
    RowShapes& m_shapes;
    Resolver& m_resolver;
};

} // namespace querymend
