#include "check/unlikelyjoins.h"

#include "base/ascii.h"
#include "check/equations.h"
#include "check/keycondition.h"
#include "check/sourcegroups.h"
#include "check/tablekeys.h"
#include "check/valuekind.h"
#include "schema/namewords.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace querymend {

namespace {

constexpr double confidence = 0.6;

/// Whether values of the two kinds are not compared in a sensible statement.
bool areUnlike(ValueKind a, ValueKind b)
{
    const auto isVague = [](ValueKind kind) { return kind == ValueKind::unknown || kind == ValueKind::truth; };
    return !isVague(a) && !isVague(b) && isNumber(a) != isNumber(b);
}

class UnlikelyJoins {
public:
    explicit UnlikelyJoins(FaultSight& sight) : m_sight(sight), m_groups(sight.outline().sources.size()) {}

    std::vector<Finding> run()
    {
        if (m_sight.outline().sources.size() < 2)
            return {};
        collect();
        for (const Equation& equation : m_candidates) {
            if (!m_groups.areConnected(m_sight.sourceOf(equation.left), m_sight.sourceOf(equation.right)))
                check(equation);
        }
        return std::move(m_findings);
    }

private:
    const ColumnRef& at(ColumnRefId id) const { return m_sight.outline()[id]; }
    const Catalog& catalog() const { return m_sight.catalog(); }

    void collect()
    {
        for (const Equation& equation : equationsIn(m_sight)) {
            if (!equation.isBetweenTables() || areKeyPair(catalog(), equation.leftColumn, equation.rightColumn))
                m_groups.connect(m_sight.sourceOf(equation.left), m_sight.sourceOf(equation.right));
            else if (equation.leftColumn.table != equation.rightColumn.table)
                m_candidates.push_back(equation);
        }
    }

    void check(const Equation& equation)
    {
        const Scope& scope = m_sight.outline()[at(equation.left).scope];
        if (!scope.mergingJoins.empty() || !standsAlone(scope, equation)
            || shareOrigin(catalog(), equation.leftColumn, equation.rightColumn))
            return;
        const Column& left = catalog().column(equation.leftColumn);
        const Column& right = catalog().column(equation.rightColumn);
        const bool areBothPrimary = left.primaryKey && right.primaryKey;
        if (asciiEqualsIgnoringCase(left.name, right.name) && !areBothPrimary)
            return;
        const auto keys = keysBetween(catalog(), equation.leftColumn.table, equation.rightColumn.table);
        const bool areStrange = areUnlike(valueKindOf(left.type), valueKindOf(right.type)) && !shareWords(left, right);
        if (!keys.empty() && (areStrange || isKey(equation.leftColumn) || isKey(equation.rightColumn)))
            report(equation, keys);
        else if (keys.empty() && areStrange && haveAPath(equation))
            reportTypes(equation, left, right);
    }

    bool isKey(ColumnId column) const { return isPrimary(catalog(), column) || isForeign(catalog(), column); }

    /// Whether the equation is a condition by itself or one of several that must all hold.
    bool standsAlone(const Scope& scope, const Equation& equation) const
    {
        const ByteRange whole{at(equation.left).range.begin, at(equation.right).range.end};
        const auto holds = [&](ByteRange range) { return range.contains(whole); };
        const auto conjunct = std::find_if(scope.conjuncts.begin(), scope.conjuncts.end(), holds);
        if (conjunct != scope.conjuncts.end())
            return asciiTrimmed(m_sight.textOf(*conjunct)) == m_sight.textOf(whole);
        const auto condition = std::find_if(scope.joinConditions.begin(), scope.joinConditions.end(), holds);
        if (condition == scope.joinConditions.end())
            return false;
        const auto tokens = m_sight.tokensIn(*condition);
        const auto is = [](const Token& token, Keyword word) { return token.keyword == word; };
        const bool isPlain = std::none_of(tokens.begin(), tokens.end(), [&](const Token& token) {
            return is(token, Keyword::Or) || is(token, Keyword::Not) || is(token, Keyword::Case)
                || is(token, Keyword::Between);
        });
        const auto first =
            std::find_if(tokens.begin(), tokens.end(), [&](const Token& token) { return token.begin == whole.begin; });
        const auto last =
            std::find_if(tokens.begin(), tokens.end(), [&](const Token& token) { return token.end == whole.end; });
        return isPlain && first != tokens.end() && last != tokens.end()
            && (first == tokens.begin() || is(*std::prev(first), Keyword::And))
            && (std::next(last) == tokens.end() || is(*std::next(last), Keyword::And));
    }

    static bool shareWords(const Column& a, const Column& b)
    {
        const std::vector<std::string> stems = nameStems(a.name);
        return std::ranges::any_of(nameStems(b.name), [&](const std::string& stem) {
            return std::find(stems.begin(), stems.end(), stem) != stems.end();
        });
    }

    bool haveAPath(const Equation& equation) const
    {
        constexpr JoinLimits limits{3, 1};
        const SchemaView* const schema = m_sight.query().schema;
        return schema
            && !schema->joins().shortestPaths({equation.leftColumn.table}, equation.rightColumn.table, limits).empty();
    }

    Finding findingOn(const Equation& equation) const
    {
        Finding made;
        made.rung = Rung::references;
        made.severity = Severity::warning;
        made.code = ErrorCode::unlikelyJoin;
        made.range = {at(equation.left).range.begin, at(equation.right).range.end};
        made.identifier = std::string(m_sight.textOf(made.range));
        return made;
    }

    void report(const Equation& equation, const std::vector<TableKey>& keys)
    {
        Finding made = findingOn(equation);
        const SourceId left = m_sight.sourceOf(equation.left);
        const SourceId right = m_sight.sourceOf(equation.right);
        for (const TableKey& key : keys)
            made.suggestions.push_back({conditionOf(m_sight, key, left, right)});
        made.message = made.identifier + " does not follow the key between "
            + catalog().table(equation.leftColumn.table).name + " and "
            + catalog().table(equation.rightColumn.table).name + ", which is " + made.suggestions.front().name + '.';
        if (keys.size() == 1)
            made.fixes.push_back({{{made.range, made.suggestions.front().name}}, "join along the key", confidence});
        m_findings.push_back(std::move(made));
    }

    void reportTypes(const Equation& equation, const Column& left, const Column& right)
    {
        Finding made = findingOn(equation);
        made.message = made.identifier + " compares columns of different types, " + left.type + " and " + right.type
            + ", though keys connect their tables.";
        m_findings.push_back(std::move(made));
    }

    FaultSight& m_sight;
    SourceGroups m_groups;
    std::vector<Equation> m_candidates;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> unlikelyJoins(FaultSight& sight)
{
    return UnlikelyJoins(sight).run();
}

} // namespace querymend
