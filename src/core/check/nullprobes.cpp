#include "check/nullprobes.h"

#include "base/ascii.h"
#include "dialect/dialectforms.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace querymend {

namespace {

constexpr double confidence = 0.6;

class NullProbes {
public:
    explicit NullProbes(FaultSight& sight) : m_sight(sight) {}

    std::vector<FaultProbe> plan()
    {
        const Outline& outline = m_sight.outline();
        if (outline.statements.size() != 1 || !outline.statements.front().body)
            return {};
        const Scope& scope = outline[outline.statements.front().body];
        const ClauseSpan* const order = clauseOf(scope, Clause::orderBy);
        const ClauseSpan* const from = clauseOf(scope, Clause::from);
        if (scope.kind != ScopeKind::select || !order || !from || clauseOf(scope, Clause::groupBy)
            || clauseOf(scope, Clause::having) || clauseOf(scope, Clause::connectBy) || !takesFewRows(scope))
            return {};
        const auto column = firstOrdered(order->range);
        if (!column || !mayBeNull(*column) || isInConditions(scope, *column))
            return {};
        return {probeOn(scope, *order, *from, *column)};
    }

private:
    static const ClauseSpan* clauseOf(const Scope& scope, Clause clause)
    {
        const auto found = std::find_if(scope.clauses.begin(), scope.clauses.end(),
                                        [&](const ClauseSpan& span) { return span.clause == clause; });
        return found == scope.clauses.end() ? nullptr : &*found;
    }

    /// LIMIT 1 to 5, without an offset. A longer list is not read for its first row.
    bool takesFewRows(const Scope& scope) const
    {
        const ClauseSpan* const limit = clauseOf(scope, Clause::limit);
        if (!limit)
            return false;
        std::size_t numbers = 0;
        bool isFew = false;
        for (const Token& token : m_sight.tokensIn(limit->range)) {
            if (token.kind == TokenKind::number) {
                const std::string_view digits = token.text(m_sight.query().text);
                isFew = digits.size() == 1 && digits.front() >= '1' && digits.front() <= '5';
                ++numbers;
            } else if (token.kind != TokenKind::word) {
                return false;
            }
        }
        return numbers == 1 && isFew;
    }

    /// The first column of ORDER BY, if it is there alone and its direction puts NULLs first.
    std::optional<ColumnRefId> firstOrdered(ByteRange clause)
    {
        const auto columns = m_sight.columnsIn(clause);
        const auto tokens = m_sight.tokensIn(clause);
        if (columns.empty() || tokens.size() < 3)
            return std::nullopt;
        const ByteRange range = m_sight.outline()[columns.front()].range;
        if (tokens[2].begin != range.begin)
            return std::nullopt;
        const auto next =
            std::find_if(tokens.begin(), tokens.end(), [&](const Token& token) { return token.begin >= range.end; });
        const auto is = [&](auto at, std::string_view word) {
            return at != tokens.end() && asciiEqualsIgnoringCase(at->text(m_sight.query().text), word);
        };
        const bool falls = is(next, "desc");
        const auto end = falls || is(next, "asc") ? std::next(next) : next;
        if (end != tokens.end() && end->kind != TokenKind::comma)
            return std::nullopt;
        const DialectForms* const forms = m_sight.query().dialect.forms;
        const NullOrder first = falls ? NullOrder::highest : NullOrder::lowest;
        return forms && forms->nullOrder == first ? std::optional(columns.front()) : std::nullopt;
    }

    bool mayBeNull(ColumnRefId id)
    {
        const ColumnId column = m_sight.columnOf(id);
        return column && !m_sight.catalog().column(column).notNull && !m_sight.catalog().column(column).primaryKey;
    }

    /// A condition on the column leaves the NULLs out or asks for them.
    bool isInConditions(const Scope& scope, ColumnRefId ordered)
    {
        const ColumnId column = m_sight.columnOf(ordered);
        std::vector<ByteRange> conditions = scope.conjuncts;
        conditions.insert(conditions.end(), scope.joinConditions.begin(), scope.joinConditions.end());
        return std::any_of(conditions.begin(), conditions.end(), [&](ByteRange condition) {
            const auto columns = m_sight.columnsIn(condition);
            return std::any_of(columns.begin(), columns.end(),
                               [&](ColumnRefId id) { return m_sight.columnOf(id) == column; });
        });
    }

    FaultProbe probeOn(const Scope& scope, const ClauseSpan& order, const ClauseSpan& from, ColumnRefId column)
    {
        const std::string written(m_sight.textOf(m_sight.outline()[column].range));
        const ClauseSpan* const where = clauseOf(scope, Clause::where);
        std::vector<TextEdit> condition;
        if (where) {
            const std::uint32_t word =
                where->range.begin + static_cast<std::uint32_t>(std::string_view("WHERE").size());
            condition = {{{word, word}, " ("},
                         {{where->range.end, where->range.end}, ") AND " + written + " IS NOT NULL"}};
        } else {
            condition = {{{from.range.end, from.range.end}, " WHERE " + written + " IS NOT NULL"}};
        }
        FaultProbe probe;
        probe.sql = withNulls(condition, written, order, *clauseOf(scope, Clause::limit));
        Finding& made = probe.finding;
        made.rung = Rung::trial;
        made.severity = Severity::warning;
        made.code = ErrorCode::nullsFirst;
        made.range = m_sight.outline()[column].range;
        made.identifier = written;
        made.message = "Rows without a value of " + written + " come first in "
            + std::string(m_sight.query().dialect.displayName) + ", and there are such rows.";
        made.fixes.push_back({std::move(condition), "leave out rows without " + written, confidence});
        return probe;
    }

    /// The statement, in any order, for the rows without a value.
    std::string withNulls(std::vector<TextEdit> edits, const std::string& written, const ClauseSpan& order,
                          const ClauseSpan& limit) const
    {
        std::string& condition = edits.back().replacement;
        condition = condition.substr(0, condition.rfind(written)) + written + " IS NULL";
        edits.push_back({order.range, ""});
        edits.push_back({limit.range, ""});
        std::sort(edits.begin(), edits.end(),
                  [](const TextEdit& a, const TextEdit& b) { return a.range.begin < b.range.begin; });
        return EditedText(m_sight.query().text, std::move(edits)).text();
    }

    FaultSight& m_sight;
};

} // namespace

std::vector<FaultProbe> nullProbes(FaultSight& sight)
{
    return NullProbes(sight).plan();
}

} // namespace querymend
