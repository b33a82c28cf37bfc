#pragma once

#include "check/namespelling.h"
#include "check/resolver.h"
#include "check/rowshape.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "sql/outline/outline.h"
#include "sql/tokens/token.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// A statement that passed the references rung, as the rules read it that look for silent faults.
struct FaultQuery {
    std::string_view text;
    const std::vector<Token>& tokens;
    const Outline& outline;
    const Dialect& dialect;
    const Catalog& catalog;
    const SchemaView* schema = nullptr; ///< null: paths along several keys are not looked for
    std::string_view question = {};
};

/// What names and ranges of a statement mean, worked out once for all rules. A column that cannot be traced to one
/// table of the schema has no meaning here, so that the rules stay silent about it.
class FaultSight {
public:
    explicit FaultSight(const FaultQuery& query);

    [[nodiscard]] const FaultQuery& query() const { return m_query; }
    [[nodiscard]] const Outline& outline() const { return m_query.outline; }
    [[nodiscard]] const Catalog& catalog() const { return m_query.catalog; }
    [[nodiscard]] const NameSpelling& spelling() const { return m_spelling; }
    [[nodiscard]] std::string_view textOf(ByteRange range) const { return range.of(m_query.text); }

    /// The columns in a range, in the order of the text.
    [[nodiscard]] std::span<const ColumnRefId> columnsIn(ByteRange range);
    [[nodiscard]] std::span<const ColumnRefId> columns();
    [[nodiscard]] std::span<const Token> tokensIn(ByteRange range) const;
    /// The source that a column comes from; none if that is not certain.
    [[nodiscard]] SourceId sourceOf(ColumnRefId column);
    /// The table whose columns are those of the source; none if it is not a table of the schema.
    [[nodiscard]] TableId tableOf(SourceId source);
    /// The column of a table of the schema; none if it is another one.
    [[nodiscard]] ColumnId columnOf(ColumnRefId column);

private:
    FaultQuery m_query;
    NameSpelling m_spelling;
    RowShapes m_shapes;
    Resolver m_resolver;
    std::vector<ColumnRefId> m_columns; ///< in the order of the text
    std::vector<std::optional<SourceId>> m_sources;
};

} // namespace querymend
