#pragma once

#include "base/textmap.h"
#include "check/finding.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Whether a statement that a person wrote may go to the engine: the guard alone, which changes nothing in it.
struct Admission {
    std::vector<Finding> findings; ///< why it may not; the first says it best
    EditedText statement{{}, {}};  ///< what may go to the engine
    /// It is only not understood: the engine's parser may say what is wrong with it, and no more.
    bool isUnclear = false;
};

/// The catalog says which tables there are and which functions beyond the dialect's own, and what of the database is
/// restricted; it may be null.
[[nodiscard]] Admission admit(std::string_view text, const Dialect& dialect, const Catalog* catalog);

} // namespace querymend
