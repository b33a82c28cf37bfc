#pragma once

#include "sql/outline/outline.h"

#include <string>

namespace querymend {

/// One possible meaning of a name that is not known.
struct Meaning {
    std::string name;
    std::string replacement; ///< empty if no edit can express it
    std::string reason;
    double confidence = 0;
    std::string join = {};
    // The column that the name would then mean, as far as it is in the query.
    SourceId source = {};
    std::string column = {};
};

} // namespace querymend
