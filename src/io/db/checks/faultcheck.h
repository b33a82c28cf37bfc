#pragma once

#include "check/finding.h"
#include "db/session/session.h"
#include "schema/catalog.h"

#include <chrono>
#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// Whether values of the database may be read to judge a statement.
enum class ValueReading : std::uint8_t { leaveOut, allowed };

/// Time limits for querying a database about a statement that runs: in all, and per query.
struct FaultBudget {
    std::chrono::milliseconds all{600};
    std::chrono::milliseconds one{200};
};

/// Asks the database whether a statement that runs means what was asked. Returns warnings with positions in the
/// statement; what cannot be learnt in time is left out.
[[nodiscard]] std::vector<Finding> confirmedFaults(std::string_view statement, std::string_view question,
                                                   const Catalog& catalog, Session& session, ValueReading values,
                                                   const FaultBudget& budget);

} // namespace querymend
