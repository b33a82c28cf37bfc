#include "sqlitereader.h"

#include "base/ascii.h"

#include <sqlite3.h>

#include <algorithm>

namespace querymend {

namespace {

std::string lower(const char* text)
{
    return text ? asciiLowered(text) : std::string();
}

/// The authorizer's context: where it writes, and the views it must know.
struct Notes {
    ReadStatement& statement;
    const std::set<std::string>& views;
};

void noteRead(ReadStatement& statement, const char* table, const char* column)
{
    const std::string given = lower(table);
    const std::string name = given == "sqlite_master" ? "sqlite_schema" : given;
    if (column && *column) {
        statement.tables.insert(name);
        statement.columns.insert(name + '.' + lower(column));
    } else {
        statement.bareTables.insert(name);
    }
}

/// The authorizer callback: notes what a statement reads and whether it does more than reading.
int note(void* context, int action, const char* first, const char* second, const char*, const char* reader)
{
    auto& [statement, views] = *static_cast<Notes*>(context);
    const bool forView = reader && views.count(lower(reader)) > 0;
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE:
        break;
    case SQLITE_FUNCTION:
        if (!forView)
            statement.functions.insert(lower(second));
        break;
    case SQLITE_READ:
        if (!forView)
            noteRead(statement, first, second);
        break;
    default:
        statement.onlyReads = false;
    }
    return SQLITE_OK;
}

int addName(void* names, int, char** values, char**)
{
    static_cast<std::set<std::string>*>(names)->insert(lower(values[0]));
    return 0;
}

} // namespace

void SqliteReader::Close::operator()(sqlite3* database) const
{
    sqlite3_close(database);
}

SqliteReader::SqliteReader(const std::string& schemaScript)
{
    sqlite3* database = nullptr;
    const int opened = sqlite3_open(":memory:", &database);
    m_database.reset(database);
    const auto run = [&](const char* script, void* names) {
        return sqlite3_exec(database, script, names ? addName : nullptr, names, nullptr) == SQLITE_OK;
    };
    m_isOpen = opened == SQLITE_OK && run(schemaScript.c_str(), nullptr)
        && run("SELECT name FROM sqlite_schema WHERE type = 'view'", &m_views);
}

SqliteReading SqliteReader::read(const std::string& sql)
{
    SqliteReading out;
    const char* rest = sql.c_str();
    const char* const end = rest + sql.size();
    while (rest < end) {
        ReadStatement statement;
        statement.onlyReads = true;
        Notes notes{statement, m_views};
        sqlite3_set_authorizer(m_database.get(), note, &notes);
        sqlite3_stmt* prepared = nullptr;
        const int result = sqlite3_prepare_v2(m_database.get(), rest, static_cast<int>(end - rest), &prepared, &rest);
        sqlite3_set_authorizer(m_database.get(), nullptr, nullptr);
        if (result != SQLITE_OK) {
            out.error = sqlite3_errmsg(m_database.get());
            return out;
        }
        if (!prepared) // blanks, comments, a semicolon
            continue;
        statement.onlyReads =
            statement.onlyReads && sqlite3_stmt_readonly(prepared) != 0 && sqlite3_stmt_isexplain(prepared) == 0;
        sqlite3_finalize(prepared);
        out.statements.push_back(std::move(statement));
    }
    return out;
}

} // namespace querymend
