#include "check/unconnectedtables.h"

#include "base/ascii.h"
#include "check/keycondition.h"
#include "check/literalcomparison.h"
#include "check/sourcegroups.h"
#include "check/tablekeys.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace querymend {

namespace {

constexpr std::size_t mostSources = 20;
constexpr std::size_t mostConditions = 60;
constexpr double confidence = 0.7;

class UnconnectedTables {
public:
    explicit UnconnectedTables(FaultSight& sight) : m_sight(sight), m_groups(sight.outline().sources.size()) {}

    std::vector<Finding> run()
    {
        for (const Scope& scope : m_sight.outline().scopes) {
            if (mayLackConditions(scope) && consistsOfTables(scope) && connect(scope) && !wantsCombinations(scope))
                report(scope);
        }
        return std::move(m_findings);
    }

private:
    const Source& at(SourceId id) const { return m_sight.outline()[id]; }

    static bool hasCondition(const Scope& scope, const Source& source)
    {
        return std::any_of(scope.joinConditions.begin(), scope.joinConditions.end(),
                           [&](ByteRange condition) { return source.joinRange.contains(condition); });
    }

    bool lacksCondition(const Scope& scope, SourceId id) const
    {
        const Source& source = at(id);
        const bool mayHave =
            source.join == JoinKind::comma || source.join == JoinKind::inner || source.join == JoinKind::left;
        return mayHave && !hasCondition(scope, source) && !isStraight(source);
    }

    /// MariaDB's STRAIGHT_JOIN is used to fix an order, not out of habit.
    bool isStraight(const Source& source) const
    {
        return asciiEqualsIgnoringCase(m_sight.textOf(source.joinRange).substr(0, 8), "straight");
    }

    bool mayLackConditions(const Scope& scope) const
    {
        return scope.kind == ScopeKind::select && scope.sources.size() > 1 && scope.sources.size() <= mostSources
            && scope.conjuncts.size() + scope.joinConditions.size() <= mostConditions && scope.mergingJoins.empty()
            && std::any_of(scope.sources.begin() + 1, scope.sources.end(),
                           [&](SourceId id) { return lacksCondition(scope, id); });
    }

    /// A query of one row, a function or a CTE is often joined without a condition on purpose, as is a table of one
    /// row.
    bool consistsOfTables(const Scope& scope)
    {
        return std::all_of(scope.sources.begin(), scope.sources.end(), [&](SourceId id) {
            const TableId table = at(id).kind == SourceKind::table && !at(id).cte ? m_sight.tableOf(id) : TableId();
            return table && m_sight.catalog().table(table).rowEstimate.value_or(2) > 1;
        });
    }

    /// Returns false if not all conditions can be understood.
    bool connect(const Scope& scope)
    {
        std::vector<ByteRange> conditions = scope.joinConditions;
        conditions.insert(conditions.end(), scope.conjuncts.begin(), scope.conjuncts.end());
        for (const ClauseSpan& clause : scope.clauses) {
            if (clause.clause == Clause::having || clause.clause == Clause::connectBy)
                conditions.push_back(clause.range);
        }
        return std::all_of(conditions.begin(), conditions.end(), [this](ByteRange range) { return connect(range); });
    }

    bool connect(ByteRange condition)
    {
        SourceId first;
        for (const ColumnRefId column : m_sight.columnsIn(condition)) {
            const SourceId source = m_sight.sourceOf(column);
            if (source.isNone())
                return false;
            if (first.isNone())
                first = source;
            m_groups.connect(first, source);
        }
        return !fixesOneRow(condition, first);
    }

    /// Whether the condition compares with a parameter, another query or a whole key, which may leave one row: then
    /// nothing has to connect the table. Tables that are compared with the same literal are connected by it.
    bool fixesOneRow(ByteRange condition, SourceId source)
    {
        const auto tokens = m_sight.tokensIn(condition);
        if (std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
                return token.kind == TokenKind::parameter || token.kind == TokenKind::variable
                    || token.keyword == Keyword::Select;
            }))
            return true;
        const auto comparison = literalComparisonIn(m_sight.query().text, m_sight.query().tokens, condition);
        if (!comparison || comparison->match != MatchKind::oneOf || comparison->literals.size() != 1)
            return false;
        const auto columns = m_sight.columnsIn(comparison->expression);
        const ColumnId column = columns.size() == 1 ? m_sight.columnOf(columns.front()) : ColumnId();
        if (column && soleKeyOf(m_sight.catalog(), column.table) == column)
            return true;
        if (source.isNone())
            return false;
        const auto [sameLiteral, isNew] = m_literals.try_emplace(comparison->literals.front(), source);
        if (!isNew)
            m_groups.connect(sameLiteral->second, source);
        return false;
    }

    /// Whether the select list combines columns of unconnected tables, or only has aggregates that repetition does
    /// not change.
    bool wantsCombinations(const Scope& scope)
    {
        bool areUnaffected = !scope.items.empty();
        for (const SelectItem& item : scope.items) {
            SourceId first;
            const auto columns = item.star ? std::span<const ColumnRefId>() : m_sight.columnsIn(item.expression);
            for (const ColumnRefId column : columns) {
                const SourceId source = m_sight.sourceOf(column);
                if (source.isNone() || (!first.isNone() && !m_groups.areConnected(first, source)))
                    return true;
                first = source;
            }
            areUnaffected = areUnaffected && isUnaffected(item);
        }
        return areUnaffected;
    }

    bool isUnaffected(const SelectItem& item) const
    {
        if (!item.soleCall)
            return false;
        const Call& call = m_sight.outline()[item.soleCall];
        const std::string& name = m_sight.outline().parts(call.name).back().text;
        return call.distinct || asciiEqualsIgnoringCase(name, "min") || asciiEqualsIgnoringCase(name, "max");
    }

    void report(const Scope& scope)
    {
        const SourceId first = scope.sources.front();
        for (auto id = scope.sources.begin() + 1; id != scope.sources.end(); ++id) {
            if (!lacksCondition(scope, *id))
                continue;
            const bool isApart = !m_groups.areConnected(first, *id);
            if (isApart || at(*id).join == JoinKind::left) {
                m_findings.push_back(findingOn(scope, *id, isApart));
                return;
            }
        }
    }

    Finding findingOn(const Scope& scope, SourceId id, bool isApart)
    {
        const Source& source = at(id);
        Finding made;
        made.rung = Rung::references;
        made.severity = Severity::warning;
        made.code = ErrorCode::unconnectedTables;
        made.range = source.range;
        made.identifier = exposedName(m_sight.outline(), source)->text;
        made.message = isApart
            ? "No condition connects " + made.identifier
                + " with the other tables, so each of its rows is combined with every row of theirs."
            : "The LEFT JOIN of " + made.identifier + " has no ON; rows without a match are lost, as in an inner join.";
        for (const SourceId other : scope.sources) {
            if (other == id || !made.suggestions.empty())
                break;
            offerKey(made, scope, other, id);
        }
        return made;
    }

    void offerKey(Finding& made, const Scope& scope, SourceId other, SourceId id)
    {
        const TableId mine = m_sight.tableOf(id);
        const TableId theirs = m_sight.tableOf(other);
        const auto keys = mine == theirs ? std::vector<TableKey>() : keysBetween(m_sight.catalog(), mine, theirs);
        if (keys.size() != 1)
            return;
        const std::string condition = conditionOf(m_sight, keys.front(), other, id);
        made.suggestions.push_back({condition});
        const auto edit = at(id).join == JoinKind::comma ? inWhere(scope, condition) : inJoin(other, id, condition);
        if (edit)
            made.fixes.push_back({{*edit}, "join along the key " + condition, confidence});
    }

    /// What is on both sides of a comma is not seen in a join's condition.
    std::optional<TextEdit> inJoin(SourceId other, SourceId id, const std::string& condition) const
    {
        const std::uint32_t end = at(id).range.end;
        const bool isSeen = at(other).joinTree == at(id).joinTree;
        return isSeen ? std::optional(TextEdit{{end, end}, " ON " + condition}) : std::nullopt;
    }

    std::optional<TextEdit> inWhere(const Scope& scope, const std::string& condition) const
    {
        std::uint32_t end = 0;
        for (const ClauseSpan& clause : scope.clauses) {
            if (clause.clause == Clause::from)
                end = std::max(end, clause.range.end);
            if (clause.clause != Clause::where)
                continue;
            const auto tokens = m_sight.tokensIn(clause.range);
            if (std::any_of(tokens.begin(), tokens.end(), [](const Token& t) { return t.keyword == Keyword::Or; }))
                return std::nullopt;
            end = clause.range.end;
        }
        const std::string_view word = scope.conjuncts.empty() ? " WHERE " : " AND ";
        return end == 0 ? std::nullopt : std::optional(TextEdit{{end, end}, std::string(word) + condition});
    }

    FaultSight& m_sight;
    SourceGroups m_groups;
    std::map<std::string, SourceId> m_literals;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> unconnectedTables(FaultSight& sight)
{
    return UnconnectedTables(sight).run();
}

} // namespace querymend
