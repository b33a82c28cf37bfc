#include "answer/givenrules.h"

#include "answer/schemanames.h"
#include "base/ascii.h"
#include "schema/nearest.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

using Kind = GivenProblem::Kind;

Result<TableId, GivenProblem> tableFrom(const std::string& name, const Catalog& catalog)
{
    const std::vector<TableId> found = tablesCalled(catalog, name);
    if (!found.empty())
        return found.front();
    std::vector<std::string_view> names;
    for (const Table& table : catalog.snapshot().tables)
        names.emplace_back(table.name);
    const std::vector<NearName> near = nearest(name, names, 1);
    return Failure{
        GivenProblem{Kind::unknownTable, name, near.empty() ? std::string() : std::string(names[near.front().index])}};
}

bool arePrimaryKey(const Table& table, std::vector<std::string> columns)
{
    std::vector<std::string> key = table.primaryKey;
    std::sort(columns.begin(), columns.end());
    std::sort(key.begin(), key.end());
    return !key.empty() && key == columns;
}

template <class Use>
void eachSentence(std::string_view evidence, Use use)
{
    for (const std::string_view sentence : sentencesOf(evidence)) {
        if (const auto said = givenSentenceIn(sentence))
            use(*said);
    }
}

} // namespace

Result<ComputedMetric, GivenProblem> metricFrom(const GivenMetric& given, const Catalog& catalog,
                                                const Dialect& dialect, const JoinMap& joins)
{
    auto expression = GivenExpression::read(given.expression, GivenExpression::Use::metric, catalog, dialect);
    if (!expression)
        return Failure{expression.error()};
    const std::vector<TableId>& tables = expression->tables();
    const auto base = std::find_if(tables.begin(), tables.end(), [&](TableId table) {
        return std::all_of(tables.begin(), tables.end(),
                           [&](TableId other) { return joins.pathAlongKeys(table, other).has_value(); });
    });
    if (base == tables.end())
        return Failure{GivenProblem{Kind::notJoined, {}, {}}};
    const TableId found = *base;
    return ComputedMetric{given.term, found, std::move(expression).value()};
}

Result<JoinStep, GivenProblem> joinFrom(const GivenJoin& given, const Catalog& catalog, const Dialect& dialect)
{
    const auto from = tableFrom(given.from, catalog);
    if (!from)
        return Failure{from.error()};
    const auto to = tableFrom(given.to, catalog);
    if (!to)
        return Failure{to.error()};
    const auto condition =
        GivenExpression::read(given.condition, GivenExpression::Use::condition, catalog, dialect, {*from, *to});
    if (!condition)
        return Failure{condition.error()};
    const std::vector<ColumnId> columns = condition->equated();
    if (columns.empty())
        return Failure{GivenProblem{Kind::notEquated, {}, {}}};
    JoinStep step{*from, *to, {}};
    std::vector<std::string> own;
    std::vector<std::string> others;
    for (std::size_t i = 0; i + 1 < columns.size(); i += 2) {
        const bool isInOrder = columns[i].table == *from;
        const ColumnId first = columns[isInOrder ? i : i + 1];
        const ColumnId second = columns[isInOrder ? i + 1 : i];
        if (first.table != *from || second.table != *to) {
            const TableId other = first.table != *from ? first.table : second.table;
            return Failure{GivenProblem{Kind::otherTable, catalog.table(other).name, {}}};
        }
        own.push_back(catalog.column(first).name);
        others.push_back(catalog.column(second).name);
        step.columns.push_back({own.back(), others.back()});
    }
    const bool isReversed = arePrimaryKey(catalog.table(*from), own) && !arePrimaryKey(catalog.table(*to), others);
    if (!isReversed)
        return step;
    std::swap(step.from, step.to);
    for (JoinColumns& pair : step.columns)
        std::swap(pair.from, pair.to);
    return step;
}

Result<DefaultFilter, GivenProblem> filterFrom(const GivenFilter& given, const Catalog& catalog, const Dialect& dialect)
{
    const auto table = tableFrom(given.table, catalog);
    if (!table)
        return Failure{table.error()};
    auto condition =
        GivenExpression::read(given.condition, GivenExpression::Use::condition, catalog, dialect, {*table});
    if (!condition)
        return Failure{condition.error()};
    for (const TableId other : condition->tables()) {
        if (other != *table)
            return Failure{GivenProblem{Kind::otherTable, catalog.table(other).name, {}}};
    }
    return DefaultFilter{*table, std::move(condition).value()};
}

std::vector<JoinStep> joinsIn(std::string_view evidence, const Catalog& catalog, const Dialect& dialect)
{
    std::vector<JoinStep> joins;
    eachSentence(evidence, [&](const GivenSentence& said) {
        const auto* const given = std::get_if<GivenJoin>(&said);
        if (!given)
            return;
        if (auto join = joinFrom(*given, catalog, dialect))
            joins.push_back(std::move(join).value());
    });
    return joins;
}

GivenRules rulesIn(std::string_view evidence, const Catalog& catalog, const Dialect& dialect, const JoinMap& joins)
{
    GivenRules rules;
    eachSentence(evidence, [&](const GivenSentence& said) {
        if (const auto* const metric = std::get_if<GivenMetric>(&said)) {
            if (auto made = metricFrom(*metric, catalog, dialect, joins))
                rules.metrics.push_back(std::make_shared<const ComputedMetric>(std::move(made).value()));
        } else if (const auto* const filter = std::get_if<GivenFilter>(&said)) {
            if (auto made = filterFrom(*filter, catalog, dialect))
                rules.filters.push_back(std::move(made).value());
        }
    });
    return rules;
}

} // namespace querymend
