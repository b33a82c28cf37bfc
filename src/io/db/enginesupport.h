#pragma once

#include "db/addresses/connectiontarget.h"

#include <optional>
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

/// What connecting to an engine lacks on this machine.
struct MissingPart {
    std::string package; ///< Debian's with Qt's driver; empty if Debian has none, as for libduckdb
};

/// Looks without loading anything, so that a form can ask whenever it is filled in; none if nothing is missing.
[[nodiscard]] std::optional<MissingPart> missingFor(EngineKind engine);

/// Looks for what connecting to each engine needs, without connecting to anything.
[[nodiscard]] std::vector<EngineSupport> engineSupport();

} // namespace querymend
