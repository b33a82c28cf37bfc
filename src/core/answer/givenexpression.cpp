#include "answer/givenexpression.h"

#include "answer/schemanames.h"
#include "base/ascii.h"
#include "schema/nearest.h"
#include "sql/guard/guard.h"
#include "sql/outline/outline.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace querymend {

namespace {

using Kind = GivenProblem::Kind;

std::string nearestOf(std::string_view name, const std::vector<std::string_view>& names)
{
    const std::vector<NearName> near = nearest(name, names, 1);
    return near.empty() ? std::string() : std::string(names[near.front().index]);
}

std::string nearestTable(const Catalog& catalog, std::string_view name)
{
    std::vector<std::string_view> names;
    for (const Table& table : catalog.snapshot().tables)
        names.emplace_back(table.name);
    return nearestOf(name, names);
}

std::string nearestColumn(const Catalog& catalog, const std::vector<TableId>& tables, std::string_view name)
{
    std::vector<std::string_view> names;
    for (const TableId table : tables) {
        for (const Column& column : catalog.table(table).columns)
            names.emplace_back(column.name);
    }
    return nearestOf(name, names);
}

/// Finds what one expression names, and what is wrong with it.
class ExpressionReading {
public:
    ExpressionReading(std::string_view text, GivenExpression::Use use, const Catalog& catalog, const Dialect& dialect)
        : m_use(use), m_catalog(catalog), m_dialect(dialect),
          m_before(use == GivenExpression::Use::metric ? "SELECT " : "SELECT 1 WHERE "),
          m_text(m_before + std::string(text)), m_tokens(lex(m_text, dialect.lex)),
          m_outline(outlineOf(m_text, m_tokens, dialect.syntax))
    {}

    [[nodiscard]] std::optional<GivenProblem> problem() const
    {
        if (!m_outline.problems.empty())
            return GivenProblem{Kind::notUnderstood, {}, {}};
        if (!isAlone())
            return GivenProblem{Kind::notAlone, {}, {}};
        const GuardVerdict guard =
            judge(m_text, m_tokens, m_outline, m_dialect.lex, m_dialect.syntax, m_dialect.functions, guardPolicy());
        if (!guard.unlisted.empty())
            return GivenProblem{Kind::refusedCall, guard.unlisted.front().name, {}};
        if (!guard.admitted())
            return GivenProblem{Kind::refusedCall, guard.refusals.front().subject, {}};
        const bool isMetric = m_use == GivenExpression::Use::metric;
        if (std::any_of(m_outline.calls.begin(), m_outline.calls.end(), [](const Call& call) { return call.over; }))
            return GivenProblem{Kind::notAlone, {}, {}};
        if (hasAggregate() != isMetric)
            return GivenProblem{isMetric ? Kind::noAggregate : Kind::aggregate, {}, {}};
        if (m_outline.columns.empty())
            return GivenProblem{Kind::noColumn, {}, {}};
        return std::nullopt;
    }

    [[nodiscard]] Result<ColumnId, GivenProblem> column(const ColumnRef& reference,
                                                        const std::vector<TableId>& home) const
    {
        const std::string name = dotted(m_outline.parts(reference.name));
        if (reference.star)
            return Failure{GivenProblem{Kind::notAlone, name, {}}};
        if (reference.name.count == 1) {
            for (const TableId table : home) {
                if (const ColumnId found = m_catalog.findColumnIgnoringCase(table, name))
                    return found;
            }
        }
        const std::vector<ColumnId> found = columnsCalled(m_catalog, name);
        if (found.size() > 1)
            return Failure{GivenProblem{Kind::ambiguousColumn, name, {}}};
        if (found.size() == 1)
            return found.front();
        const std::size_t dot = name.rfind('.');
        const std::vector<TableId> tables =
            dot == std::string::npos ? home : tablesCalled(m_catalog, name.substr(0, dot));
        if (dot != std::string::npos && tables.empty())
            return Failure{
                GivenProblem{Kind::unknownTable, name.substr(0, dot), nearestTable(m_catalog, name.substr(0, dot))}};
        const std::string last = name.substr(dot == std::string::npos ? 0 : dot + 1);
        return Failure{GivenProblem{Kind::unknownColumn, name, nearestColumn(m_catalog, tables, last)}};
    }

    [[nodiscard]] const Outline& outline() const { return m_outline; }
    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] std::uint32_t begin() const { return static_cast<std::uint32_t>(m_before.size()); }

private:
    [[nodiscard]] GuardPolicy guardPolicy() const
    {
        GuardPolicy policy = strictPolicy;
        policy.extraFunctions = m_catalog.snapshot().functions;
        return policy;
    }

    /// Whether the text is one expression and nothing else.
    [[nodiscard]] bool isAlone() const
    {
        const bool isOne = m_outline.statements.size() == 1 && m_outline.scopes.size() == 1
            && m_outline.statements.front().kind == StatementKind::query && m_outline.sources.empty()
            && m_outline.ctes.empty() && m_outline.effects.empty() && m_outline.comments.empty()
            && m_outline.setOperations.empty();
        if (!isOne || m_outline.scopes.front().items.size() != 1)
            return false;
        const bool isMetric = m_use == GivenExpression::Use::metric;
        const SelectItem& item = m_outline.scopes.front().items.front();
        if (item.star || !item.alias.text.empty() || (isMetric && item.expression.begin != begin()))
            return false;
        const bool hasSeparator = std::any_of(m_tokens.begin(), m_tokens.end(),
                                              [&](const Token& token) { return token.text(m_text) == ";"; });
        const std::vector<ClauseSpan>& clauses = m_outline.scopes.front().clauses;
        return !hasSeparator && std::all_of(clauses.begin(), clauses.end(), [&](const ClauseSpan& span) {
            return span.clause == Clause::target || (!isMetric && span.clause == Clause::where);
        });
    }

    [[nodiscard]] bool hasAggregate() const
    {
        return std::any_of(m_outline.calls.begin(), m_outline.calls.end(), [&](const Call& call) {
            const FunctionRow* const row =
                findFunction(m_dialect.functions, asciiLowered(dotted(m_outline.parts(call.name))));
            const bool mayBeScalar = row && (row->traits & scalarFunction) != 0;
            return row && (row->traits & aggregateFunction) != 0 && (!mayBeScalar || call.arguments.size() == 1);
        });
    }

    GivenExpression::Use m_use;
    const Catalog& m_catalog;
    const Dialect& m_dialect;
    std::string m_before;
    std::string m_text;
    std::vector<Token> m_tokens;
    Outline m_outline;
};

} // namespace

Result<GivenExpression, GivenProblem> GivenExpression::read(std::string_view text, Use use, const Catalog& catalog,
                                                            const Dialect& dialect, const std::vector<TableId>& home)
{
    const ExpressionReading reading(asciiTrimmed(text), use, catalog, dialect);
    if (auto problem = reading.problem())
        return Failure{*std::move(problem)};
    std::vector<ColumnRef> columns = reading.outline().columns;
    std::sort(columns.begin(), columns.end(),
              [](const ColumnRef& a, const ColumnRef& b) { return a.range.begin < b.range.begin; });
    GivenExpression made;
    std::uint32_t at = reading.begin();
    for (const ColumnRef& reference : columns) {
        const auto column = reading.column(reference, home);
        if (!column)
            return Failure{column.error()};
        if (std::find(made.m_tables.begin(), made.m_tables.end(), column->table) == made.m_tables.end())
            made.m_tables.push_back(column->table);
        made.m_parts.emplace_back(std::string(reading.text().substr(at, reference.range.begin - at)));
        made.m_parts.emplace_back(*column);
        at = reference.range.end;
    }
    made.m_parts.emplace_back(std::string(reading.text().substr(at)));
    return made;
}

std::string GivenExpression::written(const NameOf& nameOf) const
{
    std::string text;
    for (const Part& part : m_parts) {
        const auto* const column = std::get_if<ColumnId>(&part);
        text += column ? nameOf(*column) : std::get<std::string>(part);
    }
    return text;
}

bool GivenExpression::names(ColumnId column) const
{
    return std::find(m_parts.begin(), m_parts.end(), Part(column)) != m_parts.end();
}

std::vector<ColumnId> GivenExpression::equated() const
{
    std::vector<ColumnId> columns;
    std::string between;
    for (const Part& part : m_parts) {
        if (const auto* const text = std::get_if<std::string>(&part)) {
            between = asciiLowered(std::string(asciiTrimmed(*text)));
            continue;
        }
        const std::string_view wanted = columns.empty() ? "" : columns.size() % 2 == 1 ? "=" : "and";
        if (between != wanted)
            return {};
        columns.push_back(std::get<ColumnId>(part));
    }
    return between.empty() && columns.size() % 2 == 0 ? columns : std::vector<ColumnId>();
}

} // namespace querymend
