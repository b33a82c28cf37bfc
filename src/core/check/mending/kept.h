#pragma once

#include "base/textmap.h"
#include "check/finding.h"
#include "dialect/dialect.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

struct Outline;

/// What a correction must leave in a statement: what it returns, from where, and under which conditions.
class StatementContent {
public:
    StatementContent(std::string_view text, const Dialect& dialect);

    /// Whether the edits that led from `before` to this only correct it: nothing that it returned, read or demanded is
    /// gone, it reads a further table only by a join or FROM that the edits name, and no comparison has become trivial.
    [[nodiscard]] bool keeps(const StatementContent& before, const std::vector<TextEdit>& edits) const;

private:
    void countParts(const Outline& outline);
    [[nodiscard]] bool keepsParts(const StatementContent& before, const std::vector<TextEdit>& edits) const;
    [[nodiscard]] bool keepsTables(const StatementContent& before, const std::vector<TextEdit>& edits) const;

    bool m_isRead = false;         ///< one statement, and all of it was understood
    std::size_t m_clauses = 0;     ///< that hold a condition: WHERE, HAVING, ON, USING, WHEN
    std::size_t m_connectives = 0; ///< AND, OR and NOT
    std::size_t m_joins = 0;
    std::size_t m_distincts = 0;
    std::size_t m_setOperators = 0;
    std::size_t m_limits = 0;
    std::size_t m_trivial = 0; ///< comparisons of something with itself
    std::size_t m_columns = 0; ///< of the result, as its list shows them
    std::size_t m_items = 0;   ///< of all lists
    std::size_t m_sources = 0;
    std::set<std::string> m_tables;
};

/// Whether edits leave all comments alone, and all literals but those that the findings are about.
[[nodiscard]] bool spareLiterals(const std::vector<TextEdit>& edits, std::string_view text,
                                 const std::vector<Finding>& findings, const LexRules& rules);

} // namespace querymend
