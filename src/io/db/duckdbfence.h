#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "db/duckdbconnection.h"
#include "db/duckdbstatement.h"
#include "db/engineerror.h"
#include "sql/functions.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The settings of a session that only reads; of the options only those that are limits.
[[nodiscard]] Result<DuckdbSettings, EngineError> duckdbFenceSettings(const ConnectionTarget& target);

/// What a statement must be before DuckDB prepares it: a query by DuckDB's own parser, that calls no denied function.
/// Table functions can switch on profiling and logging in spite of locked settings, so settings alone are no fence.
class DuckdbFence {
public:
    DuckdbFence(DuckdbConnection& connection, const FunctionLists& functions)
        : m_connection(connection), m_functions(functions)
    {}

    /// The reason where DuckDB did not do as told.
    [[nodiscard]] std::string raise(const DuckdbSettings& settings);
    /// Nothing where it may be prepared; what does not parse may, because preparing tells best what is wrong.
    [[nodiscard]] std::optional<EngineError> refusalOf(std::string_view statement) const;

private:
    [[nodiscard]] Result<std::string, EngineError> treeOf(std::string_view statement) const;

    DuckdbConnection& m_connection;
    const FunctionLists& m_functions;
    std::shared_ptr<const DuckdbStatement> m_serializer; ///< shared with the rows of each use
};

} // namespace querymend
