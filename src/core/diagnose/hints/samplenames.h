#pragma once

#include "diagnose/hints/failedstatement.h"
#include "diagnose/hints/hintfacts.h"

#include <string>
#include <string_view>

namespace querymend {

/// Names for examples, quoted as the dialect requires: taken from the schema, or made up.
struct SampleNames {
    std::string table = "orders";
    std::string column = "status";
    std::string numberColumn = "total";
    std::string joinedTable = "customers"; ///< empty if the schema has no key to join by
    std::string keyFrom = "customer_id";   ///< of table
    std::string keyTo = "id";              ///< of joinedTable
};

/// Chooses names that are close to what the statement is about.
[[nodiscard]] SampleNames sampleNames(const HintFacts& facts, const FailedStatement& statement);

/// A table's name as a statement has to write it, qualified if necessary.
[[nodiscard]] std::string spelledTable(const Catalog& catalog, TableId id, const Dialect& dialect);

} // namespace querymend
