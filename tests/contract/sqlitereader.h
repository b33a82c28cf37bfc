#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

struct sqlite3;

namespace querymend {

/// What SQLite says of one statement while it prepares it. Names are lower case.
struct SqliteStatement {
    bool onlyReads = false;           ///< by sqlite3_stmt_readonly, and the authorizer was asked about reading alone
    std::set<std::string> tables;     ///< and functions that give rows; not what a view reads
    std::set<std::string> functions;  ///< operators that are functions, such as like, among them
    std::set<std::string> columns;    ///< as table.column
    std::set<std::string> bareTables; ///< read without any of their columns; names of CTEs may be among them
};

/// What SQLite says of a text.
struct SqliteReading {
    std::vector<SqliteStatement> statements; ///< up to the first error
    std::string error;
};

/// A database in memory that prepares texts and runs none of them.
class SqliteReader {
public:
    /// With the tables that the script creates.
    explicit SqliteReader(const std::string& schemaScript);

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] SqliteReading read(const std::string& sql);

private:
    struct Close {
        void operator()(sqlite3* database) const;
    };

    std::unique_ptr<sqlite3, Close> m_database;
    std::set<std::string> m_views;
    bool m_isOpen = false;
};

} // namespace querymend
