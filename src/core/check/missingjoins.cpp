#include "check/missingjoins.h"

#include "base/ascii.h"
#include "check/impliedjoins.h"

#include <algorithm>
#include <initializer_list>

namespace querymend {

/// The sources that a join in this scope can hang on, the preferred ones first.
std::vector<SourceId> MissingJoins::sourcesOf(ScopeId scope, const std::vector<SourceId>& preferred,
                                              SourceId before) const
{
    std::vector<SourceId> own = m_outline[scope].sources;
    if (!before.isNone()) {
        own.erase(std::find(own.begin(), own.end(), before), own.end());
        std::erase_if(own, [&](SourceId id) { return m_outline[id].joinTree != m_outline[before].joinTree; });
    }
    std::vector<SourceId> sources;
    for (const std::vector<SourceId>* list : std::initializer_list<const std::vector<SourceId>*>{&preferred, &own}) {
        for (const SourceId id : *list) {
            const bool isOwn = std::find(own.begin(), own.end(), id) != own.end();
            if (isOwn && m_shapes.of(id).table && std::find(sources.begin(), sources.end(), id) == sources.end())
                sources.push_back(id);
        }
    }
    return sources;
}

bool MissingJoins::isFree(ScopeId scope, std::string_view name) const
{
    return std::ranges::none_of(m_outline[scope].sources, [&](SourceId id) {
        const NamePart* const exposed = exposedName(m_outline, m_outline[id]);
        return exposed && asciiEqualsIgnoringCase(exposed->text, name);
    });
}

/// Whether the joined columns are no key of the table that they lead to.
bool MissingJoins::addsRows(const JoinStep& step) const
{
    const std::vector<std::string>& key = m_schema->catalog().table(step.to).primaryKey;
    return key.empty() || !std::ranges::all_of(key, [&](const std::string& column) {
               return std::ranges::any_of(step.columns, [&](const JoinColumns& pair) { return pair.to == column; });
           });
}

/// Where a join goes that needs this source: after the last join of its tree.
std::optional<std::uint32_t> MissingJoins::placeFor(ScopeId scope, SourceId from) const
{
    std::uint32_t end = 0;
    for (const SourceId id : m_outline[scope].sources) {
        const Source& source = m_outline[id];
        if (source.joinTree == m_outline[from].joinTree)
            end = std::max({end, source.range.end, source.joinRange.end});
    }
    return end > 0 && end <= m_text.size() ? std::optional(end) : std::nullopt;
}

/// Qualifies the names that would be ambiguous with the joined tables.
std::vector<TextEdit> MissingJoins::keptMeanings(ScopeId scope, const JoinPath& path)
{
    std::vector<TextEdit> edits;
    for (const ColumnRef& reference : m_outline.columns) {
        const auto parts = m_outline.parts(reference.name);
        if (parts.size() != 1 || reference.star)
            continue;
        const bool isTheirs = std::ranges::any_of(path, [&](const JoinStep& step) {
            return !m_schema->catalog().findColumnIgnoringCase(step.to, parts.front().text).isNone();
        });
        if (!isTheirs)
            continue;
        const Resolution meant = m_resolver.resolve(reference);
        if (meant.status != ResolutionStatus::resolved || meant.sources.size() != 1
            || m_outline[meant.sources.front()].scope != scope)
            continue;
        const std::string qualifier = m_spelling.qualifier(meant.sources.front());
        if (!qualifier.empty())
            edits.push_back({{parts.front().range.begin, parts.front().range.begin}, qualifier + "."});
    }
    return edits;
}

/// Keeps `SELECT *` to the tables that were read.
std::vector<TextEdit> MissingJoins::keptStars(ScopeId scope) const
{
    std::vector<TextEdit> edits;
    std::string all;
    for (const SourceId id : m_outline[scope].sources) {
        const std::string qualifier = m_spelling.qualifier(id);
        if (!qualifier.empty())
            all += (all.empty() ? "" : ", ") + qualifier + ".*";
    }
    for (const SelectItem& item : m_outline[scope].items) {
        if (item.star && item.starQualifier.empty() && !item.starModified)
            edits.push_back({item.range, all});
    }
    return edits;
}

MissingJoin MissingJoins::along(const JoinPath& path, ScopeId scope, const std::vector<SourceId>& sources,
                                std::string_view alias, SourceId before)
{
    MissingJoin join;
    join.steps = path.size();
    const auto from =
        std::ranges::find_if(sources, [&](SourceId id) { return m_shapes.of(id).table == path.front().from; });
    if (from == sources.end())
        return join;
    bool hasRoom = true;
    std::string left = m_spelling.qualifier(*from);
    for (const JoinStep& step : path) {
        const bool isLast = &step == &path.back();
        const std::string table = m_spelling.table(step.to);
        const std::string right = isLast && !alias.empty() ? quotedIfNeeded(m_dialect, alias) : table;
        join.text += join.text.empty() ? "JOIN " : " JOIN ";
        join.text += (right == table ? table : table + " " + right) + " ON ";
        for (std::size_t i = 0; i < step.columns.size(); ++i) {
            join.text += i == 0 ? "" : " AND ";
            join.text += left + "." + quotedIfNeeded(m_dialect, step.columns[i].from) + " = " + right + "."
                + quotedIfNeeded(m_dialect, step.columns[i].to);
        }
        hasRoom = hasRoom && isFree(scope, right == table ? m_schema->catalog().table(step.to).name : alias);
        join.addsRows = join.addsRows || addsRows(step);
        left = right;
    }
    join.qualifier = left;
    const std::optional<std::uint32_t> place =
        before.isNone() ? placeFor(scope, *from) : std::optional(m_outline[before].joinRange.begin);
    if (!place || !hasRoom || left.empty())
        return join;
    join.edits = keptMeanings(scope, path);
    const std::vector<TextEdit> stars = keptStars(scope);
    join.edits.insert(join.edits.end(), stars.begin(), stars.end());
    join.edits.push_back({{*place, *place}, before.isNone() ? " " + join.text : join.text + " "});
    return join;
}

/// The joins that names suggest where no keys lead to the table.
std::vector<MissingJoin> MissingJoins::byNames(TableId table, ScopeId scope, const std::vector<SourceId>& sources,
                                               std::string_view alias, SourceId before)
{
    constexpr std::size_t mostJoins = 2;
    std::vector<MissingJoin> joins;
    std::vector<TableId> tried;
    for (const SourceId id : sources) {
        const TableId from = m_shapes.of(id).table;
        if (from == table || joins.size() == mostJoins || std::find(tried.begin(), tried.end(), from) != tried.end())
            continue;
        tried.push_back(from);
        if (auto step = impliedJoin(m_schema->catalog(), from, table)) {
            joins.push_back(along({*std::move(step)}, scope, sources, alias, before));
            joins.back().isByNames = true;
        }
    }
    return joins;
}

std::vector<MissingJoin> MissingJoins::to(TableId table, ScopeId scope, const std::vector<SourceId>& preferred,
                                          std::string_view alias, SourceId before)
{
    constexpr JoinLimits limits{3, 2};
    if (!m_schema || !m_limit.spend())
        return {};
    const std::vector<SourceId> sources = sourcesOf(scope, preferred, before);
    std::vector<TableId> used;
    for (const SourceId id : sources) {
        if (m_shapes.of(id).table != table)
            used.push_back(m_shapes.of(id).table);
    }
    const std::vector<JoinPath> paths = m_schema->joins().shortestPaths(used, table, limits);
    std::vector<MissingJoin> joins;
    if (paths.empty())
        return byNames(table, scope, sources, alias, before);
    const auto isPreferred = [&](const JoinPath& path) {
        return std::ranges::any_of(preferred, [&](SourceId id) { return m_shapes.of(id).table == path.front().from; });
    };
    const auto preferredPaths = std::ranges::count_if(paths, isPreferred);
    for (const JoinPath& path : paths) {
        joins.push_back(along(path, scope, sources, alias, before));
        joins.back().isOnlyPath = paths.size() == 1 || (preferredPaths == 1 && isPreferred(path));
    }
    return joins;
}

Evidence evidenceOf(const MissingJoin& join)
{
    Evidence evidence(Sign::stepAway);
    if (join.steps > 1)
        evidence.add(Sign::furtherStep, static_cast<double>(join.steps - 1));
    if (join.isByNames)
        evidence.add(Sign::byNames);
    if (!join.isOnlyPath)
        evidence.add(Sign::severalPaths);
    if (join.addsRows)
        evidence.add(Sign::manyRows);
    return evidence;
}

std::optional<Fix> missingFrom(const Scope& scope, std::string_view column, const SchemaView* schema,
                               const NameSpelling& spelling)
{
    constexpr double confidence = 0.8;
    const auto list = std::find_if(scope.clauses.begin(), scope.clauses.end(),
                                   [](const ClauseSpan& clause) { return clause.clause == Clause::target; });
    if (!schema || !scope.sources.empty() || scope.parent || list == scope.clauses.end())
        return std::nullopt;
    const std::vector<ColumnId> found = schema->catalog().columnsIgnoringCase(column);
    if (found.size() != 1)
        return std::nullopt;
    const ByteRange end{list->range.end, list->range.end};
    return Fix{{{end, " FROM " + spelling.table(found.front().table)}}, "the table that has the column", confidence};
}

} // namespace querymend
