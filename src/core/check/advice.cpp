#include "check/advice.h"

#include "base/ascii.h"
#include "check/keyadvice.h"
#include "check/quotedtexts.h"
#include "check/resemblancereason.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t mostSuggestions = 5;
constexpr std::size_t mostFixes = 3;
constexpr std::size_t mostSources = 50; ///< looked at for one name

} // namespace

Advice::Advice(std::string_view text, const Outline& outline, const Dialect& dialect, const SchemaView* schema,
               RowShapes& shapes, Resolver& resolver)
    : m_text(text), m_outline(outline), m_dialect(dialect), m_schema(schema), m_shapes(shapes), m_resolver(resolver),
      m_spelling(outline, dialect, schema), m_joins(dialect, schema, shapes, m_spelling)
{}

void Advice::take(Finding& finding, std::vector<Meaning> meanings, ByteRange range,
                  const std::vector<ComparedColumn>& compared) const
{
    std::erase_if(meanings, [&](const Meaning& meaning) { return equalsOtherSide(meaning, compared); });
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

/// Whether a comparison would then have the same column on both sides.
bool Advice::equalsOtherSide(const Meaning& meaning, const std::vector<ComparedColumn>& compared) const
{
    return !meaning.source.isNone() && std::any_of(compared.begin(), compared.end(), [&](const ComparedColumn& other) {
        const auto parts = m_outline.parts(other.reference->name);
        if (!asciiEqualsIgnoringCase(parts.back().text, meaning.column))
            return false;
        // Both names may be wrong; then their qualifiers tell.
        return other.source.isNone() ? asciiEqualsIgnoringCase(dotted(parts), meaning.name)
                                     : other.source == meaning.source;
    });
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

/// Adds what the keys of a source's table say: the column that a join with the other side of a comparison uses, and the
/// one whose name differs only by that of the table.
void Advice::byKeys(std::vector<Meaning>& meanings, SourceId id, const std::vector<ComparedColumn>& compared,
                    std::string_view name, bool qualify) const
{
    constexpr double joinConfidence = 0.92;
    constexpr double tableNameConfidence = 0.9;
    const TableId table = m_shapes.of(id).table;
    if (!table || !m_schema)
        return;
    const auto add = [&](const std::string& column, std::string_view reason, double confidence) {
        const std::string written = quotedIfNeeded(m_dialect, column);
        const std::string full = qualify ? m_spelling.qualified(id, written) : written;
        meanings.push_back({full, full, std::string(reason), confidence, {}, id, column});
    };
    for (const ComparedColumn& other : compared) {
        const TableId beyond = other.source.isNone() ? TableId() : m_shapes.of(other.source).table;
        if (!beyond || other.source == id)
            continue;
        const NamePart& column = m_outline.parts(other.reference->name).back();
        if (const auto key = keyColumn(m_schema->joins(), table, beyond, column.text))
            add(*key, "the foreign key between the two tables", joinConfidence);
    }
    if (const auto column = columnNamedAfterTable(m_schema->catalog().table(table), name))
        add(*column, "the column's name does not say its table", tableNameConfidence);
}

/// Adds columns of one source whose names resemble the missing one.
void Advice::nearInSource(std::vector<Meaning>& meanings, SourceId id, std::string_view name, bool qualify,
                          Sought sought)
{
    const std::vector<ShapeColumn> columns = columnsOf(id);
    if (!m_columns.spend(columns.size()))
        return;
    std::vector<std::string_view> names;
    names.reserve(columns.size());
    for (const ShapeColumn& column : columns)
        names.emplace_back(column.name);
    for (const NearName& near : nearest(name, names, mostSuggestions)) {
        const std::string written = m_spelling.column(columns[near.index]);
        // The same spelling is no suggestion, but it may need quotes to mean the column.
        if (near.resemblance == Resemblance::same && sought != Sought::inSight && written == name)
            continue;
        if (sought == Sought::elsewhere && near.resemblance > Resemblance::sameWords)
            continue;
        // A misspelt column of the table that was named comes before the same name in another table.
        constexpr double leastOfNamed = 0.6;
        constexpr double spread = 0.3;
        constexpr double otherSource = 0.9;
        double confidence = confidenceOf(near.resemblance, near.score);
        if (sought == Sought::byQualifier && near.resemblance == Resemblance::typo)
            confidence = leastOfNamed + spread * static_cast<double>(near.score);
        else if (sought == Sought::elsewhere)
            confidence *= otherSource;
        const std::string full = qualify ? m_spelling.qualified(id, written) : written;
        Meaning made{full, full, std::string(reasonOf(near.resemblance)), confidence};
        made.source = id;
        made.column = columns[near.index].name;
        meanings.push_back(std::move(made));
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
            const std::string name = m_spelling.table(id);
            meanings.push_back({name, name, "the table name as stored", 0.95});
        }
        for (const NearTable& near : m_schema->suggester().tables(last.text, mostSuggestions)) {
            const std::string name = m_spelling.table(near.table);
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
        meanings.push_back({name.text, m_spelling.column({name.text, name.quoted}), "a CTE in the statement",
                            confidenceOf(near.resemblance, near.score)});
    }
    take(finding, std::move(meanings), range);
}

/// Adds the same column of other sources in the query: the qualifier may be wrong.
void Advice::otherSources(std::vector<Meaning>& meanings, const ColumnRef& reference, const NamePart& column,
                          const std::vector<SourceId>& missed)
{
    std::vector<SourceId> having;
    for (const SourceId id : inSight(reference)) {
        if (std::find(missed.begin(), missed.end(), id) == missed.end() && m_shapes.count(m_shapes.of(id), column) > 0)
            having.push_back(id);
    }
    for (const SourceId id : having) {
        const std::string name = m_spelling.qualified(id, column.quoted ? quoted(m_dialect, column.text) : column.text);
        meanings.push_back({name,
                            name,
                            "the source in the query that has the column",
                            having.size() == 1 ? 0.9 : 0.6,
                            {},
                            id,
                            column.text});
    }
    for (const SourceId id : inSight(reference)) {
        if (std::find(missed.begin(), missed.end(), id) == missed.end())
            nearInSource(meanings, id, column.text, true, Sought::elsewhere);
    }
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
        const MissingJoin join = m_joins.to(id.table, inSight(reference));
        // A table that several joins away has the name says less than a column of a table that is read.
        const double confidence = join.steps == 0 ? 0.25 : join.steps == 1 ? 0.78 : 0.28;
        meanings.push_back({m_spelling.table(id.table) + "." + m_spelling.column(id), {}, {}, confidence, join.text});
    }
}

/// Whether a name in double quotes stands where a text may be meant.
bool Advice::mayBeText(const ColumnRef& reference) const
{
    const auto parts = m_outline.parts(reference.name);
    return m_dialect.quotedNamesMayBeTexts && parts.size() == 1 && parts.front().quoted
        && m_text[parts.front().range.begin] == '"';
}

void Advice::onColumn(Finding& finding, const ColumnRef& reference, const Resolution& resolution)
{
    const auto parts = m_outline.parts(reference.name);
    const NamePart& column = parts.back();
    const bool isQualified = parts.size() > 1;
    std::vector<Meaning> meanings;
    const std::vector<ComparedColumn> compared = comparedColumns(reference, m_text, m_outline, m_resolver);
    if (isQualified) {
        for (std::size_t i = 0; i < std::min(resolution.sources.size(), mostSources); ++i) {
            byKeys(meanings, resolution.sources[i], compared, column.text, true);
            nearInSource(meanings, resolution.sources[i], column.text, true, Sought::byQualifier);
        }
        otherSources(meanings, reference, column, resolution.sources);
    }
    const std::vector<SourceId> sight = inSight(reference);
    if (!isQualified) {
        for (const SourceId id : sight) {
            byKeys(meanings, id, compared, column.text, sight.size() > 1);
            nearInSource(meanings, id, column.text, sight.size() > 1, Sought::inSight);
        }
    }
    if (mayBeText(reference)) {
        const std::string literal = singleQuoted(column.text);
        finding.message += " If it is a text, it goes in single quotes: " + literal + '.';
        meanings.push_back({literal, literal, "strings go in single quotes", meanings.empty() ? 0.8 : 0.4});
    }
    if (auto from = missingFrom(m_outline[reference.scope], column.text, m_schema, m_spelling))
        finding.fixes.push_back(*std::move(from));
    elsewhere(meanings, reference, column.text);
    if (m_schema && meanings.empty()) {
        for (const NearColumn& near : m_schema->suggester().columns(column.text, mostSuggestions)) {
            const std::string name = m_spelling.table(near.column.table) + "." + m_spelling.column(near.column);
            meanings.push_back({name, {}, {}, 0.5 * confidenceOf(near.resemblance, near.score)});
        }
    }
    take(finding, std::move(meanings), reference.range, compared);
}

void Advice::onQualifier(Finding& finding, const ColumnRef& reference)
{
    const auto parts = m_outline.parts(reference.name);
    const NamePart& qualifier = reference.star ? parts.back() : parts[parts.size() - 2];
    const NamePart* column = reference.star ? nullptr : &parts.back();
    const ByteRange range{parts.front().range.begin, qualifier.range.end};
    std::vector<Meaning> meanings;
    const std::vector<ComparedColumn> compared =
        column ? comparedColumns(reference, m_text, m_outline, m_resolver) : std::vector<ComparedColumn>();
    const std::string_view named = column ? std::string_view(column->text) : std::string_view();
    for (const SourceId id : inSight(reference)) {
        const Source& source = m_outline[id];
        const NamePart* exposed = exposedName(m_outline, source);
        if (!exposed)
            continue;
        const bool has = !column || m_shapes.count(m_shapes.of(id), *column) > 0;
        const std::string name = m_spelling.column({exposed->text, exposed->quoted});
        const auto table = m_outline.parts(source.name);
        const bool aliased = !source.alias.text.empty() && !table.empty()
            && sameWritten(writtenName(table.back()), writtenName(qualifier), m_dialect.syntax.names.tables);
        if (aliased)
            meanings.push_back({name,
                                name,
                                "the table must be referred to by its alias here",
                                has ? 0.95 : 0.6,
                                {},
                                id,
                                std::string(named)});
        else if (has && column)
            meanings.push_back(
                {name, name, "the source in the query that has the column", 0.7, {}, id, std::string(named)});
        const std::vector<NearName> near = nearest(qualifier.text, {exposed->text}, 1);
        if (!near.empty())
            meanings.push_back({name,
                                name,
                                std::string(reasonOf(near.front().resemblance)),
                                confidenceOf(near.front().resemblance, near.front().score) * (has ? 1.0 : 0.5),
                                {},
                                id,
                                std::string(named)});
    }
    if (m_schema) {
        for (const TableId id : m_schema->catalog().tablesIgnoringCase(qualifier.text)) {
            MissingJoin join = m_joins.to(id, inSight(reference));
            if (join.steps > 0)
                meanings.push_back({{}, {}, {}, 0.75, std::move(join.text)});
        }
    }
    take(finding, std::move(meanings), range, compared);
}

void Advice::onAmbiguous(Finding& finding, const ColumnRef& reference, const Resolution& resolution) const
{
    const NamePart& column = m_outline.parts(reference.name).back();
    std::vector<Meaning> meanings;
    double confidence = 0.6;
    for (std::size_t i = 0; i < std::min(resolution.sources.size(), mostSuggestions); ++i) {
        const SourceId id = resolution.sources[i];
        const std::string name = m_spelling.qualified(id, column.quoted ? quoted(m_dialect, column.text) : column.text);
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
