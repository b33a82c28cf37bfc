#pragma once

#include "base/textmap.h"
#include "check/ranking.h"
#include "sql/outline/outline.h"

#include <string>
#include <vector>

namespace querymend {

/// One possible meaning of a name that is not known.
struct Meaning {
    std::string name;
    std::string replacement; ///< of the name; empty if no edit can express it, or if `further` does
    Evidence evidence;
    std::string join = {};
    std::vector<TextEdit> further = {}; ///< elsewhere: the join that makes the name known
    // The column that the name would then mean, as far as it is in the query.
    SourceId source = {};
    std::string column = {};
};

} // namespace querymend
