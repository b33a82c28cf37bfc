#include "db/host/wirevalues.h"

#include <utility>

namespace querymend {

namespace {

std::string textOf(WireReader& in)
{
    return std::string(in.text());
}

template <class Number>
void writeOptional(WireWriter& out, const std::optional<Number>& value)
{
    out.number(static_cast<std::uint8_t>(value.has_value()));
    out.number(value.value_or(Number{}));
}

template <class Number>
std::optional<Number> readOptional(WireReader& in)
{
    const bool isThere = in.number<std::uint8_t>() != 0;
    const auto value = in.number<Number>();
    return isThere ? std::optional(value) : std::nullopt;
}

void writeNode(WireWriter& out, const PlanNode& node)
{
    out.text(node.operation);
    out.text(node.relation);
    writeOptional(out, node.rows);
    writeOptional(out, node.cost);
    out.number(static_cast<std::uint64_t>(node.details.size()));
    for (const auto& [name, value] : node.details) {
        out.text(name);
        out.text(value);
    }
    out.number(static_cast<std::uint64_t>(node.inputs.size()));
    for (const PlanNode& input : node.inputs)
        writeNode(out, input);
}

PlanNode readNode(WireReader& in, int depth)
{
    PlanNode node;
    if (depth > deepestPlan) {
        in.fail();
        return node;
    }
    node.operation = textOf(in);
    node.relation = textOf(in);
    node.rows = readOptional<double>(in);
    node.cost = readOptional<double>(in);
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
        std::string name = textOf(in);
        node.details.emplace_back(std::move(name), textOf(in));
    }
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left)
        node.inputs.push_back(readNode(in, depth + 1));
    return node;
}

} // namespace

void write(WireWriter& out, const ConnectionTarget& target)
{
    out.number(target.engine);
    out.text(target.database);
    out.number(static_cast<std::uint64_t>(target.options.size()));
    for (const auto& [name, value] : target.options) {
        out.text(name);
        out.text(value);
    }
    out.number(static_cast<std::uint8_t>(target.password.has_value()));
    if (target.password)
        out.text(target.password->reveal());
}

/// Engines that are libraries have no host or user. Some drivers get their password apart from the connection text.
ConnectionTarget readTarget(WireReader& in)
{
    ConnectionTarget target;
    target.engine = in.choice(EngineKind::duckdb);
    target.database = textOf(in);
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
        std::string name = textOf(in);
        target.options[std::move(name)] = textOf(in);
    }
    if (in.number<std::uint8_t>() != 0)
        target.password = Secret(textOf(in));
    return target;
}

void write(WireWriter& out, const Limits& limits)
{
    out.number(static_cast<std::int64_t>(limits.time.count()));
    out.number(limits.bytes);
}

Limits readLimits(WireReader& in)
{
    Limits limits;
    limits.time = std::chrono::milliseconds(in.number<std::int64_t>());
    limits.bytes = in.number<std::uint64_t>();
    return limits;
}

void write(WireWriter& out, const SchemaRequest& request)
{
    out.number(request.depth);
    write(out, request.schemas);
    write(out, request.allowed);
    write(out, request.limits);
}

SchemaRequest readSchemaRequest(WireReader& in)
{
    SchemaRequest request;
    request.depth = in.choice(SchemaDepth::columns);
    request.schemas = readTexts(in);
    request.allowed = readTexts(in);
    request.limits = readLimits(in);
    return request;
}

void write(WireWriter& out, const EngineError& error)
{
    out.number(error.failure);
    out.text(error.message);
    out.text(error.code);
    out.text(error.hint);
    writeOptional(out, error.offset);
    out.text(error.leftRunning);
}

EngineError readError(WireReader& in)
{
    EngineError error;
    error.failure = in.choice(EngineFailure::exhausted);
    error.message = textOf(in);
    error.code = textOf(in);
    error.hint = textOf(in);
    error.offset = readOptional<std::uint32_t>(in);
    error.leftRunning = textOf(in);
    return error;
}

void write(WireWriter& out, const Plan& plan)
{
    out.text(plan.raw);
    out.number(static_cast<std::uint64_t>(plan.roots.size()));
    for (const PlanNode& root : plan.roots)
        writeNode(out, root);
}

Plan readPlan(WireReader& in)
{
    Plan plan;
    plan.raw = textOf(in);
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left)
        plan.roots.push_back(readNode(in, 0));
    return plan;
}

void write(WireWriter& out, const std::vector<ResultColumn>& columns)
{
    out.number(static_cast<std::uint64_t>(columns.size()));
    for (const ResultColumn& column : columns) {
        out.text(column.name);
        out.text(column.type);
    }
}

std::vector<ResultColumn> readColumns(WireReader& in)
{
    std::vector<ResultColumn> columns;
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
        std::string name = textOf(in);
        columns.push_back({std::move(name), textOf(in)});
    }
    return columns;
}

void write(WireWriter& out, const std::optional<std::uint64_t>& count)
{
    out.number(static_cast<std::uint8_t>(count.has_value()));
    out.number(count.value_or(0));
}

std::optional<std::uint64_t> readCount(WireReader& in)
{
    const bool isKnown = in.number<std::uint8_t>() != 0;
    const auto count = in.number<std::uint64_t>();
    return isKnown ? std::optional(count) : std::nullopt;
}

void write(WireWriter& out, const std::vector<std::string>& texts)
{
    out.number(static_cast<std::uint64_t>(texts.size()));
    for (const std::string& text : texts)
        out.text(text);
}

std::vector<std::string> readTexts(WireReader& in)
{
    std::vector<std::string> texts;
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left)
        texts.emplace_back(in.text());
    return texts;
}

void write(WireWriter& out, const Dialect& dialect)
{
    out.number(dialect.id);
    out.number(static_cast<std::uint8_t>(dialect.lex.backslashEscapes));
    out.number(static_cast<std::uint8_t>(dialect.lex.doubleQuotesAreStrings));
    out.number(dialect.syntax.names.tables.folding);
    out.number(dialect.syntax.names.columns.folding);
}

Dialect readDialect(WireReader& in)
{
    Dialect dialect = dialectOf(in.choice(allDialects().back().id));
    dialect.lex.backslashEscapes = in.number<std::uint8_t>() != 0;
    dialect.lex.doubleQuotesAreStrings = in.number<std::uint8_t>() != 0;
    dialect.syntax.names.tables.folding = in.choice(NameFolding::sensitive);
    dialect.syntax.names.columns.folding = in.choice(NameFolding::sensitive);
    return dialect;
}

} // namespace querymend
