#pragma once

#include "check/rowshape.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "sql/outline/outline.h"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// What foreign keys say of joins: their conditions, and the tables that may be joined.
class JoinCompletions {
public:
    /// All arguments must outlive this object.
    JoinCompletions(const Outline& outline, const RowShapes& shapes, const Catalog& catalog, const Dialect& dialect);

    /// The conditions that foreign keys give for the last source before `place`, and those before that one.
    [[nodiscard]] std::vector<std::string> conditions(ScopeId scope, std::uint32_t place, bool isLowerCase) const;

    /// Tables by schema and name.
    using TableNames = std::set<std::pair<std::string_view, std::string_view>>;
    /// The tables that foreign keys lead to from the other sources beside this one.
    [[nodiscard]] TableNames related(const Source& source) const;

private:
    void addConditions(std::vector<std::string>& conditions, const Source& from, const Source& to,
                       bool isLowerCase) const;
    [[nodiscard]] std::string qualifierOf(const Source& source) const;

    const Outline& m_outline;
    const RowShapes& m_shapes;
    const Catalog& m_catalog;
    const Dialect& m_dialect;
};

} // namespace querymend
