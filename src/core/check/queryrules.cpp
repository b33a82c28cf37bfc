#include "check/queryrules.h"

#include "check/grouping.h"
#include "check/havingadvice.h"
#include "check/references.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>

namespace querymend {

namespace {

class QueryRules {
public:
    explicit QueryRules(const NamedQuery& query) : m_query(query) {}

    std::vector<Finding> run()
    {
        checkAggregates();
        for (const SetOperation& operation : outline().setOperations)
            checkWidths(operation);
        if (m_query.dialect.syntax.uniqueSourceNames) {
            for (const Scope& scope : outline().scopes)
                checkSourceNames(scope);
        }
        std::vector<Finding> ungrouped = checkGrouping(m_query);
        std::move(ungrouped.begin(), ungrouped.end(), std::back_inserter(m_findings));
        return std::move(m_findings);
    }

private:
    const Outline& outline() const { return m_query.outline; }

    void add(ErrorCode code, ByteRange range, std::string identifier, std::string message, std::vector<Fix> fixes = {})
    {
        if (m_findings.size() >= mostReferenceFindings)
            return;
        Finding made;
        made.rung = Rung::references;
        made.code = code;
        made.range = range;
        made.identifier = std::move(identifier);
        made.message = std::move(message);
        made.fixes = std::move(fixes);
        m_findings.push_back(std::move(made));
    }

    const std::string& nameOf(const Call& call) const { return outline().parts(call.name).back().text; }

    void checkAggregates()
    {
        const Call* around = nullptr; // the aggregate that may contain the calls after it
        for (const Call& call : outline().calls) {
            if (call.over && !mayHoldWindow(call.clause)) {
                add(ErrorCode::aggregateMisuse, call.range, nameOf(call),
                    "The window function " + nameOf(call) + " cannot be used where rows are filtered or grouped.");
                continue;
            }
            if (!isAggregate(m_query, call))
                continue;
            if (call.clause == Clause::where || call.clause == Clause::joinCondition) {
                add(ErrorCode::aggregateMisuse, call.range, nameOf(call),
                    "The aggregate " + nameOf(call) + " cannot be used in "
                        + (call.clause == Clause::where ? "WHERE; conditions on groups belong in HAVING."
                                                        : "a join's condition."),
                    aggregateFixes(m_query, call));
            } else if (around && around->scope == call.scope && isArgument(*around, call)
                       && !m_query.dialect.nestedAggregates) {
                add(ErrorCode::aggregateMisuse, call.range, nameOf(call),
                    "The aggregate " + nameOf(call) + " cannot be used inside the aggregate " + nameOf(*around)
                        + "; compute the inner one in a subquery.");
            }
            if (!around || call.range.end > around->range.end)
                around = &call;
        }
    }

    static bool mayHoldWindow(Clause clause)
    {
        return clause != Clause::where && clause != Clause::groupBy && clause != Clause::having
            && clause != Clause::joinCondition;
    }

    static bool isArgument(const Call& outer, const Call& inner)
    {
        // Arguments do not overlap, so only the last one that begins before the call can contain it.
        const auto after = std::upper_bound(outer.arguments.begin(), outer.arguments.end(), inner.range.begin,
                                            [](std::uint32_t at, ByteRange argument) { return at < argument.begin; });
        return after != outer.arguments.begin() && std::prev(after)->contains(inner.range);
    }

    void checkWidths(const SetOperation& operation)
    {
        const std::optional<std::size_t> left = widthOf(operation.left);
        const std::optional<std::size_t> right = widthOf(operation.right);
        if (operation.byName || !left || !right || left == right)
            return;
        add(ErrorCode::setOperationMismatch, operation.range, std::string(operation.range.of(m_query.text)),
            "The queries on both sides need the same number of columns, but have " + std::to_string(*left) + " and "
                + std::to_string(*right) + ".");
    }

    /// How many columns a query returns, if that is certain.
    std::optional<std::size_t> widthOf(ScopeId id) const
    {
        if (!id)
            return std::nullopt;
        const Scope* scope = &outline()[id];
        while (scope->kind == ScopeKind::compound)
            scope = &outline()[scope->arms.front()];
        if (scope->kind == ScopeKind::values)
            return scope->valueColumns;
        if (scope->kind == ScopeKind::opaque || scope->opaqueColumns || scope->items.empty())
            return std::nullopt;
        const bool stars =
            std::any_of(scope->items.begin(), scope->items.end(), [](const SelectItem& i) { return i.star; });
        if (!stars)
            return scope->items.size();
        const RowShape& shape = m_query.shapes.of(id);
        return shape.complete ? std::optional(shape.columns.size()) : std::nullopt;
    }

    void checkSourceNames(const Scope& scope)
    {
        const NameRule rule = m_query.dialect.syntax.names.tables;
        std::map<std::string, const Source*> seen;
        for (const SourceId id : scope.sources) {
            const Source& source = outline()[id];
            const NamePart* exposed = exposedName(outline(), source);
            if (!exposed || source.hidden || source.operand || source.kind == SourceKind::function)
                continue;
            const auto [at, isNew] = seen.try_emplace(canonical(writtenName(*exposed), rule), &source);
            const bool qualified = source.alias.text.empty() && source.name.count > 1;
            if (isNew || qualified || at->second->name.count > 1)
                continue;
            add(ErrorCode::ambiguousColumn, exposed->range, exposed->text,
                "The name " + exposed->text + " refers to two tables in the query; give each its own alias.");
        }
    }

    const NamedQuery& m_query;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkQueryRules(const NamedQuery& query)
{
    return QueryRules(query).run();
}

} // namespace querymend
