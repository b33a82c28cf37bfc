#pragma once

#include "base/range.h"
#include "check/finding.h"
#include "check/literalcomparison.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What a probe asks in order to find out why a statement returns no rows.
enum class ProbeKind : std::uint8_t {
    withoutCondition, ///< the statement without one condition: does it return rows?
    values,           ///< the distinct values of what is compared with a literal
    extremes,         ///< the lowest and highest value, and how many are not NULL
};

/// A query that helps to explain an empty result. It reads nothing that the statement itself does not read.
struct EmptinessProbe {
    ProbeKind kind = ProbeKind::withoutCondition;
    std::string sql;
    ByteRange condition;    ///< of the statement
    std::string expression; ///< what is compared, as written
    MatchKind match = MatchKind::oneOf;
    std::vector<std::string> literals; ///< compared with it; of a pattern, its longest part without wildcards
};

/// Plans probes for each condition of WHERE, ON and HAVING in a statement that passed the guard, the outermost query's
/// first. Details are only probed for comparisons of a table's own columns with literals.
[[nodiscard]] std::vector<EmptinessProbe> emptinessProbes(std::string_view statement, const Dialect& dialect,
                                                          const Catalog* catalog);

/// The database's answer to a probe.
struct EmptinessAnswer {
    std::uint64_t rows = 0; ///< rows that were read
    bool hasMore = false;
    std::vector<std::string> values;     ///< of `values`, or the lowest and the highest
    std::optional<std::uint64_t> filled; ///< of `extremes`: values that are not NULL
};

/// Turns an answer into a note on the condition, or nothing if it explains nothing. Ranges are those of the statement.
[[nodiscard]] std::optional<Finding> explainedBy(const EmptinessProbe& probe, const EmptinessAnswer& answer);

} // namespace querymend
