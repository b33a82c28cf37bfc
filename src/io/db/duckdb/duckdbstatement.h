#pragma once

#include "base/result.h"
#include "db/duckdb/duckdbconnection.h"
#include "db/session/engineerror.h"

#include <string>
#include <string_view>

namespace querymend {

/// A prepared statement, released with this object, which must not outlive its connection.
class DuckdbStatement {
public:
    /// Prepares exactly one statement.
    [[nodiscard]] static Result<DuckdbStatement, EngineError> prepare(DuckdbConnection& connection,
                                                                      std::string_view text);
    DuckdbStatement(DuckdbStatement&& other) noexcept;
    DuckdbStatement& operator=(DuckdbStatement&& other) = delete;
    ~DuckdbStatement();

    [[nodiscard]] const duckdbapi::Api& api() const { return m_connection->api(); }
    [[nodiscard]] duckdbapi::Prepared handle() const { return m_statement; }
    [[nodiscard]] duckdbapi::StatementKind kind() const { return api().prepared_statement_type(m_statement); }

private:
    DuckdbStatement(DuckdbConnection& connection, duckdbapi::Prepared statement)
        : m_connection(&connection), m_statement(statement)
    {}

    DuckdbConnection* m_connection;
    duckdbapi::Prepared m_statement;
};

} // namespace querymend
