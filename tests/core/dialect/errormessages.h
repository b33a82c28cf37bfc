#pragma once

#include <span>
#include <vector>

namespace querymend::test {

/// A message of an engine or one of its clients, and what must be read from it.
struct Message {
    const char* dialect;
    const char* sentence;
    const char* text;
    const char* code;
    const char* identifier;
};

// Provoked on SQLite 3.40, PostgreSQL 15, MariaDB 10.11 and DuckDB 1.5, directly and through the clients that the rows
// name; those of SQL Server and Oracle come from their documentation.
[[nodiscard]] std::span<const Message> sqliteMessages();
[[nodiscard]] std::span<const Message> postgresqlMessages();
[[nodiscard]] std::span<const Message> mariadbMessages();
[[nodiscard]] std::span<const Message> duckdbMessages();
[[nodiscard]] std::span<const Message> sqlserverMessages();
[[nodiscard]] std::span<const Message> oracleMessages();

[[nodiscard]] std::vector<Message> allMessages();

} // namespace querymend::test
