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
    std::string text;                         ///< empty where there is none, or where this login may not see it
    std::optional<RestrictionReason> known{}; ///< what the catalog itself says against it
    bool runsAsOwner = false;
    std::vector<std::string> parameters{};
};

/// Where the query begins in the text of a view: after the AS of `CREATE VIEW name (columns) AS query`, at 0 where the
/// text is the query alone.
[[nodiscard]] std::size_t endOfHead(std::string_view createView);

/// Which of them do more than compute or read, told from their texts, and what uses those. For engines whose catalogs
/// do not say what uses what.
[[nodiscard]] std::vector<RestrictedObject> restrictionsOf(const std::vector<Definition>& definitions,
                                                           const Dialect& dialect,
                                                           const std::vector<std::string>& allowed);

} // namespace querymend
