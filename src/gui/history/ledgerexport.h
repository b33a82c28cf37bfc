#pragma once

#include "report/ledgersummary.h"

#include <string>
#include <vector>

class QString;

namespace querymend {

/// Calls, or their sums, in the format of the file's ending: a table, lines of JSON, or text.
[[nodiscard]] std::string contentFor(const QString& path, const std::vector<LedgerRow>& rows);
[[nodiscard]] std::string contentFor(const QString& path, const std::vector<LedgerTotal>& totals);

} // namespace querymend
