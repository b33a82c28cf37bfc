#pragma once

#include "base/worklimit.h"
#include "check/finding.h"
#include "check/namespelling.h"
#include "check/rowshape.h"
#include "check/schemaview.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// The joins that would bring a table into a query.
struct MissingJoin {
    std::string text;      ///< empty if the schema has no path of keys
    std::size_t steps = 0; ///< one for each table that is joined
};

/// Finds joins along foreign keys for one statement; the search is limited.
class MissingJoins {
public:
    /// All arguments must outlive this object; the schema may be null.
    MissingJoins(const Dialect& dialect, const SchemaView* schema, RowShapes& shapes, const NameSpelling& spelling)
        : m_dialect(dialect), m_schema(schema), m_shapes(shapes), m_spelling(spelling)
    {}

    [[nodiscard]] MissingJoin to(TableId table, const std::vector<SourceId>& sources);

private:
    [[nodiscard]] std::string qualifierOf(TableId table, const std::vector<SourceId>& sources) const;

    const Dialect& m_dialect;
    const SchemaView* m_schema;
    RowShapes& m_shapes;
    const NameSpelling& m_spelling;
    WorkLimit m_limit{100};
};

/// The FROM that a query lacks, if only one table has the column that it names.
[[nodiscard]] std::optional<Fix> missingFrom(const Scope& scope, std::string_view column, const SchemaView* schema,
                                             const NameSpelling& spelling);

} // namespace querymend
