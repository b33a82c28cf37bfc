#pragma once

#include "base/result.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace querymend {

/// Why a sentence of a person's own cannot be used with a database.
struct GivenProblem {
    enum class Kind : std::uint8_t {
        noSentence,      ///< of none of the known forms
        notUnderstood,   ///< the expression is not SQL
        notAlone,        ///< it is more than one expression over columns: a list, a query
        unknownTable,    ///< `name` is none
        unknownColumn,   ///< `name` is none
        ambiguousColumn, ///< several tables have `name`
        refusedCall,     ///< the dialect has no function `name`, or it does more than compute
        noAggregate,     ///< a metric that computes nothing from many rows
        aggregate,       ///< a condition that does
        noColumn,        ///< the expression names no column
        otherTable,      ///< `name` is not of the table, or the two tables, that the sentence is about
        notEquated,      ///< a join that does more than equate columns
        notJoined,       ///< a metric of tables of which none has all others once for each row
    };

    Kind kind = Kind::noSentence;
    std::string name;    ///< as written
    std::string nearest; ///< a name that may be meant; may be empty

    friend bool operator==(const GivenProblem&, const GivenProblem&) = default;
};

/// An expression of a person's own whose columns are known to the schema, to be written into statements.
class GivenExpression {
public:
    enum class Use : std::uint8_t { metric, condition };

    /// Reads one expression over columns. Columns without a table are looked up in `home` first, and then in all.
    [[nodiscard]] static Result<GivenExpression, GivenProblem> read(std::string_view text, Use use,
                                                                    const Catalog& catalog, const Dialect& dialect,
                                                                    const std::vector<TableId>& home = {});

    using NameOf = std::function<std::string(ColumnId)>;
    /// The expression with its columns called as `nameOf` says.
    [[nodiscard]] std::string written(const NameOf& nameOf) const;
    /// Those that it names, without repetition.
    [[nodiscard]] const std::vector<TableId>& tables() const { return m_tables; }
    [[nodiscard]] bool names(ColumnId column) const;
    /// The columns of `a = b AND c = d` in order; empty if it is something else.
    [[nodiscard]] std::vector<ColumnId> equated() const;

private:
    using Part = std::variant<std::string, ColumnId>;

    std::vector<Part> m_parts;
    std::vector<TableId> m_tables;
};

} // namespace querymend
