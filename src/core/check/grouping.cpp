#include "check/grouping.h"

#include "base/ascii.h"
#include "check/references.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace querymend {

namespace {

constexpr double groupConfidence = 0.7;

/// What is known about grouping in one query block.
struct GroupedBlock {
    bool aggregates = false;
    std::vector<const ColumnRef*> keys;
};

class GroupingCheck {
public:
    explicit GroupingCheck(const NamedQuery& query) : m_query(query) {}

    std::vector<Finding> run()
    {
        for (const Call& call : outline().calls) {
            if (call.clause == Clause::target && isAggregate(m_query, call))
                m_blocks[call.scope.value].aggregates = true;
        }
        for (const ColumnRef& reference : outline().columns) {
            if (reference.clause == Clause::groupBy)
                m_blocks[reference.scope.value].keys.push_back(&reference);
        }
        for (std::uint32_t i = 0; i < outline().scopes.size(); ++i) {
            if (const auto block = m_blocks.find(i); block != m_blocks.end())
                check({i}, block->second);
        }
        return std::move(m_findings);
    }

private:
    const Outline& outline() const { return m_query.outline; }

    void check(ScopeId id, const GroupedBlock& block)
    {
        const Scope& scope = outline()[id];
        const auto clause = std::find_if(scope.clauses.begin(), scope.clauses.end(),
                                         [](const ClauseSpan& c) { return c.clause == Clause::groupBy; });
        const bool grouped = clause != scope.clauses.end();
        // GROUP BY a position, ALL, () and the like: the columns alone do not say what is grouped.
        if (grouped && (block.keys.empty() || hasNumber(clause->range.of(m_query.text))))
            return;
        std::unordered_set<std::string> keys;
        for (const ColumnRef* key : block.keys)
            keys.insert(asciiLowered(lastPart(*key).text));
        std::vector<const ColumnRef*> ungrouped;
        for (const SelectItem& item : scope.items) {
            if (!item.soleColumn || item.star || keys.count(asciiLowered(item.alias.text)) != 0)
                continue;
            const ColumnRef& column = outline()[item.soleColumn];
            if (!column.star && keys.count(asciiLowered(lastPart(column).text)) == 0 && isCertain(id, column, keys))
                ungrouped.push_back(&column);
        }
        const std::optional<Fix> fix = groupingAll(ungrouped, scope);
        for (const ColumnRef* const column : ungrouped)
            add(*column, fix);
    }

    /// Groups by all of these columns.
    std::optional<Fix> groupingAll(const std::vector<const ColumnRef*>& columns, const Scope& scope) const
    {
        std::string names;
        for (const ColumnRef* const column : columns)
            names += (names.empty() ? "" : ", ") + std::string(column->range.of(m_query.text));
        std::uint32_t end = 0;
        for (const ClauseSpan& clause : scope.clauses) {
            if (clause.clause == Clause::groupBy)
                return Fix{{{{clause.range.end, clause.range.end}, ", " + names}}, "also group by it", groupConfidence};
            if (clause.clause == Clause::from || clause.clause == Clause::where)
                end = std::max(end, clause.range.end);
        }
        if (end == 0 || names.empty())
            return std::nullopt;
        return Fix{{{{end, end}, " GROUP BY " + names}}, "one row for each of its values", groupConfidence};
    }

    const NamePart& lastPart(const ColumnRef& column) const { return outline().parts(column.name).back(); }

    static bool hasNumber(std::string_view text)
    {
        for (std::size_t i = 1; i < text.size(); ++i) {
            const char before = text[i - 1];
            if (asciiIsDigit(text[i]) && (asciiIsSpace(before) || before == ',' || before == '('))
                return true;
        }
        return false;
    }

    /// Whether the column is from one of the block's own sources and is not determined by a grouped primary key.
    bool isCertain(ScopeId id, const ColumnRef& column, const std::unordered_set<std::string>& keys)
    {
        const Resolution resolution = m_query.resolver.resolve(column);
        if (resolution.status != ResolutionStatus::resolved || resolution.sources.size() != 1)
            return false;
        const Source& source = outline()[resolution.sources.front()];
        if (source.scope != id)
            return false;
        if (!m_query.dialect.groupedByKey || !m_query.shapes.isRealTable(source))
            return true;
        const TableMatch match = m_query.shapes.lookUp(source);
        if (!match)
            return false;
        const std::vector<std::string>& primaryKey = m_query.catalog->table(match.table).primaryKey;
        return keys.empty()
            || (!primaryKey.empty() && std::none_of(primaryKey.begin(), primaryKey.end(), [&](const std::string& k) {
                   return keys.count(asciiLowered(k)) != 0;
               }));
    }

    void add(const ColumnRef& column, const std::optional<Fix>& fix)
    {
        if (m_findings.size() >= mostReferenceFindings)
            return;
        Finding made;
        made.rung = Rung::references;
        made.code = ErrorCode::grouping;
        made.range = column.range;
        made.identifier = std::string(column.range.of(m_query.text));
        made.message = made.identifier + " must appear in GROUP BY or in an aggregate function.";
        if (fix)
            made.fixes.push_back(*fix);
        m_findings.push_back(std::move(made));
    }

    const NamedQuery& m_query;
    std::unordered_map<std::uint32_t, GroupedBlock> m_blocks;
    std::vector<Finding> m_findings;
};

} // namespace

bool isAggregate(const NamedQuery& query, const Call& call)
{
    if (call.over || call.bare || call.asTable || !call.scope || query.outline[call.scope].parent
        || call.name.count != 1)
        return false;
    const FunctionRow* row = findFunction(query.dialect.functions, query.outline.parts(call.name).front().text);
    return row && (row->traits & aggregateFunction) != 0 && (row->traits & (scalarFunction | tableFunction)) == 0;
}

std::vector<Finding> checkGrouping(const NamedQuery& query)
{
    return query.dialect.groupsStrictly ? GroupingCheck(query).run() : std::vector<Finding>{};
}

} // namespace querymend
