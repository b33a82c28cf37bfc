#pragma once

#include "base/result.h"
#include "db/duckdb/duckdbconnection.h"
#include "db/engineerror.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace querymend {

/// A prepared statement, released with this object, which must not outlive its connection.
class DuckdbStatement {
public:
    /// Prepares exactly one statement; `prefix` is sent in front of it.
    [[nodiscard]] static Result<DuckdbStatement, EngineError> prepare(DuckdbConnection& connection,
                                                                      std::string_view text,
                                                                      std::string_view prefix = {});
    DuckdbStatement(DuckdbStatement&& other) noexcept;
    DuckdbStatement& operator=(DuckdbStatement&& other) = delete;
    ~DuckdbStatement();

    [[nodiscard]] const duckdbapi::Api& api() const { return m_connection->api(); }
    [[nodiscard]] duckdbapi::Prepared handle() const { return m_statement; }
    [[nodiscard]] duckdbapi::StatementKind kind() const { return api().prepared_statement_type(m_statement); }
    /// How many bytes were sent in front of the statement.
    [[nodiscard]] std::size_t before() const { return m_before; }

private:
    DuckdbStatement(DuckdbConnection& connection, duckdbapi::Prepared statement, std::size_t before)
        : m_connection(&connection), m_statement(statement), m_before(before)
    {}

    DuckdbConnection* m_connection;
    duckdbapi::Prepared m_statement;
    std::size_t m_before;
};

} // namespace querymend
