#pragma once

#include "base/textmap.h"
#include "check/finding.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Whether a statement written by the user may go to the engine. Only the guard is applied; nothing is rewritten.
struct Admission {
    std::vector<Finding> findings; ///< why it may not; the most telling first
    EditedText statement{{}, {}};  ///< what may go to the engine
    /// The guard only fails to understand it: the engine may parse it to say what is wrong, but nothing more.
    bool isUnclear = false;
};

/// The catalog provides the tables, functions beyond the dialect's own, and the restricted objects; it may be null.
[[nodiscard]] Admission admit(std::string_view text, const Dialect& dialect, const Catalog* catalog);

} // namespace querymend
