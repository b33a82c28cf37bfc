#pragma once

#include "base/worklimit.h"
#include "check/writtennames.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "schema/namebuckets.h"
#include "sql/outline.h"

#include <deque>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace querymend {

/// A column that a source or a query gives; without a name it cannot be referred to. The name is the outline's or the
/// catalog's.
struct ShapeColumn {
    std::string_view name;
    bool quoted = false;
};

/// The columns of a source or a query, as far as the text and the schema tell.
struct RowShape {
    TableId table;                    ///< its columns are those of this table
    std::vector<ShapeColumn> columns; ///< in all other cases
    bool complete = false;            ///< false: there may be more, so nothing may be called missing
};

/// Works out what every source and scope of an outline gives. Shapes are made once, when asked for. A star can double
/// the columns of a query with every CTE, so there is a limit to what is worked out; what lies beyond it is not known.
class RowShapes {
public:
    /// All of these must outlive it; the catalog may be null.
    RowShapes(const Outline& outline, const Dialect& dialect, const Catalog* catalog);

    [[nodiscard]] const RowShape& of(SourceId source);
    [[nodiscard]] const RowShape& of(ScopeId scope);
    [[nodiscard]] std::size_t count(const RowShape& shape, const NamePart& column);
    /// What the catalog says of a source's name; Kind::found for those that it does not list but that exist.
    [[nodiscard]] TableMatch lookUp(const Source& source) const;
    /// A table that is there without being in the snapshot.
    [[nodiscard]] bool isSystemTable(const Source& source) const;
    /// A table that MariaDB makes up from its name: `seq_1_to_10`.
    [[nodiscard]] bool isSequence(const Source& source) const;
    /// Of a database that the snapshot does not speak of: nothing is known of it.
    [[nodiscard]] bool isInOtherDatabase(const Source& source) const;
    [[nodiscard]] bool isRealTable(const Source& source) const;
    [[nodiscard]] bool same(const ShapeColumn& stored, const NamePart& written) const;
    /// What may still be looked at for the whole statement, here and by those who look names up.
    [[nodiscard]] WorkLimit& limit() { return m_limit; }

private:
    enum class State : std::uint8_t { unmade, making, made };

    /// What became of one source or scope.
    struct Slot {
        State state = State::unmade;
        const RowShape* shape = nullptr;
    };

    class ColumnsOfStar;

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
