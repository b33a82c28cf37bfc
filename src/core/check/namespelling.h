#pragma once

#include "check/rowshape.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "sql/outline/outline.h"

#include <string>
#include <string_view>

namespace querymend {

/// Spells names as a statement in the dialect has to write them: quoted and qualified where necessary.
class NameSpelling {
public:
    /// All arguments must outlive this object; the schema may be null.
    NameSpelling(const Outline& outline, const Dialect& dialect, const SchemaView* schema)
        : m_outline(outline), m_dialect(dialect), m_catalog(schema ? &schema->catalog() : nullptr)
    {}
    NameSpelling(const Outline& outline, const Dialect& dialect, const Catalog& catalog)
        : m_outline(outline), m_dialect(dialect), m_catalog(&catalog)
    {}

    [[nodiscard]] std::string column(const ShapeColumn& column) const;
    [[nodiscard]] std::string column(ColumnId id) const;
    [[nodiscard]] std::string table(TableId id) const;
    /// The name that qualifies columns of a source; empty if it has none.
    [[nodiscard]] std::string qualifier(SourceId id) const;
    /// A spelled column with the qualifier of its source.
    [[nodiscard]] std::string qualified(SourceId id, std::string_view column) const;

private:
    const Outline& m_outline;
    const Dialect& m_dialect;
    const Catalog* m_catalog;
};

} // namespace querymend
