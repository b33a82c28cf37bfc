#pragma once

#include "db/addresses/connectionurl.h"

class QString;

namespace querymend {

/// What a place that the user named opens. Anything but a URL is a file: DuckDB's if its name ends in .duckdb, else
/// SQLite's.
[[nodiscard]] Result<ConnectionTarget, UrlProblem> targetAt(const QString& place);

} // namespace querymend
