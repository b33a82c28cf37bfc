#pragma once

#include "base/result.h"
#include "db/imports/foundconnection.h"

#include <string_view>
#include <vector>

namespace querymend {

/// Reads the `data-sources.json` of a DBeaver project. DBeaver keeps logins encrypted in another file, which is not
/// read.
[[nodiscard]] Result<std::vector<FoundConnection>, ImportFailure> readDBeaverFile(std::string_view text);

} // namespace querymend
