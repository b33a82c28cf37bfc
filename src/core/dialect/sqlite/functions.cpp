#include "dialect/functiontable.h"
#include "dialect/sqlite/catalogs.h"
#include "dialect/sqlite/tables.h"

namespace querymend {

namespace {

// A stock build of SQLite 3.40 with maths, JSON, full-text and window functions: the names from pragma_function_list,
// the argument counts from the engine. Denied are functions of the shell and of common extensions that access files or
// processes or run text as SQL, and every pragma that does more than read the schema.

constexpr auto S = scalarFunction;
constexpr auto A = aggregateFunction;
constexpr auto W = windowFunction;
constexpr auto T = tableFunction;
constexpr auto many = FunctionRow::anyNumber;

// clang-format off
constexpr FunctionRow allowed[] = {
    {"abs", S, 1, 1}, {"acos", S, 1, 1}, {"acosh", S, 1, 1}, {"asin", S, 1, 1}, {"asinh", S, 1, 1},
    {"atan", S, 1, 1}, {"atan2", S, 2, 2}, {"atanh", S, 1, 1}, {"avg", A, 1, 1}, {"bm25", S, 1, many},
    {"cast", S, 1, 1}, {"ceil", S, 1, 1}, {"ceiling", S, 1, 1}, {"changes", S, 0, 0}, {"char", S, 0, many},
    {"coalesce", S, 2, many}, {"cos", S, 1, 1}, {"cosh", S, 1, 1}, {"count", A, 0, 1}, {"cume_dist", W, 0, 0},
    {"current_date", S, 0, 0}, {"current_time", S, 0, 0}, {"current_timestamp", S, 0, 0}, {"date", S, 0, many},
    {"datetime", S, 0, many}, {"degrees", S, 1, 1}, {"dense_rank", W, 0, 0}, {"exp", S, 1, 1},
    {"first_value", W, 1, 1}, {"floor", S, 1, 1}, {"format", S, 0, many}, {"glob", S, 2, 2},
    {"group_concat", A, 1, 2}, {"hex", S, 1, 1}, {"highlight", S, 4, 4}, {"ifnull", S, 2, 2}, {"iif", S, 3, 3},
    {"instr", S, 2, 2}, {"json", S, 1, 1}, {"json_array", S, 0, many}, {"json_array_length", S, 1, 2},
    {"json_each", T, 1, 2}, {"json_extract", S, 0, many}, {"json_group_array", A, 1, 1},
    {"json_group_object", A, 2, 2}, {"json_insert", S, 0, many}, {"json_object", S, 0, many},
    {"json_patch", S, 2, 2}, {"json_quote", S, 1, 1}, {"json_remove", S, 0, many}, {"json_replace", S, 0, many},
    {"json_set", S, 0, many}, {"json_tree", T, 1, 2}, {"json_type", S, 1, 2}, {"json_valid", S, 1, 1},
    {"julianday", S, 0, many}, {"lag", W, 1, 3}, {"last_insert_rowid", S, 0, 0}, {"last_value", W, 1, 1},
    {"lead", W, 1, 3}, {"length", S, 1, 1}, {"like", S, 2, 3}, {"likelihood", S, 2, 2}, {"likely", S, 1, 1},
    {"ln", S, 1, 1}, {"log", S, 1, 2}, {"log10", S, 1, 1}, {"log2", S, 1, 1}, {"lower", S, 1, 1}, {"ltrim", S, 1, 2},
    {"matchinfo", S, 1, 2}, {"max", S | A, 1, many}, {"min", S | A, 1, many}, {"mod", S, 2, 2},
    {"nth_value", W, 2, 2}, {"ntile", W, 1, 1}, {"nullif", S, 2, 2}, {"offsets", S, 1, 1}, {"percent_rank", W, 0, 0},
    {"pi", S, 0, 0}, {"pow", S, 2, 2}, {"power", S, 2, 2}, {"pragma_collation_list", T, 0, 0},
    {"pragma_compile_options", T, 0, 0}, {"pragma_foreign_key_list", T, 1, 2}, {"pragma_function_list", T, 0, 0},
    {"pragma_index_info", T, 1, 2}, {"pragma_index_list", T, 1, 2}, {"pragma_index_xinfo", T, 1, 2},
    {"pragma_table_info", T, 1, 2}, {"pragma_table_list", T, 0, 2}, {"pragma_table_xinfo", T, 1, 2},
    {"printf", S, 0, many}, {"quote", S, 1, 1}, {"radians", S, 1, 1}, {"random", S, 0, 0}, {"randomblob", S, 1, 1},
    {"rank", W, 0, 0}, {"replace", S, 3, 3}, {"round", S, 1, 2}, {"row_number", W, 0, 0}, {"rtrim", S, 1, 2},
    {"sign", S, 1, 1}, {"sin", S, 1, 1}, {"sinh", S, 1, 1}, {"snippet", S, 1, many}, {"soundex", S, 1, 1},
    {"sqlite_compileoption_get", S, 1, 1}, {"sqlite_compileoption_used", S, 1, 1}, {"sqlite_source_id", S, 0, 0},
    {"sqlite_version", S, 0, 0}, {"sqrt", S, 1, 1}, {"strftime", S, 0, many}, {"substr", S, 2, 3},
    {"substring", S, 2, 3}, {"sum", A, 1, 1}, {"tan", S, 1, 1}, {"tanh", S, 1, 1}, {"time", S, 0, many},
    {"total", A, 1, 1}, {"total_changes", S, 0, 0}, {"trim", S, 1, 2}, {"trunc", S, 1, 1}, {"typeof", S, 1, 1},
    {"unicode", S, 1, 1}, {"unixepoch", S, 0, many}, {"unlikely", S, 1, 1}, {"upper", S, 1, 1},
    {"zeroblob", S, 1, 1},
};

constexpr std::string_view denied[] = {
    "bytecode", "completion", "csv", "dbstat", "define", "edit", "eval", "exec", "fileio", "fsdir", "fts3_tokenizer",
    "fts5", "fts5_decode", "getenv", "load_extension", "lsdir", "lsmode", "optimize", "pragma_activate_extensions",
    "pragma_analysis_limit", "pragma_application_id", "pragma_auto_vacuum", "pragma_automatic_index",
    "pragma_busy_timeout", "pragma_cache_size", "pragma_cache_spill", "pragma_case_sensitive_like",
    "pragma_cell_size_check", "pragma_checkpoint_fullfsync", "pragma_count_changes", "pragma_data_store_directory",
    "pragma_data_version", "pragma_database_list", "pragma_default_cache_size", "pragma_defer_foreign_keys",
    "pragma_empty_result_callbacks", "pragma_encoding", "pragma_foreign_key_check", "pragma_foreign_keys",
    "pragma_freelist_count", "pragma_full_column_names", "pragma_fullfsync", "pragma_hard_heap_limit",
    "pragma_ignore_check_constraints", "pragma_incremental_vacuum", "pragma_integrity_check", "pragma_journal_mode",
    "pragma_journal_size_limit", "pragma_key", "pragma_legacy_alter_table", "pragma_lock_status",
    "pragma_locking_mode", "pragma_max_page_count", "pragma_mmap_size", "pragma_module_list", "pragma_optimize",
    "pragma_page_count", "pragma_page_size", "pragma_parser_trace", "pragma_pragma_list", "pragma_query_only",
    "pragma_quick_check", "pragma_read_uncommitted", "pragma_recursive_triggers", "pragma_rekey",
    "pragma_reverse_unordered_selects", "pragma_schema_version", "pragma_secure_delete", "pragma_short_column_names",
    "pragma_shrink_memory", "pragma_soft_heap_limit", "pragma_stats", "pragma_synchronous", "pragma_temp_store",
    "pragma_temp_store_directory", "pragma_threads", "pragma_trusted_schema", "pragma_user_version",
    "pragma_vdbe_trace", "pragma_wal_autocheckpoint", "pragma_wal_checkpoint", "pragma_writable_schema", "readfile",
    "readlines", "rtreecheck", "rtreedepth", "rtreenode", "sha3_query", "shell_add_schema", "shell_module_schema",
    "shell_putsnl", "sleep", "sqlar_compress", "sqlar_uncompress", "sqlite_add_constraint", "sqlite_attach",
    "sqlite_crypt", "sqlite_dbpage", "sqlite_drop_column", "sqlite_fail", "sqlite_log", "sqlite_rename_column",
    "sqlite_rename_quotefix", "sqlite_rename_table", "sqlite_rename_test", "sqlite_stmt", "statement", "system",
    "tables_used", "usleep", "writefile", "zipfile", "zipfile_cds",
};
constexpr std::string_view describing[] = {
    "pragma_*",
};
// clang-format on

static_assert(isSortedAndUnique(allowed));
static_assert(isSortedAndUnique(denied));

} // namespace

constinit const FunctionLists sqliteFunctions{allowed, denied, {}, sqliteCatalogs, {}, describing};

} // namespace querymend
