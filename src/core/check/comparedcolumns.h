#pragma once

#include "base/textmap.h"
#include "check/resolver.h"
#include "sql/outline/outline.h"

#include <string_view>
#include <vector>

namespace querymend {

/// A column that a name is compared with, and what it was found to mean.
struct ComparedColumn {
    const ColumnRef* reference = nullptr;
    SourceId source; ///< none if it is not known either
    SourceId named;  ///< that its qualifier names, although it may not have the column
};

/// The columns on the other sides of comparisons such as `a.x = b.y` and `a.x IN (SELECT b.y …)`, for every use of the
/// same name in the same scope.
[[nodiscard]] std::vector<ComparedColumn> comparedColumns(const ColumnRef& reference, std::string_view text,
                                                          const Outline& outline, Resolver& resolver);

/// Whether two columns of one name are compared in a scope, as in `a.x = b.x`.
[[nodiscard]] bool equatesColumnsNamed(std::string_view column, ScopeId scope, std::string_view text,
                                       const Outline& outline);

/// Whether edits make the two sides of a comparison equal that are not so in the text.
[[nodiscard]] bool makeSidesEqual(const std::vector<TextEdit>& edits, std::string_view text, const Outline& outline);

} // namespace querymend
