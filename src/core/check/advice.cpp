#include "check/advice.h"

#include "check/resemblancereason.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t mostSuggestions = 5;
constexpr std::size_t mostFixes = 3;
constexpr std::size_t mostSources = 50; ///< looked at for one name

} // namespace

Advice::Advice(std::string_view text, const Outline& outline, const Dialect& dialect, const SchemaView* schema,
               RowShapes& shapes, const Resolver& resolver)
    : m_text(text), m_outline(outline), m_dialect(dialect), m_schema(schema), m_shapes(shapes), m_resolver(resolver)
{}

void Advice::take(Finding& finding, std::vector<Meaning> meanings, ByteRange range) const
{
    std::stable_sort(meanings.begin(), meanings.end(),
                     [](const Meaning& a, const Meaning& b) { return a.confidence > b.confidence; });
    for (Meaning& meaning : meanings) {
        Suggestion suggestion{std::move(meaning.name), std::move(meaning.join)};
        const bool known =
            std::find(finding.suggestions.begin(), finding.suggestions.end(), suggestion) != finding.suggestions.end();
        if (known || finding.suggestions.size() == mostSuggestions)
            continue;
        finding.suggestions.push_back(std::move(suggestion));
        if (!meaning.replacement.empty() && finding.fixes.size() < mostFixes)
            finding.fixes.push_back(
                {{{range, std::move(meaning.replacement)}}, std::move(meaning.reason), meaning.confidence});
    }
}

std::string Advice::spelled(const ShapeColumn& column) const
{
    return column.quoted ? quotedIfNeeded(m_dialect, column.name) : std::string(column.name);
}

std::string Advice::tableSpelled(TableId id) const
{
    const Table& table = m_schema->catalog().table(id);
    const TableMatch bare = m_schema->catalog().find({{table.name, true}});
    std::string name = quotedIfNeeded(m_dialect, table.name);
    if (table.schema.empty() || (bare && bare.table == id))
        return name;
    return quotedIfNeeded(m_dialect, table.schema) + "." + name;
}

std::vector<ShapeColumn> Advice::columnsOf(SourceId id) const
{
    const RowShape& shape = m_shapes.of(id);
    if (!shape.table)
        return shape.columns;
    std::vector<ShapeColumn> columns;
    for (const Column& column : m_schema->catalog().table(shape.table).columns)
        columns.push_back({column.name, true});
    return columns;
}

std::vector<SourceId> Advice::inSight(const ColumnRef& reference) const
{
    return m_resolver.inSight(reference.scope, {}, mostSources);
}

std::string Advice::qualified(SourceId id, std::string_view column) const
{
    const NamePart* exposed = exposedName(m_outline, m_outline[id]);
    if (!exposed)
        return std::string(column);
    const std::string qualifier = exposed->quoted ? quotedIfNeeded(m_dialect, exposed->text) : exposed->text;
    return qualifier + "." + std::string(column);
}

/// Adds columns of one source whose names resemble the missing one.
void Advice::nearInSource(std::vector<Meaning>& meanings, SourceId id, std::string_view name, bool qualify, bool named)
{
    const std::vector<ShapeColumn> columns = columnsOf(id);
    if (!m_columns.spend(columns.size()))
        return;
    std::vector<std::string_view> names;
    names.reserve(columns.size());
    for (const ShapeColumn& column : columns)
        names.emplace_back(column.name);
    for (const NearName& near : nearest(name, names, mostSuggestions)) {
        const std::string written = spelled(columns[near.index]);
        // The same spelling is no suggestion, but it may need quotes to mean the column.
        if (near.resemblance == Resemblance::same && named && written == name)
            continue;
        const std::string full = qualify ? qualified(id, written) : written;
        meanings.push_back(
            {full, full, std::string(reasonOf(near.resemblance)), confidenceOf(near.resemblance, near.score)});
    }
}

void Advice::onTable(Finding& finding, const Source& source)
{
    const auto parts = m_outline.parts(source.name);
    const NamePart& last = parts.back();
    const ByteRange range{parts.front().range.begin, last.range.end};
    std::vector<Meaning> meanings;
    if (m_schema) {
        for (const TableId id : m_schema->catalog().tablesIgnoringCase(last.text)) {
            const std::string name = tableSpelled(id);
            meanings.push_back({name, name, "the table name as stored", 0.95});
        }
        for (const NearTable& near : m_schema->suggester().tables(last.text, mostSuggestions)) {
            const std::string name = tableSpelled(near.table);
            meanings.push_back(
                {name, name, std::string(reasonOf(near.resemblance)), confidenceOf(near.resemblance, near.score)});
        }
    }
    if (!m_ctes) {
        std::vector<std::string_view> ctes;
        for (const Cte& cte : m_outline.ctes)
            ctes.emplace_back(cte.name.text);
        m_ctes.emplace(ctes);
    }
    for (const NearName& near : m_ctes->find(last.text, mostSuggestions)) {
        const NamePart& name = m_outline.ctes[near.index].name;
        meanings.push_back({name.text, spelled({name.text, name.quoted}), "a CTE in the statement",
                            confidenceOf(near.resemblance, near.score)});
    }
    take(finding, std::move(meanings), range);
}

/// Adds the same column of other sources in the query: the qualifier may be wrong.
void Advice::otherSources(std::vector<Meaning>& meanings, const ColumnRef& reference, const NamePart& column,
                          const std::vector<SourceId>& missed) const
{
    std::vector<SourceId> having;
    for (const SourceId id : inSight(reference)) {
        if (std::find(missed.begin(), missed.end(), id) == missed.end() && m_shapes.count(m_shapes.of(id), column) > 0)
            having.push_back(id);
    }
    for (const SourceId id : having) {
        const std::string name = qualified(id, column.quoted ? quoted(m_dialect, column.text) : column.text);
        meanings.push_back({name, name, "the source in the query that has the column", having.size() == 1 ? 0.9 : 0.6});
    }
}

/// The name that qualifies a table's columns: that of the source which reads it, if there is one.
std::string Advice::qualifierOf(TableId table, const std::vector<SourceId>& sources) const
{
    for (const SourceId id : sources) {
        const NamePart* const exposed = exposedName(m_outline, m_outline[id]);
        if (exposed && m_shapes.of(id).table == table)
            return exposed->quoted ? quotedIfNeeded(m_dialect, exposed->text) : exposed->text;
    }
    return tableSpelled(table);
}

std::string Advice::joinTo(const ColumnRef& reference, TableId table)
{
    if (!m_joins.spend())
        return {};
    const std::vector<SourceId> sources = inSight(reference);
    std::vector<TableId> used;
    for (const SourceId id : sources) {
        const TableId known = m_shapes.of(id).table;
        if (known && known != table)
            used.push_back(known);
    }
    const std::vector<JoinPath> paths = m_schema->joins().shortestPaths(used, table, {2, 1});
    if (paths.empty())
        return {};
    std::string text;
    for (const JoinStep& step : paths.front()) {
        const std::string from = text.empty() ? qualifierOf(step.from, sources) : tableSpelled(step.from);
        text += text.empty() ? "JOIN " : " JOIN ";
        text += tableSpelled(step.to) + " ON ";
        for (std::size_t i = 0; i < step.columns.size(); ++i) {
            text += i == 0 ? "" : " AND ";
            text += from + "." + quotedIfNeeded(m_dialect, step.columns[i].from) + " = " + tableSpelled(step.to) + "."
                + quotedIfNeeded(m_dialect, step.columns[i].to);
        }
    }
    return text;
}

/// Adds columns of tables that the query does not use: a join may be missing, or the table wrong.
void Advice::elsewhere(std::vector<Meaning>& meanings, const ColumnRef& reference, std::string_view name)
{
    if (!m_schema)
        return;
    std::vector<TableId> used;
    for (const SourceId id : inSight(reference)) {
        if (m_shapes.of(id).table)
            used.push_back(m_shapes.of(id).table);
    }
    constexpr std::size_t mostTables = 20;
    std::size_t taken = 0;
    for (const ColumnId id : m_schema->catalog().columnsIgnoringCase(name)) {
        if (taken == mostTables)
            break;
        if (std::find(used.begin(), used.end(), id.table) != used.end()
            || m_schema->catalog().table(id.table).kind == TableKind::shadowTable)
            continue;
        ++taken;
        const std::string column =
            tableSpelled(id.table) + "." + quotedIfNeeded(m_dialect, m_schema->catalog().column(id).name);
        const std::string join = joinTo(reference, id.table);
        meanings.push_back({column, {}, {}, join.empty() ? 0.45 : 0.78, join});
    }
}

void Advice::onColumn(Finding& finding, const ColumnRef& reference, const Resolution& resolution)
{
    const auto parts = m_outline.parts(reference.name);
    const NamePart& column = parts.back();
    const bool isQualified = parts.size() > 1;
    std::vector<Meaning> meanings;
    if (isQualified) {
        for (std::size_t i = 0; i < std::min(resolution.sources.size(), mostSources); ++i)
            nearInSource(meanings, resolution.sources[i], column.text, true, true);
        otherSources(meanings, reference, column, resolution.sources);
    }
    const std::vector<SourceId> sight = inSight(reference);
    if (!isQualified) {
        for (const SourceId id : sight)
            nearInSource(meanings, id, column.text, sight.size() > 1, false);
    }
    const bool stringLike = column.quoted && !isQualified && m_text[column.range.begin] == '"';
    if (stringLike && m_dialect.quotedNamesMayBeTexts) {
        std::string literal = "'";
        for (const char c : column.text)
            literal += c == '\'' ? std::string("''") : std::string(1, c);
        literal += "'";
        meanings.push_back({literal, literal, "strings go in single quotes", meanings.empty() ? 0.8 : 0.4});
    }
    elsewhere(meanings, reference, column.text);
    if (m_schema && meanings.empty()) {
        for (const NearColumn& near : m_schema->suggester().columns(column.text, mostSuggestions)) {
            const std::string name = tableSpelled(near.column.table) + "."
                + quotedIfNeeded(m_dialect, m_schema->catalog().column(near.column).name);
            meanings.push_back({name, {}, {}, 0.5 * confidenceOf(near.resemblance, near.score)});
        }
    }
    take(finding, std::move(meanings), reference.range);
}

void Advice::onQualifier(Finding& finding, const ColumnRef& reference)
{
    const auto parts = m_outline.parts(reference.name);
    const NamePart& qualifier = reference.star ? parts.back() : parts[parts.size() - 2];
    const NamePart* column = reference.star ? nullptr : &parts.back();
    const ByteRange range{parts.front().range.begin, qualifier.range.end};
    std::vector<Meaning> meanings;
    for (const SourceId id : inSight(reference)) {
        const Source& source = m_outline[id];
        const NamePart* exposed = exposedName(m_outline, source);
        if (!exposed)
            continue;
        const bool has = !column || m_shapes.count(m_shapes.of(id), *column) > 0;
        const std::string name = spelled({exposed->text, exposed->quoted});
        const auto named = m_outline.parts(source.name);
        const bool aliased = !source.alias.text.empty() && !named.empty()
            && sameWritten(writtenName(named.back()), writtenName(qualifier), m_dialect.syntax.names.tables);
        if (aliased)
            meanings.push_back({name, name, "the table must be referred to by its alias here", has ? 0.95 : 0.6});
        else if (has && column)
            meanings.push_back({name, name, "the source in the query that has the column", 0.7});
        const std::vector<NearName> near = nearest(qualifier.text, {exposed->text}, 1);
        if (!near.empty())
            meanings.push_back({name, name, std::string(reasonOf(near.front().resemblance)),
                                confidenceOf(near.front().resemblance, near.front().score) * (has ? 1.0 : 0.5)});
    }
    if (m_schema) {
        for (const TableId id : m_schema->catalog().tablesIgnoringCase(qualifier.text)) {
            const std::string join = joinTo(reference, id);
            if (!join.empty())
                meanings.push_back({{}, {}, {}, 0.75, join});
        }
    }
    take(finding, std::move(meanings), range);
}

void Advice::onAmbiguous(Finding& finding, const ColumnRef& reference, const Resolution& resolution) const
{
    const NamePart& column = m_outline.parts(reference.name).back();
    std::vector<Meaning> meanings;
    double confidence = 0.6;
    for (std::size_t i = 0; i < std::min(resolution.sources.size(), mostSuggestions); ++i) {
        const SourceId id = resolution.sources[i];
        const std::string name = qualified(id, column.quoted ? quoted(m_dialect, column.text) : column.text);
        meanings.push_back({name, name, "names the source", confidence});
        confidence -= 0.1;
    }
    take(finding, std::move(meanings), reference.range);
}

void Advice::onFunction(Finding& finding)
{
    const std::span<const FunctionRow> known = m_dialect.functions.allowed;
    if (!m_functions) {
        std::vector<std::string_view> names;
        names.reserve(known.size());
        for (const FunctionRow& row : known)
            names.push_back(row.name);
        m_functions.emplace(names);
    }
    std::vector<Meaning> meanings;
    for (const NearName& near : m_functions->find(finding.identifier, 3)) {
        if (near.resemblance != Resemblance::sharedWords)
            meanings.push_back({std::string(known[near.index].name), std::string(known[near.index].name),
                                std::string(reasonOf(near.resemblance)),
                                0.6 * confidenceOf(near.resemblance, near.score)});
    }
    take(finding, std::move(meanings), finding.range);
}

} // namespace querymend
