#pragma once

#include "base/worklimit.h"
#include "check/comparedcolumns.h"
#include "check/finding.h"
#include "check/meaning.h"
#include "check/missingjoins.h"
#include "check/namespelling.h"
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
           RowShapes& shapes, Resolver& resolver);

    void onTable(Finding& finding, const Source& source);
    void onColumn(Finding& finding, const ColumnRef& reference, const Resolution& resolution);
    void onQualifier(Finding& finding, const ColumnRef& reference);
    void onAmbiguous(Finding& finding, const ColumnRef& reference, const Resolution& resolution) const;
    void onFunction(Finding& finding);

private:
    /// A source that may have the column, and how the name came to be looked for there.
    enum class Sought : std::uint8_t {
        byQualifier, ///< the name's qualifier says so
        inSight,     ///< the name has no qualifier
        elsewhere,   ///< the name's qualifier says another source
    };

    void take(Finding& finding, std::vector<Meaning> meanings, ByteRange range,
              const std::vector<ComparedColumn>& compared = {}) const;
    [[nodiscard]] bool equalsOtherSide(const Meaning& meaning, const std::vector<ComparedColumn>& compared) const;
    void byKeys(std::vector<Meaning>& meanings, SourceId id, const std::vector<ComparedColumn>& compared,
                std::string_view name, bool qualify) const;
    void nearInSource(std::vector<Meaning>& meanings, SourceId id, std::string_view name, bool qualify, Sought sought);
    void elsewhere(std::vector<Meaning>& meanings, const ColumnRef& reference, std::string_view name);
    void otherSources(std::vector<Meaning>& meanings, const ColumnRef& reference, const NamePart& column,
                      const std::vector<SourceId>& missed);
    [[nodiscard]] bool mayBeText(const ColumnRef& reference) const;
    [[nodiscard]] std::vector<SourceId> inSight(const ColumnRef& reference) const;
    [[nodiscard]] std::vector<ShapeColumn> columnsOf(SourceId id) const;

    std::string_view m_text;
    const Outline& m_outline;
    const Dialect& m_dialect;
    const SchemaView* m_schema;
    RowShapes& m_shapes;
    Resolver& m_resolver;
    NameSpelling m_spelling;
    MissingJoins m_joins;
    std::optional<NearestNames> m_ctes;
    std::optional<NearestNames> m_functions;
    WorkLimit m_columns{std::size_t{1} << 17U}; ///< columns that may be compared with missing names
};

} // namespace querymend
