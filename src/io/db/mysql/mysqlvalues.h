#pragma once

#include "db/mysql/mysqltypes.h"
#include "db/session/cell.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <mysql.h>

namespace querymend {

/// Buffers for the values of one row, which the library fills; a value too long for its buffer is fetched when the row
/// is read.
class MysqlRow {
public:
    explicit MysqlRow(MYSQL_STMT* statement);
    MysqlRow(const MysqlRow&) = delete;
    MysqlRow& operator=(const MysqlRow&) = delete;
    ~MysqlRow() = default;

    [[nodiscard]] const std::vector<ResultColumn>& columns() const { return m_columns; }
    [[nodiscard]] bool bind();
    /// Returns the size of the row fetched last.
    [[nodiscard]] std::uint64_t bytes() const;
    [[nodiscard]] CellRow read();

private:
    struct Place {
        MysqlKind kind = MysqlKind::text;
        bool isUnsigned = false;
        std::int64_t integer = 0;
        double real = 0;
        float shortReal = 0;
        std::array<char, 256> text{};
        unsigned long length = 0;
        my_bool isNull = 0;
    };

    [[nodiscard]] Cell cellAt(std::size_t column);
    [[nodiscard]] std::string textAt(std::size_t column);

    MYSQL_STMT* m_statement;
    std::vector<ResultColumn> m_columns;
    std::vector<Place> m_places;
    std::vector<MYSQL_BIND> m_binds;
};

} // namespace querymend
