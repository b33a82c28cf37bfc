#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

struct sqlite3;

namespace querymend {

/// What SQLite reports while preparing one statement. Names are lower case.
struct ReadStatement {
    bool onlyReads = false;           ///< by sqlite3_stmt_readonly, and the authorizer saw only reads
    std::set<std::string> tables;     ///< and table functions; not what a view reads
    std::set<std::string> functions;  ///< including operators that are functions, such as like
    std::set<std::string> columns;    ///< as table.column
    std::set<std::string> bareTables; ///< read without any of their columns; may include CTEs
};

/// What SQLite reports about a text.
struct SqliteReading {
    std::vector<ReadStatement> statements; ///< up to the first error
    std::string error;
};

/// An in-memory database that prepares texts without running them.
class SqliteReader {
public:
    /// Opens the database and creates its tables with the script.
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
