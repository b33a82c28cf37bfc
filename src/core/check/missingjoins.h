#pragma once

#include "base/worklimit.h"
#include "check/finding.h"
#include "check/namespelling.h"
#include "check/ranking.h"
#include "check/resolver.h"
#include "check/rowshape.h"
#include "check/schemaview.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The joins that would bring a table into a query.
struct MissingJoin {
    std::string text;      ///< empty if the schema has no path of keys
    std::size_t steps = 0; ///< one for each table that is joined
    bool isOnlyPath = true;
    bool isByNames = false;      ///< no key says so, but names do
    bool addsRows = false;       ///< a row may meet several rows of the table
    std::string qualifier;       ///< of the table's columns
    std::vector<TextEdit> edits; ///< that add the joins; empty if there is no place for them
};

/// What speaks for a table that has to be joined.
[[nodiscard]] Evidence evidenceOf(const MissingJoin& join);

/// Finds joins along foreign keys for one statement, and the edits that add them; the search is limited.
class MissingJoins {
public:
    /// All arguments must outlive this object; the schema may be null.
    MissingJoins(std::string_view text, const Outline& outline, const Dialect& dialect, const SchemaView* schema,
                 RowShapes& shapes, Resolver& resolver, const NameSpelling& spelling)
        : m_text(text), m_outline(outline), m_dialect(dialect), m_schema(schema), m_shapes(shapes),
          m_resolver(resolver), m_spelling(spelling)
    {}

    /// From the sources of a scope, those that are named first being preferred; the table may be given an alias. If the
    /// condition of a source's own join needs the table, it is joined before that source.
    [[nodiscard]] std::vector<MissingJoin> to(TableId table, ScopeId scope, const std::vector<SourceId>& preferred,
                                              std::string_view alias = {}, SourceId before = {});

private:
    [[nodiscard]] std::vector<SourceId> sourcesOf(ScopeId scope, const std::vector<SourceId>& preferred,
                                                  SourceId before) const;
    [[nodiscard]] std::vector<MissingJoin> byNames(TableId table, ScopeId scope, const std::vector<SourceId>& sources,
                                                   std::string_view alias, SourceId before);
    [[nodiscard]] MissingJoin along(const JoinPath& path, ScopeId scope, const std::vector<SourceId>& sources,
                                    std::string_view alias, SourceId before);
    [[nodiscard]] bool isFree(ScopeId scope, std::string_view name) const;
    [[nodiscard]] bool addsRows(const JoinStep& step) const;
    [[nodiscard]] std::optional<std::uint32_t> placeFor(ScopeId scope, SourceId from) const;
    [[nodiscard]] std::vector<TextEdit> keptMeanings(ScopeId scope, const JoinPath& path);
    [[nodiscard]] std::vector<TextEdit> keptStars(ScopeId scope) const;

    std::string_view m_text;
    const Outline& m_outline;
    const Dialect& m_dialect;
    const SchemaView* m_schema;
    RowShapes& m_shapes;
    Resolver& m_resolver;
    const NameSpelling& m_spelling;
    WorkLimit m_limit{100};
};

/// The FROM that a query lacks, if only one table has the column that it names.
[[nodiscard]] std::optional<Fix> missingFrom(const Scope& scope, std::string_view column, const SchemaView* schema,
                                             const NameSpelling& spelling);

} // namespace querymend
