#pragma once

#include "base/range.h"
#include "check/finding.h"
#include "diagnose/literalcomparison.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What is asked to learn why a statement gives no rows.
enum class ProbeKind : std::uint8_t {
    withoutCondition, ///< the statement with one condition taken away: are there rows then?
    values,           ///< the different values of what is compared with a literal
    extremes,         ///< the lowest and highest value, and how many are not NULL
};

/// One question to the database. It reads no more than the statement itself does.
struct EmptinessProbe {
    ProbeKind kind = ProbeKind::withoutCondition;
    std::string sql;
    ByteRange condition;    ///< of the statement
    std::string expression; ///< what is compared, as written
    Seeks seeks = Seeks::oneOf;
    std::vector<std::string> literals; ///< that it is compared with; of a pattern its longest part without wildcards
};

/// Questions about each condition of WHERE, ON and HAVING in a statement that the guard let through, the outermost
/// query's first. Only comparisons of a table's own column with a literal are asked about in detail.
[[nodiscard]] std::vector<EmptinessProbe> emptinessProbes(std::string_view statement, const Dialect& dialect,
                                                          const Catalog* catalog);

/// What a database answered to a probe.
struct EmptinessAnswer {
    std::uint64_t rows = 0; ///< that were read
    bool hasMore = false;
    std::vector<std::string> values;     ///< of `values`, or the lowest and the highest
    std::optional<std::uint64_t> filled; ///< of `extremes`: values that are not NULL
};

/// The answer as a note on the condition; none where it says nothing. Places are those of the statement.
[[nodiscard]] std::optional<Finding> explainedBy(const EmptinessProbe& probe, const EmptinessAnswer& answer);

} // namespace querymend
