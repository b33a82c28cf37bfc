#include "db/host/wirevalues.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// No more elements than this are reserved in advance, however many are announced.
constexpr std::size_t mostForeseen = 4096;

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

struct CellWriter {
    WireWriter& out;

    void operator()(std::monostate) const {}
    void operator()(bool value) const { out.number(static_cast<std::uint8_t>(value)); }
    void operator()(std::int64_t value) const { out.number(value); }
    void operator()(double value) const { out.number(value); }
    void operator()(const Decimal& value) const { out.text(value.digits); }
    void operator()(const std::string& value) const { out.text(value); }
    void operator()(const Blob& value) const { out.text(value.bytes); }
    void operator()(const Temporal& value) const { out.text(value.text); }
    void operator()(const Json& value) const { out.text(value.text); }
};

enum class CellTag : std::uint8_t { null, boolean, integer, real, decimal, text, blob, temporal, json };

Cell readCell(WireReader& in)
{
    switch (in.choice(CellTag::json)) {
    case CellTag::null:
        return std::monostate{};
    case CellTag::boolean:
        return in.number<std::uint8_t>() != 0;
    case CellTag::integer:
        return in.number<std::int64_t>();
    case CellTag::real:
        return in.number<double>();
    case CellTag::decimal:
        return Decimal{textOf(in)};
    case CellTag::text:
        return textOf(in);
    case CellTag::blob:
        return Blob{textOf(in)};
    case CellTag::temporal:
        return Temporal{textOf(in)};
    case CellTag::json:
        return Json{textOf(in)};
    }
    return std::monostate{};
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

void write(WireWriter& out, const Page& page)
{
    out.number(static_cast<std::uint8_t>(page.isLast));
    out.number(static_cast<std::uint64_t>(page.rows.empty() ? 0 : page.rows.front().size()));
    out.number(static_cast<std::uint64_t>(page.rows.size()));
    for (const CellRow& row : page.rows) {
        for (const Cell& cell : row) {
            out.number(static_cast<std::uint8_t>(cell.index()));
            std::visit(CellWriter{out}, cell);
        }
        // A row without columns takes a byte too, so that no more rows can be announced than were sent.
        if (row.empty())
            out.number(std::uint8_t{0});
    }
}

Page readPage(WireReader& in)
{
    Page page;
    page.isLast = in.number<std::uint8_t>() != 0;
    const std::size_t width = in.count();
    const std::size_t rows = in.count();
    page.rows.reserve(std::min(rows, mostForeseen));
    while (page.rows.size() < rows && !in.failed()) {
        CellRow& row = page.rows.emplace_back();
        row.reserve(std::min(width, mostForeseen));
        while (row.size() < width && !in.failed())
            row.push_back(readCell(in));
        if (width == 0)
            (void)in.number<std::uint8_t>();
    }
    return page;
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
