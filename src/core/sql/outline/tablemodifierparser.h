#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads what may follow a source's name or alias: samples, partitions, hints, points in time, PIVOT.
void parseTableModifiers(ParseContext& in, Source& source);
/// Reads TABLESAMPLE BERNOULLI (10) REPEATABLE (1), SAMPLE (5), DuckDB's SAMPLE 10% or reservoir(50 ROWS).
bool parseSample(ParseContext& in);
/// Reads the parenthesis of SQL Server's WITH (NOLOCK, INDEX(…)); any word that is not a known plan hint counts as a
/// lock hint.
void parseTableHints(ParseContext& in);

} // namespace querymend
