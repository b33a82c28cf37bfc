#pragma once

#include "base/worklimit.h"
#include "check/writtennames.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "schema/namebuckets.h"
#include "sql/outline/outline.h"

#include <deque>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace querymend {

/// A column of a source or a query; without a name it cannot be referenced. The outline or the catalog owns the name.
struct ShapeColumn {
    std::string_view name;
    bool quoted = false;
};

/// The columns of a source or a query, as far as they are known from the text and the schema.
struct RowShape {
    TableId table;                    ///< if set, the columns are those of this table
    std::vector<ShapeColumn> columns; ///< otherwise these
    bool complete = false;            ///< false: there may be more, so none can be reported missing
};

/// Works out the columns of each source and scope of an outline, once, when first needed. A star can double the columns
/// of a query with every CTE, so the work is limited; beyond the limit, shapes stay incomplete.
class RowShapes {
public:
    /// All arguments must outlive this object; the catalog may be null.
    RowShapes(const Outline& outline, const Dialect& dialect, const Catalog* catalog);

    [[nodiscard]] const RowShape& of(SourceId source);
    [[nodiscard]] const RowShape& of(ScopeId scope);
    [[nodiscard]] std::size_t count(const RowShape& shape, const NamePart& column);
    /// Looks up a source's name in the catalog; Kind::none if there is no catalog.
    [[nodiscard]] TableMatch lookUp(const Source& source) const;
    /// Whether a table exists although it is not in the snapshot.
    [[nodiscard]] bool isSystemTable(const Source& source) const;
    /// Whether MariaDB generates the table from its name, as for `seq_1_to_10`.
    [[nodiscard]] bool isSequence(const Source& source) const;
    /// Whether the source is in a database that the snapshot does not cover, so that nothing is known of it.
    [[nodiscard]] bool isInOtherDatabase(const Source& source) const;
    [[nodiscard]] bool isRealTable(const Source& source) const;
    [[nodiscard]] bool same(const ShapeColumn& stored, const NamePart& written) const;
    /// The work that is left for the whole statement; shared with name look-ups.
    [[nodiscard]] WorkLimit& limit() { return m_limit; }

private:
    enum class State : std::uint8_t { unmade, making, made };

    /// The shape of one source or scope, if made.
    struct Slot {
        State state = State::unmade;
        const RowShape* shape = nullptr;
    };

    template <class Thing>
    const RowShape& made(std::vector<Slot>& slots, std::uint32_t number, const Thing& thing);
    const RowShape* shapeOf(const Source& source);
    const RowShape* shapeOf(const Scope& scope);
    const RowShape* shapeOfName(const Source& source);
    void makeCtesUpTo(CteId last);
    void addItem(RowShape& shape, const Scope& scope, const SelectItem& item);
    void addStar(RowShape& shape, const Scope& scope, const SelectItem& item);
    bool add(RowShape& shape, ShapeColumn column);
    bool addAll(RowShape& shape, const RowShape& from);
    void rename(RowShape& shape, NameSpan names) const;
    [[nodiscard]] std::size_t columnCountOf(const RowShape& shape) const;
    [[nodiscard]] ShapeColumn columnOf(const RowShape& shape, std::size_t index) const;
    const RowShape* keep(RowShape shape);

    const Outline& m_outline;
    const Dialect& m_dialect;
    const Catalog* m_catalog;
    std::vector<Slot> m_ofSources;
    std::vector<Slot> m_ofScopes;
    std::deque<RowShape> m_shapes;
    std::unordered_map<const RowShape*, NameBuckets> m_indexes; ///< of shapes with many columns
    WorkLimit m_limit;
    std::uint32_t m_nextCte = 0;
    std::uint32_t m_depth = 0;
};

} // namespace querymend
