#include "check/fanouts.h"

#include "base/ascii.h"
#include "check/equations.h"
#include "check/tablekeys.h"
#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

namespace querymend {

namespace {

constexpr std::size_t mostSources = 12;
constexpr double distinctConfidence = 0.5;

/// A join of a child with the parent that its key refers to; a parent's row may have several of the child's.
struct FanOut {
    SourceId child;
    SourceId parent;
    ColumnRefId childColumn;
};

/// A measure of the whole thing that a row stands for, unlike a price or a length, which may well be added up once for
/// each time that the thing occurs.
bool isWholeMeasure(std::string_view column)
{
    static constexpr std::array<std::string_view, 12> known{"total",   "subtotal", "balance",    "budget",
                                                            "salary",  "revenue",  "population", "turnover",
                                                            "capital", "income",   "capacity",   "amount"};
    const std::vector<std::string> words = nameWords(column);
    return std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return std::find(known.begin(), known.end(), word) != known.end();
    });
}

class FanOuts {
public:
    explicit FanOuts(FaultSight& sight) : m_sight(sight) {}

    std::vector<FaultProbe> plan()
    {
        const Outline& outline = m_sight.outline();
        if (outline.statements.size() != 1 || !outline.statements.front().body)
            return {};
        m_body = outline.statements.front().body;
        const Scope& scope = outline[m_body];
        if (scope.kind != ScopeKind::select || scope.sources.size() < 2 || scope.sources.size() > mostSources
            || !scope.mergingJoins.empty() || scope.opaqueColumns)
            return {};
        readJoins(scope);
        if (m_fanOuts.empty())
            return {};
        bool aggregates = false;
        for (const Call& call : outline.calls) {
            if (call.scope != m_body || call.clause != Clause::target)
                continue;
            aggregates = true;
            if (isSum(call))
                checkSum(scope, call);
        }
        if (!aggregates)
            checkList(scope);
        return std::move(m_probes);
    }

private:
    const Source& at(SourceId id) const { return m_sight.outline()[id]; }
    std::string nameOf(SourceId id) const { return exposedName(m_sight.outline(), at(id))->text; }

    void readJoins(const Scope& scope)
    {
        for (const Equation& equation : equationsIn(m_sight)) {
            if (m_sight.outline()[equation.left].scope != m_body)
                continue;
            const SourceId left = m_sight.sourceOf(equation.left);
            const SourceId right = m_sight.sourceOf(equation.right);
            m_links.push_back({left, right});
            if (!equation.isBetweenTables())
                continue;
            addFanOut(equation.left, left, equation.leftColumn, right, equation.rightColumn);
            addFanOut(equation.right, right, equation.rightColumn, left, equation.leftColumn);
        }
        std::erase_if(m_fanOuts, [&](const FanOut& fanOut) {
            return at(fanOut.child).scope != m_body || at(fanOut.parent).scope != m_body
                || linksBetween(fanOut.child, fanOut.parent) > 1 || isUsedBeyondJoins(scope, fanOut);
        });
    }

    void addFanOut(ColumnRefId reference, SourceId child, ColumnId childColumn, SourceId parent, ColumnId parentColumn)
    {
        for (const TableKey& key : keysBetween(m_sight.catalog(), childColumn.table, parentColumn.table)) {
            const bool isMeant = key.child.size() == 1 && key.child.front() == childColumn
                && key.parent.front() == parentColumn && childColumn.table != parentColumn.table;
            if (isMeant && mayRepeat(m_sight.catalog(), key))
                m_fanOuts.push_back({child, parent, reference});
        }
    }

    std::size_t linksBetween(SourceId a, SourceId b) const
    {
        return static_cast<std::size_t>(std::count_if(m_links.begin(), m_links.end(), [&](const auto& link) {
            return (link.first == a && link.second == b) || (link.first == b && link.second == a);
        }));
    }

    /// The sources that are reached from the child without the parent.
    std::vector<SourceId> sideOf(const FanOut& fanOut) const
    {
        std::vector<SourceId> side{fanOut.child};
        for (std::size_t i = 0; i < side.size(); ++i) {
            for (const auto& [a, b] : m_links) {
                for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
                    if (from == side[i] && to != fanOut.parent && std::find(side.begin(), side.end(), to) == side.end())
                        side.push_back(to);
                }
            }
        }
        return side;
    }

    /// Whether the child, or what is joined through it, is grouped by, listed or ordered by: then its rows count.
    bool isUsedBeyondJoins(const Scope& scope, const FanOut& fanOut)
    {
        const std::vector<SourceId> side = sideOf(fanOut);
        if (std::any_of(scope.items.begin(), scope.items.end(), [](const SelectItem& item) { return item.star; }))
            return true;
        for (const ColumnRefId id : m_sight.columns()) {
            const ColumnRef& column = m_sight.outline()[id];
            const bool counts = column.scope == m_body
                && (column.clause == Clause::groupBy || column.clause == Clause::orderBy
                    || column.clause == Clause::having
                    || (column.clause == Clause::target && !isInACall(column.range)));
            if (!counts)
                continue;
            const SourceId source = m_sight.sourceOf(id);
            if (source.isNone() || std::find(side.begin(), side.end(), source) != side.end())
                return true;
        }
        return false;
    }

    bool isInACall(ByteRange range) const
    {
        return std::any_of(m_sight.outline().calls.begin(), m_sight.outline().calls.end(), [&](const Call& call) {
            return call.scope == m_body && call.clause == Clause::target && call.range.contains(range);
        });
    }

    bool isSum(const Call& call) const
    {
        if (call.distinct || call.over || call.star || call.arguments.size() != 1 || call.name.count != 1)
            return false;
        const std::string name = asciiLowered(m_sight.outline().parts(call.name).front().text);
        return name == "sum" || name == "avg" || name == "count";
    }

    /// The only source of the columns in a range.
    SourceId soleSource(ByteRange range)
    {
        SourceId sole;
        for (const ColumnRefId id : m_sight.columnsIn(range)) {
            const SourceId source = m_sight.sourceOf(id);
            if (source.isNone() || (!sole.isNone() && sole != source))
                return {};
            sole = source;
        }
        return sole;
    }

    void checkSum(const Scope& scope, const Call& call)
    {
        const SourceId summed = soleSource(call.arguments.front());
        if (summed.isNone() || m_probes.size() == 1)
            return;
        const bool isCount = asciiEqualsIgnoringCase(m_sight.outline().parts(call.name).front().text, "count");
        for (const FanOut& fanOut : m_fanOuts) {
            if (isFiltered(scope, fanOut))
                continue;
            const bool isParent = fanOut.parent == summed && !isCount && isOfWholeMeasures(call.arguments.front());
            const bool isSibling =
                fanOut.child != summed && std::any_of(m_fanOuts.begin(), m_fanOuts.end(), [&](const FanOut& other) {
                    return other.child == summed && other.parent == fanOut.parent
                        && linksBetween(other.child, fanOut.child) == 0;
                });
            if (isParent || isSibling) {
                m_probes.push_back(probeOn(fanOut, call));
                return;
            }
        }
    }

    bool isOfWholeMeasures(ByteRange argument)
    {
        const auto columns = m_sight.columnsIn(argument);
        return columns.size() == 1 && m_sight.columnOf(columns.front())
            && isWholeMeasure(m_sight.catalog().column(m_sight.columnOf(columns.front())).name);
    }

    /// A condition on what is joined may leave one row of it.
    bool isFiltered(const Scope& scope, const FanOut& fanOut)
    {
        const std::vector<SourceId> side = sideOf(fanOut);
        std::vector<ByteRange> conditions = scope.conjuncts;
        conditions.insert(conditions.end(), scope.joinConditions.begin(), scope.joinConditions.end());
        return std::any_of(conditions.begin(), conditions.end(), [&](ByteRange condition) {
            const auto columns = m_sight.columnsIn(condition);
            const bool isOfSide = std::any_of(columns.begin(), columns.end(), [&](ColumnRefId id) {
                return std::find(side.begin(), side.end(), m_sight.sourceOf(id)) != side.end();
            });
            return isOfSide && !isEquation(condition);
        });
    }

    /// Whether a condition is nothing but `a.x = b.y`.
    bool isEquation(ByteRange condition)
    {
        const auto columns = m_sight.columnsIn(condition);
        if (columns.size() != 2)
            return false;
        const ByteRange left = m_sight.outline()[columns[0]].range;
        const ByteRange right = m_sight.outline()[columns[1]].range;
        return left.begin == condition.begin && right.end == condition.end
            && asciiTrimmed(m_sight.textOf({left.end, right.begin})) == "=";
    }

    FaultProbe probeOn(const FanOut& fanOut, const Call& call)
    {
        const ColumnId column = m_sight.columnOf(fanOut.childColumn);
        const std::string key = m_sight.spelling().column(column);
        FaultProbe probe;
        probe.sql = "SELECT " + key + " FROM " + m_sight.spelling().table(column.table) + " WHERE " + key
            + " IS NOT NULL GROUP BY " + key + " HAVING COUNT(*) > 1";
        Finding& made = probe.finding;
        made = warning(call.range, nameOf(fanOut.child));
        made.message = "The join with " + made.identifier + " repeats rows, so "
            + std::string(m_sight.textOf(call.range)) + " counts values several times; aggregate before joining.";
        return probe;
    }

    static Finding warning(ByteRange range, std::string identifier)
    {
        Finding made;
        made.rung = Rung::trial;
        made.severity = Severity::warning;
        made.code = ErrorCode::repeatedRows;
        made.range = range;
        made.identifier = std::move(identifier);
        return made;
    }

    /// Columns of the first table alone are listed, and another one that may have several rows for each only filters.
    void checkList(const Scope& scope)
    {
        const bool isShaped = std::any_of(scope.clauses.begin(), scope.clauses.end(), [](const ClauseSpan& clause) {
            return clause.clause == Clause::groupBy || clause.clause == Clause::having || clause.clause == Clause::limit
                || clause.clause == Clause::connectBy;
        });
        const SourceId first = scope.sources.front();
        const auto fanOut =
            std::find_if(m_fanOuts.begin(), m_fanOuts.end(), [&](const FanOut& one) { return one.parent == first; });
        if (isShaped || fanOut == m_fanOuts.end() || isDistinct(scope))
            return;
        const bool listsIt = std::all_of(scope.items.begin(), scope.items.end(), [&](const SelectItem& item) {
            return item.soleColumn && m_sight.sourceOf(item.soleColumn) == first;
        });
        const ColumnId key = soleKeyOf(m_sight.catalog(), m_sight.tableOf(first));
        if (listsIt && key && wantsEachOnce(scope, key))
            m_probes.push_back(probeOn(scope, *fanOut, key));
    }

    bool isDistinct(const Scope& scope) const
    {
        const auto tokens = m_sight.tokensIn({scope.range.begin, scope.items.front().range.end});
        return std::any_of(tokens.begin(), tokens.end(),
                           [](const Token& token) { return token.keyword == Keyword::Distinct; });
    }

    /// Two people may have the same name, and some questions ask for a row of each child. But rows that show the whole
    /// key are the same row, and a question may say that it wants each but once.
    bool wantsEachOnce(const Scope& scope, ColumnId key)
    {
        const bool showsKey = std::any_of(scope.items.begin(), scope.items.end(), [&](const SelectItem& item) {
            return m_sight.columnOf(item.soleColumn) == key;
        });
        const std::vector<std::string> words = nameWords(m_sight.query().question);
        return showsKey || std::any_of(words.begin(), words.end(), [](const std::string& word) {
                   return word == "distinct" || word == "different" || word == "unique";
               });
    }

    FaultProbe probeOn(const Scope& scope, const FanOut& fanOut, ColumnId key)
    {
        const std::string written = m_sight.spelling().qualified(fanOut.parent, m_sight.spelling().column(key));
        const ByteRange list{scope.items.front().range.begin, scope.items.back().range.end};
        std::uint32_t end = list.end;
        bool isOrdered = false;
        for (const ClauseSpan& clause : scope.clauses) {
            if (clause.clause == Clause::from || clause.clause == Clause::where)
                end = std::max(end, clause.range.end);
            isOrdered = isOrdered || clause.clause == Clause::orderBy;
        }
        FaultProbe probe;
        const std::string_view text = m_sight.query().text;
        probe.sql = std::string(text.substr(0, list.begin)) + written
            + std::string(text.substr(list.end, end - list.end)) + " GROUP BY " + written + " HAVING COUNT(*) > 1";
        Finding& made = probe.finding;
        made = warning(list, nameOf(fanOut.child));
        made.message = "The join with " + made.identifier + " repeats rows of " + nameOf(fanOut.parent)
            + ", and no column tells them apart.";
        if (!isOrdered)
            made.fixes.push_back({{{{list.begin, list.begin}, "DISTINCT "}}, "list each once", distinctConfidence});
        return probe;
    }

    FaultSight& m_sight;
    ScopeId m_body;
    std::vector<std::pair<SourceId, SourceId>> m_links;
    std::vector<FanOut> m_fanOuts;
    std::vector<FaultProbe> m_probes;
};

} // namespace

std::vector<FaultProbe> fanOutProbes(FaultSight& sight)
{
    return FanOuts(sight).plan();
}

} // namespace querymend
