#pragma once

#include "base/textmap.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "sql/outline.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A failed statement as far as it can be read: what it names and calls.
class FailedStatement {
public:
    /// The text, the dialect and the schema, which may be null, must outlive it.
    FailedStatement(std::string_view given, const Dialect& dialect, const SchemaView* schema);

    /// Tables of the schema that the statement reads, each once; where none can be told, those that it mentions.
    [[nodiscard]] const std::vector<TableId>& tables() const { return m_tables; }
    /// By which its columns can be qualified, in order of FROM.
    [[nodiscard]] std::vector<std::string> qualifiers() const;

    /// A column's name as the statement writes it without quotes, if that differs in its capitals; else empty.
    [[nodiscard]] std::string otherSpellingOf(std::string_view column) const;

    /// The places of a column, as given and written just so, `o.total`.
    [[nodiscard]] std::vector<ByteRange> placesOf(std::string_view column) const;
    /// Where a join could be added for a name at this place of the text as given.
    [[nodiscard]] std::optional<std::uint32_t> endOfFrom(ByteRange name) const;

    /// One call of a function: its place, and that of its arguments, in the text as given.
    struct FoundCall {
        ByteRange range;
        std::vector<ByteRange> arguments;
    };

    /// The calls of a function, in order.
    [[nodiscard]] std::vector<FoundCall> callsOf(std::string_view function) const;

private:
    void addMentioned(const Dialect& dialect, const Catalog& catalog);

    EditedText m_sql;
    Outline m_outline;
    std::vector<TableId> m_tables;
};

} // namespace querymend
