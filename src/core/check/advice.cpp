#include "check/advice.h"

#include "base/ascii.h"
#include "check/columnguesses.h"
#include "check/havingadvice.h"
#include "check/impliedjoins.h"
#include "check/keyadvice.h"
#include "check/quotedtexts.h"
#include "check/tableadvice.h"

#include <algorithm>
#include <set>

namespace querymend {

/// Adds what the keys of a source's table say: the column that a join with the other side of a comparison uses, and the
/// one whose name differs only by that of the table.
void Advice::byKeys(std::vector<Meaning>& meanings, const ColumnRef& reference, SourceId id,
                    const std::vector<ComparedColumn>& compared, bool qualify) const
{
    const std::string_view name = m_basis.outline.parts(reference.name).back().text;
    const TableId table = m_basis.shapes.of(id).table;
    if (!table || !m_basis.schema)
        return;
    const auto add = [&](const std::string& column, Evidence evidence) {
        m_adviser.weigh(evidence, reference, id, column);
        const std::string written = quotedIfNeeded(m_basis.dialect, column);
        const std::string full = qualify ? m_adviser.spelling().qualified(id, written) : written;
        Meaning made{full, full, std::move(evidence)};
        made.source = id;
        made.column = column;
        meanings.push_back(std::move(made));
    };
    for (const ComparedColumn& other : compared) {
        const SourceId across = other.source.isNone() ? other.named : other.source;
        const TableId beyond = across.isNone() ? TableId() : m_basis.shapes.of(across).table;
        if (!beyond || across == id)
            continue;
        // If the other name is wrong too, only the tables tell.
        const std::string_view column = other.source.isNone()
            ? std::string_view()
            : std::string_view(m_basis.outline.parts(other.reference->name).back().text);
        const std::vector<std::string> keys = keyColumns(m_basis.schema->joins(), table, beyond, column);
        for (const std::string& key : keys)
            add(key,
                keys.size() == 1 ? Evidence(Sign::foreignKey) : Evidence(Sign::foreignKey).add(Sign::severalPaths));
        const auto implied = keys.empty() ? impliedJoin(m_basis.schema->catalog(), table, beyond) : std::nullopt;
        if (implied && (column.empty() || asciiEqualsIgnoringCase(implied->columns.front().to, column)))
            add(implied->columns.front().from, Evidence(Sign::foreignKey).add(Sign::byNames));
    }
    if (const auto column = columnNamedAfterTable(m_basis.schema->catalog().table(table), name))
        add(*column, Evidence(Sign::nameOfTable));
}

/// Adds columns of one source whose names resemble the missing one.
void Advice::nearInSource(std::vector<Meaning>& meanings, const ColumnRef& reference, SourceId id, bool qualify,
                          Sought sought)
{
    const std::string_view name = m_basis.outline.parts(reference.name).back().text;
    const std::vector<ShapeColumn> columns = m_adviser.columnsOf(id);
    if (!m_adviser.columns().spend(columns.size()))
        return;
    std::vector<std::string_view> names;
    names.reserve(columns.size());
    for (const ShapeColumn& column : columns)
        names.emplace_back(column.name);
    const std::vector<NearName> found = nearest(name, names, Adviser::mostSuggestions);
    for (const NearName& near : found) {
        const std::string written = m_adviser.spelling().column(columns[near.index]);
        // The same spelling is no suggestion, but it may need quotes to mean the column.
        if (near.resemblance == Resemblance::same && sought != Sought::inSight && written == name)
            continue;
        Evidence evidence(near);
        // A misspelt column of the table that was named comes before the same name in another table.
        if (sought == Sought::byQualifier && near.resemblance == Resemblance::typo)
            evidence.add(Sign::misspeltThere);
        else if (sought == Sought::elsewhere)
            evidence.add(Sign::elsewhereInQuery);
        m_adviser.weigh(evidence, reference, id, names[near.index]);
        const std::string full = qualify ? m_adviser.spelling().qualified(id, written) : written;
        Meaning made{full, full, std::move(evidence)};
        made.source = id;
        made.column = names[near.index];
        meanings.push_back(std::move(made));
    }
    if (sought == Sought::elsewhere)
        return;
    constexpr float nearScore = 0.5F;
    const bool isNearOne = !found.empty() && found.front().score >= nearScore;
    addOtherWords(meanings, m_adviser, reference, id, qualify, isNearOne);
    addComputed(meanings, m_adviser, reference, id, qualify);
}

/// Whether a key leads from one of the sources to a table with this column that the query does not use.
bool Advice::isNextTo(const std::vector<SourceId>& sources, std::string_view column) const
{
    if (!m_basis.schema)
        return false;
    std::set<std::uint32_t> used;
    for (std::uint32_t i = 0; i < m_basis.outline.sources.size(); ++i)
        used.insert(m_basis.shapes.of(SourceId{i}).table.value);
    return std::ranges::any_of(sources, [&](SourceId id) {
        const TableId table = m_basis.shapes.of(id).table;
        const std::vector<JoinStep> steps = table ? m_basis.schema->joins().stepsFrom(table) : std::vector<JoinStep>();
        return std::ranges::any_of(steps, [&](const JoinStep& step) {
            return !used.contains(step.to.value)
                && !m_basis.schema->catalog().findColumnIgnoringCase(step.to, column).isNone();
        });
    });
}

/// Adds the same column of other sources in the query: the qualifier may be wrong.
void Advice::otherSources(std::vector<Meaning>& meanings, const ColumnRef& reference, const NamePart& column,
                          const std::vector<SourceId>& missed)
{
    std::vector<SourceId> having;
    for (const SourceId id : m_adviser.inSight(reference)) {
        if (std::find(missed.begin(), missed.end(), id) == missed.end()
            && m_basis.shapes.count(m_basis.shapes.of(id), column) > 0)
            having.push_back(id);
    }
    for (const SourceId id : having) {
        const std::string name =
            m_adviser.spelling().qualified(id, column.quoted ? quoted(m_basis.dialect, column.text) : column.text);
        Evidence evidence(Sign::inOtherSource);
        // Where a table next to the named one has the column too, it may as well be the one that is meant.
        constexpr double besideAnother = 0.6;
        if (having.size() == 1)
            evidence.add(Sign::onlySource, isNextTo(missed, column.text) ? besideAnother : 1.0);
        m_adviser.weigh(evidence, reference, id, column.text);
        Meaning made{name, name, std::move(evidence)};
        made.source = id;
        made.column = column.text;
        meanings.push_back(std::move(made));
    }
    for (const SourceId id : m_adviser.inSight(reference)) {
        if (std::find(missed.begin(), missed.end(), id) == missed.end())
            nearInSource(meanings, reference, id, true, Sought::elsewhere);
    }
}

/// Offers the expression of an alias where the alias itself is not known yet.
void Advice::aliasedValue(Finding& finding, const ColumnRef& reference) const
{
    constexpr double confidence = 0.85;
    const Scope& scope = m_basis.outline[reference.scope];
    const std::string_view name = m_basis.outline.parts(reference.name).back().text;
    const auto item = std::ranges::find_if(scope.items, [&](const SelectItem& candidate) {
        return !candidate.alias.text.empty() && asciiEqualsIgnoringCase(candidate.alias.text, name)
            && !candidate.expression.contains(reference.range);
    });
    if (item == scope.items.end())
        return;
    const std::string value(item->expression.of(m_basis.text));
    bool aggregates = false;
    for (const Call& call : m_basis.outline.calls) {
        const FunctionRow* const row =
            findFunction(m_basis.dialect.functions, m_basis.outline.parts(call.name).back().text);
        if (!item->expression.contains(call.range) || !row)
            continue;
        if (call.over)
            return;
        aggregates = aggregates || ((row->traits & aggregateFunction) != 0 && (row->traits & scalarFunction) == 0);
    }
    const std::string written = item->soleColumn || item->soleCall ? value : '(' + value + ')';
    Fix fix{{{reference.range, written}}, "an alias is not known here yet; its expression is", confidence};
    if (aggregates && reference.clause != Clause::having) {
        const ByteRange condition = conditionAround(scope, reference.range);
        std::string having(condition.of(m_basis.text));
        if (reference.clause != Clause::where || condition.empty())
            return;
        having.replace(reference.range.begin - condition.begin, reference.range.size(), written);
        fix = {movedToHaving(scope, condition, having), "conditions on groups belong in HAVING", confidence};
    }
    if (!fix.edits.empty())
        finding.fixes.push_back(std::move(fix));
}

/// Adds what resembles the name anywhere in the schema.
void Advice::anywhere(std::vector<Meaning>& meanings, std::string_view name) const
{
    for (const NearColumn& near : m_basis.schema->suggester().columns(name, Adviser::mostSuggestions)) {
        const std::string full =
            m_adviser.spelling().table(near.column.table) + "." + m_adviser.spelling().column(near.column);
        Evidence evidence(near.resemblance, near.score);
        meanings.push_back({full, {}, evidence.add(Sign::notInQuery)});
    }
}

/// Whether a name in double quotes is where a text may be meant.
bool Advice::mayBeText(const ColumnRef& reference) const
{
    const auto parts = m_basis.outline.parts(reference.name);
    const bool isSortKey = reference.clause == Clause::orderBy || reference.clause == Clause::groupBy;
    return m_basis.dialect.quotedNamesMayBeTexts && !isSortKey && parts.size() == 1 && parts.front().quoted
        && m_basis.text[parts.front().range.begin] == '"';
}

void Advice::onColumn(Finding& finding, const ColumnRef& reference, const Resolution& resolution)
{
    const auto parts = m_basis.outline.parts(reference.name);
    const NamePart& column = parts.back();
    const bool isQualified = parts.size() > 1;
    std::vector<Meaning> meanings;
    const std::vector<ComparedColumn> compared =
        comparedColumns(reference, m_basis.text, m_basis.outline, m_basis.resolver);
    if (isQualified) {
        for (std::size_t i = 0; i < std::min(resolution.sources.size(), Adviser::mostSources); ++i) {
            byKeys(meanings, reference, resolution.sources[i], compared, true);
            nearInSource(meanings, reference, resolution.sources[i], true, Sought::byQualifier);
        }
        otherSources(meanings, reference, column, resolution.sources);
    }
    const std::vector<SourceId> sight = m_adviser.inSight(reference);
    if (!isQualified) {
        for (const SourceId id : sight) {
            byKeys(meanings, reference, id, compared, sight.size() > 1);
            nearInSource(meanings, reference, id, sight.size() > 1, Sought::inSight);
        }
    }
    if (mayBeText(reference)) {
        const std::string literal = singleQuoted(column.text);
        finding.message += " If it is a text, it goes in single quotes: " + literal + '.';
        meanings.push_back({literal, literal, Evidence(Sign::text, meanings.empty() ? 1.0 : 0.5)});
    }
    if (!isQualified)
        aliasedValue(finding, reference);
    const Scope& scope = m_basis.outline[reference.scope];
    if (auto from = missingFrom(scope, column.text, m_basis.schema, m_adviser.spelling()))
        finding.fixes.push_back(*std::move(from));
    elsewhere(meanings, reference, column.text, isQualified ? resolution.sources : std::vector<SourceId>());
    // A table that nothing leads to is only worth naming if there is nothing better.
    const auto isReached = [](const Meaning& meaning) { return !meaning.replacement.empty() || !meaning.join.empty(); };
    if (std::ranges::any_of(meanings, isReached))
        std::erase_if(meanings, [&](const Meaning& meaning) { return !isReached(meaning); });
    if (meanings.empty()) {
        for (const SourceId id : isQualified ? resolution.sources : sight)
            addUnlike(meanings, m_adviser, reference, id, isQualified || sight.size() > 1);
    }
    if (m_basis.schema && meanings.empty())
        anywhere(meanings, column.text);
    m_adviser.take(finding, std::move(meanings), reference.range, compared);
}

void Advice::ctes(std::vector<Meaning>& meanings, const NamePart& name)
{
    if (!m_ctes) {
        std::vector<std::string_view> names;
        for (const Cte& cte : m_basis.outline.ctes)
            names.emplace_back(cte.name.text);
        m_ctes.emplace(names);
    }
    for (const NearName& near : m_ctes->find(name.text, Adviser::mostSuggestions)) {
        const NamePart& cte = m_basis.outline.ctes[near.index].name;
        Evidence evidence(Sign::cte);
        const bool isGraded = near.resemblance >= Resemblance::typo;
        evidence.add(near.resemblance == Resemblance::sharedWords ? Sign::sharedWords
                         : near.resemblance == Resemblance::typo  ? Sign::typo
                                                                  : Sign::sameName,
                     isGraded ? static_cast<double>(near.score) : 1.0);
        meanings.push_back({cte.text, m_adviser.spelling().column({cte.text, cte.quoted}), std::move(evidence)});
    }
}

void Advice::onTable(Finding& finding, const Source& source)
{
    const auto parts = m_basis.outline.parts(source.name);
    std::vector<Meaning> meanings = meantTables(m_adviser, source);
    ctes(meanings, parts.back());
    m_adviser.take(finding, std::move(meanings), {parts.front().range.begin, parts.back().range.end});
}

void Advice::onFunction(Finding& finding)
{
    const std::span<const FunctionRow> known = m_basis.dialect.functions.allowed;
    if (!m_functions) {
        std::vector<std::string_view> names;
        names.reserve(known.size());
        for (const FunctionRow& row : known)
            names.push_back(row.name);
        m_functions.emplace(names);
    }
    std::vector<Meaning> meanings;
    for (const NearName& near : m_functions->find(finding.identifier, 3)) {
        constexpr float lessSure = 0.6F;
        const bool isCalledAlone = (known[near.index].traits & (scalarFunction | aggregateFunction)) != 0;
        if (near.resemblance != Resemblance::sharedWords && isCalledAlone)
            meanings.push_back({std::string(known[near.index].name), std::string(known[near.index].name),
                                Evidence(Resemblance::typo, near.score * lessSure)});
    }
    m_adviser.take(finding, std::move(meanings), finding.range);
}

} // namespace querymend
