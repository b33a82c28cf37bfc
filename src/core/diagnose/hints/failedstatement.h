#pragma once

#include "base/textmap.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "sql/outline/outline.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What a failed statement names and calls, as far as it can be parsed.
class FailedStatement {
public:
    /// The schema may be null.
    FailedStatement(std::string_view given, const Dialect& dialect, const SchemaView* schema);

    /// The tables of the schema that the statement reads, without repetition; if none is recognised, those it mentions.
    [[nodiscard]] const std::vector<TableId>& tables() const { return m_tables; }
    /// The names that can qualify its columns, in the order of FROM.
    [[nodiscard]] std::vector<std::string> qualifiers() const;

    /// The unquoted spelling of a column in the statement, if it differs in case; otherwise empty.
    [[nodiscard]] std::string otherSpellingOf(std::string_view column) const;

    /// Where a column is used with the same qualifier, such as `o.total`, in the text as given.
    [[nodiscard]] std::vector<ByteRange> placesOf(std::string_view column) const;
    /// The offset at which a join could be added for a name at this range; both in the text as given.
    [[nodiscard]] std::optional<std::uint32_t> endOfFrom(ByteRange name) const;

    /// Whether a name at this range is in the condition of a join, which sees no table that is joined later.
    [[nodiscard]] bool isInJoinCondition(ByteRange name) const;

    [[nodiscard]] bool hasComment() const { return m_hasComment; }
    /// Whether it groups by more than plain columns: by a call, or by an expression.
    [[nodiscard]] bool groupsByExpression() const;

    /// A call of a function: its range and those of its arguments, in the text as given.
    struct FoundCall {
        ByteRange range;
        std::vector<ByteRange> arguments;
        bool isPlain = false; ///< nothing but its name and arguments, so that rewriting it loses nothing
    };

    /// The calls of a function, in order.
    [[nodiscard]] std::vector<FoundCall> callsOf(std::string_view function) const;

private:
    void addMentioned(const Dialect& dialect, const Catalog& catalog);

    EditedText m_sql;
    Outline m_outline;
    std::vector<TableId> m_tables;
    bool m_hasComment = false;
};

} // namespace querymend
