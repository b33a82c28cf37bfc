#include "db/duckdb/duckdbfence.h"

#include "base/ascii.h"
#include "base/json.h"
#include "db/addresses/allowedobjects.h"
#include "db/duckdb/duckdbrows.h"
#include "db/session/celltext.h"
#include "dialect/dialect.h"
#include "schema/restrictedobject.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>
#include <thread>
#include <vector>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using nlohmann::json;

constexpr auto readSettings = "SELECT name, value FROM duckdb_settings()";
constexpr auto readDefined =
    "SELECT false, schema_name, function_name, macro_definition FROM duckdb_functions() WHERE macro_definition IS NOT "
    "NULL AND NOT internal UNION ALL SELECT true, schema_name, view_name, sql FROM duckdb_views() WHERE NOT internal";
// The flags omit null, empty and default values.
constexpr auto serialize =
    "SELECT json_serialize_sql($1::VARCHAR, skip_null := true, skip_empty := true, skip_default := true)";

std::string defaultThreads()
{
    constexpr unsigned most = 4;
    return std::to_string(std::clamp(std::thread::hardware_concurrency(), 1U, most));
}

/// Memory sizes are reported rounded and in other units, so only zero and non-zero are told apart.
bool isAsWanted(const std::string& name, std::string_view wanted, std::string_view now)
{
    if (name == "memory_limit")
        return now != "0 bytes" && !now.empty();
    if (name == "max_temp_directory_size")
        return now == "0 bytes";
    return asciiEqualsIgnoringCase(wanted, now);
}

EngineError noQuery(std::string_view statement)
{
    EngineError error{EngineFailure::notAllowed, "forbidden operation: the statement is not a query"};
    const std::vector<Token> tokens = lex(statement, dialectOf(DialectId::duckdb).lex);
    if (std::any_of(tokens.begin(), tokens.end(), [](const Token& t) { return t.keyword == Keyword::Pivot; }))
        error.hint = "list the PIVOT values, ON … IN (…): to find them itself, DuckDB has to create a type first";
    return error;
}

std::string nameIn(const json& node, const char* key)
{
    const auto name = node.find(key);
    return name != node.end() && name->is_string() ? asciiLowered(name->get_ref<const std::string&>()) : std::string();
}

/// Returns the first call of a denied function, or use of what hides one, anywhere in the tree.
const json* deniedCallIn(const json& tree, const FunctionLists& functions, const DuckdbHidingNames& hiding)
{
    std::vector<const json*> open{&tree};
    while (!open.empty()) {
        const json& node = *open.back();
        open.pop_back();
        if (node.is_object()) {
            const std::string function = nameIn(node, "function_name");
            if (statusOf(functions, function) == FunctionStatus::denied || hiding.macros.contains(function)
                || hiding.views.contains(nameIn(node, "table_name")))
                return &node;
        }
        for (const json& inner : node) {
            if (inner.is_structured())
                open.push_back(&inner);
        }
    }
    return nullptr;
}

EngineError deniedCall(const json& call)
{
    const std::string function = nameIn(call, "function_name");
    const std::string what = function.empty() ? "view " + nameIn(call, "table_name") : "function " + function;
    EngineError error{EngineFailure::notAllowed,
                      "forbidden operation: the " + what + " does more than read, or reads more than this database"};
    const auto place = call.find("query_location");
    if (place != call.end() && place->is_number_unsigned())
        error.offset = place->get<std::uint32_t>();
    return error;
}

} // namespace

Result<DuckdbSettings, EngineError> duckdbFenceSettings(const ConnectionTarget& target)
{
    std::string memory = "512MB";
    std::string threads = defaultThreads();
    for (const auto& [name, value] : target.options) {
        // After a semicolon another setting would begin.
        if (value.find(';') != std::string::npos && name != "library")
            return failed(EngineFailure::unreachable, "the option " + name + " has a semicolon in it");
        if (name == "memory_limit")
            memory = value;
        else if (name == "threads")
            threads = value;
        else if (name != "library" && name != allowOption)
            return failed(EngineFailure::unreachable,
                          "the option " + name + " is not one of library, memory_limit, threads");
    }
    // The order matters: without external access the folder can no longer be changed. It must be empty, because DuckDB
    // takes a maximum size of zero for no limit.
    DuckdbSettings settings{{"temp_directory", ""},
                            {"enable_external_access", "false"},
                            {"allow_persistent_secrets", "false"},
                            {"autoinstall_known_extensions", "false"},
                            {"autoload_known_extensions", "false"},
                            {"allow_community_extensions", "false"},
                            {"allow_unsigned_extensions", "false"},
                            {"max_temp_directory_size", "0KB"},
                            {"memory_limit", memory},
                            {"threads", threads},
                            {"errors_as_json", "true"},
                            {"lock_configuration", "true"}};
    // DuckDB has no read-only databases in memory; there is nothing in one that could be overwritten.
    if (target.database != ":memory:")
        settings.emplace_back("access_mode", "read_only");
    return settings;
}

std::string DuckdbFence::raise(const DuckdbSettings& settings)
{
    if (std::string reason = confirm(settings); !reason.empty())
        return reason;
    auto serializer = DuckdbStatement::prepare(m_connection, serialize);
    if (!serializer)
        return "this libduckdb cannot show how it reads a statement: " + serializer.error().message;
    m_serializer = std::make_shared<const DuckdbStatement>(std::move(serializer).value());
    return readDefinitions();
}

std::string DuckdbFence::confirm(const DuckdbSettings& settings) const
{
    auto statement = DuckdbStatement::prepare(m_connection, readSettings);
    if (!statement)
        return statement.error().message;
    auto rows = DuckdbRows::run(std::make_shared<const DuckdbStatement>(std::move(statement).value()));
    if (!rows)
        return rows.error().message;
    std::size_t confirmed = 0;
    for (auto more = rows.value()->next(); more && *more; more = rows.value()->next()) {
        const CellRow row = rows.value()->row();
        const auto* name = std::get_if<std::string>(&row[0]);
        const auto* value = std::get_if<std::string>(&row[1]);
        const auto wanted =
            std::find_if(settings.begin(), settings.end(), [&](const auto& s) { return name && s.first == *name; });
        if (wanted == settings.end())
            continue;
        if (!isAsWanted(*name, wanted->second, value ? *value : std::string()))
            return "DuckDB did not set " + *name;
        ++confirmed;
    }
    return confirmed == settings.size() ? std::string() : "DuckDB does not report all of its settings";
}

std::string DuckdbFence::readDefinitions()
{
    auto statement = DuckdbStatement::prepare(m_connection, readDefined);
    if (!statement)
        return statement.error().message;
    auto rows = DuckdbRows::run(std::make_shared<const DuckdbStatement>(std::move(statement).value()));
    if (!rows)
        return rows.error().message;
    std::vector<DuckdbDefinition> definitions;
    auto more = rows.value()->next();
    for (; more && *more; more = rows.value()->next()) {
        const CellRow row = rows.value()->row();
        enum : std::size_t { isView, schema, name, sql };
        using Kind = DuckdbDefinition::Kind;
        const bool isAllowed = std::any_of(m_allowed.begin(), m_allowed.end(), [&](const std::string& given) {
            return isCalled(cellText(row[schema]), cellText(row[name]), given);
        });
        if (!isAllowed)
            definitions.push_back(
                {row[isView] == Cell(true) ? Kind::view : Kind::macro, cellText(row[name]), cellText(row[sql])});
    }
    m_hiding = namesThatHideCalls(definitions, m_functions);
    return more ? std::string() : more.error().message;
}

Result<std::string, EngineError> DuckdbFence::treeOf(std::string_view statement) const
{
    const duckdbapi::Api& api = m_connection.api();
    if (api.bind_varchar_length(m_serializer->handle(), 1, statement.data(), statement.size()) != duckdbapi::success)
        return failed(EngineFailure::refused, "the statement is not UTF-8");
    auto rows = DuckdbRows::run(m_serializer);
    if (!rows)
        return Failure{std::move(rows).error()};
    const auto more = rows.value()->next();
    if (!more)
        return Failure{more.error()};
    const CellRow row = *more ? rows.value()->row() : CellRow{std::monostate{}};
    const auto* tree = std::get_if<Json>(&row.front());
    return tree ? tree->text : std::string();
}

Result<DuckdbFence::Reading, EngineError> DuckdbFence::read(std::string_view statement) const
{
    const auto tree = treeOf(statement);
    if (!tree)
        return Failure{tree.error()};
    const auto parsed = parseJson(*tree);
    if (!parsed || !parsed->is_object())
        return failed(EngineFailure::notAllowed, "DuckDB does not show how it reads the statement");
    const auto failed = parsed->find("error");
    if (failed != parsed->end() && *failed == json(true)) {
        if (parsed->value("error_type", json()) == json("parser"))
            return Reading::noSql;
        return Failure{noQuery(statement)};
    }
    if (const json* const denied = deniedCallIn(*parsed, m_functions, m_hiding))
        return Failure{deniedCall(*denied)};
    return Reading::query;
}

Result<DuckdbStatement, EngineError> DuckdbFence::admit(std::string_view statement) const
{
    if (statement.find('\0') != std::string_view::npos)
        return failed(EngineFailure::notAllowed, "the statement has a NUL in it");
    const auto reading = read(statement);
    if (!reading)
        return Failure{reading.error()};
    auto prepared = DuckdbStatement::prepare(m_connection, statement);
    if (!prepared)
        return prepared;
    if (*reading != Reading::query || prepared->kind() != duckdbapi::selectStatement)
        return Failure{noQuery(statement)};
    return prepared;
}

} // namespace querymend
