#pragma once

#include "db/imports/foundconnection.h"

#include <nlohmann/json_fwd.hpp>

namespace querymend {

/// Reads how DBeaver reaches a server: an SSH tunnel and TLS become options; a proxy is an obstacle. The options must
/// have been read before.
void readHandlers(const nlohmann::json& configuration, FoundConnection& found);

} // namespace querymend
