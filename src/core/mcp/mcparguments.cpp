#include "mcp/mcparguments.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace querymend {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::size_t longestTask = 200;
constexpr std::size_t longestQuestion = 10'000;
constexpr std::size_t mostTablesNamed = 1000;

std::string inQuotes(std::string_view word)
{
    return '"' + std::string(word.substr(0, 60)) + '"';
}

/// Reads values against the schema that the tool is described with, so that the two cannot differ.
class ArgumentReader {
public:
    ArgumentReader(AgentTool tool, const json& given)
        : m_schema(toolList()[static_cast<std::size_t>(tool)]["inputSchema"]), m_given(given)
    {}

    [[nodiscard]] std::optional<std::string> problem() const
    {
        if (!m_given.is_object())
            return "arguments must be an object";
        for (const auto& [key, value] : m_given.items()) {
            const auto known = m_schema["properties"].find(key);
            if (known == m_schema["properties"].end())
                return "unknown argument " + inQuotes(key);
            if (auto wrong = problemOf(key, value, *known))
                return wrong;
        }
        for (const auto& key : m_schema["required"]) {
            if (!m_given.contains(key.get<std::string>()))
                return "the argument " + inQuotes(key.get<std::string>()) + " is missing";
        }
        return {};
    }

    void text(const char* key, std::string& to) const
    {
        if (const auto found = m_given.find(key); found != m_given.end())
            to = found->get<std::string>();
    }

    void number(const char* key, std::size_t& to) const
    {
        if (const auto found = m_given.find(key); found != m_given.end())
            to = static_cast<std::size_t>(found->get<double>());
    }

    [[nodiscard]] const json* member(const char* key) const
    {
        const auto found = m_given.find(key);
        return found == m_given.end() ? nullptr : &*found;
    }

private:
    static std::optional<std::string> problemOf(const std::string& key, const json& value, const ordered_json& schema)
    {
        if (const auto choices = schema.find("enum"); choices != schema.end()) {
            for (const ordered_json& choice : *choices) {
                if (value.is_string() && choice == value.get<std::string>())
                    return {};
            }
            return inQuotes(key) + " must be one of " + choices->dump();
        }
        const std::string& type = schema["type"].get_ref<const std::string&>();
        if (type == "string" && !value.is_string())
            return inQuotes(key) + " must be a text";
        if (type == "integer")
            return problemOfNumber(key, value, schema);
        if (type == "array") {
            if (!value.is_array() || value.size() > mostTablesNamed)
                return inQuotes(key) + " must be a list of at most " + std::to_string(mostTablesNamed) + " texts";
            for (const json& item : value) {
                if (!item.is_string())
                    return inQuotes(key) + " must be a list of texts";
            }
        }
        return {};
    }

    static std::optional<std::string> problemOfNumber(const std::string& key, const json& value,
                                                      const ordered_json& schema)
    {
        const auto least = schema["minimum"].get<std::int64_t>();
        const auto most = schema["maximum"].get<std::int64_t>();
        const double number = value.is_number() ? value.get<double>() : -1;
        // JSON Schema counts 5.0 as an integer.
        const bool isFine = number >= static_cast<double>(least) && number <= static_cast<double>(most)
            && number == static_cast<double>(static_cast<std::int64_t>(number));
        if (isFine)
            return {};
        return inQuotes(key) + " must be a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    }

    const ordered_json& m_schema;
    const json& m_given;
};

} // namespace

Result<ToolArguments, std::string> readToolArguments(AgentTool tool, const json& arguments)
{
    const ArgumentReader reader(tool, arguments);
    if (auto problem = reader.problem())
        return Failure{std::move(*problem)};
    ToolArguments read;
    reader.text("sql", read.sql);
    reader.text("question", read.question);
    reader.text("task", read.task);
    reader.text("connection", read.connection);
    reader.text("about", read.about);
    reader.number("max_tokens", read.maxTokens);
    reader.number("max_rows", read.maxRows);
    if (const json* const tables = reader.member("tables"))
        read.tables = tables->get<std::vector<std::string>>();
    if (const json* const detail = reader.member("detail"))
        read.detail = *detail == "names" ? TableDetail::names
            : *detail == "full"          ? TableDetail::full
                                         : TableDetail::columns;
    if (read.task.size() > longestTask)
        return Failure{std::string("\"task\" is longer than 200 bytes")};
    if (read.question.size() > longestQuestion || read.about.size() > longestQuestion)
        return Failure{std::string("the question is longer than 10,000 bytes")};
    return read;
}

} // namespace querymend
