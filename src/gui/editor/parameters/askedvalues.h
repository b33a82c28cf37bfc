#pragma once

#include "sql/tokens/lexrules.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// The values that were put into the statements that last ran; all is empty if they had no parameters.
struct AskedValues {
    QString words = {};                       ///< for people to read
    std::optional<LexRules> filledUnder = {}; ///< how they were spelled
    std::vector<std::string> written = {};    ///< the statements without them, if one is secret
};

} // namespace querymend
