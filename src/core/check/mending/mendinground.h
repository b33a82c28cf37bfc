#pragma once

#include "base/errorcode.h"
#include "base/textmap.h"
#include "check/finding.h"

#include <string>
#include <vector>

namespace querymend {

/// One correction that brought a text nearer to passing.
struct MendingRound {
    ErrorCode code = ErrorCode::unclassified; ///< of the mistake that it corrected
    std::string reason;
    double confidence = 0;       ///< the least of its fixes
    std::vector<TextEdit> edits; ///< of the text before it
    std::string sql;             ///< the text after it
    std::vector<Finding> before; ///< what was wrong
    std::vector<Finding> after;  ///< what is still wrong
};

} // namespace querymend
