#include "diagnose/emptiness.h"

#include "check/resolver.h"
#include "check/rowshape.h"
#include "schema/nearest.h"
#include "sql/outline/outline.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t mostConditions = 16;
constexpr std::size_t mostSuggestions = 5;

std::string spliced(std::string_view text, ByteRange range, std::string_view replacement)
{
    std::string made(text.substr(0, range.begin));
    made += replacement;
    made += text.substr(range.end);
    return made;
}

/// The longest part of a LIKE pattern that has no wildcards.
std::string withoutWildcards(std::string_view pattern)
{
    std::string_view longest;
    while (!pattern.empty()) {
        const std::size_t end = std::min(pattern.find_first_of("%_"), pattern.size());
        if (end > longest.size())
            longest = pattern.substr(0, end);
        pattern.remove_prefix(std::min(end + 1, pattern.size()));
    }
    return std::string(longest);
}

class ProbePlanner {
public:
    ProbePlanner(std::string_view statement, const Dialect& dialect, const Catalog* catalog)
        : m_statement(statement), m_functions(dialect.functions), m_tokens(lex(statement, dialect.lex)),
          m_outline(outlineOf(statement, m_tokens, dialect.syntax)), m_catalog(catalog),
          m_shapes(m_outline, dialect, m_catalog), m_resolver(m_outline, dialect, m_shapes)
    {}

    std::vector<EmptinessProbe> plan()
    {
        for (const Scope& scope : m_outline.scopes) {
            for (const ByteRange condition : scope.conjuncts)
                add(condition);
            for (const ByteRange condition : scope.joinConditions)
                add(condition);
            for (const ClauseSpan& clause : scope.clauses) {
                if (clause.clause == Clause::having)
                    add(behindWord(clause.range, Keyword::Having));
            }
        }
        // The probes that every condition gets come first.
        std::move(m_details.begin(), m_details.end(), std::back_inserter(m_probes));
        return std::move(m_probes);
    }

private:
    void add(ByteRange condition)
    {
        if (condition.begin >= condition.end || m_probes.size() == mostConditions)
            return;
        EmptinessProbe without;
        without.condition = condition;
        without.sql = ofRows(spliced(m_statement, condition, "1 = 1"));
        m_probes.push_back(std::move(without));
        addDetails(condition);
    }

    /// An aggregate without groups gives one row in any case, so what is counted is the rows that it is computed of.
    [[nodiscard]] std::string ofRows(std::string statement) const
    {
        const Scope* const scope = m_outline.statements.size() == 1 && m_outline.statements.front().body
            ? &m_outline[m_outline.statements.front().body]
            : nullptr;
        if (!scope || scope->kind != ScopeKind::select || scope->items.empty())
            return statement;
        const bool isGrouped = std::ranges::any_of(scope->clauses, [](const ClauseSpan& clause) {
            return clause.clause == Clause::groupBy || clause.clause == Clause::having;
        });
        const ByteRange list{scope->items.front().range.begin, scope->items.back().range.end};
        const bool aggregates = std::ranges::any_of(m_outline.calls, [&](const Call& call) {
            const FunctionRow* const row =
                call.name.empty() ? nullptr : findFunction(m_functions, m_outline.parts(call.name).back().text);
            return list.contains(call.range) && !call.over && row && (row->traits & aggregateFunction) != 0
                && &m_outline[call.scope] == scope;
        });
        // The list comes before every condition, so its place is the same.
        return aggregates && !isGrouped ? spliced(statement, list, "1") : statement;
    }

    void addDetails(ByteRange condition)
    {
        const auto comparison = literalComparisonIn(m_statement, m_tokens, condition);
        const bool isOfRows = comparison && !needsGroups(comparison->expression);
        const Source* const source = isOfRows ? soleTableOf(comparison->expression) : nullptr;
        if (!source)
            return;
        const std::string expression(comparison->expression.of(m_statement));
        const std::string from = " FROM " + std::string(source->range.of(m_statement));
        EmptinessProbe probe;
        probe.condition = condition;
        probe.expression = expression;
        probe.match = comparison->match;
        probe.literals = comparison->literals;
        if (comparison->match == MatchKind::pattern)
            probe.literals = {withoutWildcards(probe.literals.front())};
        if (comparison->match == MatchKind::oneOf || comparison->match == MatchKind::pattern) {
            probe.kind = ProbeKind::values;
            probe.sql = "SELECT DISTINCT " + expression + from;
        } else {
            probe.kind = ProbeKind::extremes;
            probe.sql = "SELECT MIN(" + expression + "), MAX(" + expression + "), COUNT(" + expression + ')' + from;
        }
        m_details.push_back(std::move(probe));
    }

    /// Whether the expression may mean nothing without groups: it calls an aggregate, or HAVING calls something.
    bool needsGroups(ByteRange expression) const
    {
        return std::any_of(m_outline.calls.begin(), m_outline.calls.end(), [&](const Call& call) {
            if (!expression.contains(call.range) || call.name.empty())
                return false;
            const FunctionRow* const row = findFunction(m_functions, m_outline.parts(call.name).back().text);
            return call.clause == Clause::having || (row && (row->traits & aggregateFunction) != 0);
        });
    }

    /// The table to which all columns of the expression belong, or null.
    const Source* soleTableOf(ByteRange expression)
    {
        const Source* sole = nullptr;
        for (const ColumnRef& column : m_outline.columns) {
            if (column.range.begin < expression.begin || column.range.end > expression.end)
                continue;
            const Resolution found = m_resolver.resolve(column);
            if (found.status != ResolutionStatus::resolved || found.sources.size() != 1)
                return nullptr;
            const Source& source = m_outline[found.sources.front()];
            if (source.kind != SourceKind::table || !source.cte.isNone() || (sole && sole != &source))
                return nullptr;
            sole = &source;
        }
        return sole;
    }

    /// The part of the range after the first occurrence of a keyword.
    ByteRange behindWord(ByteRange range, Keyword word) const
    {
        const auto first = std::lower_bound(m_tokens.begin(), m_tokens.end(), range.begin,
                                            [](const Token& token, std::uint32_t at) { return token.begin < at; });
        const auto found = std::find_if(
            first, m_tokens.end(), [&](const Token& token) { return token.end > range.end || token.keyword == word; });
        if (found == m_tokens.end() || found + 1 == m_tokens.end() || found->end > range.end)
            return {};
        return {(found + 1)->begin, range.end};
    }

    std::string_view m_statement;
    const FunctionLists& m_functions;
    std::vector<Token> m_tokens;
    Outline m_outline;
    const Catalog* m_catalog;
    RowShapes m_shapes;
    Resolver m_resolver;
    std::vector<EmptinessProbe> m_probes;
    std::vector<EmptinessProbe> m_details;
};

std::string countText(const EmptinessAnswer& answer)
{
    if (answer.hasMore)
        return std::to_string(answer.rows) + " rows or more";
    return answer.rows == 1 ? "1 row" : std::to_string(answer.rows) + " rows";
}

/// Stored values, those most similar to one of the literals first.
std::vector<Suggestion> nearestOf(const std::vector<std::string>& literals, const std::vector<std::string>& values)
{
    const std::vector<std::string_view> views(values.begin(), values.end());
    std::vector<Suggestion> best;
    const auto add = [&best](const std::string& value) {
        if (best.size() < mostSuggestions && std::find(best.begin(), best.end(), Suggestion{value}) == best.end())
            best.push_back({value});
    };
    constexpr std::size_t mostLiterals = 100;
    const NearestNames stored(views);
    for (std::size_t i = 0; i < std::min(literals.size(), mostLiterals) && best.size() < mostSuggestions; ++i) {
        for (const NearName& near : stored.find(literals[i], mostSuggestions))
            add(values[near.index]);
    }
    for (const std::string& value : values)
        add(value);
    return best;
}

std::optional<Finding> explainedByValues(const EmptinessProbe& probe, const EmptinessAnswer& answer, Finding finding)
{
    if (answer.values.empty()) {
        finding.message = probe.expression + " is NULL in every row, or there are no rows.";
        return finding;
    }
    const auto isSought = [&](const std::string& value) {
        return std::any_of(probe.literals.begin(), probe.literals.end(), [&](const std::string& literal) {
            return probe.match == MatchKind::pattern ? value.find(literal) != std::string::npos : value == literal;
        });
    };
    if (std::any_of(answer.values.begin(), answer.values.end(), isSought))
        return std::nullopt;
    finding.suggestions = nearestOf(probe.literals, answer.values);
    finding.message =
        answer.hasMore ? "None of the checked values of " + probe.expression : "No value of " + probe.expression;
    finding.message += (probe.match == MatchKind::pattern ? " contains " : " is ") + probe.literals.front();
    finding.message += probe.literals.size() > 1 ? " or another value of the list." : ".";
    return finding;
}

std::optional<double> numberIn(std::string_view text)
{
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = problem == std::errc{} && end == text.data() + text.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

/// Compares numbers as numbers and everything else as text, which works for dates too.
bool isBelow(std::string_view a, std::string_view b)
{
    const auto first = numberIn(a);
    const auto second = numberIn(b);
    return first && second ? *first < *second : a < b;
}

std::optional<Finding> explainedByExtremes(const EmptinessProbe& probe, const EmptinessAnswer& answer, Finding finding)
{
    if (answer.values.size() != 2 || answer.filled.value_or(0) == 0) {
        finding.message = probe.expression + " is NULL in every row, or there are no rows.";
        return finding;
    }
    const std::string& lowest = answer.values.front();
    const std::string& highest = answer.values.back();
    const bool isSoughtAbove = probe.match != MatchKind::below && isBelow(highest, probe.literals.front());
    const bool isSoughtBelow = probe.match != MatchKind::above && isBelow(probe.literals.back(), lowest);
    if (!isSoughtAbove && !isSoughtBelow)
        return std::nullopt;
    finding.message = probe.expression + " ranges from " + lowest + " to " + highest + " in the whole table.";
    finding.messageWithoutData = "All values of " + probe.expression + " in the whole table are "
        + (isSoughtAbove ? "lower" : "higher") + " than the value sought.";
    return finding;
}

} // namespace

std::vector<EmptinessProbe> emptinessProbes(std::string_view statement, const Dialect& dialect, const Catalog* catalog)
{
    return ProbePlanner(statement, dialect, catalog).plan();
}

std::optional<Finding> explainedBy(const EmptinessProbe& probe, const EmptinessAnswer& answer)
{
    Finding finding;
    finding.rung = Rung::rows;
    finding.code = ErrorCode::emptyResult;
    finding.severity = Severity::note;
    finding.range = probe.condition;
    finding.identifier = probe.expression;
    switch (probe.kind) {
    case ProbeKind::withoutCondition:
        if (answer.rows == 0)
            return std::nullopt;
        finding.message = "Without this condition there would be " + countText(answer) + '.';
        return finding;
    case ProbeKind::values:
        return explainedByValues(probe, answer, std::move(finding));
    case ProbeKind::extremes:
        return explainedByExtremes(probe, answer, std::move(finding));
    }
    return std::nullopt;
}

} // namespace querymend
