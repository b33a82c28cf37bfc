#pragma once

#include "dialect/dialect.h"
#include "schema/restrictedobject.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A function, macro, view or table of a database, as its catalog describes it.
struct Definition {
    RestrictedKind kind = RestrictedKind::function;
    std::string schema;
    std::string name;
    std::string text;                         ///< empty if there is none, or if this login may not see it
    std::optional<RestrictionReason> known{}; ///< a reason that the catalog itself gives
    bool runsAsOwner = false;
    std::vector<std::string> parameters{};
};

/// Offset of the query in the text of a view: after the AS of `CREATE VIEW name (columns) AS query`, or 0 if the text
/// is only the query.
[[nodiscard]] std::size_t endOfHead(std::string_view createView);

/// Returns the definitions that do more than compute or read, judged by their texts, and those that use them. For
/// engines whose catalogs do not record dependencies.
[[nodiscard]] std::vector<RestrictedObject> restrictionsOf(const std::vector<Definition>& definitions,
                                                           const Dialect& dialect,
                                                           const std::vector<std::string>& allowed);

} // namespace querymend
