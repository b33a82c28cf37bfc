#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/duckdb/duckdbconnection.h"
#include "db/duckdb/duckdbdefinitions.h"
#include "db/duckdb/duckdbstatement.h"
#include "db/session/engineerror.h"
#include "sql/guard/functions.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// Returns the settings of a read-only session; of the URL's options, it takes only the limits.
[[nodiscard]] Result<DuckdbSettings, EngineError> duckdbFenceSettings(const ConnectionTarget& target);

/// Prepares a statement only if DuckDB's own parser takes it for a query that calls no denied function. Table functions
/// can switch on profiling and logging in spite of locked settings, so settings alone are no fence.
class DuckdbFence {
public:
    /// Views and macros that the user allowed are not examined.
    DuckdbFence(DuckdbConnection& connection, const FunctionLists& functions, std::vector<std::string> allowed)
        : m_connection(connection), m_functions(functions), m_allowed(std::move(allowed))
    {}

    /// Checks that DuckDB applied the settings, and reads its definitions. Returns the reason on failure, else an empty
    /// string.
    [[nodiscard]] std::string raise(const DuckdbSettings& settings);
    /// Prepares the statement if it is a query and nothing else.
    [[nodiscard]] Result<DuckdbStatement, EngineError> admit(std::string_view statement) const;

private:
    /// DuckDB's reading of a text: a query that calls nothing denied, or no SQL, for which preparing gives the best
    /// message.
    enum class Reading : std::uint8_t { query, noSql };

    [[nodiscard]] std::string confirm(const DuckdbSettings& settings) const;
    /// Reading them once is enough: a file opened read-only keeps its macros and views. Returns the reason on failure.
    [[nodiscard]] std::string readDefinitions();
    [[nodiscard]] Result<Reading, EngineError> read(std::string_view statement) const;
    [[nodiscard]] Result<std::string, EngineError> treeOf(std::string_view statement) const;

    DuckdbConnection& m_connection;
    const FunctionLists& m_functions;
    std::vector<std::string> m_allowed;
    DuckdbHidingNames m_hiding;
    std::shared_ptr<const DuckdbStatement> m_serializer; ///< shared with its rows
};

} // namespace querymend
