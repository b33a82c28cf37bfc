#pragma once

#include "base/result.h"
#include "db/engineerror.h"
#include "db/mysql/mysqllink.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include <mysql.h>

namespace querymend {

enum class MysqlFetched : std::uint8_t { row, end };

/// One statement that the server has prepared, and the rows that it sends for it, one by one.
class MysqlStatement {
public:
    explicit MysqlStatement(MysqlLink& link) : m_link(link), m_statement(mysql_stmt_init(link.connection())) {}
    MysqlStatement(const MysqlStatement&) = delete;
    MysqlStatement& operator=(const MysqlStatement&) = delete;
    ~MysqlStatement();

    [[nodiscard]] MYSQL_STMT* handle() const { return m_statement; }

    /// By the binary protocol, which takes one statement only.
    [[nodiscard]] Result<std::monostate, EngineError> prepare(std::string_view text);
    /// Nothing that only changes or hides its rows has any columns.
    [[nodiscard]] bool hasColumns() const { return mysql_stmt_field_count(m_statement) > 0; }
    [[nodiscard]] bool hasParameters() const { return mysql_stmt_param_count(m_statement) > 0; }

    [[nodiscard]] Result<std::monostate, EngineError> execute();
    /// The next row comes into what was bound.
    [[nodiscard]] Result<MysqlFetched, EngineError> fetch();

private:
    [[nodiscard]] EngineError error() { return m_link.lastError(m_statement); }

    MysqlLink& m_link;
    MYSQL_STMT* m_statement;
    bool m_hasRowsLeft = false;
};

/// Where in the statement a message of the server points, if it is certain.
[[nodiscard]] std::optional<std::uint32_t> mysqlOffset(std::string_view statement, std::string_view message);

} // namespace querymend
