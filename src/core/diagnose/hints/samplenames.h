#pragma once

#include "diagnose/hints/failedstatement.h"
#include "diagnose/hints/hintfacts.h"

#include <string>
#include <string_view>

namespace querymend {

/// Names for examples, written as the dialect needs them: of the tables at hand, or else made up.
struct SampleNames {
    std::string table = "orders";
    std::string column = "status";
    std::string numberColumn = "total";
    std::string joinedTable = "customers";
    std::string keyFrom = "customer_id"; ///< of table
    std::string keyTo = "id";            ///< of joinedTable
};

/// The names that are nearest to what the statement is about.
[[nodiscard]] SampleNames sampleNames(const HintFacts& facts, const FailedStatement& statement);

/// A table as a statement of this schema has to write it.
[[nodiscard]] std::string spelledTable(const Catalog& catalog, TableId id, const Dialect& dialect);

} // namespace querymend
