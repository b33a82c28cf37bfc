#include "mcp/mcptools.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string>
#include <utility>

namespace querymend {

namespace {

using nlohmann::ordered_json;

struct ToolRow {
    std::string_view name;
    std::string_view title;
    std::string_view description;
    std::string_view arguments; ///< properties of the input schema
    std::string_view required;
    std::string_view results; ///< properties of the output schema
    std::string_view given;   ///< those that every result has
};

constexpr std::string_view findArguments = R"({
    "about": {"type": "string", "description": "the question, or words"},
    "tables": {"type": "array", "items": {"type": "string"}, "description": "only these"},
    "detail": {"enum": ["names", "columns", "full"]},
    "max_tokens": {"type": "integer", "minimum": 100, "maximum": 6000},
    "connection": {"type": "string"}})";
constexpr std::string_view findResults = R"({
    "dialect": {"type": "string"},
    "schema": {"type": "string"},
    "tables": {"type": "array", "items": {"type": "object"}},
    "glossary": {"type": "array", "items": {"type": "string"}, "description": "what words mean here"},
    "left_out": {"type": "array", "items": {"type": "string"}},
    "note": {"type": "string"}})";
constexpr std::string_view checkArguments = R"({
    "sql": {"type": "string"},
    "question": {"type": "string"},
    "task": {"type": "string"},
    "connection": {"type": "string"}})";
constexpr std::string_view checkResults = R"({
    "status": {"enum": ["ok", "rewrite", "failed"]},
    "task": {"type": "string"},
    "category": {"type": ["string", "null"]},
    "code": {"type": ["string", "null"]},
    "findings": {"type": "array", "items": {"type": "object"}},
    "hint": {"type": ["object", "null"]}})";
constexpr std::string_view runArguments = R"({
    "sql": {"type": "string"},
    "question": {"type": "string"},
    "task": {"type": "string"},
    "max_rows": {"type": "integer", "minimum": 1, "maximum": 10000, "description": "default 200"},
    "connection": {"type": "string"}})";
constexpr std::string_view runResults = R"({
    "status": {"enum": ["ok", "rewrite", "failed"]},
    "task": {"type": "string"},
    "columns": {"type": "array", "items": {"type": "object"}},
    "rows": {"type": "array", "items": {"type": "array"}},
    "row_count": {"type": "integer"},
    "truncated": {"type": "boolean"},
    "total_rows": {"type": ["integer", "null"]},
    "category": {"type": ["string", "null"]},
    "code": {"type": ["string", "null"]},
    "findings": {"type": "array", "items": {"type": "object"}},
    "hint": {"type": ["object", "null"]}})";
constexpr std::string_view mendArguments = R"({
    "sql": {"type": "string"},
    "question": {"type": "string"},
    "connection": {"type": "string"}})";
constexpr std::string_view mendResults = R"({
    "status": {"enum": ["ok", "mended", "not_mended"]},
    "sql": {"type": "string"},
    "steps": {"type": "array", "items": {"type": "object"}},
    "code": {"type": ["string", "null"]},
    "message": {"type": ["string", "null"]}})";
constexpr std::string_view explainArguments = R"({
    "sql": {"type": "string"},
    "connection": {"type": "string"}})";
constexpr std::string_view explainResults = R"({
    "status": {"enum": ["ok", "failed"]},
    "plan": {"type": "string"},
    "expensive": {"type": "array", "items": {"type": "string"}}})";

// In the order of AgentTool.
constexpr std::array rows{
    ToolRow{"find_tables", "Find tables",
            "Find the tables for a question, with columns, types, keys and joins. Call this before writing SQL.",
            findArguments, R"(["about"])", findResults, R"(["dialect", "tables", "left_out"])"},
    ToolRow{"check_sql", "Check SQL",
            "Check a SELECT without running it. Says what is wrong, where, and the nearest right names.",
            checkArguments, R"(["sql"])", checkResults, R"(["status", "findings"])"},
    ToolRow{
        "run_sql", "Run SQL",
        "Run one SELECT, read-only, and get its rows. If it fails you get a hint; send the corrected statement with "
        "the same task (any text, or the one returned), and hints become more explicit.",
        runArguments, R"(["sql"])", runResults, R"(["status"])"},
    ToolRow{
        "mend_sql", "Mend SQL",
        "Correct a failing SELECT where the schema or the dialect shows what was meant, with the reason of each step.",
        mendArguments, R"(["sql"])", mendResults, R"(["status", "sql", "steps"])"},
    ToolRow{"explain_sql", "Explain SQL", "The database's plan for a SELECT, and what in it is expensive.",
            explainArguments, R"(["sql"])", explainResults, R"(["status"])"},
};

ordered_json schemaOf(std::string_view properties, std::string_view required)
{
    ordered_json schema{{"type", "object"}};
    schema["properties"] = ordered_json::parse(properties);
    schema["required"] = ordered_json::parse(required);
    return schema;
}

ordered_json described(const ToolRow& row)
{
    ordered_json tool{{"name", row.name}, {"title", row.title}, {"description", row.description}};
    tool["inputSchema"] = schemaOf(row.arguments, row.required);
    tool["inputSchema"]["additionalProperties"] = false;
    tool["outputSchema"] = schemaOf(row.results, row.given);
    tool["annotations"] = {
        {"readOnlyHint", true}, {"destructiveHint", false}, {"idempotentHint", true}, {"openWorldHint", false}};
    return tool;
}

ordered_json allDescribed()
{
    ordered_json list = ordered_json::array();
    for (const ToolRow& row : rows)
        list.push_back(described(row));
    return list;
}

} // namespace

std::string_view name(AgentTool tool)
{
    return rows[static_cast<std::size_t>(tool)].name;
}

std::optional<AgentTool> agentToolNamed(std::string_view name)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].name == name)
            return static_cast<AgentTool>(i);
    }
    return {};
}

const ordered_json& toolList()
{
    static const ordered_json list = allDescribed();
    return list;
}

} // namespace querymend
