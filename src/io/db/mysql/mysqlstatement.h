#pragma once

#include "base/result.h"
#include "db/mysql/mysqllink.h"
#include "db/session/engineerror.h"

#include <cstdint>
#include <optional>
#include <string_view>

#include <mysql.h>

namespace querymend {

enum class MysqlFetched : std::uint8_t { row, end };

/// A statement prepared on the server, whose rows are fetched one by one.
class MysqlStatement {
public:
    explicit MysqlStatement(MysqlLink& link) : m_link(link), m_statement(mysql_stmt_init(link.connection())) {}
    MysqlStatement(const MysqlStatement&) = delete;
    MysqlStatement& operator=(const MysqlStatement&) = delete;
    ~MysqlStatement();

    [[nodiscard]] MYSQL_STMT* handle() const { return m_statement; }

    /// Uses the binary protocol, which takes a single statement.
    [[nodiscard]] Result<void, EngineError> prepare(std::string_view text);
    /// False for a statement that only changes rows or does not return them.
    [[nodiscard]] bool hasColumns() const { return mysql_stmt_field_count(m_statement) > 0; }
    [[nodiscard]] bool hasParameters() const { return mysql_stmt_param_count(m_statement) > 0; }

    [[nodiscard]] Result<void, EngineError> execute();
    /// Reads the next row into the bound buffers.
    [[nodiscard]] Result<MysqlFetched, EngineError> fetch();

private:
    [[nodiscard]] EngineError error() { return m_link.lastError(m_statement); }

    MysqlLink& m_link;
    MYSQL_STMT* m_statement;
    bool m_hasRowsLeft = false;
};

/// Returns the offset in the statement to which a server's message refers, if it is certain.
[[nodiscard]] std::optional<std::uint32_t> mysqlOffset(std::string_view statement, std::string_view message);

} // namespace querymend
