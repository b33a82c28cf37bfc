#pragma once

#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "sql/outline.h"

#include <string>
#include <vector>

namespace querymend {

/// A column that a source or a query gives; without a name it cannot be referred to.
struct ShapeColumn {
    std::string name;
    bool quoted = false;
};

/// The columns of a source or a query, as far as the text and the schema tell.
struct RowShape {
    TableId table;                    ///< its columns are those of this table
    std::vector<ShapeColumn> columns; ///< in all other cases
    bool complete = false;            ///< false: there may be more, so nothing may be called missing
};

/// Works out what every source and scope of an outline gives. Shapes are made once, when asked for.
class RowShapes {
public:
    /// All of these must outlive it; the catalog may be null.
    RowShapes(const Outline& outline, const Dialect& dialect, const Catalog* catalog);

    [[nodiscard]] const RowShape& of(SourceId source);
    [[nodiscard]] const RowShape& of(ScopeId scope);
    [[nodiscard]] std::size_t count(const RowShape& shape, const NamePart& column) const;
    /// What the catalog says of a source's name; Kind::found for those that it does not list but that exist.
    [[nodiscard]] TableMatch lookUp(const Source& source) const;
    /// A table that is there without being in the snapshot.
    [[nodiscard]] bool isSystemTable(const Source& source) const;
    /// Of a database that the snapshot does not speak of: nothing is known of it.
    [[nodiscard]] bool isInOtherDatabase(const Source& source) const;
    [[nodiscard]] bool isRealTable(const Source& source) const;
    [[nodiscard]] bool same(const ShapeColumn& stored, const NamePart& written) const;

private:
    enum class State : std::uint8_t { unmade, making, made };

    RowShape shapeOf(const Source& source);
    RowShape shapeOf(const Scope& scope);
    void addItem(RowShape& shape, const Scope& scope, const SelectItem& item);
    void addStar(RowShape& shape, const Scope& scope, const SelectItem& item);
    void addAll(RowShape& shape, const RowShape& from) const;
    void rename(RowShape& shape, NameSpan names) const;

    const Outline& m_outline;
    const Dialect& m_dialect;
    const Catalog* m_catalog;
    std::vector<RowShape> m_ofSources;
    std::vector<RowShape> m_ofScopes;
    std::vector<State> m_sourceStates;
    std::vector<State> m_scopeStates;
};

[[nodiscard]] WrittenName writtenName(const NamePart& part);
[[nodiscard]] WrittenTable writtenTable(const Outline& outline, NameSpan name);

} // namespace querymend
