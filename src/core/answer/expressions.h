#pragma once

#include "answer/fromclause.h"
#include "answer/meaning.h"
#include "answer/schemaroles.h"

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// A list with a separator.
[[nodiscard]] std::string joinedBy(const std::vector<std::string>& parts, std::string_view separator);

/// Writes the parts of a meaning as expressions over the tables of a query.
class Expressions {
public:
    /// All must outlive this object.
    Expressions(const SchemaRoles& roles, const Dialect& dialect) : m_roles(roles), m_dialect(dialect) {}

    [[nodiscard]] std::string text(std::string_view value) const;
    [[nodiscard]] static std::string number(double value);
    [[nodiscard]] std::string condition(const AskedCondition& condition, const FromClause& from) const;
    /// The unit that a date is in: 2024-03 for a month. Empty if the dialect cannot write it.
    [[nodiscard]] std::string bucket(ColumnId date, DateUnit unit, const FromClause& from) const;
    /// Empty if the joins of the query would count rows more than once.
    [[nodiscard]] std::string measure(const AskedMeasure& measure, const FromClause& from) const;
    /// What the column of a measure is called.
    [[nodiscard]] std::string nameOf(const AskedMeasure& measure) const;
    [[nodiscard]] static std::string compared(const std::string& left, AskedComparison comparison, double number,
                                              double upper);
    [[nodiscard]] static std::string compared(const std::string& left, AskedComparison comparison,
                                              const std::string& right, const std::string& upper = {});

private:
    [[nodiscard]] static std::string given(const ComputedMetric& metric, const FromClause& from);
    [[nodiscard]] std::string revenue(TableId table, const FromClause& from) const;
    [[nodiscard]] std::string days(ColumnId since, ColumnId until, const FromClause& from) const;
    [[nodiscard]] std::string rowsOf(const AskedMeasure& measure, const FromClause& from) const;
    /// The date of a text column as ISO text.
    [[nodiscard]] std::string isoText(ColumnId column, const FromClause& from) const;
    [[nodiscard]] std::string dayLiteral(CalendarDay day, ColumnId column) const;

    const SchemaRoles& m_roles;
    const Dialect& m_dialect;
};

} // namespace querymend
