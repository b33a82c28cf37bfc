#pragma once

#include "db/addresses/connectiontarget.h"

#include <string>
#include <vector>

namespace querymend {

/// Whether this machine can connect to an engine.
struct EngineSupport {
    EngineKind engine = EngineKind::sqlite;
    bool isThere = false;
    std::string through; ///< the libraries with their versions, or what is missing
    std::string advice;  ///< empty if it is there
};

/// Looks for what connecting to each engine needs, without connecting to anything.
[[nodiscard]] std::vector<EngineSupport> engineSupport();

} // namespace querymend
