#include "check/tableadvice.h"

#include "base/ascii.h"
#include "schema/otherwords.h"

#include <algorithm>
#include <map>

namespace querymend {

namespace {

constexpr std::size_t mostColumns = 30; ///< looked at for one source

void addOnce(std::vector<std::string_view>& names, std::string_view name)
{
    const bool isKnown =
        std::ranges::any_of(names, [&](std::string_view known) { return asciiEqualsIgnoringCase(known, name); });
    if (!isKnown && names.size() < mostColumns)
        names.push_back(name);
}

/// The tables that have the column which the fewest tables have.
std::vector<TableId> tablesHavingRarest(const std::vector<std::string_view>& columns, const Catalog& catalog)
{
    constexpr std::size_t mostTables = 20;
    std::vector<TableId> rarest;
    for (const std::string_view column : columns) {
        std::vector<TableId> having;
        for (const ColumnId id : catalog.columnsIgnoringCase(column)) {
            if (catalog.table(id.table).kind != TableKind::shadowTable && having.size() <= mostTables)
                having.push_back(id.table);
        }
        if (!having.empty() && having.size() <= mostTables && (rarest.empty() || having.size() < rarest.size()))
            rarest = std::move(having);
    }
    return rarest;
}

} // namespace

std::vector<std::string_view> columnsQualifiedBy(std::string_view qualifier, ScopeId scope, const Outline& outline)
{
    std::vector<std::string_view> names;
    for (const ColumnRef& reference : outline.columns) {
        const auto parts = outline.parts(reference.name);
        if (reference.scope == scope && !reference.star && parts.size() > 1
            && asciiEqualsIgnoringCase(parts[parts.size() - 2].text, qualifier))
            addOnce(names, parts.back().text);
    }
    return names;
}

std::vector<std::string_view> columnsUsedOf(const Source& source, const Outline& outline)
{
    const NamePart* const exposed = exposedName(outline, source);
    std::vector<std::string_view> names =
        exposed ? columnsQualifiedBy(exposed->text, source.scope, outline) : std::vector<std::string_view>();
    if (outline[source.scope].sources.size() > 1)
        return names;
    for (const ColumnRef& reference : outline.columns) {
        const auto parts = outline.parts(reference.name);
        const bool mayBeAlias = reference.clause == Clause::orderBy || reference.clause == Clause::groupBy
            || reference.clause == Clause::having;
        if (reference.scope == source.scope && !reference.star && parts.size() == 1 && !mayBeAlias)
            addOnce(names, parts.back().text);
    }
    return names;
}

double shareOf(const std::vector<std::string_view>& columns, TableId table, const Catalog& catalog)
{
    if (columns.empty())
        return 0;
    const auto had = std::ranges::count_if(
        columns, [&](std::string_view column) { return !catalog.findColumnIgnoringCase(table, column).isNone(); });
    return static_cast<double>(had) / static_cast<double>(columns.size());
}

std::vector<Meaning> meantTables(Adviser& adviser, const Source& source)
{
    std::vector<Meaning> meanings;
    const SchemaView* const schema = adviser.basis().schema;
    if (!schema)
        return meanings;
    const Catalog& catalog = schema->catalog();
    const Outline& outline = adviser.basis().outline;
    const std::string_view written = outline.parts(source.name).back().text;
    const std::vector<std::string_view> used = columnsUsedOf(source, outline);
    std::map<std::uint32_t, Evidence> tables;
    for (const TableId id : catalog.tablesIgnoringCase(written))
        tables.try_emplace(id.value, Sign::otherCase);
    for (const NearTable& near : schema->suggester().tables(written, Adviser::mostSuggestions))
        tables.try_emplace(near.table.value, near.resemblance, near.score);
    for (const TableId id : tablesHavingRarest(used, catalog))
        tables.try_emplace(id.value);
    for (const ColumnId id : catalog.columnsIgnoringCase(written)) {
        if (catalog.table(id.table).kind != TableKind::shadowTable && tables.size() < Adviser::mostSources)
            tables[id.table.value].add(Sign::columnOfTable);
    }
    for (auto& [number, evidence] : tables) {
        const TableId id{number};
        if (const double said = shareInOtherWords(written, catalog.table(id).name); said > 0)
            evidence.add(Sign::otherWords, said);
        const double share = shareOf(used, id, catalog);
        if (share == 1)
            evidence.add(Sign::allColumnsFit);
        else if (share > 0)
            evidence.add(Sign::columnsFit, share);
        else if (!used.empty() && catalog.table(id).columnsKnown)
            evidence.add(Sign::noColumnFits);
        if (const double said = adviser.question().share(catalog.table(id).name); said > 0)
            evidence.add(Sign::inQuestion, said);
        const std::string name = adviser.spelling().table(id);
        meanings.push_back({name, name, std::move(evidence)});
    }
    return meanings;
}

} // namespace querymend
