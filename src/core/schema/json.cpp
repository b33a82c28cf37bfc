#include "schema/json.h"

#include "schema/jsonreader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

/// The parser's message without its code, its position and the offending text, which can be as long as the file.
std::string parserReason(std::string_view message)
{
    constexpr std::string_view lastRead = "; last read: '";
    constexpr std::string_view expected = "; expected ";
    if (const auto column = message.find(", column "); column != std::string_view::npos)
        message.remove_prefix(std::min(message.find(": ", column) + 2, message.size()));
    else if (const auto code = message.find("] "); code != std::string_view::npos)
        message.remove_prefix(code + 2);
    const auto quote = message.find(lastRead);
    if (quote == std::string_view::npos)
        return std::string(message.substr(0, 200));
    const auto tail = message.rfind(expected);
    std::string reason(message.substr(0, quote));
    if (tail != std::string_view::npos && tail > quote)
        reason += message.substr(tail);
    return reason;
}

std::string written(const Json& value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json toJson(const Column& column)
{
    Json out{{"name", column.name}};
    if (!column.type.empty())
        out["type"] = column.type;
    if (column.notNull)
        out["not_null"] = true;
    if (column.primaryKey)
        out["primary_key"] = true;
    if (!column.comment.empty())
        out["comment"] = column.comment;
    if (!column.samples.empty())
        out["samples"] = column.samples;
    return out;
}

Json toJson(const ForeignKey& key)
{
    Json target = Json::object();
    if (!key.targetSchema.empty())
        target["schema"] = key.targetSchema;
    target["table"] = key.targetTable;
    if (!key.targetColumns.empty())
        target["columns"] = key.targetColumns;
    Json out = Json::object();
    out["columns"] = key.columns;
    out["references"] = std::move(target);
    return out;
}

Json toJson(const RestrictedObject& object)
{
    Json out{{"kind", name(object.kind)}};
    if (!object.schema.empty())
        out["schema"] = object.schema;
    out["name"] = object.name;
    out["reason"] = name(object.reason);
    if (!object.cause.empty())
        out["cause"] = object.cause;
    return out;
}

/// Writes JSON with keys and entries on separate lines, or all on one line.
class LineWriter {
public:
    explicit LineWriter(JsonLayout layout) : m_layout(layout) {}

    void open(char bracket)
    {
        m_out += bracket;
        ++m_depth;
        m_first = true;
    }
    void close(char bracket)
    {
        --m_depth;
        if (!m_first)
            newLine();
        m_out += bracket;
        m_first = false;
    }
    void next()
    {
        if (!m_first)
            m_out += ',';
        m_first = false;
        newLine();
    }
    void key(std::string_view name)
    {
        next();
        m_out.append(1, '"').append(name).append(m_layout == JsonLayout::pretty ? "\": " : "\":");
    }
    void value(const Json& value) { m_out += written(value); }
    void member(std::string_view name, const Json& json)
    {
        key(name);
        value(json);
    }
    void textMember(std::string_view name, const std::string& text)
    {
        if (!text.empty())
            member(name, text);
    }
    std::string take() { return std::move(m_out); }

private:
    void newLine()
    {
        if (m_layout == JsonLayout::pretty)
            m_out.append(1, '\n').append(m_depth * 2, ' ');
    }

    std::string m_out;
    JsonLayout m_layout;
    std::size_t m_depth = 0;
    bool m_first = true;
};

template <class Items>
void writeList(LineWriter& out, std::string_view key, const Items& items)
{
    out.key(key);
    out.open('[');
    for (const auto& item : items) {
        out.next();
        out.value(toJson(item));
    }
    out.close(']');
}

bool flagsTellPrimaryKey(const Table& table)
{
    auto next = table.primaryKey.begin();
    for (const Column& column : table.columns) {
        if (!column.primaryKey)
            continue;
        if (next == table.primaryKey.end() || *next != column.name)
            return false;
        ++next;
    }
    return next == table.primaryKey.end();
}

void write(LineWriter& out, const Table& table)
{
    out.open('{');
    out.textMember("schema", table.schema);
    out.member("name", table.name);
    out.member("kind", table.isVirtual ? "virtual table" : name(table.kind));
    out.textMember("partition_of", table.partitionOf);
    out.textMember("comment", table.comment);
    if (table.rowEstimate)
        out.member("rows", *table.rowEstimate);
    if (table.columnsKnown)
        writeList(out, "columns", table.columns);
    if (!flagsTellPrimaryKey(table))
        out.member("primary_key", table.primaryKey);
    if (!table.hiddenColumns.empty())
        out.member("hidden_columns", table.hiddenColumns);
    if (!table.foreignKeys.empty())
        writeList(out, "foreign_keys", table.foreignKeys);
    out.close('}');
}

} // namespace

std::string describe(const SchemaJsonError& error)
{
    if (error.position) {
        return "line " + std::to_string(error.position->line) + ", column " + std::to_string(error.position->column)
            + ": " + error.reason;
    }
    return (error.path.empty() ? std::string("the document") : error.path) + ": " + error.reason;
}

Result<Snapshot, SchemaJsonError> readSchemaJson(std::string_view text)
{
    SchemaJsonReader reader;
    if (nlohmann::json::sax_parse(text.begin(), text.end(), &reader))
        return reader.takeSnapshot();
    SchemaJsonError error = reader.error();
    if (!reader.isJson()) {
        error.position = positionAt(text, reader.errorByte());
        error.reason = parserReason(error.reason);
    }
    return Failure{std::move(error)};
}

std::string writeSchemaJson(const Snapshot& snapshot, JsonLayout layout)
{
    LineWriter out(layout);
    out.open('{');
    out.textMember("database", snapshot.database);
    out.textMember("dialect", snapshot.dialect);
    if (snapshot.searchPath.size() == 1)
        out.member("default_schema", snapshot.searchPath.front());
    else if (!snapshot.searchPath.empty())
        out.member("default_schema", snapshot.searchPath);
    out.key("tables");
    out.open('[');
    for (const Table& table : snapshot.tables) {
        out.next();
        write(out, table);
    }
    out.close(']');
    if (!snapshot.functions.empty())
        out.member("functions", snapshot.functions);
    if (!snapshot.restricted.empty())
        writeList(out, "restricted", snapshot.restricted);
    if (snapshot.limited)
        out.member("limited", true);
    out.close('}');
    std::string text = out.take();
    text += '\n';
    return text;
}

} // namespace querymend
