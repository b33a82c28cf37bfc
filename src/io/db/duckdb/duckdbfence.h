#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "db/duckdb/duckdbconnection.h"
#include "db/duckdb/duckdbdefinitions.h"
#include "db/duckdb/duckdbstatement.h"
#include "db/engineerror.h"
#include "sql/functions.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// The settings of a session that only reads; of the options only those that are limits.
[[nodiscard]] Result<DuckdbSettings, EngineError> duckdbFenceSettings(const ConnectionTarget& target);

/// Prepares what DuckDB's own parser takes for a query that calls no denied function, and nothing else.
/// Table functions can switch on profiling and logging in spite of locked settings, so settings alone are no fence.
class DuckdbFence {
public:
    /// Views and macros that a person allowed are not looked into.
    DuckdbFence(DuckdbConnection& connection, const FunctionLists& functions, std::vector<std::string> allowed)
        : m_connection(connection), m_functions(functions), m_allowed(std::move(allowed))
    {}

    /// The reason where DuckDB did not do as told.
    [[nodiscard]] std::string raise(const DuckdbSettings& settings);
    /// A query and nothing else.
    [[nodiscard]] Result<DuckdbStatement, EngineError> admit(std::string_view statement) const;

private:
    /// What DuckDB's parser made of a text: a query that calls nothing denied, or no SQL, of which preparing tells best
    /// what is wrong.
    enum class Reading : std::uint8_t { query, noSql };

    [[nodiscard]] std::string confirm(const DuckdbSettings& settings) const;
    /// A file that is only read keeps its macros and views for as long as it is open. The reason where they cannot be
    /// read.
    [[nodiscard]] std::string readDefinitions();
    [[nodiscard]] Result<Reading, EngineError> read(std::string_view statement) const;
    [[nodiscard]] Result<std::string, EngineError> treeOf(std::string_view statement) const;

    DuckdbConnection& m_connection;
    const FunctionLists& m_functions;
    std::vector<std::string> m_allowed;
    DuckdbHidingNames m_hiding;
    std::shared_ptr<const DuckdbStatement> m_serializer; ///< shared with the rows of each use
};

} // namespace querymend
