#pragma once

#include "base/worklimit.h"
#include "check/finding.h"
#include "check/resolver.h"
#include "check/schemaview.h"
#include "schema/nearest.h"

#include <optional>

namespace querymend {

/// Suggests what an unresolved name may have meant, with the edits that would correct it.
/// Names and joins are what models get wrong most. The search for one statement is limited.
class Advice {
public:
    /// All arguments must outlive this object; the schema may be null.
    Advice(std::string_view text, const Outline& outline, const Dialect& dialect, const SchemaView* schema,
           RowShapes& shapes, const Resolver& resolver);

    void onTable(Finding& finding, const Source& source);
    void onColumn(Finding& finding, const ColumnRef& reference, const Resolution& resolution);
    void onQualifier(Finding& finding, const ColumnRef& reference);
    void onAmbiguous(Finding& finding, const ColumnRef& reference, const Resolution& resolution) const;
    void onFunction(Finding& finding);

private:
    /// One possible meaning of the name.
    struct Meaning {
        std::string name;
        std::string replacement; ///< empty if no edit can express it
        std::string reason;
        double confidence = 0;
        std::string join = {};
    };

    void take(Finding& finding, std::vector<Meaning> meanings, ByteRange range) const;
    void nearInSource(std::vector<Meaning>& meanings, SourceId id, std::string_view name, bool qualify, bool named);
    void elsewhere(std::vector<Meaning>& meanings, const ColumnRef& reference, std::string_view name);
    void otherSources(std::vector<Meaning>& meanings, const ColumnRef& reference, const NamePart& column,
                      const std::vector<SourceId>& missed) const;
    [[nodiscard]] std::vector<SourceId> inSight(const ColumnRef& reference) const;
    [[nodiscard]] std::vector<ShapeColumn> columnsOf(SourceId id) const;
    [[nodiscard]] std::string qualified(SourceId id, std::string_view column) const;
    [[nodiscard]] std::string spelled(const ShapeColumn& column) const;
    [[nodiscard]] std::string tableSpelled(TableId id) const;
    [[nodiscard]] std::string qualifierOf(TableId table, const std::vector<SourceId>& sources) const;
    [[nodiscard]] std::string joinTo(const ColumnRef& reference, TableId table);

    std::string_view m_text;
    const Outline& m_outline;
    const Dialect& m_dialect;
    const SchemaView* m_schema;
    RowShapes& m_shapes;
    const Resolver& m_resolver;
    std::optional<NearestNames> m_ctes;
    std::optional<NearestNames> m_functions;
    WorkLimit m_columns{std::size_t{1} << 17U}; ///< columns that may be compared with missing names
    WorkLimit m_joins{100};                     ///< joins that may be searched for
};

} // namespace querymend
