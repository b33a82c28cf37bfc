#include "db/sqlite/sqlitefence.h"

#include "base/names.h"
#include "dialect/dialect.h"
#include "sql/guard/guard.h"

#include <array>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <sqlite3.h>

namespace querymend {

namespace {

/// Whether SQLite calls this function for an operator.
bool isOperator(std::string_view function)
{
    return function == "->" || function == "->>" || function == "like" || function == "glob" || function == "match"
        || function == "regexp";
}

/// Whether the function may return something else when the same statement is run again. Names as SQLite reports them.
bool givesSomethingElse(std::string_view function)
{
    return listNames("changes current_date current_time current_timestamp date datetime julianday last_insert_rowid "
                     "random randomblob strftime time total_changes unixepoch",
                     function);
}

int authorize(void* data, int action, const char* first, const char* second, const char*, const char*)
{
    auto& fence = *static_cast<SqliteFence*>(data);
    if (fence.trusted)
        return SQLITE_OK;
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE:
        return SQLITE_OK;
    case SQLITE_FUNCTION:
        fence.varies = fence.varies || (second && givesSomethingElse(second));
        if (second && (isOperator(second) || statusOf(*fence.functions, second) == FunctionStatus::allowed))
            return SQLITE_OK;
        break;
    case SQLITE_PRAGMA:
        if (first && listNames(readingPragmas, first)) // requested when a pragma_… table function is read
            return SQLITE_OK;
        // Full-text search checks whether its table has changed. The pragma takes no value, so it cannot set anything.
        if (first && !second && std::string_view(first) == "data_version")
            return SQLITE_OK;
        break;
    default: // everything else writes, attaches or changes the connection
        break;
    }
    fence.denied = true;
    return SQLITE_DENY;
}

int checkProgress(void* data)
{
    auto& fence = *static_cast<SqliteFence*>(data);
    if (fence.cancelled && fence.cancelled->load(std::memory_order_relaxed))
        return 1;
    fence.timedOut = std::chrono::steady_clock::now() >= fence.deadline;
    return fence.timedOut ? 1 : 0;
}

/// A table function is added to the schema on first use, which the authorizer would take for a write.
void registerTableFunctions(sqlite3* database)
{
    const auto use = [database](const std::string& function) {
        sqlite3_exec(database, ("SELECT 1 FROM " + function + " LIMIT 0").c_str(), nullptr, nullptr, nullptr);
    };
    use("json_each");
    use("json_tree");
    std::istringstream pragmas{std::string(readingPragmas)};
    for (std::string pragma; pragmas >> pragma;)
        use("pragma_" + pragma);
}

struct Switch {
    int option;
    int value;
    std::string_view name;
};

constexpr std::array<Switch, 6> switches{{
    {SQLITE_DBCONFIG_DEFENSIVE, 1, "DEFENSIVE"},
    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, "TRUSTED_SCHEMA"},
    {SQLITE_DBCONFIG_DQS_DML, 0, "DQS_DML"},
    {SQLITE_DBCONFIG_DQS_DDL, 0, "DQS_DDL"},
    {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, "ENABLE_LOAD_EXTENSION"},
    {SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0, "ENABLE_FTS3_TOKENIZER"},
}};

} // namespace

void keepVirtualTablesOpen(sqlite3* database, SqliteFence& fence)
{
    using Prepared = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)>;
    const auto prepare = [database](const std::string& statement) {
        sqlite3_stmt* made = nullptr;
        sqlite3_prepare_v2(database, statement.c_str(), -1, &made, nullptr);
        return Prepared(made, sqlite3_finalize);
    };
    const bool wasTrusted = std::exchange(fence.trusted, true);
    const Prepared version = prepare("PRAGMA main.schema_version");
    const int now = version && sqlite3_step(version.get()) == SQLITE_ROW ? sqlite3_column_int(version.get(), 0) : -1;
    if (now != fence.schemaVersion) {
        // SQLite notices a schema change only when a statement runs.
        sqlite3_exec(database, "SELECT count(*) FROM sqlite_schema", nullptr, nullptr, nullptr);
        const Prepared tables =
            prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'virtual'");
        std::vector<std::string> names;
        while (tables && sqlite3_step(tables.get()) == SQLITE_ROW)
            names.emplace_back(reinterpret_cast<const char*>(sqlite3_column_text(tables.get(), 0)));
        for (const std::string& name : names) // preparing opens it, nothing is read
            (void)prepare("SELECT 1 FROM main." + quoted(dialectOf(DialectId::sqlite), name));
        fence.schemaVersion = now;
    }
    fence.trusted = wasTrusted;
}

Result<void, EngineError> raiseSqliteFence(sqlite3* database, SqliteFence& fence)
{
    for (const Switch& wanted : switches) {
        int now = -1;
        if (sqlite3_db_config(database, wanted.option, wanted.value, &now) != SQLITE_OK || now != wanted.value)
            return failed(EngineFailure::notReadOnly, "SQLite did not set " + std::string(wanted.name));
    }
    // A file that is locked or not a database is noticed only when it is read.
    if (sqlite3_exec(database, "SELECT count(*) FROM sqlite_schema", nullptr, nullptr, nullptr) != SQLITE_OK)
        return Failure{EngineError{EngineFailure::unreachable, sqlite3_errmsg(database),
                                   std::to_string(sqlite3_extended_errcode(database))}};
    registerTableFunctions(database);
    keepVirtualTablesOpen(database, fence);
    // Sorts and hashes are then bounded by memory, and no row ever reaches a file.
    sqlite3_exec(database, "PRAGMA temp_store = MEMORY", nullptr, nullptr, nullptr);

    constexpr int tenMegabytes = 10 * 1000 * 1000;
    constexpr int longestStatement = 100 * 1000;
    constexpr int deepestExpression = 100;
    constexpr int operationsBetweenLooks = 1000;
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, tenMegabytes);
    sqlite3_limit(database, SQLITE_LIMIT_SQL_LENGTH, longestStatement);
    sqlite3_limit(database, SQLITE_LIMIT_EXPR_DEPTH, deepestExpression);
    sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, 0);
    if (sqlite3_db_readonly(database, "main") == 0)
        return failed(EngineFailure::notReadOnly, "the database was opened for writing");
    sqlite3_set_authorizer(database, authorize, &fence);
    sqlite3_progress_handler(database, operationsBetweenLooks, checkProgress, &fence);
    return {};
}

} // namespace querymend
