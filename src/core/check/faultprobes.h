#pragma once

#include "check/faultprobe.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <string_view>
#include <vector>

namespace querymend {

/// What to ask a database about a statement that runs, to find out whether it means what was asked.
[[nodiscard]] std::vector<FaultProbe> faultProbes(std::string_view statement, const Dialect& dialect,
                                                  const Catalog& catalog, std::string_view question);

} // namespace querymend
