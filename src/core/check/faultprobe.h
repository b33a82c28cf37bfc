#pragma once

#include "check/finding.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What an answer to a probe proves.
enum class ProbeProof : std::uint8_t {
    aRow,       ///< one row proves the fault
    noRow,      ///< a row disproves it; then the stored values decide
    dateFormat, ///< values in another format prove it
};

/// A silent fault that only the database can confirm, with the queries that do. They read nothing that the statement
/// itself does not read.
struct FaultProbe {
    Finding finding; ///< the warning, as far as it is known without the database
    ProbeProof proof = ProbeProof::aRow;
    std::string sql;
    std::string valuesSql = {}; ///< the distinct values of the column, for `noRow`
    std::string rowsSql = {};   ///< its rows, to see how often values repeat
    std::vector<std::string> literals = {};
    std::vector<ByteRange> places = {}; ///< of the literals in the statement

    /// Whether the answer shows values, which a policy may forbid to read.
    [[nodiscard]] bool readsValues() const { return proof != ProbeProof::aRow; }
};

/// The values that a column holds, as far as they were read.
struct StoredValues {
    std::vector<std::string> values;
    bool isComplete = false;
    bool doRepeat = false; ///< there are several rows for each value
};

/// The warning for values none of which equals the literals, if one of them was probably meant.
[[nodiscard]] std::optional<Finding> confirmedByValues(const FaultProbe& probe, const StoredValues& stored);
/// The warning for dates that are stored in another format.
[[nodiscard]] std::optional<Finding> confirmedByDates(const FaultProbe& probe, const StoredValues& stored);

} // namespace querymend
